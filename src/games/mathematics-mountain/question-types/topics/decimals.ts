// Tenths, hundredths and thousandths.
import { hasOnes } from '../arithmetic.ts';
import { digitsMove } from '../explanations.ts';
import type { Mistake, Mistakes } from '../misconceptions.ts';
import { changedBoth, wrongSize, zeroLostOrExtra } from '../mistakes.ts';
import { fractionBars, hundredSquare } from '../pictures.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { counted, listInWords } from '../wording.ts';

const DECIMALS = {
  '1/4 = ?/100': {
    answer: 25,
    shaded: 25,
    way: 'A quarter of 100 is 25, so 1/4 is 25 hundredths.',
    slips: { 'adds-same-to-top-and-bottom': changedBoth([1, 4], 96, 97) },
  },
  '1/2 = ?/100': {
    answer: 50,
    shaded: 50,
    way: 'Half of 100 is 50, so 1/2 is 50 hundredths.',
    slips: { 'adds-same-to-top-and-bottom': changedBoth([1, 2], 98, 99) },
  },
  '3/4 = ?/100': {
    answer: 75,
    shaded: 75,
    way: '1/4 is 25 hundredths, and 3 × 25 = 75.',
    slips: { 'adds-same-to-top-and-bottom': changedBoth([3, 4], 96, 99) },
  },
  '0.25 = ?/4': {
    answer: 1,
    shaded: 25,
    way: 'A quarter of 100 hundredths is 25 hundredths, so 0.25 is 1 quarter.',
    slips: {
      'decimal-point-misread': {
        answer: 25,
        reason: '25 is the number of hundredths. The question asks for quarters.',
      },
    },
  },
  '0.5 = ?/2': {
    answer: 1,
    shaded: 50,
    way: 'Half of 10 tenths is 5 tenths, so 0.5 is 1 half.',
    slips: {
      'decimal-point-misread': {
        answer: 5,
        reason: '5 is the number of tenths. The question asks for halves.',
      },
    },
  },
  '0.75 = ?/4': {
    answer: 3,
    shaded: 75,
    way: 'A quarter is 25 hundredths, and 3 × 25 = 75, so 0.75 is 3 quarters.',
    slips: {
      'decimal-point-misread': {
        answer: 75,
        reason: '75 is the number of hundredths. The question asks for quarters.',
      },
    },
  },
} as const;

