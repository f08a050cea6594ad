// Coins, notes, prices and change.
import { sumFact } from '../item.ts';
import type { Mistake } from '../misconceptions.ts';
import { addedFactors, withoutCarrying } from '../mistakes.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { counted, listInWords, pounds, poundsSaid } from '../wording.ts';

/** Pounds in pence. */
const IN_PENCE = { 1: 100, 2: 200, 5: 500, 10: 1000, 20: 2000 } as const;

export const money = [
  questionType({
    id: 'Y1.ME.3/r17',
    level: 'B',
    pool: every(oneOf(1, 2, 5, 10))
      .and(oneOf(1, 2, 5, 10))
      .where(([big, small]) => small <= big),
    write: ([big, small]) => ({
      question:
        small === big
          ? `How many pence do two ${big}p coins make?`
          : `How many pence do a ${big}p coin and a ${small}p coin make?`,
      picture: { kind: 'coins', coins: [big, small] },
      answer: big + small,
      explanation: `Add what the coins are worth: ${big}p + ${small}p = ${big + small}p.`,
      fact: sumFact(big, small),
      slips: { 'counts-coins': countedPieces([`${big}p`, `${small}p`]) },
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
      question:
        small === big
          ? `How many pounds do two £${big} notes make?`
          : `How many pounds do a £${big} note and a £${small} ${small < 5 ? 'coin' : 'note'} make?`,
      picture: { kind: 'coins', coins: [IN_PENCE[big], IN_PENCE[small]] },
      answer: big + small,
      explanation: `Add the two amounts: £${big} + £${small} = £${big + small}.`,
      slips: {
        'counts-coins': {
          answer: 2,
          reason: `2 is how many notes ${small < 5 ? 'and coins ' : ''}there are. Add what they are worth: £${big} and £${small}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y2.ME.3/r35',
    level: 'B',
    beside: 13,
    pool: every(oneOf(1, 2, 5, 10, 20, 50))
      .and(oneOf(1, 2, 5, 10, 20, 50))
      .and(oneOf(1, 2, 5, 10, 20, 50))
      .where(([a, b, c]) => a >= b && b >= c),
    write: ([a, b, c]) => ({
      question: `How many pence do ${a}p, ${b}p and ${c}p make altogether?`,
      picture: { kind: 'coins', coins: [a, b, c] },
      answer: a + b + c,
      explanation: `${a === c ? '' : 'Start with the coin that is worth most: '}${a}p + ${b}p = ${a + b}p, and ${c}p more is ${a + b + c}p.`,
      slips: {
        'counts-coins': countedPieces([`${a}p`, `${b}p`, `${c}p`]),
        'one-number-left-out': [c, a].map((left) => ({
          answer: a + b + c - left,
          reason: `You left out ${left}p. Add all three coins.`,
        })),
      },
    }),
  }),
  questionType({
    id: 'Y2.ME.4/r36',
    level: 'B',
    beside: 14,
    pool: every(oneOf(2, 5, 10, 20, 50))
      .and(span(2, 10))
      .where(([coin, n]) => coin * n <= 100),
    write: ([coin, n]) => ({
      question: `How many ${coin}p coins make ${coin * n === 100 ? '£1' : `${coin * n}p`}?`,
      answer: n,
      explanation: `${coin * n === 100 ? '£1 is 100p: count' : 'Count'} in steps of ${coin}p to ${coin * n}p, which takes ${n} coins.`,
      slips: {
        'one-step-out': [n - 1, n + 1].map((other) => ({
          answer: other,
          reason: `${counted(other, 'coin')} of ${coin}p ${other === 1 ? 'makes' : 'make'} ${coin * other}p, not ${coin * n}p.`,
        })),
        'subtracts-denominator': {
          answer: coin * n - coin,
          reason: `You took ${coin}p away from ${coin * n}p. Count in steps of ${coin}p up to ${coin * n}p.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y2.ME.5/r21',
    level: 'B',
    pool: every(oneOf(20, 50, 100))
      .and(span(5, 95, 5))
      .where(([pay, cost]) => cost < pay),
    write: ([pay, cost]) => ({
      question: `You have ${pay === 100 ? '£1' : `${pay}p`} and spend ${cost}p. How many pence are left?`,
      picture: { kind: 'coins', coins: [pay], price: cost },
      answer: pay - cost,
      explanation:
        cost % 10 === 0
          ? `${pay === 100 ? '£1 is 100p, and ' : `Take away the ${cost}p: `}${pay}p − ${cost}p = ${pay - cost}p.`
          : cost + 5 === pay
            ? `Count on from ${cost}p to ${pay}p: that is 5p.`
            : `From ${cost}p to ${cost + 5}p is 5p, and from there to ${pay}p is ${pay - cost - 5}p: ${pay - cost}p.`,
      slips: {
        'adds-numbers-shown': {
          answer: pay + cost,
          reason: `You added the ${cost}p. Take it away from ${pay}p.`,
        },
        'one-ten-too-many':
          pay - cost + 10 === cost
            ? undefined
            : {
                answer: pay - cost + 10,
                reason: `${cost}p and ${pay - cost + 10}p make ${pay + 10}p. That is 10p too much.`,
              },
      },
    }),
  }),
  questionType({
    id: 'Y3.ME.3/r21',
    level: 'B',
    // With 5p, adding it and one ten too many would give the same number.
    pool: every(oneOf(1, 2)).and(span(10, 95, 5)),
    write: ([pounds, cost]) => {
      const [pence, change] = [pounds * 100, pounds * 100 - cost];
      return {
        question: `£${pounds} − ${cost}p = ?p`,
        picture: { kind: 'coins', coins: [pounds === 1 ? 100 : 200], price: cost },
        answer: change,
        explanation: `£${pounds} is ${pence}p: ${pence}p − ${cost}p = ${change}p.`,
        slips: {
          'one-ten-too-many': {
            answer: change + 10,
            reason: `${cost}p and ${change + 10}p make ${pence + 10}p. That is 10p too much.`,
          },
          'signs-mixed-up': {
            answer: pence + cost,
            reason: `You added ${cost}p to £${pounds}. Here you take it away.`,
          },
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
      explanation: `${a}p + ${b}p = ${a + b}p, the same as ${pounds(a + b)}.`,
      slips: {
        'ten-not-carried': lostCarryOfMoney(a, b),
        'wrong-conversion': {
          answer: (a + b) / 100,
          reason: `${(a + b) / 100} is in pounds. 1 pound is 100 pence.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y4.ME.4/r38',
    level: 'B',
    beside: 20,
    pool: every(span(2, 9))
      .and(span(110, 290, 10))
      // Nobody says 1040p: a total in pounds is asked for as one.
      .where(([count, price]) => price !== 200 && count * price < 1000),
    write: ([count, price]) => ({
      question: `Pens cost ${pounds(price)} each. How many pence do ${count} pens cost?`,
      spoken: `Pens cost ${poundsSaid(price)} each. How many pence do ${count} pens cost?`,
      answer: count * price,
      explanation: `${pounds(price)} is ${price}p, and ${count} × ${price}p = ${count * price}p.`,
      slips: {
        'adds-instead-of-multiplies': addedFactors(count, price),
        'one-step-out': [count - 1, count + 1].map((other) => ({
          answer: other * price,
          reason: `For ${pounds(other * price)} you get ${counted(other, 'pen')}. You need ${count}.`,
        })),
      },
    }),
  }),
];

function countedPieces(worth: readonly string[]): Mistake {
  return {
    answer: worth.length,
    reason: `${worth.length} is how many coins there are. Add what they are worth: ${listInWords(worth)}.`,
  };
}

/** Loses every carry, including the one from 5p and 5p. */
function lostCarryOfMoney(a: number, b: number): Mistake {
  const answer = withoutCarrying(a, b);
  const isPoundLost = a + b - answer >= 100;
  const sum = `${pounds(a)} + ${pounds(b)}`;
  return {
    answer,
    reason:
      (a % 10) + (b % 10) === 10
        ? `In ${sum}, 5p and 5p make 10p. Carry the extra 10p${isPoundLost ? ', and then the extra pound' : ''}.`
        : `In ${sum}, ${a % 100}p and ${b % 100}p make ${(a % 100) + (b % 100)}p. Carry £1 to the pounds.`,
  };
}
