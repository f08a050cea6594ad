// SQL for play settings.
import { eq, sql } from 'drizzle-orm';
import {
  playSettingsFrom,
  type PlaySettings,
  type PlaySettingsChange,
} from '#shared/play-settings.ts';
import type { Db } from '../../platform/db/database.ts';
import { userSettings } from '../../platform/db/schema.ts';

const { playSettings } = userSettings;

/** All play settings of a user; null if the account is gone. */
export async function findPlaySettings(db: Db, userId: number): Promise<PlaySettings | null> {
  const [row] = await db
    .select({ playSettings })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
  return row ? playSettingsFrom(row.playSettings) : null;
}

/**
 * Changes some settings in one statement, so that simultaneous changes are all kept; returns all settings, or null if
 * the account is gone.
 */
export async function updatePlaySettings(
  db: Db,
  userId: number,
  change: PlaySettingsChange,
): Promise<PlaySettings | null> {
  const [row] = await db
    .update(userSettings)
    .set({ playSettings: sql`${playSettings} || ${JSON.stringify(change)}::jsonb` })
    .where(eq(userSettings.userId, userId))
    .returning({ playSettings });
  return row ? playSettingsFrom(row.playSettings) : null;
}
