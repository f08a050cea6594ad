// SQL for dealing: the pupil's countdown factor and the items dealt before.
import { and, eq, sql } from 'drizzle-orm';
import { playSettingsFrom, type PlaySettings } from '#shared/play-settings.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared, UNNAMED } from '../platform/db/prepared.ts';
import { dealtItems, userSettings } from '../platform/db/schema.ts';

const dealtTo = prepared((db) =>
  db
    .select({ playSettings: userSettings.playSettings, itemIds: dealtItems.itemIds })
    .from(userSettings)
    .leftJoin(
      dealtItems,
      and(
        eq(dealtItems.userId, userSettings.userId),
        eq(dealtItems.gameId, sql.placeholder('gameId')),
      ),
    )
    .where(eq(userSettings.userId, sql.placeholder('userId')))
    .prepare(UNNAMED),
);

/** The pupil's countdown factor, and the ids of the items last dealt in a game, newest first. */
export async function findDealing(
  db: Db,
  userId: number,
  gameId: string,
): Promise<{ pace: PlaySettings['countdown']; before: string[] }> {
  const [row] = await dealtTo(db).execute({ userId, gameId });
  return { pace: playSettingsFrom(row?.playSettings).countdown, before: row?.itemIds ?? [] };
}
