// Solids: their faces, edges and vertices, and their nets.
import { every, oneOf } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { capital, counted, withArticle } from '../wording.ts';

const PYRAMID = {
  solid: 'square-based pyramid',
  way: 'Only the base is a square, and the 4 faces around it are triangles.',
} as const;
const PRISM = {
  solid: 'triangular prism',
  way: 'The 2 faces at the ends are triangles, and the 3 between them are rectangles.',
} as const;

/** The number of a solid's faces of each kind, and how they lie. */
const FACES = {
  'cube/squares': {
    solid: 'cube',
    kind: 'squares',
    count: 6,
    way: 'A cube has 6 faces, and each of them is a square.',
  },
  'square-based pyramid/triangles': { ...PYRAMID, kind: 'triangles', count: 4 },
  'square-based pyramid/squares': { ...PYRAMID, kind: 'squares', count: 1 },
  'triangular prism/triangles': { ...PRISM, kind: 'triangles', count: 2 },
  'triangular prism/rectangles': { ...PRISM, kind: 'rectangles', count: 3 },
} as const;

interface Solid {
  name: string;
  isPrism: boolean;
  edges: number;
  vertices: number;
}

const SOLIDS_OF_FACES = {
  '2 triangles and 3 rectangles': {
    name: 'triangular prism',
    isPrism: true,
    edges: 9,
    vertices: 6,
  },
  '2 pentagons and 5 rectangles': {
    name: 'pentagonal prism',
    isPrism: true,
    edges: 15,
    vertices: 10,
  },
  '2 hexagons and 6 rectangles': {
    name: 'hexagonal prism',
    isPrism: true,
    edges: 18,
    vertices: 12,
  },
  '1 square and 4 triangles': {
    name: 'square-based pyramid',
    isPrism: false,
    edges: 8,
    vertices: 5,
  },
  '1 pentagon and 5 triangles': {
    name: 'pentagonal pyramid',
    isPrism: false,
    edges: 10,
    vertices: 6,
  },
  '1 hexagon and 6 triangles': {
    name: 'hexagonal pyramid',
    isPrism: false,
    edges: 12,
    vertices: 7,
  },
} as const satisfies Record<string, Solid>;

const NETS = {
  'squares/cube': { faces: 'squares', solid: 'cube', count: 6, all: 6 },
  'rectangles/triangular prism': {
    faces: 'rectangles',
    solid: 'triangular prism',
    count: 3,
    all: 5,
  },
  'rectangles/pentagonal prism': {
    faces: 'rectangles',
    solid: 'pentagonal prism',
    count: 5,
    all: 7,
  },
  'rectangles/hexagonal prism': {
    faces: 'rectangles',
    solid: 'hexagonal prism',
    count: 6,
    all: 8,
  },
  'triangles/square-based pyramid': {
    faces: 'triangles',
    solid: 'square-based pyramid',
    count: 4,
    all: 5,
  },
  'triangles/hexagonal pyramid': {
    faces: 'triangles',
    solid: 'hexagonal pyramid',
    count: 6,
    all: 7,
  },
} as const;

