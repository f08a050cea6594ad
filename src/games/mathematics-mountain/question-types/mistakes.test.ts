import { describe, expect, it } from 'vitest';
import type { Mistake } from './misconceptions.ts';
import {
  addedFactors,
  addedGroups,
  addedInProduct,
  addedKnown,
  addedNotScaled,
  addedNotTaken,
  addedThreeFactors,
  addedToSide,
  neighbouringQuotients,
  changedBoth,
  changedColumn,
  countedBackWithStart,
  countedOnWithStart,
  countedStartAsStep,
  halved,
  leftOut,
  lostCarry,
  multipliedNotDivided,
  onlyOnePart,
  otherGroups,
  startedAboveZero,
  takenNotAdded,
  tenTooMany,
  tookAway,
  tookSmallerDigit,
  twoSteps,
  wentTheOtherWay,
  workedOutSide,
  wrongRate,
  wrongSize,
  zeroLostOrExtra,
} from './mistakes.ts';

const last = (mistakes: readonly Mistake[]) => mistakes.at(-1);

describe('A mistake', () => {
  it.each<[string, Mistake | undefined, number, string]>([
    ['8 + ? = 14', addedKnown(8, 14), 22, 'You added 8 and 14. Count on from 8 to 14.'],
    ['20 + ? = 20', addedKnown(20, 20), 40, 'You added 20 and 20. 20 is there already.'],
    [
      '2 + 6',
      countedOnWithStart(2, 6),
      7,
      'You counted 6 as well. Keep 6 in your head and start with 7.',
    ],
    [
      '0 + 4',
      countedOnWithStart(0, 4),
      3,
      'You counted 0 as well. Keep 0 in your head and start with 1.',
    ],
    [
      '9 − 4',
      countedBackWithStart(9, 4),
      6,
      'You counted 9 as well. Keep 9 in your head and start with 8.',
    ],
    ['9 − 4', addedNotTaken(9, 4), 13, 'You added 9 and 4. Here you take away: 9 − 4.'],
    ['4 + 9', takenNotAdded(9, 4), 5, 'You took 4 away from 9. Here you add: 9 + 4.'],
    ['63 + ? = 100', tenTooMany(63, 47), 47, '63 and 47 make 110. That is ten too many.'],
    [
      '9 − ? = 4',
      countedStartAsStep(9, -1, 6),
      6,
      'The first step goes back from 9 to 8. Do not count 9 as a step.',
    ],
    [
      '20, 15, 10, ?',
      wentTheOtherWay([20, 15, 10], 25),
      25,
      'The numbers go down: 20, 15, 10. You went up to 25.',
    ],
    ['15, 20, 25, ?', twoSteps(25, 5, 35), 35, '35 is two steps from 25. Take only one step of 5.'],
    [
      '−3 + 5',
      startedAboveZero(3, 8),
      8,
      'You started from 3, above zero. Here you start from −3, below zero.',
    ],
    ['34 + 50', changedColumn(34, '+', 5, 50), 39, 'You added 5 to 34. Here you add 50.'],
    ['340 − 20', changedColumn(340, '−', 200, 20), 140, 'You took 200 from 340. Here you take 20.'],
    [
      '458 + 276',
      lostCarry(458, 276),
      624,
      'In 458 + 276, 8 and 6 make 14. Carry 1 ten, and then carry again.',
    ],
    [
      '3400 + 800',
      lostCarry(3400, 800),
      3200,
      'In 3400 + 800, 4 hundreds and 8 hundreds make 12 hundreds. Carry 1 thousand.',
    ],
    [
      '403 − 127',
      tookSmallerDigit(403, 127),
      324,
      'You took 3 from 7. There are no tens, so first exchange 1 hundred.',
    ],
    [
      '5004 − 4368',
      tookSmallerDigit(5004, 4368),
      1364,
      'You took 4 from 8. There are no tens or hundreds, so first exchange 1 thousand.',
    ],
    [
      '624 − 357',
      tookSmallerDigit(624, 357),
      333,
      'You took 4 from 7. Exchange 1 ten and take 7 from 14, then exchange again.',
    ],
    ['70 − 5', tookSmallerDigit(70, 5), 75, 'You take away 5, so less than 70 is left.'],
    ['4 + 7 + 6', leftOut(17, 4), 13, 'You left out 4. Add all three numbers.'],
    [
      '6 × 8 = 4 × ?',
      workedOutSide(48, '6 × 8'),
      48,
      '48 is 6 × 8. The other side must make 48 too.',
    ],
    [
      '9 + 3 = 3 + ?',
      addedToSide(12, 3),
      15,
      'One side makes 12, so 3 and the missing number make 12 and no more.',
    ],
    ['8 × 110', addedFactors(8, 110), 118, 'You added 8 and 110. Here you multiply: 8 × 110.'],
    ['7 × 5', addedInProduct(7, 5), 12, 'You added 7 and 5, but 7 × 5 is 7 groups of 5.'],
    ['7 bags of 5', addedGroups(7, 5), 12, 'You added 7 and 5, but there are 7 groups of 5.'],
    [
      '2 × 3 × 4',
      last(addedThreeFactors(2, 3, 4)),
      10,
      'You added 6 and 4. Here you multiply: 6 × 4.',
    ],
    ['7 bags of 5', otherGroups(6, 7, 5), 30, '30 is 6 × 5. You need 7 × 5.'],
    ['36 ÷ 4', last(neighbouringQuotients(9, 4)), 10, '10 × 4 = 40, not 36.'],
    ['36 ÷ 4', tookAway(36, 4), 32, 'You took 4 away from 36. Here you divide 36 by 4.'],
    [
      '? × 4 = 36',
      multipliedNotDivided(36, 4),
      144,
      'You multiplied 36 by 4. Here you divide: 36 ÷ 4.',
    ],
    [
      '500 × 60',
      wrongSize(3000, 30_000, '500 × 60'),
      3000,
      '3000 is 10 times too small for 500 × 60. Move each digit 1 place to the left.',
    ],
    [
      '40 × 3',
      last(zeroLostOrExtra(120, '40 × 3')),
      1200,
      '1200 is 10 times too large for 40 × 3. Move each digit 1 place to the right.',
    ],
    [
      '40 g for 2, ? g for 5',
      addedNotScaled(40, 2, 5, 'First find what 1 person needs.'),
      43,
      'You added 3 to 40. First find what 1 person needs.',
    ],
    ['10% of 80', halved(80, '10%'), 40, '40 is half of 80. You need 10% of 80.'],
    ['3/5 of 20', onlyOnePart(4, 5, 20, 3), 4, '4 is 1/5 of 20. You need 3 of those parts.'],
    [
      '6/8 = ?/4',
      changedBoth([6, 8], -4, 2),
      2,
      'You took 4 away from both 6 and 8. Divide both by the same number.',
    ],
    [
      '2 m in cm',
      wrongRate(20, 10, { large: 'm', small: 'cm', rate: 100 }),
      20,
      '20 would be right with 10 cm in 1 m, but there are 100.',
    ],
  ])('in %s gives the wrong answer and its reason: %j', (_, mistake, answer, reason) => {
    expect(mistake).toEqual({ answer, reason });
  });

  it('a mistake is no mistake where nothing has to be carried or taken from the next column', () => {
    expect(lostCarry(23, 45)).toBeUndefined();
    expect(lostCarry(65, 52)).toBeUndefined();
    expect(tookSmallerDigit(65, 52)).toBeUndefined();
  });

  it('a product of three is not taken for their total where it may as well be the product of two', () => {
    expect(addedThreeFactors(3, 3, 3).map(({ answer }) => answer)).toEqual([12]);
  });
});
