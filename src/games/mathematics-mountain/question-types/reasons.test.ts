import { describe, expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { calculate } from '../checks/exact-sums.ts';
import { evaluateItem } from '../checks/maths-evaluator.ts';
import { MISCONCEPTIONS } from './misconceptions.ts';
import { spokenForm } from './spoken.ts';
import { ALL_TYPES } from './types.ts';

const DRAWS = 60;
const MOST_WORDS = 20;
const MOST_WORDS_FOR_THE_YOUNGEST = 17;

const items = ALL_TYPES.flatMap((type) => {
  const random = seededRandom(type.row * 101);
  return Array.from({ length: DRAWS }, () => type.draw(random));
});
const wrong = items.flatMap(({ id, question, slips }) =>
  slips.map((slip) => ({ ...slip, id, question })),
);

type WrongAnswer = (typeof wrong)[number];

/** One for each type and misconception. */
function examples(some: readonly WrongAnswer[]): string[] {
  const byKind = new Map(
    some.map(({ id, misconception, question, answer, reason }) => [
      `${id.replace(/:.*/, '')} ${misconception}`,
      `${question} ✗${answer} ${reason}`,
    ]),
  );
  return [...byKind].map((pair) => pair.join(': '));
}

/** A sum and what a reason says that it comes to: '3 × 11 = 33', or the other way round '35 is 5 × 7'. */
const EQUATION = /([\d.,]+(?: [+−×÷] [\d.,]+)+) = ([\d.,]*\d)/g;
const IS_SUM = /^([\d.,]*\d) is (?:exactly )?(\d[\d.,]*(?: [+−×÷] [\d.,]*\d)+)/g;

const comesTo = (sum: string, value: string) => {
  const [one, other] = [calculate(sum), calculate(value)];
  return one.top * other.bottom === other.top * one.bottom;
};

describe('The reason for a wrong answer', () => {
  it('the reason for a wrong answer belongs to an answer that a second evaluator finds wrong as well', () => {
    const right = new Map(items.map((item) => [item.id, evaluateItem(item)]));
    expect(examples(wrong.filter(({ id, answer }) => right.get(id) === answer))).toEqual([]);
  });

  it('the reason for a wrong answer says only sums that come to what it says', () => {
    const claims = wrong.flatMap((one) => [
      ...[...one.reason.matchAll(EQUATION)].map(([, sum = '', value = '']) => ({
        one,
        sum,
        value,
      })),
      ...[...one.reason.matchAll(IS_SUM)].map(([, value = '', sum = '']) => ({ one, sum, value })),
    ]);
    expect(claims.length).toBeGreaterThan(1000);
    expect(
      examples(claims.filter(({ sum, value }) => !comesTo(sum, value)).map(({ one }) => one)),
    ).toEqual([]);
  });

  it('the reason for a wrong answer is there for each misconception of the list', () => {
    const used = new Set<string>(wrong.map(({ misconception }) => misconception));
    expect(Object.keys(MISCONCEPTIONS).filter((name) => !used.has(name))).toEqual([]);
  });

  it('the reason for a wrong answer is one or two short and kind sentences with a number', () => {
    const poor = wrong.filter(
      ({ reason }) =>
        !/^[A-Z\d][^!?]*\.$/.test(reason) ||
        !/\d/.test(reason) ||
        /undefined|NaN|Infinity|\d{5}|wrong answer|mistake| {2}| \./.test(reason) ||
        reason.split(' ').length > MOST_WORDS,
    );
    expect(examples(poor)).toEqual([]);
  });

  it('the reason for a wrong answer is short enough for the youngest', () => {
    const long = wrong.filter(
      ({ id, reason }) =>
        /^Y[12]/.test(id) && reason.split(' ').length > MOST_WORDS_FOR_THE_YOUNGEST,
    );
    expect(examples(long)).toEqual([]);
  });

  it('the reason for a wrong answer has no plural after 1', () => {
    const plural = wrong.filter(({ reason }) =>
      /(?<![\d,.])1 (group|step|mark|coin|hour|face|edge|factor|turn|whole|ten|hundred)s\b/.test(
        reason,
      ),
    );
    expect(examples(plural)).toEqual([]);
  });

  it('the reason for a wrong answer can be read aloud', () => {
    const signs = wrong.filter(({ reason }) => /[×÷−+=²³%£°]/.test(spokenForm(reason)));
    expect([...new Set(signs.map(({ reason }) => spokenForm(reason)))].slice(0, 20)).toEqual([]);
  });

  it.each<[string, string, number, string]>([
    [
      'Y3.PV.1/r10:50,3',
      '150, 200, 250, ?',
      251,
      'You took a step of 1. Each step is 50: 150, 200, 250.',
    ],
    ['Y1.PV.3/r1:29', 'What is one more than 29?', 31, '31 is two more than 29. Go on only one.'],
    [
      'Y6.CA.5/r20:32',
      'What is the next prime after 32?',
      33,
      '3 × 11 = 33, so 33 is not a prime.',
    ],
    [
      'Y3.ME.2/r20:equilateral-triangle,10,10',
      'An equilateral triangle has 10 cm sides. What is its perimeter in cm?',
      20,
      'You added only two sides of 10. A triangle has three.',
    ],
    [
      'Y5.ME.4/r22:side,150,7',
      'A rectangle of area 1050 cm² is 150 cm long. How many cm wide is it?',
      375,
      'You used 1050 as the perimeter. It is the area, so divide: 1050 ÷ 150.',
    ],
    [
      'Y4.FR.9/r36:smaller,99,89',
      'Which is smaller: 0.99 or 0.89? Give it in hundredths.',
      99,
      '0.99 is 99 hundredths, but 0.89 is less: 89 hundredths.',
    ],
    [
      'Y5.FR.12/r152:82',
      'Where does 82% belong? You may be up to 5% away.',
      0.18,
      'You measured from 1. Start at 0.',
    ],
    [
      'Y5.FR.12/r152:84',
      'Where does 84% belong? You may be up to 5% away.',
      0.16,
      'You chose a place nearer to 0, but 84% is close to 1.',
    ],
    [
      'Y4.FR.10/r37:435,315',
      '£4.35 + £3.15 = ?p',
      740,
      'In £4.35 + £3.15, 5p and 5p make 10p. Carry the extra 10p.',
    ],
    [
      'Y3.FR.6/r34:smaller,9,1,12',
      'The smaller of 9/12 and 1/12 is ?/12.',
      9,
      'Both are twelfths, and 9 of them are more than 1.',
    ],
    [
      'Y3.PV.6/r28:401',
      'Write four hundred and one in digits.',
      41,
      '41 has no hundreds. A 0 keeps the place of the tens.',
    ],
    [
      'Y5.ME.7/r46:8,2',
      '8 kg of rice is shared into 2 equal parts. How many grams is each part?',
      4,
      '4 is in kg. 1 kg is 1000 g.',
    ],
    [
      'Y6.FR.2/r37:larger,10,6,4,3',
      'What is the numerator of the larger fraction: 10/6 or 4/3?',
      4,
      '4/3 is 8/6. Compare that with 10/6.',
    ],
    [
      'Y6.ME.5/r52:Base-×-height-÷-2,1,semicircle,oval',
      'Which shape’s area is base × height ÷ 2? Answer 1 for triangle, 2 for semicircle or 3 for oval.',
      2,
      'Shape 2 is a semicircle. Base × height ÷ 2 is the area of a triangle.',
    ],
    [
      'Y4.ME.6/r15:minutes,6,31',
      '6 minutes 31 seconds = ? seconds',
      631,
      '6 minutes is not 600 seconds. A minute has 60 seconds.',
    ],
    [
      'Y6.GE.5/r49:opposite,45,0',
      'Two straight lines cross. One angle is 45°. How large is the angle opposite it?',
      135,
      '135° and 45° make 180°. Opposite angles are equal.',
    ],
    [
      'Y4.GE.3/r42:rectangle',
      'How many lines of symmetry does this rectangle have?',
      4,
      'Folded from corner to corner, the 2 parts of this rectangle do not match.',
    ],
  ])(
    'the reason for a wrong answer of %s, “%s”, tells what %s did',
    (id, question, answer, reason) => {
      const item = itemOf(id);
      expect(item.question).toBe(question);
      expect(item.slips.find((slip) => slip.answer === answer)?.reason).toBe(reason);
    },
  );
});

function itemOf(id: string) {
  const type = ALL_TYPES.find((one) => id.startsWith(`${one.id}:`));
  for (const topic of type?.topics() ?? []) if (topic.id === id) return topic.item();
  throw new Error(`There is no question ${id}`);
}