export const solids = [
  questionType({
    id: 'Y2.GE.2/r19',
    level: 'B',
    pool: every(oneOf('faces', 'edges', 'vertices')).and(
      oneOf('cube', 'cuboid', 'square-based pyramid', 'triangular prism'),
    ),
    write: ([part, solid]) => solidQuestion(part, solid),
  }),
  questionType({
    id: 'Y2.GE.3/r39',
    level: 'B',
    beside: 19,
    pool: every(
      oneOf(
        'cube/squares',
        'square-based pyramid/triangles',
        'square-based pyramid/squares',
        'triangular prism/triangles',
        'triangular prism/rectangles',
      ),
    ),
    write: ([asked]) => {
      const { solid, kind, count, way } = FACES[asked];
      const { faces, edges, vertices } = SOLIDS[solid];
      return {
        question: `How many faces of a ${solid} are ${kind}?`,
        picture: { kind: 'shapes', shapes: [solid] },
        answer: count,
        explanation: way,
        slips: {
          'stops-after-first-step': {
            answer: faces,
            reason: `There are ${faces} faces in all. Count only the ${kind}.`,
          },
          'shape-names-mixed-up':
            faces === count
              ? undefined
              : {
                  answer: faces - count,
                  reason: `${faces - count} is the number of faces that are not ${kind}. Count the ${kind}.`,
                },
          'solid-parts-mixed-up': [
            { answer: edges, reason: `You counted the ${edges} edges. ${SOLID_PARTS.faces}` },
            {
              answer: vertices,
              reason: `You counted the ${vertices} vertices. ${SOLID_PARTS.faces}`,
            },
          ],
        },
      };
    },
  }),
  questionType({
    id: 'Y5.GE.1/r47',
    level: 'B',
    beside: 25,
    pool: every(oneOf('edges', 'vertices')).and(
      oneOf(
        '2 triangles and 3 rectangles',
        '2 pentagons and 5 rectangles',
        '2 hexagons and 6 rectangles',
        '1 square and 4 triangles',
        '1 pentagon and 5 triangles',
        '1 hexagon and 6 triangles',
      ),
    ),
    write: ([part, faces]) => {
      const solid = SOLIDS_OF_FACES[faces];
      const all = solid.isPrism ? solid.vertices / 2 + 2 : solid.vertices;
      return {
        question: `A solid’s faces are ${faces}. How many ${part} are there?`,
        answer: solid[part],
        explanation: solidWay(part, solid),
        slips: {
          'solid-parts-mixed-up': [
            {
              answer: all,
              reason: `The solid has ${all} faces${solid.isPrism ? '' : ` and ${all} vertices`}. ${SOLID_PARTS[part]}`,
            },
            {
              answer: solid.edges,
              reason: `The solid has ${solid.edges} edges. ${SOLID_PARTS[part]}`,
            },
            {
              answer: solid.vertices,
              reason: `The solid has ${solid.vertices} vertices. ${SOLID_PARTS[part]}`,
            },
          ],
        },
      };
    },
  }),
  questionType({
    id: 'Y6.GE.2/r48',
    level: 'A',
    beside: 4,
    pool: every(
      oneOf(
        'squares/cube',
        'rectangles/triangular prism',
        'rectangles/pentagonal prism',
        'rectangles/hexagonal prism',
        'triangles/square-based pyramid',
        'triangles/hexagonal pyramid',
      ),
    ),
    write: ([asked]) => {
      const { faces, solid, count, all } = NETS[asked];
      const one = faces.slice(0, -1);
      const way =
        solid === 'cube'
          ? 'Count 1 square on top, 1 below and 4 around the sides: 6'
          : `The base has ${count} sides, with 1 ${one} on each: ${count}`;
      return {
        question: `How many ${faces} are in the net of a ${solid}?`,
        answer: count,
        explanation: `${way}.`,
        slips: {
          'solid-parts-mixed-up': [
            {
              answer: all,
              reason: `There are ${all} faces in all. Count only the ${faces}.`,
            },
            all > count
              ? {
                  answer: all - count,
                  reason: `${counted(all - count, 'face')} ${all - count === 1 ? `is not a ${one}` : `are not ${faces}`}. Count the ${faces}.`,
                }
              : undefined,
          ],
          'one-step-out': {
            answer: count + 1,
            reason: `There are fewer than ${count + 1}. ${way}.`,
          },
        },
      };
    },
  }),
];

const BOX_WAYS = {
  faces: 'Count 1 on top, 1 below and 4 around the sides: 6.',
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
      faces: 'Count the square base and the 4 triangles around it: 5.',
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
  faces: 'Faces are the flat surfaces.',
  edges: 'Edges are the lines where two faces meet.',
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
        {
          answer: faces,
          reason: `You counted the ${faces} faces${faces === vertices ? ` or the ${vertices} vertices` : ''}. ${SOLID_PARTS[part]}`,
        },
        { answer: edges, reason: `You counted the ${edges} edges. ${SOLID_PARTS[part]}` },
        { answer: vertices, reason: `You counted the ${vertices} vertices. ${SOLID_PARTS[part]}` },
      ],
    },
  };
}

/** Counts round the ends of a prism or the base of a pyramid, then the parts between or above. */
function solidWay(part: 'edges' | 'vertices', { name, isPrism, edges, vertices }: Solid): string {
  const corners = isPrism ? vertices / 2 : vertices - 1;
  const start = capital(withArticle(name));
  if (part === 'edges') {
    return isPrism
      ? `${start} has ${corners} edges round each end and ${corners} between: ${edges}.`
      : `${start} has ${corners} edges round the base and ${corners} going up: ${edges}.`;
  }
  return isPrism
    ? `${start} has ${corners} vertices at each end: ${vertices}.`
    : `${start} has ${corners} vertices round the base and 1 at the top: ${vertices}.`;
}
