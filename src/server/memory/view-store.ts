// SQL for what dealing is told of a pupil's memory (D9).
import { and, eq, sql } from 'drizzle-orm';
import type { MemoryView } from '#games/kit/memory.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import {
  answerTerms,
  gameRecords,
  itemMemories,
  objectiveRecords,
  userSettings,
} from '../platform/db/schema.ts';
import { noonOf, schoolDay } from '../platform/school-day.ts';
import { dueOn, recall } from './schedule.ts';

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

const itemsOf = prepared((db, name) =>
  db
    .select({
      item: answerTerms.name,
      stability: itemMemories.stability,
      reviewedOn: itemMemories.reviewedOn,
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
  const learning = await learningOf(db).execute({ userId, gameId });
  const [first] = learning;
  if (first?.memoryFrom == null) return null;
  const rows = await itemsOf(db).execute({ userId });
  const today = schoolDay(now);
  return {
    items: new Map(
      rows.map(({ item, stability, reviewedOn }) => {
        const state = { stability: Math.fround(stability), reviewedOn };
        return [
          item,
          {
            item,
            recall: recall(state, now),
            stability: state.stability,
            isDue: dueOn(state) <= today,
            lastMet: noonOf(reviewedOn),
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
