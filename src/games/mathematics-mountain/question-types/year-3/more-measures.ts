// Year 3: what the table leaves out about time, turns, lines and data.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { minutesBetween } from '../more-forms.ts';
import { clock, counted } from '../wording.ts';

const TURNS = { half: 2, 'three-quarter': 3, full: 4 } as const;

/** Straight lines of capital letters as they are printed in the games: vertical, horizontal. */
const LETTERS = { E: [1, 3], F: [1, 2], H: [2, 1], L: [1, 1], T: [1, 1] } as const;

const PARALLEL = {
  square: { pairs: 2, way: 'Opposite sides of a square never meet: that is 2 pairs.' },
  rectangle: { pairs: 2, way: 'Opposite sides of a rectangle never meet: that is 2 pairs.' },
  triangle: { pairs: 0, way: 'All 3 sides of a triangle meet, so there are 0 pairs.' },
} as const;

export const moreMeasures = [
  questionType({
    id: 'Y3.ME.5/r36',
    level: 'B',
    beside: 18,
    pool: every(span(1, 29)).and(span(2, 12)),
    write: ([minutes, hour]) => ({
      question: `${counted(minutes, 'minute')} to ${hour} is how many minutes past ${hour - 1}?`,
      picture: { kind: 'clock', hour: hour - 1, minute: 60 - minutes },
      answer: 60 - minutes,
      explanation: `An hour has 60 minutes, and 60 − ${minutes} = ${60 - minutes}.`,
      slips: { 'clock-in-hundreds': 100 - minutes, 'one-ten-too-many': 70 - minutes },
    }),
  }),
  questionType({
    id: 'Y3.ME.7/r37',
    level: 'B',
    beside: 18,
    pool: every(span(1, 11))
      .and(span(0, 55, 5))
      .and(span(10, 55, 5)),
    write: ([hour, past, long]) => {
      const from = hour * 60 + past;
      return {
        question: `From ${clock(from)} to ${clock(from + long)}. How many minutes?`,
        ...minutesBetween(from, from + long),
      };
    },
  }),
  questionType({
    id: 'Y3.GE.2/r38',
    level: 'B',
    beside: 13,
    pool: every(span(1, 12)).and(span(1, 3)),
    write: ([from, quarters]) => {
      const to = ((from + 3 * quarters - 1) % 12) + 1;
      return {
        question: `How many quarter turns from ${from} to ${to} on a clock?`,
        answer: quarters,
        explanation: `A quarter turn is 3 hours, and ${from} to ${to} is ${3 * quarters} hours, so ${quarters}.`,
        slips: {
          'turns-mixed-up': 3 * quarters,
          'wrong-direction': {
            answer: 4 - quarters,
            reason: `You went from ${from} back to ${to}. Turn the way the hands go.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y3.GE.3/r39',
    level: 'A',
    beside: 7,
    pool: every(oneOf('half', 'three-quarter', 'full')).and(span(1, 6)),
    write: ([turn, n]) => {
      const first = `1 ${turn} turn is ${TURNS[turn]} right angles`;
      return {
        question: `How many right angles equal ${n} ${turn} ${n === 1 ? 'turn' : 'turns'}?`,
        picture: { kind: 'turn', quarters: TURNS[turn] },
        answer: n * TURNS[turn],
        explanation: n === 1 ? `${first}.` : `${first}, so ${n} are ${n * TURNS[turn]}.`,
        slips: { 'turns-mixed-up': [2 * n, 3 * n, 4 * n], 'digit-not-value': n },
      };
    },
  }),
  questionType({
    id: 'Y3.GE.4/r40',
    level: 'A',
    beside: 7,
    fewQuestions: true,
    pool: every(oneOf('vertical', 'horizontal', 'parallel'))
      .and(oneOf('E', 'F', 'H', 'L', 'T', 'square', 'rectangle', 'triangle'))
      .where(([kind, shape]) => (kind === 'parallel') === shape.length > 1),
    write: ([kind, shape]) => {
      if (shape === 'square' || shape === 'rectangle' || shape === 'triangle') {
        const { pairs, way } = PARALLEL[shape];
        return {
          question: `How many pairs of parallel sides does a ${shape} have?`,
          picture: { kind: 'shapes', shapes: [shape] },
          answer: pairs,
          explanation: way,
          slips: { 'one-step-out': [pairs + 1, 3, 4] },
        };
      }
      const [vertical, horizontal] = LETTERS[shape];
      return {
        question: `How many ${kind} lines does a capital ${shape} have?`,
        answer: kind === 'vertical' ? vertical : horizontal,
        explanation:
          kind === 'vertical'
            ? `Vertical lines go up and down: a capital ${shape} has ${vertical}.`
            : `Horizontal lines go from side to side: a capital ${shape} has ${horizontal}.`,
        slips: {
          'wrong-direction': [vertical, horizontal, vertical + horizontal].map((count) => ({
            answer: count,
            reason:
              kind === 'vertical'
                ? `${count} does not fit a capital ${shape}: vertical lines go straight up.`
                : `${count} does not fit a capital ${shape}: horizontal lines go straight across.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y3.ST.1/r41',
    level: 'B',
    beside: 20,
    pool: every(oneOf('cars', 'trees', 'books'))
      .and(oneOf(2, 4, 5, 8, 10, 100))
      .and(span(2, 12)),
    write: ([things, each, squares]) => ({
      question: `Each square shows ${each} ${things}. How many squares show ${each * squares} ${things}?`,
      answer: squares,
      explanation: `${each * squares} ÷ ${each} = ${squares}, so ${squares} squares are needed.`,
      slips: {
        'subtracts-denominator': each * squares - each,
        'one-step-out': [squares - 1, squares + 1].map((other) => ({
          answer: other,
          reason: `${counted(other, 'square')} would be ${each * other} ${things}, not ${each * squares}.`,
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
      .and(span(5, 20)),
    write: ([things, red, blue, green]) => ({
      question: `${things}: ${red} red, ${blue} blue, ${green} green. How many are not green?`,
      answer: red + blue,
      explanation: `Leave out the green ones: ${red} + ${blue} = ${red + blue}.`,
      slips: {
        'adds-numbers-shown': red + blue + green,
        'one-number-left-out': [
          { answer: red, reason: `You left out the ${blue} blue ones. They are not green.` },
          { answer: blue, reason: `You left out the ${red} red ones. They are not green.` },
          {
            answer: red + green,
            reason: `You added the ${green} green ones. Add the ${blue} blue ones.`,
          },
          {
            answer: blue + green,
            reason: `You added the ${green} green ones. Add the ${red} red ones.`,
          },
        ],
      },
    }),
  }),
];
