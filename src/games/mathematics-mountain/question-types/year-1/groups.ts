// Year 1: equal groups and sharing, halves and quarters, coins.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { unitFraction } from '../forms.ts';
import { chosenBy } from '../stories.ts';
import { sumFact, timesFact } from '../ways.ts';
import { inSteps } from '../wording.ts';

/** Pounds in pence. */
const MONEY = { 1: 100, 2: 200, 5: 500, 10: 1000, 20: 2000 } as const;

export const groups = [
  questionType({
    id: 'Y1.MD.1/r18',
    level: 'B',
    inLaterYears: ([n]) => n >= 3,
    pool: every(span(2, 5)).and(oneOf(2, 5, 10)),
    write: ([n, each]) => {
      const [holders, things] = chosenBy(
        [
          ['bags', 'pens'],
          ['boxes', 'toys'],
          ['jars', 'sweets'],
          ['trays', 'buns'],
        ],
        n,
        each,
      );
      return {
        question: `${n} ${holders}. ${each} ${things} in each. How many ${things}?`,
        picture: { kind: 'sharing', groups: n, each },
        answer: n * each,
        explanation: `Count in ${inSteps(each)}: ${steps(n, each)}.`,
        fact: timesFact(n, each),
        slips: { 'adds-instead-of-multiplies': n + each, 'one-step-out': (n + 1) * each },
      };
    },
  }),
  questionType({
    id: 'Y1.MD.1/r19',
    level: 'B',
    inLaterYears: ([, each]) => each >= 3,
    pool: every(oneOf(2, 5, 10))
      .and(span(2, 10))
      .where(([by, each]) => by === 2 || each <= 5),
    write: ([by, each]) => ({
      question: `Share ${by * each} ${chosenBy(['pens', 'shells', 'cards', 'beads'], by, each)} between ${by}. How many each?`,
      picture: { kind: 'sharing', groups: by, pile: by * each },
      answer: each,
      explanation: `${by} groups of ${each} equal ${by * each}, so each gets ${each}.`,
      fact: timesFact(by, each),
      slips: { 'subtracts-denominator': by * each - by },
    }),
  }),
  questionType({
    id: 'Y1.FR.1/r10',
    level: 'B',
    inLaterYears: ([half]) => half >= 4,
    pool: every(span(1, 10)),
    write: ([half]) => ({
      ...unitFraction(2, half, true),
      picture: { kind: 'sharing', groups: 2, pile: 2 * half },
      explanation: `${half} + ${half} = ${2 * half}, so half of ${2 * half} is ${half}.`,
      fact: sumFact(half, half),
    }),
  }),
  questionType({
    id: 'Y1.FR.2/r20',
    level: 'B',
    pool: every(span(1, 5)),
    write: ([quarter]) => ({
      ...unitFraction(4, quarter, true),
      picture: { kind: 'sharing', groups: 4, pile: 4 * quarter },
      slips: { 'quarter-as-half': 2 * quarter },
    }),
  }),
  questionType({
    id: 'Y1.ME.3/r17',
    level: 'B',
    pool: every(oneOf(1, 2, 5, 10))
      .and(oneOf(1, 2, 5, 10))
      .where(([big, small]) => small <= big),
    write: ([big, small]) => ({
      question: `${big}p and ${small}p. How many pence?`,
      picture: { kind: 'coins', coins: [big, small] },
      answer: big + small,
      explanation: `Add what the coins are worth: ${big} + ${small} = ${big + small}.`,
      fact: sumFact(big, small),
      slips: { 'counts-coins': 2 },
    }),
  }),
  questionType({
    id: 'Y1.ME.3/r32',
    level: 'B',
    beside: 17,
    pool: every(oneOf(5, 10, 20))
      .and(oneOf(1, 2, 5, 10, 20))
      .where(([big, small]) => small <= big),
    write: ([big, small]) => ({
      question: `A £${big} note and a £${small} ${small < 5 ? 'coin' : 'note'}. How many pounds?`,
      picture: { kind: 'coins', coins: [MONEY[big], MONEY[small]] },
      answer: big + small,
      explanation: `Add what they are worth: ${big} + ${small} = ${big + small}.`,
      slips: { 'counts-coins': 2 },
    }),
  }),
];

function steps(count: number, step: number): string {
  return Array.from({ length: count }, (_, index) => (index + 1) * step).join(', ');
}
