import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { PlaySettingsContext } from '#games/kit/screen/play-settings.tsx';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { SwitchAccessContext } from '#ui/switch-access.ts';
import { dueOf } from '../../data/guard.ts';
import { useUser } from '../../data/user.ts';
import { cachedUser } from '../../data/user-cache.ts';
import { forgetVisitorSettings, useVisitorSettings } from '../../data/visitor-settings.ts';
import { dressPage } from './look.ts';
import { usePlaySettingsOf } from '../../data/play-settings-queries.ts';

/** Provides the signed-in user's play settings and applies them to the page; those of the device for nobody. */
export function PlaySettingsProvider({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  // Until the user is known, the last user's settings apply.
  const [last] = useState(cachedUser);
  const userId = (user === undefined ? last : user)?.id ?? null;
  const { data } = usePlaySettingsOf(userId, Boolean(user) && dueOf(user) === '');
  const visitors = useVisitorSettings();
  const settings = data ?? (userId === null ? visitors : DEFAULT_PLAY_SETTINGS);

  useEffect(() => {
    if (user) forgetVisitorSettings();
  }, [user]);
  useLayoutEffect(() => dressPage(settings), [settings]);
  return (
    <PlaySettingsContext value={settings}>
      <SwitchAccessContext value={settings.switchAccess}>{children}</SwitchAccessContext>
    </PlaySettingsContext>
  );
}
