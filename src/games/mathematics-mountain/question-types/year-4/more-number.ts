// Year 4: what the table leaves out about numbers, estimates, problems and decimals.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { digitsMove } from '../forms.ts';
import { boxesOf, countInParts, estimate, halfwayBetween, whichIs } from '../more-forms.ts';
import { hundredths } from '../pictures.ts';
import { withoutCarrying } from '../ways.ts';
import { num, pounds, poundsSaid } from '../wording.ts';

const isNoTen = (n: number) => n % 10 !== 0;

const DECIMALS = {
  '1/4 = ?/100': {
    answer: 25,
    shaded: 25,
    way: 'A quarter of 100 is 25, so 1/4 is 25 hundredths.',
  },
  '1/2 = ?/100': { answer: 50, shaded: 50, way: 'Half of 100 is 50, so 1/2 is 50 hundredths.' },
  '3/4 = ?/100': { answer: 75, shaded: 75, way: '1/4 is 25 hundredths, and 3 × 25 = 75.' },
  '0.25 = ?/4': { answer: 1, shaded: 25, way: '0.25 is 25 hundredths, which is 1 quarter.' },
  '0.5 = ?/2': { answer: 1, shaded: 50, way: '0.5 is 5 tenths, which is 1 half.' },
  '0.75 = ?/4': { answer: 3, shaded: 75, way: '0.75 is 75 hundredths, which is 3 quarters.' },
} as const;

