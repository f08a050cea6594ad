// What a pupil has learnt, packed: the memory of each item (D9) and the counters of each objective (D8).
import { dayOfNumber, numberOfDay } from '../platform/utc-day.ts';
import { packedRecords } from './packed-records.ts';
import type { MemoryState, Trace } from './schedule.ts';

/** Difficulties are stored in thousandths. */
const THOUSANDTHS = 1000;

const stabilityAt = (packed: Buffer, at: number) => packed.readFloatBE(at);
const reviewedOnAt = (packed: Buffer, at: number) => dayOfNumber(packed.readUInt16BE(at + 4));
const bestStabilityAt = (packed: Buffer, at: number) => packed.readInt16BE(at + 8);

/** By the items' numbers in `answer_terms`. Stability is a 32-bit float, everything else a 16-bit integer. */
export const packedMemories = packedRecords<MemoryState>({
  bytes: 18,
  read: (packed, at) => ({
    stability: stabilityAt(packed, at),
    reviewedOn: reviewedOnAt(packed, at),
    difficulty: packed.readInt16BE(at + 6) / THOUSANDTHS,
    bestStability: bestStabilityAt(packed, at),
    repetitions: packed.readInt16BE(at + 10),
    lapses: packed.readInt16BE(at + 12),
  }),
  write(packed, at, { stability, reviewedOn, difficulty, bestStability, repetitions, lapses }) {
    packed.writeFloatBE(stability, at);
    packed.writeUInt16BE(numberOfDay(reviewedOn), at + 4);
    packed.writeInt16BE(Math.round(difficulty * THOUSANDTHS), at + 6);
    packed.writeInt16BE(bestStability, at + 8);
    packed.writeInt16BE(repetitions, at + 10);
    packed.writeInt16BE(lapses, at + 12);
  },
});

/** Visits what predicts the recall of each item: of tens of thousands, reading no more than that takes half the time. */
export function forEachTrace(packed: Buffer, visit: (item: number, trace: Trace) => void): void {
  packedMemories.forEach(packed, (item, at) =>
    visit(item, { stability: stabilityAt(packed, at), reviewedOn: reviewedOnAt(packed, at) }),
  );
}

/** The items whose best stability ever was at least so many days. */
export function itemsOnceStable(packed: Buffer, days: number): number[] {
  const items: number[] = [];
  packedMemories.forEach(packed, (item, at) => {
    if (bestStabilityAt(packed, at) >= days) items.push(item);
  });
  return items;
}

/** A pupil's counters on one objective: answers of verified rounds that were not rushed. */
export interface ObjectiveCounters {
  answered: number;
  correct: number;
  /** How long these answers took together. */
  milliseconds: number;
  lastAnsweredAt: Date;
}

/** By the objectives' numbers in `answer_terms`. Counters are 32-bit integers, times are 64-bit floats. */
export const packedObjectives = packedRecords<ObjectiveCounters>({
  bytes: 28,
  read: (packed, at) => ({
    answered: packed.readInt32BE(at),
    correct: packed.readInt32BE(at + 4),
    milliseconds: packed.readDoubleBE(at + 8),
    lastAnsweredAt: new Date(packed.readDoubleBE(at + 16)),
  }),
  write(packed, at, { answered, correct, milliseconds, lastAnsweredAt }) {
    packed.writeInt32BE(answered, at);
    packed.writeInt32BE(correct, at + 4);
    packed.writeDoubleBE(milliseconds, at + 8);
    packed.writeDoubleBE(lastAnsweredAt.getTime(), at + 16);
  },
});
