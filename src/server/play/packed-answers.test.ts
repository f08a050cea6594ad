import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packAnswers, unpackAnswers, type NumberedAnswer } from './packed-answers.ts';

const number = fc.oneof(
  fc.nat({ max: 2 ** 30 - 1 }),
  fc.constantFrom(0, 63, 64, 16_383, 16_384, 2 ** 30 - 1),
);
const answer = fc.record<NumberedAnswer>({
  item: number,
  objective: fc.option(number),
  right: fc.boolean(),
  slip: fc.option(number),
  ms: number,
  tries: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 400 })),
  rating: fc.constantFrom(null, 'again', 'hard', 'good'),
});

it('any answers are the same after packing and unpacking', () => {
  fc.assert(
    fc.property(fc.array(answer), (answers) => {
      expect(unpackAnswers(packAnswers(answers))).toEqual(answers);
    }),
  );
});

it('ten answers of a quiz fit into a hundred bytes', () => {
  const answers = Array.from({ length: 10 }, (_, nth) => {
    const right = nth % 2 === 0;
    return {
      item: 5000 + nth,
      objective: 300,
      right,
      slip: right ? null : 4000,
      ms: 9000,
      tries: 1,
      rating: 'good' as const,
    };
  });
  expect(packAnswers(answers).length).toBeLessThan(100);
});

it.each([
  ['another packing', Buffer.of(9, 1, 2, 3)],
  [
    'an answer that is cut off',
    packAnswers([
      { item: 700, objective: 1, right: true, slip: null, ms: 5, tries: 1, rating: null },
    ]).subarray(0, 3),
  ],
  ['nothing', Buffer.of()],
])('bytes with %s are refused', (_, packed) => {
  expect(() => unpackAnswers(packed)).toThrow(/another version|out of range|outside buffer bounds/);
});
