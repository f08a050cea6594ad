// Pictograms, bar charts, line graphs, pie charts and the mean.
import type { Picture } from '../../maths-picture.ts';
import { groupsWay } from '../explanations.ts';
import { addedFactors, addedNotTaken, leftOut, takenNotAdded, tookAway } from '../mistakes.ts';
import { halfwayOnLine } from '../pictures.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { counted, listInWords } from '../wording.ts';

function animals(cats: number, dogs: number, fish: number): Picture {
  return {
    kind: 'pictogram',
    each: 1,
    rows: [
      { name: 'cats', symbols: cats },
      { name: 'dogs', symbols: dogs },
      { name: 'fish', symbols: fish },
    ],
  };
}

/** Two bars, one below the other, to compare or add. */
function carsOf(red: number, blue: number): Picture {
  return {
    kind: 'bar-model',
    bars: [
      { name: 'red', parts: [{ size: red, text: String(red) }] },
      { name: 'blue', parts: [{ size: blue, text: String(blue) }] },
    ],
  };
}

export const statistics = [
  questionType({
    id: 'Y2.ST.1/r42',
    level: 'B',
    beside: 21,
    pool: every(oneOf('books', 'birds', 'shells'))
      .and(oneOf(2, 5, 10))
      .and(span(2, 10)),
    write: ([things, each, stars]) => ({
      question: `Each star shows ${each} ${things}. How many ${things} do ${stars} stars show?`,
      picture: { kind: 'pictogram', each, rows: [{ name: things, symbols: stars }] },
      answer: each * stars,
      explanation: groupsWay(stars, each),
      slips: {
        'ignores-key': {
          answer: stars,
          reason: `You counted each star as 1. Each star shows ${each}.`,
        },
        'adds-instead-of-multiplies': addedFactors(each, stars),
      },
    }),
  }),
  questionType({
    id: 'Y2.ST.2/r43',
    level: 'B',
    takesLong: true,
    beside: 22,
    pool: every(oneOf('in all', 'more'))
      .and(span(3, 15))
      .and(span(2, 14))
      .and(span(2, 12))
      .where(([asked, cats, dogs, fish]) => cats > dogs && (asked !== 'more' || fish === 2)),
    write: ([asked, cats, dogs, fish]) =>
      asked === 'more'
        ? {
            question: `With ${cats} cats and ${dogs} dogs, how many more cats are there?`,
            picture: animals(cats, dogs, fish),
            answer: cats - dogs,
            explanation: `Compare ${cats} cats with ${dogs} dogs: ${cats} − ${dogs} = ${cats - dogs}.`,
            slips: {
              'adds-numbers-shown': addedNotTaken(cats, dogs),
              'one-number-left-out': {
                answer: cats,
                reason: `${cats} is how many cats there are. Find how many more: ${cats} − ${dogs}.`,
              },
            },
          }
        : {
            question: `How many pets are ${cats} cats, ${dogs} dogs and ${fish} fish altogether?`,
            picture: animals(cats, dogs, fish),
            answer: cats + dogs + fish,
            explanation: `Add them one by one: ${cats} + ${dogs} = ${cats + dogs}, and ${fish} more is ${cats + dogs + fish}.`,
            slips: {
              'one-number-left-out': [fish, cats, dogs].map((left) =>
                leftOut(cats + dogs + fish, left),
              ),
            },
          },
  }),
  questionType({
    id: 'Y3.ST.1/r41',
    level: 'B',
    takesLong: true,
    beside: 20,
    pool: every(oneOf('cars', 'trees', 'books'))
      .and(oneOf(2, 4, 5, 8, 10, 100))
      .and(span(2, 12)),
    write: ([things, each, squares]) => ({
      question: `In a pictogram, each square shows ${each} ${things}. How many squares show ${each * squares} ${things}?`,
      answer: squares,
      explanation: `${each * squares} ÷ ${each} = ${squares}, so ${squares} squares are needed.`,
      slips: {
        // With 2 squares that is also what 1 square shows.
        'subtracts-denominator': squares === 2 ? undefined : tookAway(each * squares, each),
        'one-step-out': [squares - 1, squares + 1].map((other) => ({
          answer: other,
          reason: `${counted(other, 'square')} would show ${each * other} ${things}, not ${each * squares}.`,
        })),
      },
    }),
  }),
  questionType({
    id: 'Y3.ST.2/r42',
    level: 'B',
    takesLong: true,
    beside: 21,
    pool: every(oneOf('Cars', 'Cups', 'Hats'))
      .and(span(5, 20))
      .and(span(5, 20))
      .and(span(5, 20))
      // So that every wrong answer comes from one slip only.
      .where(
        ([, red, blue, green]) =>
          new Set([red, blue, green]).size === 3 && red + green !== blue && blue + green !== red,
      ),
    write: ([things, red, blue, green]) => ({
      question: `There are ${red} red, ${blue} blue and ${green} green ${things.toLowerCase()}. How many are red or blue?`,
      answer: red + blue,
      explanation: `Add only the red and the blue ones: ${red} + ${blue} = ${red + blue}.`,
      slips: {
        'adds-numbers-shown': {
          answer: red + blue + green,
          reason: `You added all three. Leave out the ${green} green ones.`,
        },
        'one-number-left-out': [
          {
            answer: red,
            reason: `You left out the ${blue} blue ones. Add the red and the blue ones.`,
          },
          {
            answer: blue,
            reason: `You left out the ${red} red ones. Add the red and the blue ones.`,
          },
          {
            answer: red + green,
            reason: `You added the ${green} green ones instead of the ${blue} blue ones.`,
          },
          {
            answer: blue + green,
            reason: `You added the ${green} green ones instead of the ${red} red ones.`,
          },
        ],
      },
    }),
  }),
  questionType({
    id: 'Y4.ST.1/r45',
    level: 'B',
    beside: 11,
    pool: every(oneOf(2, 4, 10, 20, 50, 100, 200, 1000))
      .and(span(1, 100))
      // From 10 to 20, somebody may give 10 for the end or for how far it is.
      .where(([step, below]) => below > 1 && step * below < 5000),
    write: ([step, below]) => {
      const [low, high] = [step * below, step * (below + 1)];
      const atEnd = (answer: number) => ({
        answer,
        reason: `${answer} is at one end. Halfway is in the middle, between ${low} and ${high}.`,
      });
      return {
        question: `On a chart’s scale, which number is halfway between ${low} and ${high}?`,
        picture: halfwayOnLine(low, high),
        answer: (low + high) / 2,
        explanation: `From ${low} to ${high} is ${step}, and half of that is ${step / 2}: ${low} + ${step / 2} = ${low + step / 2}.`,
        slips: {
          'mark-misread': [atEnd(low), atEnd(high)],
          'stops-after-first-step': [
            { answer: step / 2, reason: `Half the way is ${step / 2}. Add it to ${low}.` },
            {
              answer: step,
              reason: `From ${low} to ${high} is ${step}. Go only half of that from ${low}.`,
            },
          ],
        },
      };
    },
  }),
  questionType({
    id: 'Y4.ST.2/r46',
    level: 'B',
    takesLong: true,
    beside: 23,
    pool: every(oneOf('altogether', 'more'))
      .and(span(65, 200, 5))
      .and(span(15, 180, 5))
      .where(([, red, blue]) => red > blue),
    write: ([asked, red, blue]) =>
      asked === 'more'
        ? {
            question: `${red} cars are red and ${blue} are blue. How many more are red than blue?`,
            picture: carsOf(red, blue),
            answer: red - blue,
            explanation: `Compare the red cars with the blue ones: ${red} − ${blue} = ${red - blue}.`,
            slips: { 'adds-numbers-shown': addedNotTaken(red, blue) },
          }
        : {
            question: `${red} cars are red and ${blue} are blue. How many are there altogether?`,
            picture: carsOf(red, blue),
            answer: red + blue,
            explanation: `Add the red and the blue cars: ${red} + ${blue} = ${red + blue}.`,
            slips: { 'signs-mixed-up': takenNotAdded(red, blue) },
          },
  }),
  questionType({
    id: 'Y6.ST.1/r51',
    level: 'B',
    beside: 15,
    pool: every(oneOf(30, 36, 45, 60, 72, 90, 120, 180))
      .and(span(2, 90))
      .where(([angle, slice]) => {
        const total = (slice * 360) / angle;
        // Taking the angle away leaves neither nobody nor half of the pupils.
        return total >= 20 && total <= 480 && total !== angle && total !== 2 * angle;
      }),
    write: ([angle, slice]) => {
      const parts = 360 / angle;
      const total = slice * parts;
      return {
        question: `A pie chart shows ${total} pupils. How many are in a ${angle}° slice?`,
        answer: slice,
        explanation: `${angle}° is 1/${parts} of 360°, and ${total} ÷ ${parts} = ${slice}.`,
        slips: {
          'subtracts-denominator': tookAway(
            total,
            angle,
            `${angle}° is 1/${parts} of 360°, so find 1/${parts} of ${total}.`,
          ),
          'halves-any-fraction': {
            answer: total / 2,
            reason: `${total / 2} is half of ${total}. Half of a pie chart is 180°, not ${angle}°.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.ST.2/r27',
    level: 'B',
    pool: every(span(1, 23))
      .and(span(1, 23))
      .and(span(1, 23))
      .where(([a, b, c]) => a < b && b < c && (a + b + c) % 3 === 0),
    write: ([a, b, c]) => {
      const total = a + b + c;
      return {
        question: `What is the mean of ${a}, ${b} and ${c}?`,
        answer: total / 3,
        explanation: `${a} + ${b} + ${c} = ${total}, and ${total} ÷ 3 = ${total / 3}.`,
        slips: {
          'total-for-mean': {
            answer: total,
            reason: `You added ${listInWords([a, b, c])}. Now divide by 3.`,
          },
        },
      };
    },
  }),
];
