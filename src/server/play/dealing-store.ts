// SQL for dealing: the pupil's countdown factor and the items dealt before.
import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Asking } from '#games/kit/rules/game.ts';
import { yearOrFirst } from '#shared/years.ts';
import { playSettingsFrom, type PlaySettings } from '#shared/play-settings.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { classes, classPupils, dealtItems, userSettings } from '../platform/db/schema.ts';

const { itemIds } = dealtItems;

const dealtTo = prepared('dealt-to', (db, name) =>
  db
    .select({
      playSettings: userSettings.playSettings,
      itemIds,
      typedNumbersOnly: sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(classPupils)
          .innerJoin(classes, eq(classes.id, classPupils.classId))
          .where(
            and(
              eq(classPupils.userId, userSettings.userId),
              classes.typedNumbersOnly,
              isNull(classes.archivedAt),
            ),
          ),
      )}`,
    })
    .from(userSettings)
    .leftJoin(
      dealtItems,
      and(
        eq(dealtItems.userId, userSettings.userId),
        eq(dealtItems.gameId, sql.placeholder('gameId')),
      ),
    )
    .where(eq(userSettings.userId, sql.placeholder('userId')))
    .prepare(name),
);

/** The pupil's countdown factor, whether a class of theirs has typed numbers alone, and the ids of the items last dealt in a game, newest first. */
export async function findDealing(
  db: Db,
  userId: number,
  gameId: string,
): Promise<{ pace: PlaySettings['countdown']; typedNumbersOnly: boolean; before: string[] }> {
  const [row] = await dealtTo(db).execute({ userId, gameId });
  return {
    pace: playSettingsFrom(row?.playSettings).countdown,
    typedNumbersOnly: row?.typedNumbersOnly ?? false,
    before: row?.itemIds ?? [],
  };
}

/** What decides which items a pupil's rounds can ask. */
export async function findAsking(
  db: Db,
  { id, yearGroup }: { id: number; yearGroup: number | null },
): Promise<Asking> {
  const { pace: countdown, typedNumbersOnly } = await findDealing(db, id, '');
  return { year: yearOrFirst(yearGroup), countdown, typedNumbersOnly };
}

/** The ids of the items last dealt to a user, newest first, by game. */
export async function findDealtItems(
  db: Db,
  userId: number,
): Promise<{ gameId: string; itemIds: string[] }[]> {
  return db
    .select({ gameId: dealtItems.gameId, itemIds })
    .from(dealtItems)
    .where(eq(dealtItems.userId, userId))
    .orderBy(asc(dealtItems.gameId));
}

/** How many items are remembered: those of the last five rounds of ten. */
const REMEMBERED_ITEMS = 50;

const upsertDealt = prepared('upsert-dealt', (db, name) =>
  db
    .insert(dealtItems)
    .values({
      userId: sql.placeholder('userId'),
      gameId: sql.placeholder('gameId'),
      itemIds: sql.placeholder('itemIds'),
    })
    .onConflictDoUpdate({
      target: [dealtItems.userId, dealtItems.gameId],
      set: { itemIds: sql`excluded.item_ids` },
    })
    .prepare(name),
);

/** Puts the items just dealt in front of the earlier ones. */
export async function rememberDealt(
  db: Db,
  userId: number,
  gameId: string,
  dealt: { now: readonly string[]; before: readonly string[] },
): Promise<void> {
  const itemIds = [...new Set([...dealt.now, ...dealt.before])].slice(0, REMEMBERED_ITEMS);
  await upsertDealt(db).execute({ userId, gameId, itemIds });
}
