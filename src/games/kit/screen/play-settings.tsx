// The pupil's play settings for whatever stands inside a game, however deep.
import { createContext, use } from 'react';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import type { PlaySettings } from '#shared/play-settings.ts';

/** Provided by the product around every page; the defaults hold where nothing is provided. */
export const PlaySettingsContext = createContext<PlaySettings>(DEFAULT_PLAY_SETTINGS);

/** How the pupil who plays wants to play. */
export function usePlaySettings(): PlaySettings {
  return use(PlaySettingsContext);
}