export const moreNumber = [
  questionType({
    id: 'Y4.PV.5/r27',
    level: 'A',
    beside: 4,
    pool: every(oneOf('most', 'least'))
      .and(span(1, 9))
      .and(span(0, 9))
      .and(span(0, 9))
      .and(span(1, 9))
      .where(([, ...digits]) => new Set(digits).size === digits.length),
    write: ([end, a, b, c, d]) =>
      whichIs(end === 'most' ? 'largest' : 'smallest', end, [
        1000 * a + 100 * b + 10 * c + d,
        1000 * a + 100 * c + 10 * b + d,
        1000 * a + 100 * b + 10 * d + c,
      ]),
  }),
  questionType({
    id: 'Y4.PV.6/r28',
    level: 'B',
    beside: 11,
    pool: every(span(1000, 9000, 50))
      .and(oneOf(100, 200, 400, 1000))
      .where(([low, gap]) => low + gap < 10_000),
    write: ([low, gap]) => halfwayBetween(low, gap),
  }),
  questionType({
    id: 'Y4.PV.8/r29',
    level: 'B',
    beside: 13,
    pool: every(span(2, 9)).and(span(1, 9)),
    write: ([many, few]) => boxesOf(1000, many, 100, few),
  }),
  questionType({
    id: 'Y4.AS.2/r30',
    level: 'B',
    beside: 11,
    pool: every(span(2, 8))
      .and(oneOf(-8, -4, -2, 3, 5, 9))
      .and(span(1, 8))
      .and(oneOf(-7, -3, -1, 2, 6, 8)),
    write: ([a, besideA, b, besideB]) => estimate(100 * a + besideA, '+', 100 * b + besideB, 100),
  }),
  questionType({
    id: 'Y4.AS.3/r31',
    level: 'B',
    beside: 23,
    pool: every(span(50, 95, 5))
      .and(span(11, 39))
      .and(span(2, 9)),
    write: ([pupils, leave, back]) => ({
      question: `${pupils} pupils. ${leave} leave, then ${back} come back. How many now?`,
      answer: pupils - leave + back,
      explanation: `${pupils} − ${leave} = ${pupils - leave}, then ${pupils - leave} + ${back} = ${pupils - leave + back}.`,
      slips: {
        'stops-after-first-step': {
          answer: pupils - leave,
          reason: `${pupils} − ${leave} = ${pupils - leave}. Then ${back} come back.`,
        },
        'plus-before-minus': pupils - leave - back,
        'adds-numbers-shown': pupils + leave + back,
      },
    }),
  }),
  questionType({
    id: 'Y4.MD.5/r32',
    level: 'B',
    beside: 24,
    pool: every(span(3, 9))
      .and(span(12, 99))
      .where(([, n]) => isNoTen(n)),
    write: ([by, n]) => {
      const [tens, ones] = [n - (n % 10), n % 10];
      return {
        question: `${by} × ${n} = ${by} × ${tens} + ${by} × ?`,
        answer: ones,
        explanation: `${n} is ${tens} and ${ones}, so the second part is ${by} × ${ones}.`,
        slips: {
          'stops-after-first-step': {
            answer: by * ones,
            reason: `${by * ones} is ${by} × ${ones}. The ${by} × stands there already.`,
          },
          'equals-as-work-it-out': by * n,
        },
      };
    },
  }),
  questionType({
    id: 'Y4.FR.2/r33',
    level: 'A',
    beside: 6,
    pool: every(oneOf('on', 'back'))
      .and(span(1, 99))
      .where(([way, n]) => (way === 'on' ? n <= 96 : n >= 4)),
    write: ([way, n]) => countInParts(n, way === 'on' ? 1 : -1, 100, 'hundredths'),
  }),
  questionType({
    id: 'Y4.FR.6/r34',
    level: 'A',
    beside: 6,
    fewQuestions: true,
    pool: every(
      oneOf('1/4 = ?/100', '1/2 = ?/100', '3/4 = ?/100', '0.25 = ?/4', '0.5 = ?/2', '0.75 = ?/4'),
    ),
    write: ([question]) => {
      const { answer, way, shaded } = DECIMALS[question];
      const [, top = 0, bottom = 0] = (/^([1-9])\/(\d)/.exec(question) ?? []).map(Number);
      return {
        question,
        picture: hundredths(shaded),
        answer,
        explanation: way,
        slips: {
          'adds-same-to-top-and-bottom': top > 0 ? top + 100 - bottom : undefined,
          'decimal-point-misread': Number(question.match(/^0\.(\d+)/)?.[1]),
        },
      };
    },
  }),
  questionType({
    id: 'Y4.FR.7/r49',
    level: 'B',
    beside: 16,
    pool: every(oneOf(10, 100))
      .and(span(1, 99))
      .where(([by, n]) => isNoTen(n) && (by === 10 || n > 10)),
    write: ([by, n]) => {
      const digits = [Math.floor(n / 10), n % 10];
      const [answer = 0] = by === 10 ? digits.slice(1) : digits;
      return {
        question: `Which digit is in the tenths place of ${n} ÷ ${by}?`,
        answer,
        explanation: `${digitsMove(by, 'right')}: ${n / by}, with ${answer} in the tenths place.`,
        slips: {
          'wrong-column': digits.map((digit) => ({
            answer: digit,
            reason: `${n} ÷ ${by} is ${n / by}, and ${digit} is not its first digit after the point.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y4.FR.9/r36',
    level: 'B',
    takesLong: true,
    beside: 12,
    pool: every(oneOf('larger', 'smaller'))
      .and(span(1, 9))
      .and(span(11, 99))
      .where(([, , h]) => isNoTen(h)),
    write: ([kind, tenths, hundredths]) => {
      const [one, other] = [tenths * 10, hundredths];
      const answer = kind === 'larger' ? Math.max(one, other) : Math.min(one, other);
      return {
        question: `How many hundredths is the ${kind}: ${one / 100} or ${other / 100}?`,
        answer,
        explanation: `${one / 100} is ${one} hundredths and ${other / 100} is ${other} hundredths, so the ${kind} is ${answer}.`,
        slips: {
          'longer-decimal-is-larger': one + other - answer,
          'decimal-point-misread': answer === one ? tenths : undefined,
        },
      };
    },
  }),
  questionType({
    id: 'Y4.FR.10/r37',
    level: 'B',
    beside: 23,
    pool: every(span(105, 495, 5))
      .and(span(105, 495, 5))
      .where(([a, b]) => a % 100 !== 0 && b % 100 !== 0),
    write: ([a, b]) => ({
      question: `${pounds(a)} + ${pounds(b)} = ?p`,
      spoken: `${poundsSaid(a)} plus ${poundsSaid(b)} equals how many pence?`,
      answer: a + b,
      explanation: `In pence it is ${a} + ${b} = ${num(a + b)}.`,
      slips: {
        'ten-not-carried': withoutCarrying(a, b),
        'wrong-conversion': (a + b) / 100,
      },
    }),
  }),
];