export const decimals = [
  questionType({
    id: 'Y4.FR.5/r6',
    level: 'A',
    pool: every(oneOf('tenths', 'hundredths'))
      .and(span(1, 450))
      .where(([part, count]) =>
        part === 'hundredths' ? count !== 100 : count <= 99 && count !== 10,
      ),
    write: ([part, count]) => (part === 'tenths' ? tenths(count) : hundredths(count)),
  }),
  questionType({
    id: 'Y4.FR.6/r34',
    level: 'A',
    beside: 6,
    pool: every(
      oneOf('1/4 = ?/100', '1/2 = ?/100', '3/4 = ?/100', '0.25 = ?/4', '0.5 = ?/2', '0.75 = ?/4'),
    ),
    write: ([question]) => {
      const { answer, way, shaded, slips } = DECIMALS[question];
      return {
        question,
        picture: hundredSquare(shaded),
        answer,
        explanation: way,
        slips,
      };
    },
  }),
  questionType({
    id: 'Y4.FR.7/r49',
    level: 'B',
    beside: 16,
    pool: every(oneOf(10, 100))
      .and(span(1, 99))
      .where(([by, n]) => hasOnes(n) && (by === 10 || n > 10) && n % 11 > 0),
    write: ([by, n]) => {
      const digits = [Math.floor(n / 10), n % 10];
      const [answer = 0] = by === 10 ? digits.slice(1) : digits;
      return {
        question: `Work out ${n} ÷ ${by}. Which digit is in the tenths place?`,
        answer,
        explanation: `${digitsMove(by, 'right')}: ${n / by}, with ${answer} in the tenths place.`,
        slips: {
          'wrong-column': digits.map((digit) => ({
            answer: digit,
            reason: `${n} ÷ ${by} is ${n / by}. In ${n / by} the ${digit} is in the ${by === 10 ? 'ones' : 'hundredths'} place.`,
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
      .and(span(11, 99))
      .and(span(11, 99))
      .where(([, a, b]) => hasOnes(a) && hasOnes(b) && Math.floor(a / 10) !== Math.floor(b / 10)),
    write: ([kind, a, b]) => {
      const answer = kind === 'larger' ? Math.max(a, b) : Math.min(a, b);
      const other = a + b - answer;
      const [more, less] = kind === 'larger' ? [other, answer] : [answer, other];
      const isByLastDigit = more % 10 > less % 10;
      return {
        question: `Which is ${kind}: ${a / 100} or ${b / 100}? Give it in hundredths.`,
        answer,
        explanation: `${a / 100} is ${a} hundredths and ${b / 100} is ${b} hundredths, so the ${kind} is ${answer} hundredths.`,
        slips: {
          ...(isByLastDigit
            ? { 'compares-last-digit': comparedLastDigits(other, answer) }
            : { 'more-and-less-swapped': misjudged(other, answer, 100) }),
          'digit-not-value': {
            answer: answer % 10,
            reason: `You left out the ${counted(Math.floor(answer / 10), 'tenth')}. Each tenth is 10 hundredths.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.FR.6/r38',
    level: 'A',
    beside: 6,
    pool: every(oneOf(10, 100))
      .and(span(1, 99))
      .where(([parts, n]) => (parts === 10 ? n < 10 : hasOnes(n))),
    write: ([parts, n]) => ({
      question: `${n / parts} = ?/${parts}`,
      ...(parts === 10 ? fractionBars([n, 10]) : { picture: hundredSquare(n) }),
      answer: n,
      explanation: `The last digit of ${n / parts} is in the ${parts === 10 ? 'tenths' : 'hundredths'} place, so ${n / parts} is ${n}/${parts}.`,
      slips: {
        'zero-lost-or-extra': {
          answer: n * 10,
          reason: `${n * 10}/${parts} is ${(n * 10) / parts}, not ${n / parts}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y5.FR.7/r39',
    level: 'A',
    beside: 7,
    pool: every(span(1, 999)),
    write: ([n]) => ({
      question: `${n / 1000} = ? thousandths`,
      answer: n,
      explanation: `The third decimal place is thousandths, so ${n / 1000}${n % 10 === 0 ? `, or ${(n / 1000).toFixed(3)},` : ''} is ${counted(n, 'thousandth')}.`,
      slips: {
        'decimal-point-misread': [n / 10, n / 100, n * 10].map((other) =>
          otherDecimal(other, n, 'thousandth', 1000),
        ),
      },
    }),
  }),
  questionType({
    id: 'Y5.FR.9/r41',
    level: 'B',
    takesLong: true,
    beside: 10,
    pool: every(oneOf('largest', 'smallest')).and(span(2, 9)).and(span(1, 9)).and(span(1, 9)),
    write: ([kind, tenths, b, c]) => {
      const near = 100 * (tenths - 1);
      const values = [100 * tenths, near + 10 * b, near + c];
      const turned = [...values.slice((b + c) % 3), ...values.slice(0, (b + c) % 3)];
      const [least, most] = [Math.min(...values), Math.max(...values)];
      const shown = turned.map((value) => String(value / 1000));
      return {
        question: `Which is ${kind}: ${shown.slice(0, -1).join(', ')} or ${shown.at(-1) ?? ''}? Give it in thousandths.`,
        answer: kind === 'largest' ? most : least,
        explanation: `In thousandths the numbers are ${listInWords(values.toSorted((one, other) => one - other))}, so the ${kind} is ${kind === 'largest' ? most : least}.`,
        slips: {
          'longer-decimal-is-larger':
            kind === 'largest'
              ? [near + c, near + 10 * b].map((other) => misjudged(other, 100 * tenths, 1000))
              : misjudged(100 * tenths, least, 1000),
          'decimal-point-misread':
            kind === 'largest'
              ? {
                  answer: tenths,
                  reason: `${tenths / 10} is ${counted(tenths, 'tenth')}, not ${counted(tenths, 'thousandth')}.`,
                }
              : undefined,
        },
      };
    },
  }),
  questionType({
    id: 'Y6.FR.7/r3',
    level: 'A',
    pool: every(oneOf(100, 1000))
      .and(span(2, 999))
      .and(oneOf(100, 1000))
      .where(
        ([scale, digits, power]) =>
          digits % 10 !== 0 && power >= scale && (digits * power) / scale <= 999,
      ),
    write: ([scale, digits, power]) => {
      const answer = (digits * power) / scale;
      return {
        question: `${digits / scale} × ${power} = ?`,
        answer,
        explanation: `${digitsMove(power, 'left')}: ${digits / scale} becomes ${answer}.`,
        slips: { 'zero-lost-or-extra': zeroLostOrExtra(answer, `${digits / scale} × ${power}`) },
      };
    },
  }),
  questionType({
    id: 'Y6.FR.8/r14',
    level: 'B',
    pool: every(span(1, 999))
      .and(span(2, 8))
      .where(([hundredths, by]) => {
        const product = hundredths * by;
        return hundredths % 100 !== 0 && product % 100 === 0 && product <= 3900;
      }),
    write: ([hundredths, by]) => {
      const whole = Math.floor(hundredths / 100);
      const rest = (hundredths % 100) / 100;
      const answer = (hundredths * by) / 100;
      const restTimes = ((hundredths % 100) * by) / 100;
      const [count, part] =
        hundredths % 10 === 0 ? [hundredths / 10, 'tenths'] : [hundredths, 'hundredths'];
      return {
        question: `${hundredths / 100} × ${by} = ?`,
        answer,
        explanation:
          whole === 0
            ? `${count} ${part} × ${by} = ${count * by} ${part}, which is ${answer}.`
            : `${whole} × ${by} = ${whole * by}, ${rest} × ${by} = ${restTimes}, and ${whole * by} + ${restTimes} = ${answer}.`,
        slips: {
          'decimal-point-misread': [answer * 10, answer * 100].map((other) =>
            wrongSize(other, answer, `${hundredths / 100} × ${by}`),
          ),
          'stops-after-first-step':
            whole === 0
              ? undefined
              : {
                  answer: whole * by,
                  reason: `You worked out ${whole} × ${by}. Multiply the ${rest} as well.`,
                },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.FR.9/r54',
    level: 'B',
    takesLong: true,
    beside: 14,
    pool: every(oneOf(4, 5, 20, 25, 50))
      .and(span(5, 149))
      .where(([by, n]) => n > by && n % by !== 0 && (n % by) / by >= 0.1),
    write: ([by, n]) => {
      const [whole, rest] = [Math.floor(n / by), n % by];
      const answer = (rest * 100) / by;
      return {
        question: `${n} ÷ ${by} is ${whole} and how many hundredths?`,
        answer,
        explanation: `${whole} × ${by} = ${whole * by}, ${rest} is left, and ${rest}/${by} = ${answer}/100.`,
        slips: {
          'remainder-as-decimal': {
            answer: rest,
            reason: `${rest} is left over from ${n}. Share it too: ${rest} ÷ ${by}.`,
          },
          'decimal-point-misread': {
            answer: answer / 10,
            reason: `${answer / 10} is the number of tenths. The question asks for hundredths.`,
          },
        },
      };
    },
  }),
];

function tenths(count: number) {
  const [wholes, rest] = [Math.floor(count / 10), count % 10];
  return {
    question: `How many tenths make ${count / 10}?`,
    ...fractionBars([count, 10]),
    answer: count,
    explanation:
      wholes === 0
        ? `The digit after the decimal point counts tenths: ${counted(count, 'tenth')}.`
        : `Each whole is 10 tenths, so ${count / 10} is ${rest === 0 ? `${count} tenths` : `${wholes * 10} tenths and ${rest} more: ${count}`}.`,
    slips: {
      ...otherParts(count * 10, count, 'tenth', 10),
      'digit-not-value': onlySome(rest, count, 'tenth', 10),
    },
  };
}

function hundredths(count: number) {
  const [wholes, rest] = [Math.floor(count / 100), count % 100];
  if (wholes > 0) {
    return {
      question: `${count / 100} = ? hundredths`,
      answer: count,
      explanation: `Each whole is 100 hundredths, so ${count / 100} is ${rest === 0 ? `${count} hundredths` : `${wholes * 100} hundredths and ${rest} more: ${count}`}.`,
      slips: {
        ...otherParts(count / 10, count, 'hundredth', 100),
        'digit-not-value': onlySome(rest, count, 'hundredth', 100),
      },
    };
  }
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  const both = `${counted(tens, 'tenth')} and ${counted(ones, 'hundredth')}`;
  return {
    question: `${count / 100} = ? hundredths`,
    picture: hundredSquare(count),
    answer: count,
    explanation:
      ones === 0
        ? `${count / 100} is ${counted(tens, 'tenth')}, and each tenth is 10 hundredths: ${count}.`
        : `${count / 100} is ${tens === 0 ? counted(ones, 'hundredth') : `${both}: ${count} hundredths`}.`,
    slips: {
      'digit-not-value':
        ones === 0
          ? {
              answer: tens,
              reason: `${tens} is the number of tenths. Each tenth is 10 hundredths.`,
            }
          : {
              answer: ones,
              reason: `You left out the ${counted(tens, 'tenth')}. Each tenth is 10 hundredths.`,
            },
    },
  };
}

/** Moves the decimal point when counting the parts of a number; of a whole one, takes tenths for hundredths or the other way round. */
function otherParts(answer: number, count: number, part: string, size: number): Mistakes {
  if (count % size === 0) {
    const other = size === 10 ? 'hundredths' : 'tenths';
    const reason = `${answer} is how many ${other} make ${count / size}. Each whole is ${size} ${part}s.`;
    return { 'wrong-conversion': { answer, reason } };
  }
  return { 'decimal-point-misread': otherDecimal(answer, count, part, size) };
}

function otherDecimal(answer: number, count: number, part: string, size: number): Mistake {
  const makes = answer === 1 ? 'makes' : 'make';
  return {
    answer,
    reason: `${counted(answer, part)} ${makes} ${answer / size}, not ${count / size}.`,
  };
}

/** Leaves the wholes out. */
function onlySome(answer: number, count: number, part: string, size: number): Mistake {
  return {
    answer,
    reason:
      count % size === 0
        ? `${count / size} has nothing after the ones, but each whole is ${size} ${part}s.`
        : `You left out the ${counted(Math.floor(count / size), 'whole')}. Each whole is ${size} ${part}s.`,
  };
}

/** Takes 0.39 for more than 0.65 because 9 is more than 5; both are given in hundredths. */
function comparedLastDigits(answer: number, right: number): Mistake {
  const [tenths, rightTenths] = [Math.floor(answer / 10), Math.floor(right / 10)];
  return {
    answer,
    reason: `You compared the last digits, ${answer % 10} and ${right % 10}. Compare the tenths first: ${rightTenths} is ${rightTenths > tenths ? 'more' : 'less'} than ${tenths}.`,
  };
}

/** Takes the longer decimal for the larger; both are given in parts of `size`. */
function misjudged(answer: number, right: number, size: number): Mistake {
  const part = size === 100 ? 'hundredth' : 'thousandth';
  return {
    answer,
    reason: `${answer / size} is ${counted(answer, part)}, but ${right / size} is ${answer > right ? 'less' : 'more'}: ${counted(right, part)}.`,
  };
}
