// SQL for play settings, and for what staff have set of them.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SetByStaff } from '#shared/contract/staff-play-settings.ts';
import {
  playSettingsFrom,
  settingsAt,
  type HelpName,
  type PlaySettings,
  type PlaySettingsChange,
} from '#shared/play-settings.ts';
import type { Db } from '../../platform/db/database.ts';
import { staffPlaySettings, users, userSettings } from '../../platform/db/schema.ts';

const { playSettings } = userSettings;

/** All play settings of a user; null if the account is gone. */
export async function findPlaySettings(db: Db, userId: number): Promise<PlaySettings | null> {
  const [row] = await db
    .select({ playSettings })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
  return row ? playSettingsFrom(row.playSettings) : null;
}

/** Changes some settings in one statement, so that simultaneous changes are all kept. */
export async function updatePlaySettings(
  db: Db,
  userId: number,
  change: PlaySettingsChange,
): Promise<void> {
  await db
    .update(userSettings)
    .set({ playSettings: sql`${playSettings} || ${JSON.stringify(change)}::jsonb` })
    .where(eq(userSettings.userId, userId));
}

/** Makes simultaneous changes of a user's play settings wait for each other; null if the account is gone. */
export async function lockPlaySettings(
  tx: Db,
  userId: number,
): Promise<{ isPupil: boolean; settings: PlaySettings } | null> {
  const [row] = await tx
    .select({ role: users.role, playSettings })
    .from(userSettings)
    .innerJoin(users, eq(users.id, userSettings.userId))
    .where(eq(userSettings.userId, userId))
    .for('update', { of: userSettings });
  return row
    ? { isPupil: row.role === 'pupil', settings: playSettingsFrom(row.playSettings) }
    : null;
}

/** What staff have set for a pupil, who can choose more help than that and not less. */
export async function findAtLeast(db: Db, userId: number): Promise<PlaySettingsChange> {
  const { name, help } = staffPlaySettings;
  const rows = await db
    .select({ name, help })
    .from(staffPlaySettings)
    .where(eq(staffPlaySettings.userId, userId));
  return settingsAt(new Map(rows.map((row) => [row.name, row.help])));
}

/** Which settings staff have set for a pupil, who did, and when. */
export async function findSetByStaff(db: Db, userId: number): Promise<SetByStaff[]> {
  const { name, setAt, setBy } = staffPlaySettings;
  const rows = await db
    .select({ name, by: users.displayName, at: setAt })
    .from(staffPlaySettings)
    .leftJoin(users, eq(users.id, setBy))
    .where(eq(staffPlaySettings.userId, userId))
    .orderBy(asc(name));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Replaces what staff have set of these settings; help of 0 is none. */
export async function replaceSetByStaff(
  tx: Db,
  userId: number,
  help: ReadonlyMap<HelpName, number>,
  { setBy, setAt }: { setBy: number | null; setAt: Date },
): Promise<void> {
  const { name } = staffPlaySettings;
  await tx
    .delete(staffPlaySettings)
    .where(and(eq(staffPlaySettings.userId, userId), inArray(name, [...help.keys()])));
  const given = [...help].filter(([, much]) => much > 0);
  if (given.length === 0) return;
  await tx
    .insert(staffPlaySettings)
    .values(given.map(([name, much]) => ({ userId, name, help: much, setBy, setAt })));
}
