import { describe, expect, it } from 'vitest';
import { seededRandom } from '#games/kit/random.ts';
import { TYPES_BY_YEAR } from '../deal.ts';
import { MISCONCEPTIONS, type Misconception } from './misconceptions.ts';
import { reasonFor } from './reasons.ts';
import { spokenForm } from './spoken.ts';

const DRAWS = 150;
const MOST_WORDS = 20;
const MOST_WORDS_FOR_THE_YOUNGEST = 17;

/** Misconceptions that are told by what a thing is, not by the numbers of the question. */
const NAMES_ENOUGH = new Set<Misconception>([
  'angle-kinds-mixed-up',
  'area-for-perimeter',
  'clock-in-hundreds',
  'decimal-point-misread',
  'forgets-to-halve',
  'formula-for-any-shape',
  'ignores-key',
  'odd-means-prime',
  'one-is-prime',
  'one-step-out',
  'solid-parts-mixed-up',
  'turns-mixed-up',
  'wrong-angle-total',
  'wrong-conversion',
]);

const plain = (text: string) => text.replaceAll(/(\d),(?=\d{3})/g, '$1');
const numbersOf = (text: string) => (plain(text).match(/\d+(\.\d+)?/g) ?? []).map(Number);

/** 'a + b = c', and 'a is b × c' at the start. */
const EQUATION = /((?:[\d.]+)(?: [+−×÷] [\d.]+)+) (=) ([\d.]+\d|\d)/g;

/** A row of numbers with one kind of sign, or − and +, from left to right. */
function evaluate(sum: string): number {
  const [first = '', ...rest] = sum.split(' ');
  let total = Number(first);
  for (let at = 0; at < rest.length; at += 2) {
    const [sign, number] = [rest[at], Number(rest[at + 1])];
    if (sign === '+') total += number;
    else if (sign === '−') total -= number;
    else if (sign === '×') total *= number;
    else total /= number;
  }
  return total;
}

/** Adding gives the answer itself, or the answer with what the rest of the question does to it. */
function claimed(sum: number, answer: number, question: string): boolean {
  return (
    sum === answer ||
    2 * sum === answer ||
    (question.includes(' ') &&
      numbersOf(question).some((n) => sum + n === answer || sum - n === answer))
  );
}

/** An angle that is left of a total, or shared by two. */
function fromTotal(from: number, answer: number, right: number, question: string): boolean {
  const known = numbersOf(question.replace(/^.*? (?=\d+°)/, '')).filter((one) =>
    question.includes(`${one}°`),
  );
  const sum = known.reduce((all, one) => all + one, 0);
  return [from - sum, from - 2 * sum, (from - sum) / 2].includes(answer) && right !== answer;
}

const told = Object.values(TYPES_BY_YEAR)
  .flat()
  .flatMap((type) => {
    const random = seededRandom(type.row * 101);
    return Array.from({ length: DRAWS }, () => type.draw(random));
  })
  .flatMap((item) =>
    item.slips.map((slip) => ({
      ...item,
      ...slip,
      right: item.answer,
      reason: reasonFor(item, slip),
    })),
  );

type Told = (typeof told)[number];

/** One for each type and misconception. */
function examples(items: readonly Told[]): string[] {
  const byKind = new Map(
    items.map(({ id, misconception, question, answer, reason }) => [
      `${id.replace(/:.*/, '')} ${misconception}`,
      `${question} ✗${answer} ${reason}`,
    ]),
  );
  return [...byKind].map((pair) => pair.join(': '));
}

