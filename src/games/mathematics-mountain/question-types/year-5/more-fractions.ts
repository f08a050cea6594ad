// Year 5: what the table leaves out about fractions and decimals.
import { every, oneOf, span } from '../pool.ts';
import { fractionBars, hundredths as hundredSquare, roundedOnLine } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { highestCommonFactor } from '../arithmetic.ts';
import { listInWords } from '../wording.ts';

const isNoTen = (n: number) => n % 10 !== 0;

export const moreFractions = [
  questionType({
    id: 'Y5.FR.1/r36',
    level: 'B',
    beside: 13,
    pool: every(oneOf('larger', 'smaller'))
      .and(span(2, 6))
      .and(oneOf(2, 3, 4))
      .and(span(1, 5))
      .and(span(1, 23))
      .where(([, b, k, a, c]) => a < b && c < b * k && a !== c && a * k !== c),
    write: ([kind, b, k, a, c]) => {
      const [one, other] = [`${a}/${b}`, `${c}/${b * k}`];
      const isFirstLarger = a * k > c;
      return {
        question: `Which is ${kind}: ${one} or ${other}? Give its numerator.`,
        ...fractionBars([a, b], [c, b * k]),
        answer: isFirstLarger === (kind === 'larger') ? a : c,
        explanation: `${one} = ${a * k}/${b * k}, which is ${isFirstLarger ? 'more' : 'less'} than ${other}.`,
        slips: { 'compares-parts-alone': isFirstLarger === (kind === 'larger') ? c : a },
      };
    },
  }),
  questionType({
    id: 'Y5.FR.2/r37',
    level: 'B',
    beside: 12,
    pool: every(oneOf('top', 'bottom'))
      .and(span(3, 12))
      .and(span(1, 11))
      .and(span(6, 12))
      .where(([, b, a]) => a < b && highestCommonFactor(a, b) === 1),
    write: ([asked, b, a, by]) =>
      asked === 'top'
        ? {
            question: `${a}/${b} = ?/${b * by}`,
            answer: a * by,
            explanation: `${b} × ${by} = ${b * by}, and ${a} × ${by} = ${a * by}.`,
            slips: { 'adds-same-to-top-and-bottom': a + b * by - b, 'equals-as-work-it-out': a },
          }
        : {
            question: `${a}/${b} = ${a * by}/?`,
            answer: b * by,
            explanation: `${a} × ${by} = ${a * by}, and ${b} × ${by} = ${b * by}.`,
            slips: { 'adds-same-to-top-and-bottom': b + a * by - a, 'equals-as-work-it-out': b },
          },
  }),
  questionType({
    id: 'Y5.FR.6/r38',
    level: 'A',
    beside: 6,
    pool: every(oneOf(10, 100))
      .and(span(1, 99))
      .where(([parts, n]) => (parts === 10 ? n < 10 : isNoTen(n))),
    write: ([parts, n]) => ({
      question: `${n / parts} = ?/${parts}`,
      ...(parts === 10 ? fractionBars([n, 10]) : { picture: hundredSquare(n) }),
      answer: n,
      explanation: `The last digit of ${n / parts} is in the ${parts === 10 ? 'tenths' : 'hundredths'}, so it is ${n}/${parts}.`,
      slips: { 'zero-lost-or-extra': [n * 10, n / 10] },
    }),
  }),
  questionType({
    id: 'Y5.FR.7/r39',
    level: 'A',
    beside: 7,
    pool: every(span(1, 999)),
    write: ([n]) => ({
      question: `How many thousandths are in ${n / 1000}?`,
      answer: n,
      explanation: `The third decimal place is thousandths, so ${(n / 1000).toFixed(3)} is ${n} ${n === 1 ? 'thousandth' : 'thousandths'}.`,
      slips: { 'decimal-point-misread': [n / 10, n / 100, n * 10] },
    }),
  }),
  questionType({
    id: 'Y5.FR.8/r40',
    level: 'B',
    beside: 10,
    pool: every(span(111, 4999)).where(([n]) => isNoTen(n) && n % 100 !== 50),
    write: ([n]) => {
      const [below, above] = [Math.floor(n / 100), Math.ceil(n / 100)];
      const answer = Math.round(n / 100);
      return {
        question: `Round ${n / 100} to the nearest whole number.`,
        picture: roundedOnLine(below, above, n / 100),
        answer,
        explanation: `${n / 100} is between ${below} and ${above}, and closer to ${answer}.`,
        slips: {
          'rounds-down': below,
          'rounds-up': above,
          'rounds-wrong-place': Math.round(n / 10),
        },
      };
    },
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
        question: `How many thousandths is the ${kind}: ${shown.slice(0, -1).join(', ')} or ${shown.at(-1) ?? ''}?`,
        answer: kind === 'largest' ? most : least,
        explanation: `In thousandths they are ${listInWords(values.toSorted((one, other) => one - other))}.`,
        slips: {
          'longer-decimal-is-larger':
            kind === 'largest' ? [near + c, near + 10 * b] : [100 * tenths],
          'decimal-point-misread': tenths,
        },
      };
    },
  }),
];
