// Year 3: what the table leaves out about numbers, checking and fractions.
import { every, oneOf, span } from '../pool.ts';
import { fractionBars } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { boxesOf, countInParts, halfwayBetween, whichIs } from '../more-forms.ts';
import { nameFor } from '../stories.ts';
import { sumFact } from '../ways.ts';
import { capital, counted, hundredsInWords, parts } from '../wording.ts';

/** Two unit fractions where `denominator` is 0, else two numerators over it. */
function isCompared(a: number, b: number, denominator: number): boolean {
  if (denominator === 0) return a > 1 && b > 1;
  return denominator > 2 && a < denominator && b < denominator;
}

function sameParts(kind: 'larger' | 'smaller', a: number, b: number, denominator: number) {
  const [few, many] = [Math.min(a, b), Math.max(a, b)];
  const name = parts(denominator, 2);
  return {
    question: `Which is ${kind}: ${a}/${denominator} or ${b}/${denominator}? Give its numerator.`,
    ...fractionBars([a, denominator], [b, denominator]),
    answer: kind === 'larger' ? many : few,
    explanation: `All are ${name}, and ${many} ${name} are more than ${few}.`,
    slips: { 'more-and-less-swapped': kind === 'larger' ? few : many },
  };
}

export const moreNumber = [
  questionType({
    id: 'Y3.PV.4/r26',
    level: 'A',
    beside: 4,
    pool: every(oneOf('most', 'least'))
      .and(span(1, 9))
      .and(span(0, 9))
      .and(span(1, 9))
      .where(([, a, b, c]) => a !== b && b !== c && a !== c),
    write: ([end, a, b, c]) =>
      whichIs(end === 'most' ? 'largest' : 'smallest', end, [
        100 * a + 10 * b + c,
        100 * a + 10 * c + b,
        100 * c + 10 * b + a,
      ]),
  }),
  questionType({
    id: 'Y3.PV.5/r27',
    level: 'B',
    beside: 11,
    pool: every(span(100, 900, 5))
      .and(oneOf(10, 20, 40, 100))
      .where(([low, gap]) => low + gap <= 1000),
    write: ([low, gap]) => halfwayBetween(low, gap),
  }),
  questionType({
    id: 'Y3.PV.6/r28',
    level: 'A',
    beside: 5,
    pool: every(span(101, 999)),
    write: ([n]) => {
      const [hundreds, rest] = [Math.floor(n / 100), n % 100];
      return {
        question: `Write ${hundredsInWords(n)} in digits.`,
        answer: n,
        explanation: `${n} is ${counted(hundreds, 'hundred')}, ${counted(Math.floor(rest / 10), 'ten')} and ${counted(n % 10, 'one')}.`,
        slips: {
          'zero-lost-or-extra': [
            rest === 0 ? undefined : Number(`${hundreds * 100}${rest}`),
            rest < 10 ? hundreds * 10 + rest : undefined,
          ],
        },
      };
    },
  }),
  questionType({
    id: 'Y3.PV.7/r29',
    level: 'B',
    beside: 13,
    pool: every(span(1, 9))
      .and(span(1, 9))
      .where(([many]) => many > 1),
    write: ([many, few]) => boxesOf(100, many, 10, few),
  }),
  questionType({
    id: 'Y3.AS.3/r30',
    level: 'A',
    beside: 9,
    pool: every(span(111, 899)).and(span(20, 90, 10)),
    write: ([n, tens]) => ({
      question: `${n} + ${tens} = ${n + tens}, so ${n + tens} − ${tens} = ?`,
      answer: n,
      explanation: `Taking ${tens} away undoes adding ${tens}, so you are back at ${n}.`,
      fact: sumFact(n, tens),
      slips: { 'signs-mixed-up': n + tens + tens, 'equals-as-work-it-out': n + tens },
    }),
  }),
  questionType({
    id: 'Y3.FR.1/r31',
    level: 'A',
    beside: 10,
    pool: every(oneOf('on', 'back'))
      .and(span(1, 20))
      .where(([way, n]) => (way === 'on' ? n <= 17 : n >= 4)),
    write: ([way, n]) => countInParts(n, way === 'on' ? 1 : -1, 10, 'tenths'),
  }),
  questionType({
    id: 'Y3.FR.3/r32',
    level: 'B',
    beside: 11,
    pool: every(span(2, 10)).and(span(1, 6)),
    write: ([denominator, wholes]) => {
      const name = parts(denominator, 2);
      const first = `1 whole is ${denominator} ${name}`;
      return {
        question: `How many ${name} are in ${wholes}?`,
        ...fractionBars(
          [0, denominator],
          ...Array.from({ length: wholes - 1 }, () => [0, denominator] as const),
        ),
        answer: denominator * wholes,
        explanation:
          wholes === 1
            ? `${first}.`
            : `${first}, so ${wholes} wholes are ${denominator * wholes} ${name}.`,
        slips: { 'adds-instead-of-multiplies': denominator + wholes, 'digit-not-value': wholes },
      };
    },
  }),
  questionType({
    id: 'Y3.FR.4/r33',
    level: 'B',
    beside: 16,
    pool: every(span(2, 6))
      .and(span(2, 6))
      .where(([denominator, by]) => denominator * by <= 24),
    write: ([denominator, by]) => ({
      question: `${by}/${denominator * by} = 1/?`,
      ...fractionBars([by, denominator * by]),
      answer: denominator,
      explanation: `${by} × ${denominator} = ${denominator * by}, so ${by}/${denominator * by} is the same as 1/${denominator}.`,
      slips: {
        'adds-same-to-top-and-bottom': denominator * by - by + 1,
        'equals-as-work-it-out': denominator * by,
      },
    }),
  }),
  questionType({
    id: 'Y3.FR.6/r34',
    level: 'B',
    beside: 14,
    pool: every(oneOf('larger', 'smaller'))
      .and(span(1, 12))
      .and(span(1, 12))
      .and(span(0, 12))
      .where(([, a, b, parts]) => a !== b && isCompared(a, b, parts)),
    write: ([kind, a, b, denominator]) => {
      const [few, many] = [Math.min(a, b), Math.max(a, b)];
      if (denominator > 0) return sameParts(kind, a, b, denominator);
      return {
        question: `Which is ${kind}: 1/${a} or 1/${b}? Give its denominator.`,
        ...fractionBars([1, a], [1, b]),
        answer: kind === 'larger' ? few : many,
        explanation:
          kind === 'larger'
            ? `Fewer equal parts are larger parts, so 1/${few} is larger than 1/${many}.`
            : `More equal parts are smaller parts, so 1/${many} is smaller than 1/${few}.`,
        slips: { 'compares-parts-alone': kind === 'larger' ? many : few },
      };
    },
  }),
  questionType({
    id: 'Y3.FR.7/r35',
    level: 'B',
    beside: 17,
    pool: every(span(3, 12))
      .and(span(1, 11))
      .where(([denominator, eaten]) => eaten < denominator),
    write: ([denominator, eaten]) => {
      const [left, name] = [denominator - eaten, parts(denominator, 2)];
      return {
        question: `${nameFor(eaten, denominator)} eats ${eaten}/${denominator} of a pie. How many ${name} are left?`,
        ...fractionBars([eaten, denominator]),
        answer: left,
        explanation: `${capital(`the whole pie is ${denominator} ${name}`)}, and ${denominator} − ${eaten} = ${left}.`,
        slips: {
          'reads-end-mark': {
            answer: eaten,
            reason: `${eaten} ${parts(denominator, eaten)} ${eaten === 1 ? 'is' : 'are'} eaten. Find how many are left.`,
          },
          'one-step-out': [left - 1, left + 1].map((other) => ({
            answer: other,
            reason: `${eaten} and ${other} make ${eaten + other}. The whole pie is ${denominator} ${name}.`,
          })),
        },
      };
    },
  }),
];
