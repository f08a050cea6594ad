// SQL for what a round that counts as learning adds: to the pupil's record on each objective, and to what the pupil remembers.
import { statesAfter, type RatedRound } from '../memory/apply-round.ts';
import { memoryValues, writeMemories, type Remembered } from '../memory/store.ts';
import type { MemoryState } from '../memory/schedule.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { addObjectives, objectiveValues } from './answers-store.ts';
import type { NumberedAnswer } from './packed-answers.ts';

/** Part of a statement: each one more costs PostgreSQL and the driver about 0.1 ms. */
export const objectivesAdded = (db: Db) => db.$with('added', {}).as(addObjectives(db).getSQL());
export const memoriesWritten = (db: Db) => db.$with('written', {}).as(writeMemories(db).getSQL());

const learn = prepared((db, name) => writeMemories(db.with(objectivesAdded(db))).prepare(name));

const NOTHING: ReadonlyMap<number, MemoryState> = new Map<number, MemoryState>();

/** A verified round that was not rushed. */
interface LearntRound extends RatedRound {
  userId: number;
  answers: readonly NumberedAnswer[];
}

/** The values of `objectivesAdded` and `memoriesWritten`. */
export type LearntValues = ReturnType<typeof objectiveValues> & ReturnType<typeof memoryValues>;

/** What a round adds, the memory only if it is on; null if it adds nothing. */
export function learntValues(
  round: LearntRound,
  { isOn, states }: Remembered,
): LearntValues | null {
  const { userId, recordedAt: at, answers } = round;
  const after = isOn ? statesAfter(states, round) : NOTHING;
  if (after.size === 0 && answers.every(({ objective }) => objective === null)) return null;
  return { ...objectiveValues(userId, { at, answers }), ...memoryValues(userId, after) };
}

/** Counts a round's answers, and updates the pupil's memory unless it is switched off; the caller holds the lock of the user's row. */
export async function learnFrom(db: Db, round: LearntRound, remembered: Remembered): Promise<void> {
  const values = learntValues(round, remembered);
  if (values) await learn(db).execute({ ...values });
}
