import { describe, expect, it } from 'vitest';
import { slipsFrom } from './misconceptions.ts';
import { ALL_TYPES } from './types.ts';

function misconceptionOf(typeId: string, question: string, wrong: number) {
  const type = ALL_TYPES.find(({ id }) => id === typeId);
  for (const item of type?.all() ?? []) {
    if (item.question !== question) continue;
    return item.slips.find(({ answer }) => answer === wrong)?.misconception;
  }
  throw new Error(`${typeId} never asks ${question}`);
}

describe('a wrong answer', () => {
  it.each([
    ['Y1.AS.3/r5', '6 + 3 = ?', 8, 'counts-start-number'],
    ['Y1.AS.3/r6', '9 − 4 = ?', 6, 'counts-start-number'],
    ['Y1.PV.3/r1', 'What is one more than 29?', 20, 'decade-boundary'],
    ['Y1.PV.3/r1', 'What is one more than 29?', 31, 'decade-boundary'],
    ['Y1.PV.5/r3', 'Write thirteen in digits.', 30, 'teen-and-ty'],
    ['Y1.PV.5/r3', 'Write twelve in digits.', 21, 'digits-swapped'],
    ['Y1.AS.4/r16', '7 = ? − 9', 2, 'equals-as-work-it-out'],
    ['Y1.AS.4/r15', '8 + ? = 14', 22, 'adds-numbers-shown'],
    ['Y1.ME.3/r17', 'How many pence do a 5p coin and a 2p coin make?', 2, 'counts-coins'],
    ['Y1.FR.2/r20', 'What is a quarter of 12?', 6, 'quarter-as-half'],
    ['Y1.PV.2/r11', '15, 20, 25, ?', 26, 'counts-in-ones'],
    ['Y2.AS.3/r13', '52 − 7 = ?', 55, 'smaller-from-larger'],
    ['Y2.AS.3/r12', '47 + 6 = ?', 43, 'ten-not-carried'],
    ['Y2.AS.3/r22', '36 + 27 = ?', 53, 'ten-not-carried'],
    ['Y2.AS.3/r12', '47 + 6 = ?', 413, 'digits-joined'],
    ['Y2.AS.3/r10', '34 + 50 = ?', 39, 'wrong-column'],
    ['Y2.AS.5/r24', '? − 8 = 25', 17, 'wrong-inverse'],
    ['Y2.MD.1/r8', '7 × 5 = ?', 12, 'adds-instead-of-multiplies'],
    ['Y2.MD.1/r8', '7 × 5 = ?', 30, 'one-step-out'],
    ['Y2.MD.1/r8', '7 × 5 = ?', 40, 'one-step-out'],
    ['Y2.FR.1/r16', 'What is 3/4 of 20?', 5, 'unit-fraction-only'],
    ['Y2.FR.1/r15', 'What is a third of 18?', 9, 'halves-any-fraction'],
    ['Y2.ME.8/r20', 'How many minutes are in half an hour?', 50, 'clock-in-hundreds'],
    ['Y2.GE.2/r19', 'How many faces does a cube have?', 8, 'solid-parts-mixed-up'],
    ['Y2.GE.2/r19', 'How many faces does a cube have?', 12, 'solid-parts-mixed-up'],
    ['Y3.PV.3/r4', 'What is the value of the 6 in 364?', 6, 'digit-not-value'],
    ['Y3.PV.2/r3', 'What is 100 less than 472?', 462, 'wrong-column'],
    ['Y3.MD.1/r1', '7 × 8 = ?', 54, 'neighbouring-fact'],
    ['Y3.MD.1/r1', '7 × 8 = ?', 48, 'neighbouring-fact'],
    ['Y3.MD.1/r1', '7 × 8 = ?', 63, 'neighbouring-fact'],
    ['Y3.AS.4/r13', '63 + ? = 100', 47, 'one-ten-too-many'],
    ['Y3.FR.2/r11', 'What is 1/5 of 35?', 30, 'subtracts-denominator'],
    ['Y3.FR.2/r22', 'What is 3/5 of 20?', 4, 'unit-fraction-only'],
    ['Y3.ME.4/r7', 'What number is the Roman numeral IX?', 11, 'roman-adds-every-letter'],
    [
      'Y3.ME.2/r20',
      'A rectangle is 9 cm by 4 cm. What is its perimeter in cm?',
      13,
      'two-sides-only',
    ],
    [
      'Y3.ME.2/r20',
      'A rectangle is 9 cm by 4 cm. What is its perimeter in cm?',
      36,
      'area-for-perimeter',
    ],
    ['Y3.ME.6/r6', 'How many days are in June?', 31, 'every-month-has-31'],
    ['Y4.MD.2/r3', '37 × 0 = ?', 37, 'times-zero-leaves-number'],
    ['Y4.MD.1/r1', '7 × 8 = ?', 54, 'neighbouring-fact'],
    ['Y4.MD.1/r1', '6 × 9 = ?', 56, 'neighbouring-fact'],
    ['Y4.FR.8/r9', 'Round 6.7 to the nearest whole number.', 6, 'rounds-down'],
    ['Y4.PV.2/r4', 'What is 1000 less than 4205?', 4105, 'wrong-column'],
    ['Y4.PV.9/r12', 'What number is the Roman numeral XLII?', 62, 'roman-adds-every-letter'],
    ['Y4.MD.2/r13', '60 × 7 = ?', 42, 'zero-lost-or-extra'],
    ['Y4.MD.2/r13', '60 × 7 = ?', 4200, 'zero-lost-or-extra'],
    ['Y4.ME.6/r15', '3 hours = ? minutes', 300, 'clock-in-hundreds'],
    ['Y4.ME.1/r16', '2.5 km = ? m', 205, 'decimal-point-misread'],
    ['Y4.ME.1/r16', '2.5 km = ? m', 2005, 'decimal-point-misread'],
    ['Y4.FR.1/r14', '2/3 = ?/12', 11, 'adds-same-to-top-and-bottom'],
    [
      'Y4.ME.2/r18',
      'A rectangle is 9 cm by 4 cm. What is its perimeter in cm?',
      36,
      'area-for-perimeter',
    ],
    ['Y5.MD.8/r1', '9² = ?', 18, 'multiplies-instead-of-powers'],
    ['Y5.MD.8/r9', '4³ = ?', 12, 'multiplies-instead-of-powers'],
    ['Y5.MD.3/r15', 'What is the next prime after 7?', 9, 'odd-means-prime'],
    [
      'Y5.MD.1/r16',
      'What is the highest common factor of 12 and 18?',
      36,
      'factor-and-multiple-swapped',
    ],
    [
      'Y5.PV.3/r20',
      'It is −4 °C. It gets 9 °C warmer. What is the temperature then?',
      13,
      'ignores-minus-sign',
    ],
    ['Y5.FR.3/r12', '2 3/4 = ?/4', 5, 'adds-whole-and-numerator'],
    ['Y5.FR.4/r13', '1/2 + 1/4 = ?/4', 2, 'adds-numerators-only'],
    ['Y5.FR.5/r14', '3/4 × 8 = ?', 24, 'multiplies-by-numerator-only'],
    ['Y5.FR.12/r5', '1/5 = ?%', 1, 'numerator-as-per-cent'],
    ['Y5.MD.6/r17', 'What is the remainder of 38 ÷ 5?', 7, 'quotient-for-remainder'],
    [
      'Y5.GE.4/r23',
      'Two angles make a straight line. One is 65°. How many degrees is the other?',
      295,
      'wrong-angle-total',
    ],
    [
      'Y5.GE.4/r23',
      'Two angles make a straight line. One is 65°. How many degrees is the other?',
      25,
      'wrong-angle-total',
    ],
    ['Y5.ME.1/r21', '0.4 kg = ? g', 40, 'wrong-conversion'],
    ['Y5.ME.1/r21', '0.4 kg = ? g', 4, 'wrong-conversion'],
    ['Y6.CA.6/r1', '4 + 6 × 3 = ?', 30, 'left-to-right'],
    ['Y6.RP.2/r15', 'What is 20% of 60?', 3, 'divides-by-per-cent'],
    ['Y6.PV.3/r8', 'How many degrees is it from −6 °C to 9 °C?', 3, 'difference-across-zero'],
    ['Y6.CA.5/r19', 'What is the lowest common multiple of 6 and 8?', 48, 'product-for-multiple'],
    ['Y6.CA.5/r20', 'What is the next prime after 47?', 49, 'odd-means-prime'],
    ['Y6.CA.5/r20', 'What is the next prime after 47?', 51, 'odd-means-prime'],
    ['Y6.FR.3/r12', '1/3 + 1/4 = ?/12', 2, 'adds-numerators-only'],
    ['Y6.FR.5/r13', '1/4 ÷ 2 = 1/?', 2, 'divides-by-denominator'],
    [
      'Y6.RP.4/r21',
      'Share 20 in the ratio 2 : 3. What is the larger share?',
      10,
      'shares-by-one-part',
    ],
    ['Y6.RP.4/r21', 'Share 20 in the ratio 2 : 3. What is the larger share?', 8, 'smaller-part'],
    [
      'Y6.RP.1/r22',
      '4 people need 200 g of rice. How many grams do 6 people need?',
      202,
      'adds-instead-of-scales',
    ],
    ['Y6.AL.1/r17', 'If n = 6, what is 4n − 5?', 41, 'letter-as-digit'],
    [
      'Y6.ME.6/r24',
      'What is the area in cm² of a triangle with base 8 cm and height 5 cm?',
      40,
      'forgets-to-halve',
    ],
    ['Y6.ST.2/r27', 'What is the mean of 4, 7 and 10?', 21, 'total-for-mean'],
    ['Y1.PV.4/r22', 'Which is more: 12 or 21?', 12, 'more-and-less-swapped'],
    ['Y1.AS.1/r23', 'Nine minus four equals what number?', 13, 'signs-mixed-up'],
    ['Y1.ME.2/r34', 'How many hours is it from 2 o’clock to 5 o’clock?', 4, 'counts-start-number'],
    [
      'Y1.ME.6/r36',
      'After 4 o’clock, which number will the hour hand reach next?',
      12,
      'hands-swapped',
    ],
    ['Y1.GE.2/r29', 'How many quarter turns are in two whole turns?', 4, 'turns-mixed-up'],
    ['Y2.ST.1/r42', 'Each star shows 5 books. How many books do 4 stars show?', 4, 'ignores-key'],
    [
      'Y2.ME.3/r35',
      'How many pence do 20p, 10p and 5p make altogether?',
      30,
      'one-number-left-out',
    ],
    ['Y3.FR.6/r34', 'The larger of 1/3 and 1/5 is 1/?.', 5, 'compares-parts-alone'],
    ['Y3.ME.7/r37', 'How many minutes is it from 2:45 to 3:10?', 65, 'clock-in-hundreds'],
    [
      'Y4.FR.9/r36',
      'Which is larger: 0.31 or 0.27? Give it in hundredths.',
      27,
      'compares-last-digit',
    ],
    [
      'Y4.AS.2/r30',
      'Estimate 498 + 306 by rounding both numbers to the nearest 100.',
      804,
      'exact-for-estimate',
    ],
    [
      'Y4.GE.5/r44',
      'From (3, 8), move 2 squares right. What is your x-coordinate now?',
      10,
      'coordinates-swapped',
    ],
    [
      'Y4.AS.3/r31',
      '80 pupils sing. 35 leave and 5 return. How many sing now?',
      40,
      'plus-before-minus',
    ],
    ['Y5.MD.2/r32', 'What is the smallest prime factor of 35?', 1, 'one-is-prime'],
    [
      'Y5.ME.3/r44',
      '4 squares of side 5 cm are joined in a row. What is the perimeter of the shape in cm?',
      80,
      'counts-sides-inside',
    ],
    ['Y6.CA.7/r34', '900 − 150 + 20 = ?', 730, 'plus-before-minus'],
    ['Y6.FR.9/r54', '7 ÷ 4 is 1 and how many hundredths?', 3, 'remainder-as-decimal'],
    ['Y6.AL.4/r43', '2a + b = 11. If a = 3, what is b?', 8, 'ignores-coefficient'],
    ['Y1.ME.5/r30', 'How many days are in a week?', 5, 'school-days-only'],
    ['Y1.ME.4/r35', 'Yesterday was Monday. How many days is it until Friday?', 4, 'one-step-out'],
    [
      'Y3.GE.1/r43',
      'How many straws do you need for 3 cubes, one for each edge?',
      24,
      'solid-parts-mixed-up',
    ],
    [
      'Y6.ME.5/r52',
      'Which shape’s area is base × height ÷ 2? Answer 1 for circle, 2 for triangle or 3 for kite.',
      3,
      'formula-for-any-shape',
    ],
    [
      'Y6.GE.1/r53',
      'You draw a rhombus with a 65° angle. How large is the angle beside it?',
      65,
      'angle-pairs-mixed-up',
    ],
    ['Y4.ME.6/r15', '3 hours 20 minutes = ? minutes', 320, 'clock-in-hundreds'],
    ['Y3.ME.1/r19', '2 kg 350 g = ? g', 550, 'wrong-conversion'],
    ['Y4.FR.4/r10', '7/8 + 5/8 = ?/8', 2, 'signs-mixed-up'],
    [
      'Y4.FR.9/r36',
      'Which is smaller: 0.31 or 0.49? Give it in hundredths.',
      49,
      'more-and-less-swapped',
    ],
    ['Y5.MD.6/r172', 'Use short division for 4914 ÷ 3.', 1301, 'ten-not-carried'],
  ])('%s: %s answered %i shows %s', (type, question, wrong, misconception) => {
    expect(misconceptionOf(type, question, wrong)).toBe(misconception);
  });

  it('a wrong answer is left out when it is right by chance, not whole or below zero', () => {
    const mistakes = (...answers: number[]) => answers.map((answer) => ({ answer, reason: '' }));
    const slips = slipsFrom(
      {
        'wrong-inverse': [...mistakes(4, 4.5, -1), undefined, ...mistakes(7)],
        'one-step-out': mistakes(7, 3),
      },
      4,
    );
    expect(slips.map(({ answer, misconception }) => [answer, misconception])).toEqual([
      [7, 'wrong-inverse'],
      [3, 'one-step-out'],
    ]);
  });

  it('a wrong answer cannot be named after an error that is not in the list', () => {
    const mistake = { answer: 7, reason: '' };
    const misspelt = { 'wrong-inverse': mistake, 'wrong-inverze': mistake };
    expect(() => slipsFrom(misspelt, 4)).toThrow('No error is called wrong-inverze');
  });
});
