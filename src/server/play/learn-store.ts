// SQL for what a round that counts as learning adds: to the pupil's record on each objective, and to what the pupil remembers.
import { statesAfter, type RatedRound } from '../memory/apply-round.ts';
import { memoryValues, writeMemories, type Remembered } from '../memory/store.ts';
import type { MemoryState } from '../memory/schedule.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { addObjectives, objectiveValues } from './answers-store.ts';
import type { NumberedAnswer } from './packed-answers.ts';

/** Both in one statement: each one more costs PostgreSQL and the driver about 0.1 ms. */
const learn = prepared((db, name) => {
  const added = db.$with('added', {}).as(addObjectives(db).getSQL());
  return writeMemories(db.with(added)).prepare(name);
});

const NOTHING: ReadonlyMap<number, MemoryState> = new Map<number, MemoryState>();

/** A verified round that was not rushed. */
interface LearntRound extends RatedRound {
  userId: number;
  answers: readonly NumberedAnswer[];
}

/** Counts a round's answers, and updates the pupil's memory unless it is switched off; the caller holds the lock of the user's row. */
export async function learnFrom(
  db: Db,
  round: LearntRound,
  { isOn, states }: Remembered,
): Promise<void> {
  const { userId, recordedAt: at, answers } = round;
  const after = isOn ? statesAfter(states, round) : NOTHING;
  if (after.size === 0 && answers.every(({ objective }) => objective === null)) return;
  await learn(db).execute({
    ...objectiveValues(userId, { at, answers }),
    ...memoryValues(userId, after),
  });
}
