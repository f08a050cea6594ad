// Year 1: adding and taking away to 20, bonds and stories.
import { every, oneOf, span } from '../pool.ts';
import { counters, crossedOut, partWhole, toFill } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { chosenBy, nameFor } from '../stories.ts';
import { addToTwentyWay, sumFact, takeFromTwentyWay } from '../ways.ts';
import { counted } from '../wording.ts';

export const sums = [
  questionType({
    id: 'Y1.AS.3/r5',
    level: 'A',
    inLaterYears: ([a, b]) => a + b >= 7 && Math.min(a, b) >= 2,
    pool: every(span(0, 10))
      .and(span(0, 10))
      .where(([a, b]) => a + b <= 10),
    write: ([a, b]) => sum(a, b),
  }),
  questionType({
    id: 'Y1.AS.3/r6',
    level: 'A',
    inLaterYears: ([a, b]) => a >= 7 && b >= 3,
    pool: every(span(1, 10))
      .and(span(0, 10))
      .where(([a, b]) => b <= a),
    write: ([a, b]) => difference(a, b),
  }),
  questionType({
    id: 'Y1.AS.2/r7',
    level: 'A',
    inLaterYears: ([a]) => a > 0 && a < 10,
    pool: every(span(0, 10)),
    write: ([a]) => bond(a, 10),
  }),
  questionType({
    id: 'Y1.AS.2/r8',
    level: 'A',
    inLaterYears: ([n]) => n >= 6 && n < 10,
    pool: every(span(1, 10)),
    write: ([n]) => ({
      question: `What is double ${n}?`,
      picture: counters(n, n),
      answer: 2 * n,
      explanation: `Double ${n} is ${n} + ${n}, which equals ${2 * n}.`,
      fact: sumFact(n, n),
      slips: { 'counts-start-number': 2 * n - 1 },
    }),
  }),
  questionType({
    id: 'Y1.AS.3/r12',
    level: 'B',
    pool: every(span(2, 18))
      .and(span(2, 9))
      .where(([a, b]) => a + b >= 11 && a + b <= 20),
    write: ([a, b]) => sum(a, b),
  }),
  questionType({
    id: 'Y1.AS.3/r13',
    level: 'B',
    pool: every(span(11, 20)).and(span(1, 10)),
    write: ([a, b]) => difference(a, b),
  }),
  questionType({
    id: 'Y1.AS.2/r14',
    level: 'B',
    pool: every(span(0, 20)),
    write: ([a]) => bond(a, 20),
  }),
  questionType({
    id: 'Y1.AS.4/r15',
    level: 'B',
    pool: every(span(1, 19))
      .and(span(6, 20))
      .where(([a, total]) => a < total),
    write: ([a, total]) => ({
      question: `${a} + ? = ${total}`,
      picture: partWhole(total, a, null),
      answer: total - a,
      explanation: `Count on from ${a} to ${total}: that is ${total - a} more.`,
      fact: sumFact(a, total - a),
      slips: { 'adds-numbers-shown': a + total, 'counts-start-number': total - a + 1 },
    }),
  }),
  questionType({
    id: 'Y1.AS.4/r16',
    level: 'B',
    pool: every(span(1, 11)).and(span(1, 9)),
    write: ([left, taken]) => ({
      question: `${left} = ? − ${taken}`,
      picture: partWhole(null, left, taken),
      answer: left + taken,
      explanation: `Put back the ${taken}: ${left} + ${taken} = ${left + taken}.`,
      fact: sumFact(left, taken),
      slips: { 'equals-as-work-it-out': Math.abs(left - taken) },
    }),
  }),
  questionType({
    id: 'Y1.AS.4/r33',
    level: 'B',
    beside: 15,
    pool: every(span(2, 20))
      .and(span(1, 19))
      .where(([a, left]) => left < a),
    write: ([a, left]) => ({
      question: `${a} − ? = ${left}`,
      picture: partWhole(a, left, null),
      answer: a - left,
      explanation: `Count back from ${a} to ${left}: that is ${counted(a - left, 'step')}.`,
      fact: sumFact(left, a - left),
      slips: { 'adds-numbers-shown': a + left, 'counts-start-number': a - left + 1 },
    }),
  }),
  questionType({
    id: 'Y1.AS.4/r21',
    level: 'B',
    pool: every(oneOf('more', 'less'))
      .and(span(1, 15))
      .and(span(1, 15))
      .and(oneOf(0, 1))
      .where(([kind, a, b]) => (kind === 'more' ? a + b <= 20 : b < a)),
    write: ([kind, a, b, told]) =>
      kind === 'more' ? gainStory(a, b, told) : lossStory(a, b, told),
  }),
];

function sum(a: number, b: number) {
  return {
    question: `${a} + ${b} = ?`,
    picture: counters(a, b),
    answer: a + b,
    explanation: addToTwentyWay(a, b),
    fact: sumFact(a, b),
    slips: { 'counts-start-number': b > 0 ? a + b - 1 : undefined },
  };
}

function difference(a: number, b: number) {
  return {
    question: `${a} − ${b} = ?`,
    picture: crossedOut(a, b),
    answer: a - b,
    explanation: takeFromTwentyWay(a, b),
    fact: sumFact(a - b, b),
    slips: { 'counts-start-number': b > 0 ? a - b + 1 : undefined },
  };
}

function bond(a: number, total: 10 | 20) {
  return {
    question: `${a} + ? = ${total}`,
    picture: toFill(a, total),
    answer: total - a,
    explanation: bondWay(a, total),
    fact: sumFact(a, total - a),
    slips: { 'adds-numbers-shown': a + total, 'one-ten-too-many': total - a + 10 },
  };
}

function bondWay(a: number, total: number): string {
  const missing = total - a;
  if (missing === 0) return `${a} is ${total} already, so add 0.`;
  if (total === 10) return `Hold up 10 fingers and fold down ${a}: ${missing} stay up.`;
  if (a > 10) return `${a - 10} + ${missing} = 10, so ${a} + ${missing} = 20.`;
  return `From ${a} to 10 is ${10 - a}, and 10 more is 20: ${missing}.`;
}

/** The same sum is told in two ways: `told` is 0 or 1. */
function gainStory(a: number, b: number, told: number) {
  const [thing, gets] = chosenBy(
    [
      ['shell', 'finds'],
      ['card', 'gets'],
      ['star', 'draws'],
      ['block', 'adds'],
    ],
    a,
    b,
    told,
  );
  return {
    question: `${nameFor(a, b)} has ${counted(a, thing)}, then ${gets} ${b} more. How many now?`,
    picture: counters(a, b),
    answer: a + b,
    explanation: addToTwentyWay(a, b),
    fact: sumFact(a, b),
    slips: { 'counts-start-number': a + b - 1 },
  };
}

function lossStory(a: number, b: number, told: number) {
  const [thing, gives] = chosenBy(
    [
      ['pen', 'lends'],
      ['card', 'gives away'],
      ['bun', 'sells'],
      ['ball', 'puts away'],
    ],
    a,
    b,
    told,
  );
  return {
    question: `${nameFor(a, b)} has ${counted(a, thing)} and ${gives} ${b}. How many are left?`,
    picture: crossedOut(a, b),
    answer: a - b,
    explanation: takeFromTwentyWay(a, b),
    fact: sumFact(a - b, b),
    slips: { 'adds-numbers-shown': a + b, 'counts-start-number': a - b + 1 },
  };
}
