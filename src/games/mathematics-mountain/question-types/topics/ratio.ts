// Ratio, scale factors and rates.
import { highestCommonFactor } from '../arithmetic.ts';
import { addedFactors, addedNotScaled, multipliedNotDivided } from '../mistakes.ts';
import { partsOfAmount } from '../pictures.ts';
import { every, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { counted, timesOver, withArticle } from '../wording.ts';

export const ratio = [
  questionType({
    id: 'Y5.MD.11/r35',
    level: 'B',
    takesLong: true,
    beside: 18,
    pool: every(span(8, 20))
      .and(span(2, 30))
      .where(([, minutes]) => minutes <= 12 || minutes % 10 === 0),
    write: ([litres, minutes]) => ({
      question: `A hose gives ${litres} litres in 1 minute. How many litres does it give in ${minutes} minutes?`,
      answer: litres * minutes,
      explanation: `In ${minutes} minutes the hose gives ${timesOver(minutes)} as much: ${minutes} × ${litres} = ${litres * minutes}.`,
      slips: {
        'adds-instead-of-scales': addedNotScaled(
          litres,
          1,
          minutes,
          `In ${minutes} minutes the hose gives ${timesOver(minutes)} as much as in 1.`,
        ),
        'adds-instead-of-multiplies': addedFactors(litres, minutes),
      },
    }),
  }),
  questionType({
    id: 'Y6.RP.4/r21',
    level: 'B',
    takesLong: true,
    pool: every(span(1, 8))
      .and(span(2, 9))
      .and(span(2, 30))
      .where(([small, large, each]) => {
        const total = (small + large) * each;
        // Where a part is as large as the smaller share's number, dividing by that number gives the number of parts.
        return (
          highestCommonFactor(small, large) === 1 && small < large && total <= 200 && each !== small
        );
      }),
    write: ([small, large, each]) => {
      const shares = small + large;
      const n = shares * each;
      return {
        question: `Share ${n} in the ratio ${small} : ${large}. What is the larger share?`,
        ...partsOfAmount(String(n), shares, large),
        answer: large * each,
        explanation: `${small} + ${large} = ${shares} parts make ${n}, so each is ${each}, and ${large} × ${each} = ${large * each}.`,
        slips: {
          'smaller-part': {
            answer: small * each,
            reason: `${small * each} is the smaller share, with ${counted(small, 'part')}. The larger share has ${large}.`,
          },
          'shares-by-one-part': [small, large]
            .filter((by) => by > 1)
            .map((by) => ({
              answer: n / by,
              reason: `You divided ${n} by ${by}. Together there are ${small} + ${large} parts.`,
            })),
        },
      };
    },
  }),
  questionType({
    id: 'Y6.RP.1/r22',
    level: 'B',
    pool: every(span(2, 6))
      .and(span(3, 12))
      .and(span(40, 100, 5))
      .where(([have, want]) => have < want),
    write: ([have, want, each]) => ({
      question: `${have} people need ${have * each} g of rice. How many grams do ${want} people need?`,
      answer: want * each,
      explanation: `1 person needs ${have * each} ÷ ${have} = ${each} g, and ${want} × ${each} = ${want * each}.`,
      slips: {
        'adds-instead-of-scales': addedNotScaled(
          have * each,
          have,
          want,
          `Find what 1 person needs, then multiply by ${want}.`,
        ),
      },
    }),
  }),
  questionType({
    id: 'Y6.RP.3/r42',
    level: 'B',
    beside: 21,
    pool: every(span(2, 12)).and(span(2, 9)),
    write: ([side, scale]) => ({
      question: `In an enlargement, ${withArticle(`${side} cm side`)} becomes ${side * scale} cm long. What is the scale factor?`,
      answer: scale,
      explanation: `${side * scale} ÷ ${side} = ${scale}, so each side is ${timesOver(scale)} as long.`,
      slips: {
        'adds-instead-of-scales': {
          answer: side * scale - side,
          reason: `${side * scale - side} is how many cm longer the side gets. Find what ${side} is multiplied by.`,
        },
        'wrong-inverse': multipliedNotDivided(side * scale, side),
      },
    }),
  }),
];
