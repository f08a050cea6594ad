import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfNumber } from '../platform/utc-day.ts';
import { packedMemories, packedObjectives, type ObjectiveCounters } from './packed-learning.ts';
import { NO_RECORDS, type PackedRecords } from './packed-records.ts';
import type { MemoryState } from './schedule.ts';

const [INT16_MAX, INT32_MAX, DAY_MAX] = [32_767, 2_147_483_647, 65_535];
const upTo = (max: number) => fc.oneof(fc.nat({ max }), fc.constantFrom(0, 1, 255, 256, max));

const anyTerm = fc.oneof(fc.integer({ min: 1, max: 12 }), upTo(INT32_MAX));
const anyState = fc.record<MemoryState>({
  stability: fc.float({ min: Math.fround(0.001), max: 36_500, noNaN: true }),
  reviewedOn: upTo(DAY_MAX).map(dayOfNumber),
  difficulty: upTo(INT16_MAX).map((thousandths) => thousandths / 1000),
  bestStability: upTo(INT16_MAX),
  repetitions: upTo(INT16_MAX),
  lapses: upTo(INT16_MAX),
});
const anyCounters = fc.record<ObjectiveCounters>({
  answered: upTo(INT32_MAX),
  correct: upTo(INT32_MAX),
  milliseconds: fc.oneof(fc.maxSafeNat(), fc.constantFrom(2 ** 32, Number.MAX_SAFE_INTEGER)),
  lastAnsweredAt: fc.date({ noInvalidDate: true }),
});

const STATE: MemoryState = {
  stability: 2.5,
  reviewedOn: '2026-11-20',
  difficulty: 5.5,
  bestStability: 2,
  repetitions: 3,
  lapses: 1,
};

/** Records by term, as they are added; a later one of a term is in the place of the earlier one. */
const anyRecords = <Fields>(anyFields: fc.Arbitrary<Fields>) =>
  fc.array(fc.tuple(anyTerm, anyFields), { maxLength: 30 }).map((records) => new Map(records));

function provePacking<Fields>(
  { pack, unpack, replace }: PackedRecords<Fields>,
  anyFields: fc.Arbitrary<Fields>,
  bytes: number,
) {
  const some = anyRecords(anyFields);

  it('are the same after packing and unpacking, in the same order', () => {
    fc.assert(
      fc.property(some, (records) => {
        const packed = pack(records);
        expect(packed).toHaveLength(records.size * bytes);
        expect([...unpack(packed)]).toEqual([...records]);
      }),
    );
    expect(unpack(NO_RECORDS).size).toBe(0);
  });

  it('with others in place of some of them are as a map with the others set, and neither is changed', () => {
    fc.assert(
      fc.property(some, some, (before, others) => {
        const [packed, othersBefore] = [pack(before), new Map(others)];
        const bytesBefore = Buffer.from(packed);
        const replaced = replace(packed, others);
        expect([...unpack(replaced)]).toEqual([...new Map([...before, ...others])]);
        expect(replaced).toHaveLength(new Map([...before, ...others]).size * bytes);
        expect(packed).toEqual(bytesBefore);
        expect([...others]).toEqual([...othersBefore]);
        replaced.fill(255);
        expect(packed).toEqual(bytesBefore);
      }),
    );
  });

  it('are unpacked alone where only some are wanted, of which some may not be there', () => {
    fc.assert(
      fc.property(some, fc.array(anyTerm), (records, terms) => {
        const wanted = new Set([...terms, ...[...records.keys()].slice(0, 2)]);
        const found = [...records].filter(([term]) => wanted.has(term));
        expect([...unpack(pack(records), wanted)]).toEqual(found);
      }),
    );
  });
}

describe('packed memories', () => {
  provePacking(packedMemories, anyState, 18);
});
describe('packed objectives', () => {
  provePacking(packedObjectives, anyCounters, 28);
});

it.each<[string, Partial<MemoryState>]>([
  ['the first day', { reviewedOn: '1970-01-01' }],
  ['the last day', { reviewedOn: '2149-06-06' }],
  ['a leap day', { reviewedOn: '2028-02-29' }],
  ['the largest numbers', { bestStability: 32_767, repetitions: 32_767, lapses: 32_767 }],
  ['the greatest difficulty', { difficulty: 10 }],
  ['a difficulty in thousandths', { difficulty: 4.935 }],
])('a memory with %s is stored as it is', (_, fields) => {
  const state = { ...STATE, ...fields };
  expect(packedMemories.unpack(packedMemories.pack(new Map([[7, state]]))).get(7)).toEqual(state);
});

it.each<[string, Partial<MemoryState>]>([
  ['a day too late', { reviewedOn: '2149-06-07' }],
  ['a day too early', { reviewedOn: '1969-12-31' }],
  ['a number too large', { repetitions: 32_768 }],
])('a memory with %s is refused, not stored as another', (_, fields) => {
  expect(() => packedMemories.pack(new Map([[7, { ...STATE, ...fields }]]))).toThrow(RangeError);
});

it('stability is stored to the precision of 32 bits', () => {
  const packed = packedMemories.pack(new Map([[7, { ...STATE, stability: 2.3065 }]]));
  const stability = packedMemories.unpack(packed).get(7)?.stability;
  expect(stability).toBe(Math.fround(2.3065));
  expect(stability).not.toBe(2.3065);
});
