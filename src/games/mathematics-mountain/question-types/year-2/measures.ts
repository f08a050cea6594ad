// Year 2: shapes and solids, time and money.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { withArticle } from '../wording.ts';

const SIDES: Readonly<Record<string, number>> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
};

const SIDES_WAYS = {
  triangle: 'The word starts with “tri”, which means 3.',
  square: 'Count the top, the bottom, the left and the right: 4.',
  rectangle: 'Count 2 long sides and 2 short sides: 4.',
  pentagon: 'The start of the word, “penta”, means 5.',
  hexagon: 'The start of the word, “hexa”, means 6.',
  octagon: 'The start of the word, “octa”, means 8, like the arms of an octopus.',
} as const;

export const measures = [
  questionType({
    id: 'Y2.GE.1/r18',
    level: 'A',
    fewQuestions: true,
    pool: every(oneOf('triangle', 'square', 'rectangle', 'pentagon', 'hexagon', 'octagon')),
    write: ([shape]) => {
      const sides = SIDES[shape] ?? 0;
      return {
        question: `How many sides does ${withArticle(shape)} have?`,
        picture: { kind: 'shapes', shapes: [shape] },
        answer: sides,
        explanation: SIDES_WAYS[shape],
        slips: { 'one-step-out': [sides - 1, sides + 1] },
      };
    },
  }),
  questionType({
    id: 'Y2.GE.2/r19',
    level: 'B',
    pool: every(oneOf('faces', 'edges', 'vertices')).and(
      oneOf('cube', 'cuboid', 'square-based pyramid', 'triangular prism'),
    ),
    write: ([part, solid]) => solidQuestion(part, solid),
  }),
  questionType({
    id: 'Y2.ME.8/r20',
    level: 'A',
    fewQuestions: true,
    pool: every(oneOf('hour', 'half', 'quarter', 'day')),
    write: ([time]) => TIME_FACTS[time],
  }),
  questionType({
    id: 'Y2.ME.5/r21',
    level: 'B',
    pool: every(oneOf(20, 50, 100))
      .and(span(5, 95, 5))
      .where(([pay, cost]) => cost < pay),
    write: ([pay, cost]) => ({
      question: `You pay ${pay === 100 ? '£1' : `${pay}p`}. It costs ${cost}p. How many pence change?`,
      picture: { kind: 'coins', coins: [pay], price: cost },
      answer: pay - cost,
      explanation: `Count on from ${cost}p to ${pay === 100 ? '£1, which is 100p' : `${pay}p`}: that is ${pay - cost}p.`,
      slips: {
        'adds-numbers-shown': {
          answer: pay + cost,
          reason: `You added the ${cost}p. Take it away from ${pay}p.`,
        },
        'one-ten-too-many': pay - cost + 10,
      },
    }),
  }),
];

const BOX_WAYS = {
  faces: 'Count 1 on top, 1 below and 4 around it: 6.',
  edges: 'Count 4 around the top, 4 around the bottom and 4 between: 12.',
  vertices: 'Count 4 at the top and 4 at the bottom: 8.',
};
const SOLIDS = {
  cube: { faces: 6, edges: 12, vertices: 8, ways: BOX_WAYS },
  cuboid: { faces: 6, edges: 12, vertices: 8, ways: BOX_WAYS },
  'square-based pyramid': {
    faces: 5,
    edges: 8,
    vertices: 5,
    ways: {
      faces: 'Count 1 square below and 4 triangles around it: 5.',
      edges: 'Count 4 around the square and 4 up to the point: 8.',
      vertices: 'Count 4 around the square and 1 at the top: 5.',
    },
  },
  'triangular prism': {
    faces: 5,
    edges: 9,
    vertices: 6,
    ways: {
      faces: 'Count 2 triangles, one at each end, and 3 rectangles between them: 5.',
      edges: 'Count 3 around each triangle and 3 between the triangles: 9.',
      vertices: 'Count 3 at each of the 2 triangles: 6.',
    },
  },
};

const SOLID_PARTS = {
  faces: 'Faces are the flat sides.',
  edges: 'Edges are the lines.',
  vertices: 'Vertices are the corners.',
};

function solidQuestion(part: 'faces' | 'edges' | 'vertices', solid: keyof typeof SOLIDS) {
  const { faces, edges, vertices, ways } = SOLIDS[solid];
  return {
    question: `How many ${part} does ${withArticle(solid)} have?`,
    picture: { kind: 'shapes' as const, shapes: [solid] },
    answer: SOLIDS[solid][part],
    explanation: ways[part],
    slips: {
      'solid-parts-mixed-up': [
        { answer: faces, reason: `You counted the ${faces} faces. ${SOLID_PARTS[part]}` },
        { answer: edges, reason: `You counted the ${edges} edges. ${SOLID_PARTS[part]}` },
        { answer: vertices, reason: `You counted the ${vertices} vertices. ${SOLID_PARTS[part]}` },
      ],
    },
  };
}

const TIME_FACTS = {
  hour: {
    question: 'How many minutes are in an hour?',
    answer: 60,
    explanation: 'The minute hand goes round once in an hour: 60 minutes.',
    slips: { 'clock-in-hundreds': 100 },
  },
  half: {
    question: 'How many minutes are in half an hour?',
    answer: 30,
    explanation: 'An hour is 60 minutes, and half of 60 is 30.',
    slips: { 'clock-in-hundreds': 50 },
  },
  quarter: {
    question: 'How many minutes are in a quarter of an hour?',
    answer: 15,
    explanation: 'An hour is 60 minutes, and a quarter of 60 is 15.',
    slips: { 'clock-in-hundreds': 25 },
  },
  day: {
    question: 'How many hours are in a day?',
    answer: 24,
    explanation: 'A day and its night have 24 hours: 12 and 12 more.',
    slips: { 'one-step-out': { answer: 12, reason: '12 hours are only half a day.' } },
  },
};
