// Year 2: what the table leaves out about numbers, sums and fractions.
import { every, oneOf, span } from '../pool.ts';
import { fractionBars, nextOnLine } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { halfwayBetween, whichIs } from '../more-forms.ts';
import { sumFact, timesFact } from '../ways.ts';
import { inSteps } from '../wording.ts';

const isEven = (n: number) => n % 2 === 0;

export const moreNumber = [
  questionType({
    id: 'Y2.MD.1/r44',
    level: 'A',
    beside: 11,
    pool: every(oneOf('odd', 'even'))
      .and(span(3, 60))
      .and(span(3, 60))
      .and(span(3, 60))
      .where(
        ([kind, ...numbers]) => numbers.filter((n) => isEven(n) === (kind === 'even')).length === 1,
      ),
    write: ([kind, ...numbers]) => {
      const answer = numbers.find((n) => isEven(n) === (kind === 'even')) ?? NaN;
      const half = Math.floor(answer / 2);
      return {
        question: `Which is ${kind}: ${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}?`,
        answer,
        explanation:
          kind === 'even'
            ? `Two groups of ${half} are ${answer}, so ${answer} is even.`
            : `Two groups of ${half} are ${2 * half}, so ${answer} has one left over.`,
        slips: { 'odd-and-even-swapped': numbers },
      };
    },
  }),
  questionType({
    id: 'Y2.PV.1/r45',
    level: 'B',
    beside: 7,
    pool: every(oneOf(2, 3, 5, 10))
      .and(span(3, 12))
      .where(([step, place]) => step < 10 || place <= 10),
    write: ([step, place]) => {
      const first = step * place;
      const [second, last, answer] = [first - step, first - 2 * step, first - 3 * step];
      return {
        question: `${first}, ${second}, ${last}, ?`,
        picture: nextOnLine(first, -step),
        answer,
        explanation: `Count back in ${inSteps(step)}: ${last} − ${step} = ${answer}.`,
        slips: { 'counts-in-ones': last - 1, 'wrong-direction': first + step },
      };
    },
  }),
  questionType({
    id: 'Y2.PV.3/r26',
    level: 'B',
    beside: 12,
    pool: every(span(0, 94))
      .and(oneOf(2, 4, 6, 8, 10, 20))
      .where(([low, gap]) => low + gap <= 100),
    write: ([low, gap]) => halfwayBetween(low, gap),
  }),
  questionType({
    id: 'Y2.PV.4/r27',
    level: 'A',
    beside: 4,
    pool: every(oneOf('most', 'least'))
      .and(span(1, 9))
      .and(span(1, 9))
      .and(span(1, 9))
      .where(([, a, b, c]) => a !== b && b !== c && a !== c),
    write: ([end, a, b, c]) =>
      whichIs(end === 'most' ? 'largest' : 'smallest', end, [10 * a + b, 10 * b + a, 10 * a + c]),
  }),
  questionType({
    id: 'Y2.PV.6/r28',
    level: 'B',
    beside: 16,
    pool: every(span(2, 9)).and(span(1, 9)),
    write: ([packs, ones]) => ({
      question: `${packs} packs of 10 pens and ${ones} more. How many pens?`,
      picture: { kind: 'base-ten', hundreds: 0, tens: packs, ones },
      answer: 10 * packs + ones,
      explanation: `${packs} tens are ${10 * packs}, and ${ones} more is ${10 * packs + ones}.`,
      slips: { 'digits-swapped': 10 * ones + packs, 'adds-numbers-shown': packs + 10 + ones },
    }),
  }),
  questionType({
    id: 'Y2.AS.1/r29',
    level: 'B',
    beside: 22,
    pool: every(oneOf('rope', 'plant')).and(span(21, 80)).and(span(5, 19)),
    write: ([thing, length, change]) =>
      thing === 'rope'
        ? {
            question: `A rope is ${length} cm. Cut off ${change} cm. How long now?`,
            answer: length - change,
            explanation: `Take away what you cut off: ${length} − ${change} = ${length - change}.`,
            slips: { 'signs-mixed-up': length + change },
          }
        : {
            question: `A plant is ${length} cm. It grows ${change} cm. How tall now?`,
            answer: length + change,
            explanation: `Add what it grows: ${length} + ${change} = ${length + change}.`,
            slips: { 'signs-mixed-up': length - change },
          },
  }),
  questionType({
    id: 'Y2.AS.4/r30',
    level: 'A',
    beside: 11,
    pool: every(span(2, 50))
      .and(span(2, 50))
      .where(([a, b]) => a !== b),
    write: ([a, b]) => ({
      question: `${a} + ${b} = ${b} + ?`,
      answer: a,
      explanation: `You can add in any order, so ${a} + ${b} = ${b} + ${a}.`,
      fact: sumFact(a, b),
      slips: { 'equals-as-work-it-out': a + b, 'adds-numbers-shown': a + b + b },
    }),
  }),
  questionType({
    id: 'Y2.MD.3/r31',
    level: 'A',
    beside: 11,
    pool: every(span(1, 12))
      .and(oneOf(2, 5, 10))
      .where(([n, table]) => n !== table),
    write: ([n, table]) => ({
      question: `${n} × ${table} = ${table} × ?`,
      answer: n,
      explanation: `You can swap the two numbers, so ${n} × ${table} = ${table} × ${n}.`,
      fact: timesFact(n, table),
      slips: { 'equals-as-work-it-out': n * table, 'wrong-inverse': n * table * table },
    }),
  }),
  questionType({
    id: 'Y2.FR.2/r32',
    level: 'B',
    beside: 15,
    pool: every(span(4, 80, 4)),
    write: ([n]) => ({
      question: `1/2 of ${n} is ${n / 2}. What is 2/4 of ${n}?`,
      ...fractionBars([1, 2], [2, 4]),
      answer: n / 2,
      explanation: `2/4 is the same as 1/2, so it is ${n / 2} as well.`,
      slips: { 'unit-fraction-only': n / 4, 'equals-as-work-it-out': n },
    }),
  }),
];
