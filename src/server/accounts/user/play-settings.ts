// Play settings, changed by the pupil or by staff. A pupil can always add help, and take away only what no grown-up has
// set.
import {
  HELP_NAMES,
  helpOf,
  PLAY_SETTING_NAMES,
  withAtLeast,
  type OwnPlaySettings,
  type PlaySettings,
  type PlaySettingsChange,
} from '#shared/play-settings.ts';
import type { StaffPlaySettings } from '#shared/contract/staff-play-settings.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import type { Actor, EventDetails } from '../audit/event.ts';
import {
  findAtLeast,
  findPlaySettings,
  findSetByStaff,
  lockPlaySettings,
  replaceSetByStaff,
  updatePlaySettings,
} from './play-settings-store.ts';

/** Null if the account is gone. */
export async function findOwnPlaySettings(db: Db, userId: number): Promise<OwnPlaySettings | null> {
  const settings = await findPlaySettings(db, userId);
  return settings && { ...settings, ...(await limitsOf(db, userId)) };
}

/** Changes some settings and returns all; less help than staff have set becomes that. Null if the account is gone. */
export async function changeOwnPlaySettings(
  db: Db,
  userId: number,
  change: PlaySettingsChange,
): Promise<OwnPlaySettings | null> {
  return inTransaction(db, async (tx) => {
    const before = await lockPlaySettings(tx, userId);
    if (!before) return null;
    const allowed = withAtLeast({ ...before.settings, ...change }, await findAtLeast(tx, userId));
    await updatePlaySettings(tx, userId, differences(before.settings, allowed));
    return findOwnPlaySettings(tx, userId);
  });
}

async function limitsOf(db: Db, userId: number): Promise<Pick<OwnPlaySettings, 'atLeast'>> {
  const atLeast = await findAtLeast(db, userId);
  return Object.keys(atLeast).length > 0 ? { atLeast } : {};
}

/** 404 for an unknown account. */
export async function findPlaySettingsForStaff(db: Db, userId: number): Promise<StaffPlaySettings> {
  const settings = await findPlaySettings(db, userId);
  if (!settings) throw notFound();
  return { ...settings, setByStaff: await findSetByStaff(db, userId) };
}

/** Changes some settings and returns the events to record; 404 for an unknown account. Only actual changes count. */
export async function setPlaySettings(
  tx: Db,
  userId: number,
  change: PlaySettingsChange,
  { actor, at }: { actor: Actor; at: Date },
): Promise<EventDetails[]> {
  const before = await lockPlaySettings(tx, userId);
  if (!before) throw notFound();
  const { isPupil, settings } = before;
  const after = { ...settings, ...change };
  const changed = differences(settings, after);
  const detail = detailOf(settings, after);
  if (detail === '') return [];
  await updatePlaySettings(tx, userId, changed);
  const helping = HELP_NAMES.filter((name) => name in changed);
  const help = new Map(helping.map((name) => [name, helpOf(name, after)]));
  if (isPupil) await replaceSetByStaff(tx, userId, help, { setBy: actor.id, setAt: at });
  return [{ kind: 'play-settings-changed', detail }];
}

function differences(before: PlaySettings, after: PlaySettings): PlaySettingsChange {
  const changed = PLAY_SETTING_NAMES.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
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
