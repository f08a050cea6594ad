// Flat shapes and solids.
import type { PictureOf } from '../maths-picture.ts';
import { FILLS, MIDDLE, Sheet, upTo } from './sheet.tsx';

type Shape = PictureOf<'shapes'>['shapes'][number];

function regular(sides: number, r = 38): string {
  const turn = sides % 2 === 0 ? Math.PI / sides : 0;
  const points = upTo(sides).map((index) => {
    const angle = (2 * Math.PI * index) / sides + turn;
    return `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Outlines around 0, 0, within 45 each way; edges that are hidden behind a solid are in `hidden`. */
const OUTLINES: Readonly<Record<Shape, { seen: string; hidden?: string }>> = {
  circle: { seen: 'M-40 0A40 40 0 1 0 40 0A40 40 0 1 0 -40 0Z' },
  triangle: { seen: 'M-38 34L30 34L8 -36Z' },
  'equilateral triangle': { seen: 'M-42 36H42L0 -36.7Z' },
  'isosceles triangle': { seen: 'M-27 40H27L0 -42Z' },
  'scalene triangle': { seen: 'M-44 34H38L-16 -32Z' },
  square: { seen: 'M-34 -34H34V34H-34Z' },
  rectangle: { seen: 'M-44 -25H44V25H-44Z' },
  rhombus: { seen: 'M-44 0L0 -32L44 0L0 32Z' },
  parallelogram: { seen: 'M-44 28L-20 -28H44L20 28Z' },
  trapezium: { seen: 'M-44 28L-22 -28H18L44 28Z' },
  kite: { seen: 'M0 -40L26 -14L0 42L-26 -14Z' },
  pentagon: { seen: regular(5, 42) },
  hexagon: { seen: regular(6, 42) },
  octagon: { seen: regular(8, 42) },
  semicircle: { seen: 'M-42 20A42 42 0 0 1 42 20Z' },
  cube: {
    seen: 'M-36 -16H18V38H-36ZM-36 -16L-18 -36H36L18 -16M36 -36V18L18 38',
    hidden: 'M-36 38L-18 18H36M-18 18V-36',
  },
  cuboid: {
    seen: 'M-44 -10H26V32H-44ZM-44 -10L-26 -30H44L26 -10M44 -30V12L26 32',
    hidden: 'M-44 32L-26 12H44M-26 12V-30',
  },
  'square-based pyramid': {
    seen: 'M-42 20L10 36L42 12L0 -40ZM10 36L0 -40',
    hidden: 'M-42 20L-10 -2L42 12M-10 -2L0 -40',
  },
  'triangular prism': {
    seen: 'M-42 36H-2L-22 -10ZM-22 -10L24 -36L44 8L-2 36M24 -36',
    hidden: 'M-42 36L6 8L24 -36M6 8H44',
  },
  sphere: {
    seen: 'M-40 0A40 40 0 1 0 40 0A40 40 0 1 0 -40 0ZM-40 0A40 13 0 0 0 40 0',
    hidden: 'M-40 0A40 13 0 0 1 40 0',
  },
  cylinder: {
    seen: 'M-28 -28A28 10 0 0 1 28 -28V28A28 10 0 0 1 -28 28ZM-28 -28A28 10 0 0 0 28 -28',
    hidden: 'M-28 28A28 10 0 0 1 28 28',
  },
  cone: {
    seen: 'M0 -42L34 28A34 11 0 0 1 -34 28Z',
    hidden: 'M-34 28A34 11 0 0 1 34 28',
  },
};

export default function Shapes({ picture }: { picture: PictureOf<'shapes'> }) {
  const { shapes } = picture;
  const step = shapes.length > 3 ? 78 : 100;
  const scale = shapes.length > 3 ? 0.8 : 1;
  return (
    <Sheet height={shapes.length > 3 ? 84 : 98}>
      {shapes.map((shape, index) => {
        const { seen, hidden } = OUTLINES[shape];
        const x = MIDDLE + (index - (shapes.length - 1) / 2) * step;
        return (
          <g
            key={index}
            transform={`translate(${x} ${shapes.length > 3 ? 42 : 49}) scale(${scale})`}
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
            className="stroke-ink"
          >
            <path d={seen} className={FILLS[index % FILLS.length]} />
            {hidden && <path d={hidden} fill="none" strokeWidth="2" strokeDasharray="3 5" />}
          </g>
        );
      })}
    </Sheet>
  );
}
