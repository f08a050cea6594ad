import { useLayoutEffect, useState, type ReactNode } from 'react';
import { PlaySettingsContext } from '#games/kit/screen/play-settings.tsx';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import type { PlaySettings } from '#shared/play-settings.ts';
import { SwitchAccessContext } from '#ui/switch-access.ts';
import { useUser } from '../../data/queries.ts';
import { cachedUser } from '../../data/user-cache.ts';
import { lookOf } from './look.ts';
import { usePlaySettingsOf } from '../../data/play-settings-queries.ts';

/** Provides the signed-in user's play settings and applies them to the page; the defaults for nobody. */
export function PlaySettingsProvider({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  // Until the user is known, the last user's settings apply.
  const [last] = useState(cachedUser);
  const userId = (user === undefined ? last : user)?.id ?? null;
  const { data } = usePlaySettingsOf(userId, Boolean(user));
  const settings = data ?? DEFAULT_PLAY_SETTINGS;

  useDressedPage(settings);
  return (
    <PlaySettingsContext value={settings}>
      <SwitchAccessContext value={settings.switchAccess}>{children}</SwitchAccessContext>
    </PlaySettingsContext>
  );
}

function useDressedPage(settings: PlaySettings): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(lookOf(settings))) {
      document.documentElement.setAttribute(name, value);
    }
  }, [settings]);
}
