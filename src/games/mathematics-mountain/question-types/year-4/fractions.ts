// Year 4: tenths and hundredths, equivalent fractions, fractions of quantities and beyond one whole.
import { highestCommonFactor } from '../arithmetic.ts';
import { every, oneOf, span } from '../pool.ts';
import { fractionBars, hundredths as hundredSquare, roundedOnLine } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { fractionOf, sameDenominator } from '../forms.ts';
import { counted } from '../wording.ts';

export const fractions = [
  questionType({
    id: 'Y4.FR.5/r6',
    level: 'A',
    pool: every(oneOf('tenths', 'hundredths'))
      .and(span(1, 450))
      .where(([part, count]) => part === 'hundredths' || count <= 99),
    write: ([part, count]) => (part === 'tenths' ? tenths(count) : hundredths(count)),
  }),
  questionType({
    id: 'Y4.FR.8/r9',
    level: 'A',
    pool: every(span(11, 599)).where(([n]) => n % 10 !== 0),
    write: ([n]) => {
      const [below, above] = [Math.floor(n / 10), Math.ceil(n / 10)];
      const answer = n % 10 < 5 ? below : above;
      return {
        question: `Round ${n / 10} to the nearest whole number.`,
        picture: roundedOnLine(below, above, n / 10),
        answer,
        explanation:
          n % 10 === 5
            ? `${n / 10} is halfway between ${below} and ${above}, and halfway rounds up.`
            : `${n / 10} is between ${below} and ${above}, and closer to ${answer}.`,
        slips: { 'rounds-down': below, 'rounds-up': above, 'decimal-point-misread': n },
      };
    },
  }),
  questionType({
    id: 'Y4.FR.4/r10',
    level: 'A',
    pool: every(span(1, 11))
      .and(oneOf('+', '−'))
      .and(span(1, 11))
      .and(span(3, 12))
      .where(([a, sign, b, d]) => a < 2 * d && b < 2 * d && (sign === '+' || b < a)),
    write: ([a, sign, b, denominator]) => sameDenominator(a, sign, b, denominator),
  }),
  questionType({
    id: 'Y4.FR.1/r14',
    level: 'B',
    pool: every(oneOf('top', 'bottom'))
      .and(span(1, 9))
      .and(span(2, 10))
      .and(span(2, 10))
      .where(([, a, b]) => a < b && highestCommonFactor(a, b) === 1),
    write: ([asked, a, b, times]) =>
      asked === 'top'
        ? {
            question: `${a}/${b} = ?/${b * times}`,
            ...fractionBars([a, b], [0, b * times]),
            answer: a * times,
            explanation: `${b * times} is ${times} × ${b}, so the numerator is ${times} × ${a} = ${a * times}.`,
            slips: { 'adds-same-to-top-and-bottom': a + b * times - b },
          }
        : {
            question: `${a}/${b} = ${a * times}/?`,
            answer: b * times,
            explanation: `${a * times} is ${times} × ${a}, so the denominator is ${times} × ${b} = ${b * times}.`,
            slips: { 'adds-same-to-top-and-bottom': b + a * times - a },
          },
  }),
  questionType({
    id: 'Y4.FR.3/r22',
    level: 'B',
    pool: every(span(2, 11))
      .and(span(3, 12))
      .and(span(2, 12))
      .where(
        ([numerator, d, each]) =>
          numerator < d && highestCommonFactor(numerator, d) === 1 && d * each <= 96,
      ),
    write: ([numerator, denominator, each]) => fractionOf(numerator, denominator, each),
  }),
];

function tenths(count: number) {
  const [wholes, rest] = [Math.floor(count / 10), count % 10];
  return {
    question: `How many tenths are in ${count / 10}?`,
    ...fractionBars([count, 10]),
    answer: count,
    explanation:
      wholes === 0
        ? `The digit after the decimal point counts tenths: ${counted(count, 'tenth')}.`
        : `Each whole is 10 tenths, so it is ${wholes * 10} tenths and ${rest} more: ${count}.`,
    slips: { 'decimal-point-misread': count * 10, 'digit-not-value': rest },
  };
}

function hundredths(count: number) {
  const [wholes, rest] = [Math.floor(count / 100), count % 100];
  if (wholes > 0) {
    return {
      question: `How many hundredths are in ${count / 100}?`,
      answer: count,
      explanation: `Each whole is 100 hundredths, so it is ${wholes * 100} hundredths and ${rest} more: ${count}.`,
      slips: { 'decimal-point-misread': count / 10, 'digit-not-value': rest },
    };
  }
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  const both = `${counted(tens, 'tenth')} and ${counted(ones, 'hundredth')}`;
  return {
    question: `How many hundredths are in ${count / 100}?`,
    picture: hundredSquare(count),
    answer: count,
    explanation:
      ones === 0
        ? `Each tenth is 10 hundredths, so ${counted(tens, 'tenth')} ${tens === 1 ? 'is' : 'are'} ${count} hundredths.`
        : `${count / 100} is ${tens === 0 ? counted(ones, 'hundredth') : `${both}: ${count} hundredths`}.`,
    slips: { 'digit-not-value': ones === 0 ? tens : ones },
  };
}
