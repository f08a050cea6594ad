// The pupil's play settings, available to every component of a game.
import { createContext, use } from 'react';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import type { PlaySettings } from '#shared/play-settings.ts';

/** Provided by the product around every page; the defaults hold where nothing is provided. */
export const PlaySettingsContext = createContext<PlaySettings>(DEFAULT_PLAY_SETTINGS);

/** The play settings of the pupil who plays. */
export function usePlaySettings(): PlaySettings {
  return use(PlaySettingsContext);
}
