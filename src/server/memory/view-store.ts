// SQL for the part of a pupil's memory that dealing uses (D9).
import { and, eq, sql } from 'drizzle-orm';
import { NOTHING_REMEMBERED, type ItemMemory, type MemoryView } from '#games/kit/rules/memory.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import {
  gameRecords,
  itemMemories,
  objectiveRecords,
  userSettings,
} from '../platform/db/schema.ts';
import { noonOf, schoolDay } from '../platform/school-day.ts';
import { daysBetween, onceForEachDay } from '../platform/utc-day.ts';
import { isDueAfter, recallAfter } from './schedule.ts';

/** Whether the pupil's memory is on, and the rounds of the game. */
const settingsOf = prepared('memory-settings', (db, name) =>
  db
    .select({ memoryFrom: userSettings.memoryFrom, rounds: gameRecords.learningRounds })
    .from(userSettings)
    .leftJoin(
      gameRecords,
      and(
        eq(gameRecords.userId, userSettings.userId),
        eq(gameRecords.gameId, sql.placeholder('gameId')),
      ),
    )
    .where(eq(userSettings.userId, sql.placeholder('userId')))
    .prepare(name),
);

const tracesOf = prepared('memory-traces', (db, name) =>
  db
    .select({
      item: itemMemories.item,
      stability: itemMemories.stability,
      reviewedOn: itemMemories.reviewedOn,
    })
    .from(itemMemories)
    .where(eq(itemMemories.userId, sql.placeholder('userId')))
    .prepare(name),
);

const answersOf = prepared('objective-answers', (db, name) =>
  db
    .select({ objective: objectiveRecords.objective, answered: objectiveRecords.answered })
    .from(objectiveRecords)
    .where(eq(objectiveRecords.userId, sql.placeholder('userId')))
    .prepare(name),
);

/** What a pupil remembers, for dealing a round of a game; nothing while memory is switched off. */
export async function findMemoryView(
  db: Db,
  userId: number,
  gameId: string,
  now: Date,
): Promise<MemoryView> {
  const [[settings], traces, answers] = await Promise.all([
    settingsOf(db).execute({ userId, gameId }),
    tracesOf(db).execute({ userId }),
    answersOf(db).execute({ userId }),
  ]);
  if (settings?.memoryFrom == null) return NOTHING_REMEMBERED;
  const today = schoolDay(now);
  const dayOf = onceForEachDay((day) => ({
    days: Math.max(0, daysBetween(day, today)),
    noon: noonOf(day),
  }));
  const items = traces.map(({ item, stability, reviewedOn }): ItemMemory => {
    const { days, noon } = dayOf(reviewedOn);
    const recall = recallAfter(days, { stability });
    return { item, recall, stability, isDue: isDueAfter(days, { stability }), lastMet: noon };
  });
  return {
    items: new Map(items.map((memory) => [memory.item, memory])),
    objectives: new Map(answers.map(({ objective, answered }) => [objective, answered])),
    rounds: settings.rounds ?? 0,
  };
}
