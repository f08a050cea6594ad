// Year 6: fractions with different denominators, decimals and percentages of amounts.
import { highestCommonFactor } from '../arithmetic.ts';
import { every, oneOf, span } from '../pool.ts';
import { fractionBars, percentBar } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { digitsMove } from '../forms.ts';
import { num, parts } from '../wording.ts';

const isLowest = (top: number, bottom: number) =>
  top < bottom && highestCommonFactor(top, bottom) === 1;

const withDenominators = [
  questionType({
    id: 'Y6.FR.4/r6',
    level: 'A',
    pool: every(span(1, 8))
      .and(span(2, 9))
      .and(span(1, 8))
      .and(span(2, 9))
      .where(([a, b, c, d]) => isLowest(a, b) && isLowest(c, d)),
    write: ([a, b, c, d]) => ({
      question: `${a}/${b} × ${c}/${d} = ?/${b * d}`,
      answer: a * c,
      explanation: `Multiply numerators and denominators: ${a} × ${c} = ${a * c}, and ${b} × ${d} = ${b * d}.`,
      slips: { 'adds-instead-of-multiplies': a + c },
    }),
  }),
  questionType({
    id: 'Y6.FR.1/r11',
    level: 'B',
    pool: every(oneOf('top', 'bottom'))
      .and(span(1, 11))
      .and(span(2, 12))
      .and(span(2, 12))
      .where(
        ([, top, bottom, times]) =>
          isLowest(top, bottom) && bottom * times >= 6 && bottom * times <= 96,
      ),
    write: ([asked, top, bottom, times]) =>
      asked === 'top' ? simplerTop(top, bottom, times) : simplerBottom(top, bottom, times),
  }),
  questionType({
    id: 'Y6.FR.3/r12',
    level: 'B',
    pool: every(span(1, 6))
      .and(span(2, 7))
      .and(oneOf('+', '−'))
      .and(span(1, 6))
      .and(span(2, 7))
      .where(
        ([a, b, sign, c, d]) =>
          isLowest(a, b) &&
          isLowest(c, d) &&
          b !== d &&
          highestCommonFactor(b, d) === 1 &&
          (sign === '+' || a * d > c * b),
      ),
    write: ([a, b, sign, c, d]) => {
      const [first, second] = [a * d, c * b];
      const answer = sign === '+' ? first + second : first - second;
      return {
        question: `${a}/${b} ${sign} ${c}/${d} = ?/${b * d}`,
        ...fractionBars([a, b], [c, d]),
        answer,
        explanation: `${a}/${b} is ${first}/${b * d} and ${c}/${d} is ${second}/${b * d}: ${first} ${sign} ${second} = ${answer}.`,
        slips: { 'adds-numerators-only': sign === '+' ? a + c : Math.abs(a - c) },
      };
    },
  }),
  questionType({
    id: 'Y6.FR.5/r13',
    level: 'B',
    pool: every(span(1, 11))
      .and(span(2, 12))
      .and(oneOf(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20))
      .where(([top, bottom, by]) => isLowest(top, bottom) && (top === 1 || top % by !== 0)),
    write: ([top, bottom, by]) => ({
      question: `${top}/${bottom} ÷ ${by} = ${top}/?`,
      ...fractionBars([top, bottom]),
      answer: bottom * by,
      explanation: `Split each ${parts(bottom, 1)} into ${by}: the whole then has ${by} × ${bottom} = ${bottom * by} parts.`,
      slips: { 'divides-by-denominator': bottom / by, 'adds-instead-of-multiplies': bottom + by },
    }),
  }),
];

