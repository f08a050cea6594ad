import { expect, it } from 'vitest';
import { ALL_TYPES } from './types.ts';

function explanationOf(typeId: string, question: string): string {
  const type = ALL_TYPES.find(({ id }) => id === typeId);
  for (const item of type?.all() ?? []) if (item.question === question) return item.explanation;
  throw new Error(`${typeId} never asks ${question}`);
}

it.each([
  ['Y1.AS.3/r12', '8 + 7 = ?', '8 + 2 = 10, then 5 more is 15.'],
  ['Y1.AS.3/r5', '3 + 6 = ?', 'Start at 6 and count on 3: you reach 9.'],
  ['Y1.AS.3/r5', '0 + 4 = ?', 'Adding 0 changes nothing: 4 + 0 = 4.'],
  ['Y1.AS.3/r13', '17 − 9 = ?', '17 − 7 = 10, then take away 2 more, which leaves 8.'],
  ['Y1.AS.3/r13', '17 − 7 = ?', '17 is 10 and 7, so taking away the 7 leaves 10.'],
  ['Y2.AS.3/r13', '52 − 7 = ?', '52 − 2 = 50, then 5 less is 45.'],
  ['Y2.AS.3/r13', '50 − 7 = ?', '10 − 7 = 3, so 50 − 7 = 43.'],
  ['Y4.MD.1/r1', '8 × 7 = ?', '4 × 7 = 28, and double 28 is 56.'],
  ['Y4.MD.1/r1', '6 × 9 = ?', '10 × 6 = 60, and one 6 less is 54.'],
  ['Y4.MD.1/r1', '7 × 10 = ?', '7 tens equal 70.'],
  ['Y4.MD.1/r2', '56 ÷ 8 = ?', '5 eights are 40 and 2 eights are 16, so 7 eights are 56.'],
  ['Y4.MD.1/r2', '132 ÷ 12 = ?', '10 twelves are 120 and 1 twelve is 12, so 11 twelves are 132.'],
  ['Y4.MD.1/r2', '27 ÷ 9 = ?', 'Count in nines: 9, 18, 27, which is 3 steps.'],
  [
    'Y6.CA.5/r20',
    'What is the next prime after 53?',
    'Skip even numbers, 55 = 5 × 11 and 57 = 3 × 19: only 1 and 59 divide 59.',
  ],
  ['Y4.PV.9/r12', 'What number is the Roman numeral XLII?', 'XL is 40 and II is 2, so XLII is 42.'],
  [
    'Y4.PV.9/r12',
    'What number is the Roman numeral IX?',
    'I is worth less than X, so take it away: 10 − 1 = 9.',
  ],
  [
    'Y6.GE.1/r53',
    'You draw a rhombus with an 11° angle. How large is the angle beside it?',
    'In a rhombus, two angles side by side make 180° together: 180 − 11 = 169.',
  ],
  ['Y4.PV.9/r12', 'What number is the Roman numeral VIII?', 'Add the letters: 5 + 1 + 1 + 1 = 8.'],
])('%s explains %s by an easy way', (type, question, explanation) => {
  expect(explanationOf(type, question)).toBe(explanation);
});
