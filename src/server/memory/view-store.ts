// SQL for what dealing is told of a pupil's memory (D9).
import { and, eq, sql } from 'drizzle-orm';
import type { ItemMemory, MemoryView } from '#games/kit/memory.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { gameRecords, learningRecords, userSettings } from '../platform/db/schema.ts';
import { noonOf, schoolDay } from '../platform/school-day.ts';
import { daysBetween, onceForEachDay } from '../platform/utc-day.ts';
import { packedMemories, packedObjectives } from './packed-learning.ts';
import { NO_RECORDS } from './packed-records.ts';
import { isDueAfter, recallAfter, type MemoryState } from './schedule.ts';
import { learningBefore } from './store.ts';
import { findTermNames } from './terms-store.ts';

/** The pupil's settings and record, and the rounds of the game. */
const learningOf = prepared((db, name) =>
  db
    .select({ ...learningBefore, rounds: gameRecords.learningRounds })
    .from(userSettings)
    .leftJoin(learningRecords, eq(learningRecords.userId, userSettings.userId))
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

/** What a pupil remembers, for dealing a round of a game; null while memory is switched off. */
export async function findMemoryView(
  db: Db,
  userId: number,
  gameId: string,
  now: Date,
): Promise<MemoryView | null> {
  const [learning] = await learningOf(db).execute({ userId, gameId });
  if (learning?.memoryFrom == null) return null;
  const states = packedMemories.unpack(learning.memories ?? NO_RECORDS);
  const counters = packedObjectives.unpack(learning.objectives ?? NO_RECORDS);
  const nameOf = await findTermNames(db, [...states.keys(), ...counters.keys()]);
  const today = schoolDay(now);
  const dayOf = onceForEachDay((day): DayBefore => ({
    days: Math.max(0, daysBetween(day, today)),
    noon: noonOf(day),
  }));
  const items = new Map<string, ItemMemory>();
  for (const [number, state] of states) {
    const item = nameOf(number);
    if (item !== null) items.set(item, seenToday(item, state, dayOf(state.reviewedOn)));
  }
  const objectives = new Map<string, number>();
  for (const [number, { answered }] of counters) {
    const objective = nameOf(number);
    if (objective !== null) objectives.set(objective, answered);
  }
  return { items, objectives, rounds: learning.rounds ?? 0 };
}

function seenToday(item: string, state: MemoryState, { days, noon }: DayBefore): ItemMemory {
  return {
    item,
    recall: recallAfter(days, state),
    stability: state.stability,
    isDue: isDueAfter(days, state),
    lastMet: noon,
  };
}

interface DayBefore {
  /** How many days ago it was. */
  days: number;
  noon: Date;
}