const decimals = [
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
        explanation: `${digitsMove(power, 'left')}: ${answer}.`,
        slips: { 'zero-lost-or-extra': [answer / 10, answer * 10] },
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
      return {
        question: `${hundredths / 100} × ${by} = ?`,
        answer,
        explanation:
          whole === 0
            ? `${hundredths} hundredths × ${by} = ${hundredths * by} hundredths, which is ${answer}.`
            : `${whole} × ${by} = ${whole * by}, ${rest} × ${by} = ${restTimes}, and ${whole * by} + ${restTimes} = ${answer}.`,
        slips: {
          'decimal-point-misread': [answer * 10, answer * 100],
          'stops-after-first-step': {
            answer: whole * by,
            reason: `You worked out ${whole} × ${by}. Multiply the ${rest} as well.`,
          },
        },
      };
    },
  }),
];

const percentages = [
  questionType({
    id: 'Y6.RP.2/r7',
    level: 'A',
    pool: every(oneOf(10, 50, 25, 1))
      .and(span(10, 2000))
      .where(
        ([percent, n]) =>
          (percent * n) % 100 === 0 && (n % 10 === 0 || (percent === 50 && n <= 200)),
      ),
    write: ([percent, n]) => ({
      question: `What is ${percent}% of ${n}?`,
      answer: (percent * n) / 100,
      ...percentBar(percent, String(n)),
      explanation: `To find ${percent}%, divide by ${100 / percent}: ${n} ÷ ${100 / percent} = ${(percent * n) / 100}.`,
      slips: {
        'divides-by-per-cent': n / percent,
        'halves-any-fraction': n / 2,
        'wrong-conversion': percent === 1 ? n / 10 : undefined,
        'subtracts-denominator': n - percent,
      },
    }),
  }),
  questionType({
    id: 'Y6.RP.2/r15',
    level: 'B',
    pool: every(oneOf(5, 15, 20, 30, 40, 60, 70, 75, 80, 90))
      .and(span(10, 600, 10))
      .where(([percent, n]) => (percent * n) % 100 === 0),
    write: ([percent, n]) => ({
      question: `What is ${percent}% of ${n}?`,
      answer: (percent * n) / 100,
      ...percentBar(percent, String(n)),
      explanation: percentWay(percent, n),
      slips: {
        'divides-by-per-cent': n / percent,
        'stops-after-first-step': {
          answer: n / 10,
          reason: `${n / 10} is 10% of ${n}. You need ${percent}%.`,
        },
      },
    }),
  }),
];

export const fractions = [...withDenominators, ...decimals, ...percentages];

function simplerTop(top: number, bottom: number, times: number) {
  const [largeTop, largeBottom] = [top * times, bottom * times];
  return {
    question: `${largeTop}/${largeBottom} = ?/${bottom}`,
    ...fractionBars([largeTop, largeBottom], [0, bottom]),
    answer: top,
    explanation: `${largeBottom} ÷ ${times} = ${bottom}, so divide the numerator too: ${largeTop} ÷ ${times} = ${top}.`,
    slips: {
      'adds-same-to-top-and-bottom': largeTop - (largeBottom - bottom),
      'equals-as-work-it-out': largeTop,
    },
  };
}

function simplerBottom(top: number, bottom: number, times: number) {
  const [largeTop, largeBottom] = [top * times, bottom * times];
  return {
    question: `${largeTop}/${largeBottom} = ${top}/?`,
    answer: bottom,
    explanation: `${largeTop} ÷ ${times} = ${top}, so divide the denominator too: ${largeBottom} ÷ ${times} = ${bottom}.`,
    slips: {
      'adds-same-to-top-and-bottom': largeBottom - (largeTop - top),
      'equals-as-work-it-out': largeBottom,
    },
  };
}

function percentWay(percent: number, n: number): string {
  const answer = num((percent * n) / 100);
  const tenth = n / 10;
  if (percent === 75) return `25% of ${n} is ${n / 4}, so 75% is 3 × ${n / 4} = ${answer}.`;
  if (percent === 5) return `10% of ${n} is ${tenth}, and half of that is ${answer}.`;
  if (percent === 15)
    return `10% of ${n} is ${tenth} and 5% is ${tenth / 2}: ${tenth} + ${tenth / 2} = ${answer}.`;
  return `10% of ${n} is ${tenth}, so ${percent}% is ${percent / 10} × ${tenth} = ${answer}.`;
}
