// What a round that counts as learning adds to the pupil's record: counters of each objective, and what is remembered of each item.
import { statesAfter, type RatedRound } from '../memory/apply-round.ts';
import {
  packedMemories,
  packedObjectives,
  type ObjectiveCounters,
} from '../memory/packed-learning.ts';
import { NO_RECORDS } from '../memory/packed-records.ts';
import {
  earliestReview,
  writeRecord,
  type LearningBefore,
  type LearntRecord,
} from '../memory/store.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import type { NumberedAnswer } from './packed-answers.ts';

/** Written as part of another statement: each further one costs PostgreSQL and the driver about 0.1 ms. */
export const recordWritten = (db: Db) => db.$with('learnt', {}).as(writeRecord(db).getSQL());

const learn = prepared((db, name) => writeRecord(db).prepare(name));

/** A verified round that was not rushed. */
interface LearntRound extends RatedRound {
  userId: number;
  answers: readonly NumberedAnswer[];
}

/** A pupil's record with what a round adds, the memory only if it is on; null if it adds nothing. */
export function learntRecord(round: LearntRound, before: LearningBefore): LearntRecord | null {
  const { userId, recordedAt, answers } = round;
  const memories = before.memories ?? NO_RECORDS;
  const objectives = before.objectives ?? NO_RECORDS;
  const rated = new Set<number>();
  for (const { item, rating } of answers) if (rating !== null) rated.add(item);
  const isRemembered = before.memoryFrom !== null && rated.size > 0;
  const counters = countersAfter(objectives, answers, recordedAt);
  if (!isRemembered && counters.size === 0) return null;
  const states = isRemembered ? statesAfter(packedMemories.unpack(memories, rated), round) : null;
  return {
    userId,
    memories: states ? packedMemories.replace(memories, states) : memories,
    objectives: packedObjectives.replace(objectives, counters),
    reviewedSince: states && earliestReview(states.values()),
  };
}

/** The counters of the objectives of a round's answers. */
function countersAfter(
  objectives: Buffer,
  answers: readonly NumberedAnswer[],
  lastAnsweredAt: Date,
): ReadonlyMap<number, ObjectiveCounters> {
  const asked = new Set<number>();
  for (const { objective } of answers) if (objective !== null) asked.add(objective);
  const counters = packedObjectives.unpack(objectives, asked);
  for (const { objective, right, ms } of answers) {
    if (objective === null) continue;
    const before = counters.get(objective);
    counters.set(objective, {
      answered: (before?.answered ?? 0) + 1,
      correct: (before?.correct ?? 0) + (right ? 1 : 0),
      milliseconds: (before?.milliseconds ?? 0) + ms,
      lastAnsweredAt,
    });
  }
  return counters;
}

/** Adds a round to the pupil's record; the caller holds the lock of the user's row. */
export async function learnFrom(db: Db, round: LearntRound, before: LearningBefore): Promise<void> {
  const learnt = learntRecord(round, before);
  if (learnt) await learn(db).execute({ ...learnt });
}