describe('The reason for a wrong answer', () => {
  it('is needed for each misconception', () => {
    const used = new Set<string>(told.map(({ misconception }) => misconception));
    expect(Object.keys(MISCONCEPTIONS).filter((name) => !used.has(name))).toEqual([]);
  });

  it('is one or two short sentences that name a number', () => {
    const poor = told.filter(
      ({ reason }) =>
        !/^[A-Z\d][^!?]*\.$/.test(reason) ||
        !/\d/.test(reason) ||
        /undefined|NaN|Infinity|\d{5}|wrong answer|mistake| {2}| \.|\b0 (away from|and|by|÷|−) 0\b/.test(
          reason,
        ) ||
        reason.split(' ').length > MOST_WORDS,
    );
    expect(examples(poor)).toEqual([]);
  });

  it('is short enough for the youngest', () => {
    const long = told.filter(
      ({ id, reason }) =>
        /^Y[12]/.test(id) && reason.split(' ').length > MOST_WORDS_FOR_THE_YOUNGEST,
    );
    expect(examples(long)).toEqual([]);
  });

  it('names a number of the question beside the wrong one, but where the question has none that helps', () => {
    const bare = told.filter(({ question, reason, misconception }) => {
      const own = numbersOf(question);
      return (
        own.length > 0 &&
        !NAMES_ENOUGH.has(misconception) &&
        !numbersOf(reason).some((one) => own.includes(one))
      );
    });
    expect(examples(bare)).toEqual([]);
  });

  it('says only sums that are true', () => {
    const untrue = told.filter(({ reason }) =>
      [...plain(reason).matchAll(EQUATION)].some(
        ([, one = '', , two = '']) => Math.abs(evaluate(one) - evaluate(two)) > 1e-9,
      ),
    );
    expect(examples(untrue)).toEqual([]);
  });

  it.each<[RegExp, (numbers: number[], item: Told) => boolean]>([
    [
      /^You added ([\d.]+) and ([\d.]+)(?: and took ([\d.]+) away)?[.,:]/,
      ([a = 0, b = 0, c], { answer, question }) => claimed(a + b - (c ?? 0), answer, question),
    ],
    [
      /^You took ([\d.]+) (?:away )?from ([\d.]+)\./,
      ([a = 0, b = 0], { answer, misconception }) =>
        b - a === answer ||
        ['equals-as-work-it-out', 'smaller-from-larger'].includes(misconception),
    ],
    [
      /^You (?:multiplied|worked out) ([\d.]+) (?:by|×) ([\d.]+)\./,
      ([a = 0, b = 0], { answer }) => a * b === answer,
    ],
    [/^You divided ([\d.]+) by ([\d.]+)\./, ([a = 0, b = 1], { answer }) => a / b === answer],
    [/^You doubled ([\d.]+)\./, ([a = 0], { answer }) => 2 * a === answer],
    [/^You halved ([\d.]+)\./, ([a = 0], { answer }) => a / 2 === answer],
    [
      /^You started from ([\d.]+)°/,
      ([from = 0], { answer, right, question }) => fromTotal(from, answer, right, question),
    ],
    [/^[\d.]+ is half of ([\d.]+)\./, ([whole = 0], { answer }) => 2 * answer === whole],
    [
      /^[\d.]+ is 1\/(\d+) of ([\d.]+)\./,
      ([by = 1, whole = 0], { answer }) => by * answer === whole,
    ],
    [
      /^[\d.]+ is (?:only )?(\d+)% of ([\d.]+)\./,
      ([percent = 0, whole = 0], { answer }) => (percent * whole) / 100 === answer,
    ],
    [
      /^[\d.]+ is (\d+) times too (?:small|large)/,
      ([times = 1], { answer, right }) => answer * times === right || right * times === answer,
    ],
    [/^[\d.]+ is ([\d.]+) × ([\d.]+)[.,]/, ([a = 0, b = 0], { answer }) => a * b === answer],
    [
      /^[\d.]+ is exactly ([\d.]+ [+×] [\d.]+)\./,
      ([,], { answer, reason }) =>
        evaluate(/exactly (.+?)\./.exec(plain(reason))?.[1] ?? '') === answer,
    ],
    [
      /^You left out the (\d+)\. Add all/,
      ([left = 0], { answer, right }) => answer + left === right,
    ],
  ])('tells with “%s” what gives the wrong answer', (pattern, holds) => {
    const claims = told.flatMap((item) => {
      const found = pattern.exec(plain(item.reason));
      return found
        ? [
            {
              item,
              numbers: found.slice(1).flatMap((one) => (one === undefined ? [] : [Number(one)])),
            },
          ]
        : [];
    });
    expect(claims.length).toBeGreaterThan(0);
    const untrue = claims
      .filter(({ item, numbers }) => !holds(numbers, item))
      .map(({ item }) => item);
    expect(examples(untrue)).toEqual([]);
  });

  it('has no plural after 1', () => {
    const plural = told.filter(({ reason }) =>
      /\b1 (group|step|mark|coin|hour|face|edge|factor|turn|whole|ten|hundred)s\b/.test(
        plain(reason),
      ),
    );
    expect(examples(plural)).toEqual([]);
  });

  it('can be read aloud', () => {
    const signs = told.filter(({ reason }) => /[×÷−+=²³%£°]/.test(spokenForm(reason)));
    expect([...new Set(signs.map(({ reason }) => spokenForm(reason)))].slice(0, 20)).toEqual([]);
  });

  it.each<[string, number, number, Misconception, string]>([
    [
      '7 × 5 = ?',
      35,
      12,
      'adds-instead-of-multiplies',
      'You added 7 and 5: 7 × 5 is 7 groups of 5.',
    ],
    ['8 + ? = 14', 6, 22, 'adds-numbers-shown', 'You added 8 and 14. Count on from 8 to 14.'],
    [
      '36 ÷ 4 = ?',
      9,
      32,
      'subtracts-denominator',
      'You took 4 away from 36. Here you divide 36 by 4.',
    ],
    [
      '15, 20, 25, ?',
      30,
      26,
      'counts-in-ones',
      'You took a step of 1. Each step is 5: 15, 20, 25.',
    ],
    [
      'What is the next prime after 32?',
      37,
      33,
      'odd-means-prime',
      '3 × 11 = 33, so 33 is not a prime.',
    ],
    ['458 + 276 = ?', 734, 624, 'ten-not-carried', 'In 458 + 276, 8 and 6 make 14. Carry 1 ten.'],
    [
      '500 × 60 = ?',
      30_000,
      3000,
      'zero-lost-or-extra',
      '3000 is 10 times too small for 500 × 60.',
    ],
    [
      'An equilateral triangle has sides of 10 cm. Perimeter in cm?',
      30,
      20,
      'two-sides-only',
      'You added only two sides of 10. A triangle has three.',
    ],
    [
      'Rectangle area 1050 cm². One side 150 cm. Other side in cm?',
      7,
      375,
      'perimeter-for-area',
      'You used 1050 as the perimeter. It is the area, so divide: 1050 ÷ 150.',
    ],
    [
      '£4.35 + £3.15 = ?p',
      750,
      740,
      'ten-not-carried',
      'In £4.35 + £3.15, 5p and 5p make 10p. Carry the extra 10p.',
    ],
    [
      'Which is smaller: 9/12 or 1/12? Give its numerator.',
      1,
      9,
      'more-and-less-swapped',
      '1/12 is smaller than 9/12.',
    ],
    [
      'Write four hundred and one in digits.',
      401,
      41,
      'zero-lost-or-extra',
      '41 has no hundreds. A 0 keeps the place of the tens.',
    ],
    [
      'An 8 kg bag is shared into 2 equal parts. Grams each?',
      4000,
      4,
      'wrong-conversion',
      '4 is in kg. 1 kg is 1000 g.',
    ],
    [
      'Which is larger: 10/6 or 4/3? Give its numerator.',
      10,
      4,
      'compares-parts-alone',
      '4/3 is 8/6. Compare that with 10/6.',
    ],
    [
      'Base × height ÷ 2 gives the area of which: 1 triangle, 2 semicircle, 3 oval?',
      1,
      2,
      'formula-for-any-shape',
      'Shape 2 is a semicircle. The formula does not fit it.',
    ],
    [
      'Round 6692 to the nearest 100.',
      6700,
      6000,
      'rounds-wrong-place',
      '6000 is 692 away from 6692. There is a nearer multiple of 100.',
    ],
    [
      '6 minutes 31 seconds = ? seconds',
      391,
      631,
      'clock-in-hundreds',
      '631 would be right with 100 seconds in a minute, but there are 60.',
    ],
  ])(
    'tells for %j with the answer %i what %i did',
    (question, right, answer, misconception, reason) => {
      expect(reasonFor({ question, answer: right }, { answer, misconception })).toBe(reason);
    },
  );
});
