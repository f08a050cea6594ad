// A pupil's play settings, changed by an owner.
import type { Actor } from '../accounts/audit/event.ts';
import { findPlaySettingsForStaff, setPlaySettings } from '../accounts/user/play-settings.ts';
import type { PlaySettingsChange } from '#shared/play-settings.ts';
import type { StaffPlaySettings } from '#shared/contract/staff-play-settings.ts';
import type { Deps } from '../platform/http/deps.ts';
import { actOnAccount } from './act.ts';

/** Changes some settings and returns all; 404 for an unknown account. */
export async function setPlaySettingsOf(
  deps: Deps,
  actor: Actor,
  accountId: number,
  change: PlaySettingsChange,
): Promise<StaffPlaySettings> {
  await actOnAccount(deps, actor, accountId, (tx) =>
    setPlaySettings(tx, accountId, change, { actor, at: deps.now() }),
  );
  return findPlaySettingsForStaff(deps.database.db, accountId);
}
