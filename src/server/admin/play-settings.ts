// A pupil's play settings, read and changed by an owner.
import type { Actor } from '../accounts/audit/event.ts';
import {
  PLAY_SETTING_NAMES,
  type PlaySettings,
  type PlaySettingsChange,
} from '#shared/play-settings.ts';
import type { Db } from '../platform/db/database.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError, SENTENCES } from '../platform/errors.ts';
import { findPlaySettings, updatePlaySettings } from '../accounts/user/play-settings-store.ts';
import { actOnAccount } from './act.ts';

/** 404 for an unknown account. */
export async function findPlaySettingsOf(db: Db, accountId: number): Promise<PlaySettings> {
  return orUnknown(await findPlaySettings(db, accountId));
}

/** Changes some settings and returns all; 404 for an unknown account. Only actual changes are recorded. */
export async function setPlaySettingsOf(
  deps: Deps,
  actor: Actor,
  accountId: number,
  change: PlaySettingsChange,
): Promise<PlaySettings> {
  await actOnAccount(deps, actor, accountId, async (tx) => {
    const before = await findPlaySettingsOf(tx, accountId);
    const after = orUnknown(await updatePlaySettings(tx, accountId, change));
    const detail = detailOf(before, after);
    return detail === '' ? [] : [{ kind: 'play-settings-changed', detail }];
  });
  return findPlaySettingsOf(deps.database.db, accountId);
}

function orUnknown(found: PlaySettings | null): PlaySettings {
  if (found === null) throw new AppError('not-found', SENTENCES.notFound);
  return found;
}

/** Such as 'textSize: normal → largest, countdown: 1 → off'; empty if nothing changed. */
function detailOf(before: PlaySettings, after: PlaySettings): string {
  return PLAY_SETTING_NAMES.filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${wordFor(before[name])} → ${wordFor(after[name])}`)
    .join(', ');
}

function wordFor(value: PlaySettings[keyof PlaySettings]): string {
  if (value === null) return 'off';
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}
