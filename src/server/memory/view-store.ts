// SQL for what dealing is told of a pupil's memory (D9).
import { and, eq, sql } from 'drizzle-orm';
import type { MemoryView } from '#games/kit/memory.ts';
import type { Db } from '../platform/db/database.ts';
import { sentAtOnce } from '../platform/db/at-once.ts';
import { prepared } from '../platform/db/prepared.ts';
import {
  answerTerms,
  gameRecords,
  itemMemories,
  objectiveRecords,
  userSettings,
} from '../platform/db/schema.ts';
import { noonOf, schoolDay } from '../platform/school-day.ts';
import { daysBetween } from '../platform/utc-day.ts';
import { isDueAfter, recallAfter } from './schedule.ts';

/** The switch, the rounds of the game, and a row for each objective that the pupil has answered on. */
const learningOf = prepared((db, name) =>
  db
    .select({
      memoryFrom: userSettings.memoryFrom,
      rounds: gameRecords.learningRounds,
      objective: answerTerms.name,
      answered: objectiveRecords.answered,
    })
    .from(userSettings)
    .leftJoin(
      gameRecords,
      and(
        eq(gameRecords.userId, userSettings.userId),
        eq(gameRecords.gameId, sql.placeholder('gameId')),
      ),
    )
    .leftJoin(objectiveRecords, eq(objectiveRecords.userId, userSettings.userId))
    .leftJoin(answerTerms, eq(answerTerms.id, objectiveRecords.objective))
    .where(eq(userSettings.userId, sql.placeholder('userId')))
    .prepare(name),
);

/**
 * All items in one row of JSON: a pupil has hundreds, and the driver and Drizzle take more than ten times as long for as many
 * rows as `JSON.parse` for one.
 */
const itemsOf = prepared((db, name) =>
  db
    .select({
      items: sql<[item: string, stability: number, reviewedOn: string][] | null>`json_agg(
        json_build_array(${answerTerms.name}, ${itemMemories.stability}, ${itemMemories.reviewedOn}))`,
    })
    .from(itemMemories)
    .innerJoin(answerTerms, eq(answerTerms.id, itemMemories.item))
    .where(eq(itemMemories.userId, sql.placeholder('userId')))
    .prepare(name),
);

/** What a pupil remembers, for dealing a round of a game; null while memory is switched off. */
export async function findMemoryView(
  db: Db,
  userId: number,
  gameId: string,
  now: Date,
): Promise<MemoryView | null> {
  const [learning, [remembered]] = await sentAtOnce([
    learningOf(db).execute({ userId, gameId }),
    itemsOf(db).execute({ userId }),
  ]);
  const [first] = learning;
  if (first?.memoryFrom == null) return null;
  const dayOf = daysBefore(schoolDay(now));
  return {
    items: new Map(
      (remembered?.items ?? []).map(([item, decimal, reviewedOn]) => {
        const state = { stability: Math.fround(decimal) };
        const { days, noon } = dayOf(reviewedOn);
        return [
          item,
          {
            item,
            recall: recallAfter(days, state),
            stability: state.stability,
            isDue: isDueAfter(days, state),
            lastMet: noon,
          },
        ];
      }),
    ),
    objectives: new Map(
      learning.flatMap(({ objective, answered }) =>
        objective !== null && answered !== null ? [[objective, answered] as const] : [],
      ),
    ),
    rounds: first.rounds ?? 0,
  };
}

/** How long ago a day was, and its noon: computed once for each day, of which there are few beside the items. */
function daysBefore(today: string): (day: string) => { days: number; noon: Date } {
  const known = new Map<string, { days: number; noon: Date }>();
  return (day) => {
    const before = known.get(day);
    if (before) return before;
    const found = { days: Math.max(0, daysBetween(day, today)), noon: noonOf(day) };
    known.set(day, found);
    return found;
  };
}
