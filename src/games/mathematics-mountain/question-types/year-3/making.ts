// Year 3: drawing flat shapes with a ruler, and building solids from straws and balls of clay.
import { every, oneOf } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { capital, counted, withArticle } from '../wording.ts';

/** The parts of a drawn or built shape; a flat shape has as many vertices as sides. */
const PARTS = {
  triangle: { sides: 3, vertices: 3, isSolid: false },
  square: { sides: 4, vertices: 4, isSolid: false },
  rectangle: { sides: 4, vertices: 4, isSolid: false },
  pentagon: { sides: 5, vertices: 5, isSolid: false },
  hexagon: { sides: 6, vertices: 6, isSolid: false },
  octagon: { sides: 8, vertices: 8, isSolid: false },
  cube: { sides: 12, vertices: 8, isSolid: true },
  cuboid: { sides: 12, vertices: 8, isSolid: true },
  'square-based pyramid': { sides: 8, vertices: 5, isSolid: true },
  'triangular prism': { sides: 9, vertices: 6, isSolid: true },
} as const;

export const making = [
  questionType({
    id: 'Y3.GE.1/r43',
    level: 'B',
    takesLong: true,
    beside: 20,
    pool: every(oneOf('lines', 'straws', 'balls'))
      .and(
        oneOf(
          'triangle',
          'square',
          'rectangle',
          'pentagon',
          'hexagon',
          'octagon',
          'cube',
          'cuboid',
          'square-based pyramid',
          'triangular prism',
        ),
      )
      .and(oneOf(1, 2, 3, 4, 5, 8, 10))
      .where(([asked, shape]) => PARTS[shape].isSolid === (asked !== 'lines')),
    write: ([asked, shape, n]) => {
      const { sides, vertices, isSolid } = PARTS[shape];
      const each = asked === 'balls' ? vertices : sides;
      const part = asked === 'balls' ? 'vertices' : isSolid ? 'edges' : 'sides';
      const first = `${capital(withArticle(shape))} has ${each} ${part}`;
      return {
        question: asking(asked, counted(n, shape)),
        picture: { kind: 'shapes', shapes: [shape] },
        answer: n * each,
        explanation: n === 1 ? `${first}.` : `${first}, and ${n} × ${each} = ${n * each}.`,
        slips: {
          'solid-parts-mixed-up': isSolid
            ? {
                answer: n * (sides + vertices - each),
                reason: `${capital(withArticle(shape))} has ${sides} edges and ${vertices} vertices. Here you need the ${part}.`,
              }
            : undefined,
          'adds-instead-of-multiplies': n + each,
          'stops-after-first-step': {
            answer: each,
            reason: `${each} is for one ${shape}. Here there are ${n}.`,
          },
        },
      };
    },
  }),
];

function asking(asked: 'lines' | 'straws' | 'balls', shapes: string): string {
  if (asked === 'lines') return `You draw ${shapes}. How many straight lines do you draw?`;
  return asked === 'straws'
    ? `Make ${shapes}, one straw for each edge. How many straws?`
    : `Make ${shapes}, one ball for each vertex. How many balls?`;
}
