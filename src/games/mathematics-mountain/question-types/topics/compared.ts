// The sign between two values: numbers, sums, fractions, measures, decimals and per cent.
import { digitOf, lowestCommonMultiple } from '../arithmetic.ts';
import type { Mistake } from '../misconceptions.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { spokenForm } from '../spoken.ts';
import { BETWEEN, capital, counted, num, parts, placeName } from '../wording.ts';

export const compared = [
  questionType({
    id: 'Y1.PV.4/r121',
    level: 'A',
    beside: 3,
    form: 'compare',
    pool: every(span(11, 99))
      .and(span(11, 99))
      .where(([a, b]) => a !== b && Math.abs(a - b) < 40),
    write: ([a, b]) => ({
      ...inWords([String(a), a], [String(b), b]),
      explanation: `When we count, ${a} comes ${a < b ? 'before' : 'after'} ${b}, so ${measuredWith(a, b)}.`,
      slips: {
        'compares-last-digit': signBy(
          a % 10,
          b % 10,
          `Compare the tens first: ${a} has ${counted(Math.floor(a / 10), 'ten')} and ${b} has ${Math.floor(b / 10)}.`,
        ),
        'more-and-less-swapped': {
          ...swapped(a, b),
          reason: `${Math.min(a, b)} comes before ${Math.max(a, b)} when we count, so it is less.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y1.AS.1/r122',
    level: 'B',
    beside: 15,
    form: 'compare',
    pool: every(span(2, 9))
      .and(span(2, 9))
      .and(span(-2, 2))
      .where(([a, b, off]) => a + b + off <= 20),
    write: ([a, b, off]) => ({
      ...inWords([`${a} + ${b}`, a + b], [String(a + b + off), a + b + off]),
      explanation: `Work out the sum first: ${a} + ${b} = ${a + b}, and ${measuredWith(a + b, a + b + off)}.`,
      slips: {
        'more-and-less-swapped':
          off > 0 ? swapped(a + b, a + b + off, num, `${a} + ${b} is ${a + b}, and `) : undefined,
        'equals-as-work-it-out':
          off === 0
            ? undefined
            : {
                answer: 0,
                reason: `${a} + ${b} is ${a + b}, and ${a + b} is not equal to ${a + b + off}.`,
              },
        'one-number-left-out': signBy(
          a,
          a + b + off,
          `${a} on its own is less than ${a + b + off}, but ${a} + ${b} is ${a + b}.`,
        ),
      },
    }),
  }),
  questionType({
    id: 'Y2.PV.4/r121',
    level: 'B',
    beside: 5,
    form: 'compare',
    pool: every(span(1, 8))
      .and(span(1, 18))
      .and(span(-9, 9))
      .where(([tens, ones, off]) => 10 * tens + ones + off > 10 && 10 * tens + ones + off < 100),
    write: ([tens, ones, off]) => {
      const value = 10 * tens + ones;
      const said = `${tens} ${tens === 1 ? 'ten' : 'tens'} and ${ones} ${ones === 1 ? 'one' : 'ones'}`;
      return {
        ...between([said, value], [String(value + off), value + off]),
        explanation: `Add the tens and the ones: ${10 * tens} + ${ones} = ${value}, and ${measuredWith(value, value + off)}.`,
        slips: {
          'digits-joined':
            ones > 9
              ? signBy(
                  Number(`${tens}${ones}`),
                  value + off,
                  `${ones} ones are 1 ten and ${counted(ones - 10, 'one')}. That makes ${value} altogether.`,
                )
              : undefined,
          'digit-not-value': signBy(
            tens + ones,
            value + off,
            `${said} are ${value}, because ${counted(tens, 'ten')} ${tens === 1 ? 'is' : 'are'} ${10 * tens}.`,
          ),
          'more-and-less-swapped': swapped(value, value + off, num, `${said} are ${value}, and `),
        },
      };
    },
  }),
  questionType({
    id: 'Y2.AS.3/r122',
    level: 'B',
    beside: 12,
    form: 'compare',
    pool: every(span(21, 60)).and(span(3, 9)).and(span(1, 4)).and(span(-1, 1)),
    write: ([a, b, move, off]) => ({
      ...between([`${a} + ${b}`, a + b], [`${a - move} + ${b + move + off}`, a + b + off]),
      explanation: `${a - move} is ${move} less than ${a}, and ${move + off === 0 ? `the ${b} stays the same` : `${b + move + off} is ${move + off} more than ${b}`}: ${a - move} + ${b + move + off} is ${off === 0 ? 'the same' : off > 0 ? '1 more' : '1 less'}.`,
      slips: {
        'compares-parts-alone': signBy(
          a,
          a - move,
          `${a} is more than ${a - move}, but look at ${b} and ${b + move + off} too.`,
        ),
        'more-and-less-swapped':
          off === 0
            ? undefined
            : {
                ...swapped(a + b, a + b + off),
                reason: `${a} + ${b} = ${a + b}, but ${a - move} + ${b + move + off} = ${a + b + off}.`,
              },
      },
    }),
  }),
  questionType({
    id: 'Y2.ME.3/r123',
    level: 'B',
    beside: 21,
    form: 'compare',
    pool: every(oneOf(20, 50, 60, 70, 80))
      .and(span(5, 60, 5))
      .where(([a, b]) => Math.abs(a + b - 100) <= 20),
    write: ([a, b]) => ({
      ...between([`${a}p + ${b}p`, a + b], ['£1', 100]),
      explanation: `£1 is 100p and ${a}p + ${b}p = ${a + b}p, ${a + b === 100 ? 'so they are equal' : `and ${measuredWith(a + b, 100, (pence) => `${pence}p`)}`}.`,
      slips: {
        'digit-not-value': signBy(a + b, 1, 'The 1 in £1 means 1 pound, and £1 is 100p.'),
        'more-and-less-swapped': swapped(
          a + b,
          100,
          (pence) => `${pence}p`,
          'There are 100p in £1, and ',
        ),
      },
    }),
  }),
  questionType({
    id: 'Y3.PV.4/r121',
    level: 'A',
    beside: 4,
    form: 'compare',
    pool: every(span(2, 9))
      .and(span(1, 9))
      .and(span(0, 9))
      .and(oneOf('tens', 'ends', 'front'))
      .where(([a, b, c]) => a !== b && b !== c && a !== c && c > 0),
    write: ([a, b, c, kind]) => {
      const left = 100 * a + 10 * b + c;
      const right =
        kind === 'tens'
          ? 100 * a + 10 * c + b
          : kind === 'ends'
            ? 100 * c + 10 * b + a
            : 100 * b + 10 * a + c;
      const [start, place, mine, other] =
        kind === 'tens'
          ? (['The hundreds are the same, so compare', 'ten', b, c] as const)
          : (['Compare', 'hundred', a, kind === 'ends' ? c : b] as const);
      return {
        ...between([String(left), left], [String(right), right]),
        explanation: `${kind === 'tens' ? 'The hundreds are the same, and ' : ''}${counted(mine, place)} ${mine === 1 ? 'is' : 'are'} ${left > right ? 'more' : 'less'} than ${counted(other, place)}, so ${left} is ${left > right ? 'more' : 'less'}.`,
        slips: {
          'compares-last-digit': signBy(
            left % 10,
            right % 10,
            `${left % 10 === right % 10 ? 'The ones are the same.' : 'The ones do not decide.'} ${start} the ${place}s: ${mine} is ${left > right ? 'more' : 'less'} than ${other}.`,
          ),
          'more-and-less-swapped': {
            ...swapped(left, right),
            reason: `${start} the ${place}s: ${mine} is ${left > right ? 'more' : 'less'} than ${other}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y3.FR.6/r122',
    level: 'B',
    beside: 22,
    form: 'compare',
    // Only unit fractions: other fractions whose denominators differ are for later years.
    pool: every(span(2, 12))
      .and(span(2, 12))
      .and(oneOf(1))
      .where(([a, b]) => a !== b),
    write: ([a, b, top]) => ({
      ...between([`${top}/${a}`, top / a], [`${top}/${b}`, top / b]),
      explanation: `The more equal parts there are, the smaller each part is, so ${top}/${Math.max(a, b)} is less than ${top}/${Math.min(a, b)}.`,
      slips: {
        'compares-parts-alone': [
          signBy(
            a,
            b,
            `${Math.max(a, b)} is more than ${Math.min(a, b)}, but ${parts(Math.max(a, b), 2)} are smaller than ${parts(Math.min(a, b), 2)}.`,
          ),
          {
            answer: 0,
            reason: `Both have ${top} on top, but ${parts(Math.max(a, b), 2)} are smaller than ${parts(Math.min(a, b), 2)}.`,
          },
        ],
      },
    }),
  }),
  questionType({
    id: 'Y3.ME.1/r123',
    level: 'B',
    beside: 19,
    form: 'compare',
    pool: every(span(2, 9)).and(oneOf(-60, -50, -5, 0, 5, 50, 60)),
    write: ([m, off]) => ({
      ...between([`${m} m`, 100 * m], [`${100 * m + off} cm`, 100 * m + off]),
      explanation: `1 m is 100 cm, so ${m} m is ${100 * m} cm, and ${measuredWith(100 * m, 100 * m + off)}.`,
      slips: {
        'compares-parts-alone': signBy(
          m,
          100 * m + off,
          `${m} is in metres and ${100 * m + off} in centimetres. Write both in centimetres first.`,
        ),
        'wrong-conversion': signBy(
          1000 * m,
          100 * m + off,
          `A metre is longer than a centimetre, but ${m} m is only ${100 * m} cm.`,
        ),
      },
    }),
  }),
  questionType({
    id: 'Y4.FR.9/r121',
    level: 'B',
    beside: 9,
    form: 'compare',
    pool: every(span(0, 9))
      .and(span(1, 99))
      .and(span(1, 99))
      .where(([, a, b]) => a !== b && a % 10 > 0 && b % 10 > 0 && Math.abs(a - b) < 50),
    write: ([ones, a, b]) => {
      const text = (hundredths: number) => `${ones}.${String(hundredths).padStart(2, '0')}`;
      const said = (count: number) => counted(count, 'hundredth');
      return {
        ...between([text(a), a], [text(b), b]),
        explanation: `Both have ${counted(ones, 'one')}, and ${measuredWith(a, b, said)}.`,
        slips: {
          'compares-last-digit': signBy(
            a % 10,
            b % 10,
            `Compare the tenths first: ${measuredWith(Math.floor(a / 10), Math.floor(b / 10))}.`,
          ),
          'more-and-less-swapped': swapped(a, b, said, `Both have ${counted(ones, 'one')}, but `),
        },
      };
    },
  }),
  questionType({
    id: 'Y4.MD.3/r122',
    level: 'B',
    beside: 21,
    form: 'compare',
    pool: every(span(3, 12))
      .and(span(3, 12))
      .and(span(2, 12))
      .and(span(2, 12))
      .where(([a, b, c, d]) => a !== c && a !== d && Math.abs(a * b - c * d) <= 8),
    write: ([a, b, c, d]) => ({
      ...between([`${a} × ${b}`, a * b], [`${c} × ${d}`, c * d]),
      explanation: `${a} × ${b} = ${a * b} and ${c} × ${d} = ${c * d}, and ${measuredWith(a * b, c * d)}.`,
      slips: {
        'more-and-less-swapped':
          a * b === c * d
            ? undefined
            : swapped(a * b, c * d, String, 'Work out both sides first: '),
        'adds-instead-of-multiplies': signBy(
          a + b,
          c + d,
          `Here you multiply and do not add: ${a} × ${b} = ${a * b} and ${c} × ${d} = ${c * d}.`,
        ),
      },
    }),
  }),
  questionType({
    id: 'Y4.PV.3/r123',
    level: 'A',
    beside: 19,
    form: 'compare',
    pool: every(span(-20, 6))
      .and(span(-20, 6))
      .where(([a, b]) => a !== b && Math.min(a, b) < 0),
    write: ([a, b]) => ({
      ...between([num(a), a], [num(b), b]),
      explanation: `On the number line ${num(Math.min(a, b))} stands to the left of ${num(Math.max(a, b))}, so it is less.`,
      slips: {
        'ignores-minus-sign': signBy(Math.abs(a), Math.abs(b), furtherLeft(a, b)),
        'more-and-less-swapped': { ...swapped(a, b), reason: furtherLeft(a, b) },
      },
    }),
  }),
  questionType({
    id: 'Y5.FR.1/r121',
    level: 'B',
    beside: 14,
    form: 'compare',
    pool: every(span(1, 5))
      .and(oneOf(2, 3, 4, 5, 6))
      .and(oneOf(2, 3))
      .and(span(1, 11))
      .where(
        ([top, bottom, times, other]) =>
          top < bottom && other < bottom * times && Math.abs(top * times - other) <= 1,
      ),
    write: ([top, bottom, times, other]) => ({
      ...between([`${top}/${bottom}`, top * times], [`${other}/${bottom * times}`, other]),
      explanation: `Multiply ${top} and ${bottom} by ${times}: ${top}/${bottom} is ${top * times}/${bottom * times}, ${top * times === other ? 'so they are equal' : `and ${measuredWith(top * times, other, (count) => `${count}/${bottom * times}`)}`}.`,
      slips: {
        'compares-parts-alone': [
          signBy(
            top,
            other,
            `It is not enough to compare ${top} with ${other}. Use the same denominator: ${top}/${bottom} is ${top * times}/${bottom * times}.`,
          ),
          signBy(
            bottom * times,
            bottom,
            `${capital(parts(bottom, 2))} are larger than ${parts(bottom * times, 2)}, but ${top}/${bottom} is ${top * times === other ? 'the same as' : 'only'} ${top * times}/${bottom * times}.`,
          ),
          signBy(
            bottom,
            bottom * times,
            `It is not enough to compare ${bottom} with ${bottom * times}. Use the same denominator: ${top}/${bottom} is ${top * times}/${bottom * times}.`,
          ),
        ],
      },
    }),
  }),
  questionType({
    id: 'Y5.FR.9/r122',
    level: 'B',
    beside: 17,
    form: 'compare',
    pool: every(span(11, 99))
      .and(span(101, 999))
      .where(
        ([two, three]) => two % 10 !== 0 && three % 10 !== 0 && Math.abs(10 * two - three) < 200,
      ),
    write: ([two, three]) => ({
      ...between([`0.${two}`, 10 * two], [`0.${three}`, three]),
      explanation: `0.${two} is 0.${two}0, and ${measuredWith(10 * two, three, (count) => counted(count, 'thousandth'))}.`,
      slips: {
        'longer-decimal-is-larger': signBy(
          two,
          three,
          `Write 0.${two} as 0.${two}0. More digits do not make a number larger.`,
        ),
        'more-and-less-swapped': swapped(
          10 * two,
          three,
          (count) => counted(count, 'thousandth'),
          `Write 0.${two} as 0.${two}0: `,
        ),
      },
    }),
  }),
  questionType({
    id: 'Y5.FR.12/r123',
    level: 'B',
    beside: 5,
    form: 'compare',
    pool: every(oneOf('1/2', '1/4', '3/4', '1/5', '2/5', '3/5', '4/5')).and(
      oneOf(-15, -10, -5, 0, 5, 10),
    ),
    write: ([fraction, off]) => {
      const [top = 0, bottom = 1] = fraction.split('/').map(Number);
      const percent = (100 * top) / bottom;
      const why =
        off === 0
          ? `${fraction} is ${percent}%, so neither of them is more.`
          : `${fraction} is ${percent}%. Compare ${percent + off}% with that.`;
      return {
        ...between([`${percent + off}%`, percent + off], [fraction, percent]),
        explanation: `${fraction} is ${percent}%, ${off === 0 ? 'so they are equal' : `and ${measuredWith(percent + off, percent, (part) => `${part}%`)}`}.`,
        slips: {
          'numerator-as-per-cent': signBy(percent + off, bottom, why),
          'more-and-less-swapped':
            off === 0
              ? undefined
              : {
                  answer: -Math.sign(off),
                  reason: why,
                },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.FR.2/r121',
    level: 'B',
    takesLong: true,
    beside: 14,
    form: 'compare',
    pool: every(span(2, 9))
      .and(oneOf(2, 3, 4, 5, 6))
      .and(span(2, 11))
      .and(oneOf(3, 4, 5, 6, 8))
      .where(
        ([a, b, c, d]) =>
          a !== b && b !== d && a > b / 2 && a !== c && Math.abs(a / b - c / d) < 0.4,
      ),
    write: ([a, b, c, d]) => {
      const all = lowestCommonMultiple(b, d);
      const [left, right] = [(a * all) / b, (c * all) / d];
      return {
        ...between([`${a}/${b}`, left], [`${c}/${d}`, right]),
        explanation: `In parts of the same size they are ${left}/${all} and ${right}/${all}, and ${measuredWith(left, right)}.`,
        slips: {
          'compares-parts-alone': signBy(
            a,
            c,
            `It is not enough to compare ${a} with ${c}. Use parts of the same size: ${left}/${all} and ${right}/${all}.`,
          ),
          'more-and-less-swapped':
            left === right
              ? undefined
              : {
                  answer: -Math.sign(left - right),
                  reason: `Compare ${left}/${all} with ${right}/${all}: ${measuredWith(left, right)}.`,
                },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.PV.1/r122',
    level: 'A',
    beside: 5,
    form: 'compare',
    pool: every(span(1_000_001, 9_899_999, 1373))
      .and(oneOf(10, 100, 1000, 10_000, 100_000))
      .and(oneOf(9, -9))
      // With as many digits: otherwise their number decides, and not a digit.
      .where(([a, place, times]) => String(a + times * place).length === String(a).length),
    write: ([a, place, times]) => {
      const b = a + times * place;
      const decides =
        [1_000_000, 100_000, 10_000, 1000, 100, 10].find(
          (one) => digitOf(a, one) !== digitOf(b, one),
        ) ?? 1;
      return {
        ...between([num(a), a], [num(b), b]),
        explanation: `The first digit that differs is in the ${placeName(decides)}s, and ${digitOf(a, decides)} is ${a < b ? 'less' : 'more'} than ${digitOf(b, decides)}.`,
        slips: {
          'more-and-less-swapped': {
            answer: Math.sign(b - a),
            reason: `Compare the first digits that differ, the ${placeName(decides)}s: ${digitOf(a, decides)} and ${digitOf(b, decides)}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.RP.2/r124',
    level: 'B',
    takesLong: true,
    beside: 15,
    form: 'compare',
    pool: every(oneOf(5, 10, 20, 25, 50, 75))
      .and(span(20, 240, 20))
      .and(oneOf(5, 10, 20, 25, 50, 75))
      .and(span(20, 240, 20))
      .where(
        ([a, one, b, other]) =>
          a !== b &&
          one !== other &&
          a < b === one > other &&
          Math.abs(a * one - b * other) <= 0.3 * b * other,
      ),
    write: ([a, one, b, other]) => {
      const [left, right] = [(a * one) / 100, (b * other) / 100];
      return {
        ...between([`${a}% of ${one}`, left], [`${b}% of ${other}`, right]),
        explanation: `${a}% of ${one} is ${left} and ${b}% of ${other} is ${right}, and ${measuredWith(left, right)}.`,
        slips: {
          'compares-parts-alone': signBy(
            a,
            b,
            `It is not enough to compare ${a}% with ${b}%. Work out both amounts first: ${left} and ${right}.`,
          ),
          'one-number-left-out': signBy(
            one,
            other,
            `It is not enough to compare ${one} with ${other}. Find the percentage of each first: ${left} and ${right}.`,
          ),
        },
      };
    },
  }),
  questionType({
    id: 'Y6.CA.6/r123',
    level: 'B',
    beside: 16,
    form: 'compare',
    pool: every(span(2, 9))
      .and(span(2, 9))
      .and(span(2, 6))
      .and(oneOf('first', 'right', 'last'))
      .where(([a, b]) => a !== b),
    write: ([a, b, c, kind]) => {
      const value = a + b * c;
      const other = { first: (a + b) * c, right: value, last: b * c }[kind];
      return {
        ...between([`${a} + ${b} × ${c}`, value], [String(other), other]),
        explanation: `Multiply first: ${b} × ${c} = ${b * c}, and ${a} + ${b * c} = ${value}: ${measuredWith(value, other)}.`,
        slips: {
          'left-to-right': signBy(
            (a + b) * c,
            other,
            `You added ${a} and ${b} first. Multiply first: ${b} × ${c}.`,
          ),
          'one-number-left-out': signBy(b * c, other, `You left out the ${a}. Add it to ${b * c}.`),
        },
      };
    },
  }),
];

/** '40 is more than 35'. */
function measuredWith(one: number, other: number, said: (count: number) => string = num): string {
  const [left, right] = [said(one), said(other)];
  if (one === other) return 'both sides are equal';
  return `${left} is ${one < other ? 'less' : 'more'} than ${right}`;
}

type Value = readonly [text: string, value: number];

/** The question which sign fits, and its answer. */
function between([left, one]: Value, [right, other]: Value) {
  return {
    question: `Which sign fits?\n${left} ${BETWEEN} ${right}`,
    spoken: `Which sign fits between ${spokenForm(left).replace(/\?$/, '')}${left.includes(' and ') ? ',' : ''} and ${spokenForm(right).replace(/\?$/, '')}?`,
    answer: Math.sign(one - other) + 0,
  };
}

/** The same for the youngest, who have not met the signs < and > yet. */
function inWords(one: Value, other: Value) {
  const { question, spoken, ...rest } = between(one, other);
  return {
    ...rest,
    question: question.replace('Which sign fits', 'Which words fit'),
    spoken: spoken.replace('Which sign fits', 'Which words fit'),
  };
}

/** The sign that somebody finds who compares the wrong numbers. */
function signBy(one: number, other: number, reason: string): Mistake {
  return { answer: Math.sign(one - other) + 0, reason };
}

function furtherLeft(a: number, b: number): string {
  return `On the number line ${num(Math.min(a, b))} is further left than ${num(Math.max(a, b))}, so it is less.`;
}

function swapped(
  one: number,
  other: number,
  said?: (count: number) => string,
  first = '',
): Mistake {
  return {
    answer: Math.sign(other - one) + 0,
    reason: `${one < 0 ? 'On the number line ' : first}${measuredWith(one, other, said)}.`,
  };
}
