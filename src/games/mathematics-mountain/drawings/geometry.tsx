// Shapes, angles, turns and grids.
import type { PictureOf } from '../maths-picture.ts';
import { num } from '../question-types/wording.ts';
import { Asked, Label, MIDDLE, Sheet, upTo } from './sheet.tsx';

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
};

const FILLS = ['fill-sun-soft', 'fill-sky-soft', 'fill-leaf-soft', 'fill-grape-soft'] as const;

export function Shapes({ picture }: { picture: PictureOf<'shapes'> }) {
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

/** Squares on each side of the mirror line that are always there. */
const LEAST_SQUARES = 3;

export function MirrorGrid({ picture }: { picture: PictureOf<'mirror-grid'> }) {
  const { line, dot } = picture;
  const far = Math.max(Math.abs(dot - line) + 1, LEAST_SQUARES);
  const step = Math.min(20, 150 / far);
  const at = (value: number) => MIDDLE + (value - line) * step;
  const [left, right] = [line - far, line + far];
  const [top, tall] = [8, 60];
  const columns = upTo(2 * far + 1).map((index) => `M${at(left + index)} ${top}v${tall}`);
  const rows = upTo(4).map((index) => `M${at(left)} ${top + index * 20}H${at(right)}`);
  return (
    <Sheet height={98}>
      <path d={[...columns, ...rows].join('')} strokeWidth="1.5" className="stroke-line" />
      <path
        d={`M${MIDDLE} 2V74`}
        strokeWidth="4"
        strokeDasharray="8 5"
        strokeLinecap="round"
        className="stroke-grape"
      />
      <circle cx={at(dot)} cy={top + 30} r="7" className="fill-coral stroke-ink" strokeWidth="2" />
      <Label x={MIDDLE} y={86} size={16}>
        {line}
      </Label>
      <Label
        x={Math.abs(at(dot) - MIDDLE) < 26 ? MIDDLE + 28 * Math.sign(dot - line) : at(dot)}
        y={86}
        size={16}
      >
        {dot}
      </Label>
    </Sheet>
  );
}

export function Sides({ picture }: { picture: PictureOf<'sides'> }) {
  const { shape, lengths } = picture;
  const [first = '', second = first] = lengths;
  if (shape === 'equilateral triangle') {
    return (
      <Sheet height={112}>
        <path
          d={`M${MIDDLE - 50} 88H${MIDDLE + 50}L${MIDDLE} 4Z`}
          strokeWidth="3"
          strokeLinejoin="round"
          className="fill-sea-soft stroke-ink"
        />
        <Ticks
          places={[
            [MIDDLE, 88, 90],
            [MIDDLE - 25, 46, 30],
            [MIDDLE + 25, 46, -30],
          ]}
        />
        <Length x={MIDDLE} y={101} text={first} />
      </Sheet>
    );
  }
  if (shape === 'triangle' || shape === 'parallelogram') {
    const outline =
      shape === 'triangle'
        ? `M${MIDDLE - 80} 86H${MIDDLE + 80}L${MIDDLE + 24} 6Z`
        : `M${MIDDLE - 84} 86H${MIDDLE + 46}L${MIDDLE + 84} 6H${MIDDLE - 46}Z`;
    const foot = shape === 'triangle' ? MIDDLE + 24 : MIDDLE - 46;
    return (
      <Sheet height={112}>
        <path
          d={outline}
          strokeWidth="3"
          strokeLinejoin="round"
          className="fill-sea-soft stroke-ink"
        />
        <path
          d={`M${foot} 8V86m0 -10h10v10`}
          fill="none"
          strokeWidth="2"
          strokeDasharray="5 4"
          className="stroke-ink"
        />
        <Length x={MIDDLE} y={101} text={first} />
        <Length x={foot + (shape === 'triangle' ? -34 : 36)} y={56} text={second} />
      </Sheet>
    );
  }
  const wide = shape === 'square' ? 76 : 150;
  const [left, right] = [MIDDLE - wide / 2, MIDDLE + wide / 2];
  return (
    <Sheet height={112}>
      <rect
        x={left}
        y="6"
        width={wide}
        height="76"
        strokeWidth="3"
        className="fill-sea-soft stroke-ink"
      />
      {shape === 'square' && (
        <Ticks
          places={[
            [MIDDLE, 6, 90],
            [MIDDLE, 82, 90],
            [left, 44, 0],
            [right, 44, 0],
          ]}
        />
      )}
      <Length x={MIDDLE} y={98} text={first} />
      {shape === 'rectangle' && <Length x={right + 40} y={44} text={second} />}
    </Sheet>
  );
}

function Length({ x, y, text }: { x: number; y: number; text: string }) {
  return text.startsWith('?') ? (
    <Asked x={x} y={y} size={22} />
  ) : (
    <Label x={x} y={y}>
      {text}
    </Label>
  );
}

/** Small strokes across sides of equal length; each with its place and its turn from level in degrees. */
function Ticks({ places }: { places: readonly (readonly [number, number, number])[] }) {
  return places.map(([x, y, turn]) => (
    <path
      key={`${x} ${y}`}
      d="M-6 0H6"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      strokeWidth="2.5"
      className="stroke-ink"
    />
  ));
}

const ANGLE_REACH = 62;

export function Angles({ picture }: { picture: PictureOf<'angles'> }) {
  const { whole, known } = picture;
  const rest = whole - known.reduce((sum, angle) => sum + angle, 0);
  const all = [...known, rest];
  const starts = all.map((_, index) => all.slice(0, index).reduce((sum, angle) => sum + angle, 0));
  const y = whole === 360 ? 74 : 92;
  const x = whole === 90 ? MIDDLE - 40 : MIDDLE;
  const at = (degrees: number, reach: number) => ({
    x: x + reach * Math.cos((Math.PI * degrees) / 180),
    y: y - reach * Math.sin((Math.PI * degrees) / 180),
  });
  return (
    <Sheet height={whole === 360 ? 148 : 108}>
      {all.map((angle, index) => {
        const start = starts[index] ?? 0;
        const [one, other] = [at(start, 30), at(start + angle, 30)];
        return (
          <path
            key={start}
            d={`M${x} ${y}L${one.x} ${one.y}A30 30 0 ${angle > 180 ? 1 : 0} 0 ${other.x} ${other.y}Z`}
            className={index === all.length - 1 ? 'fill-sun' : FILLS[index + 1]}
          />
        );
      })}
      {[...starts, whole].map((degrees) => {
        const end = at(degrees, ANGLE_REACH);
        return (
          <path
            key={degrees}
            d={`M${x} ${y}L${end.x} ${end.y}`}
            strokeWidth="3"
            strokeLinecap="round"
            className="stroke-ink"
          />
        );
      })}
      {all.map((angle, index) => {
        const place = at((starts[index] ?? 0) + angle / 2, 47);
        return index === all.length - 1 ? (
          <Asked key={index} x={place.x} y={place.y} size={20} />
        ) : (
          <Label key={index} x={place.x} y={place.y} size={14}>
            {`${angle}°`}
          </Label>
        );
      })}
    </Sheet>
  );
}

/** A triangle or a quadrilateral that fits all angles, since it is not to scale. */
const CORNERS = {
  2: {
    outline: [
      [70, 100],
      [250, 100],
      [130, 10],
    ],
    inside: [
      [104, 88],
      [206, 88],
      [134, 40],
    ],
  },
  3: {
    outline: [
      [70, 100],
      [250, 100],
      [226, 14],
      [106, 14],
    ],
    inside: [
      [100, 86],
      [222, 86],
      [204, 30],
      [124, 30],
    ],
  },
} as const;

export function Corners({ picture }: { picture: PictureOf<'corners'> }) {
  const { known } = picture;
  const { outline, inside } = CORNERS[known.length === 2 ? 2 : 3];
  return (
    <Sheet height={110}>
      <path
        d={`M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`}
        strokeWidth="3"
        strokeLinejoin="round"
        className="fill-sky-soft stroke-ink"
      />
      {inside.map(([x, y], index) => {
        const angle = known[index];
        return angle === undefined ? (
          <Asked key={x} x={x} y={y} size={20} />
        ) : (
          <Label key={x} x={x} y={y} size={15}>
            {`${angle}°`}
          </Label>
        );
      })}
    </Sheet>
  );
}

export function Circle({ picture }: { picture: PictureOf<'circle'> }) {
  const { line, length } = picture;
  const [y, r] = [60, 52];
  const left = line === 'radius' ? MIDDLE : MIDDLE - r;
  return (
    <Sheet height={120}>
      <circle cx={MIDDLE} cy={y} r={r} strokeWidth="3" className="fill-grape-soft stroke-ink" />
      <path
        d={`M${left} ${y}H${MIDDLE + r}`}
        strokeWidth="3.5"
        strokeLinecap="round"
        className="stroke-coral"
      />
      <circle cx={MIDDLE} cy={y} r="4" className="fill-ink" />
      <Label x={(left + MIDDLE + r) / 2} y={y - 13} size={14}>
        {length}
      </Label>
    </Sheet>
  );
}

export function Turn({ picture }: { picture: PictureOf<'turn'> }) {
  const { quarters } = picture;
  const y = 60;
  const reach = 40;
  // A whole turn stops a little short, so that it can be seen to be one.
  const turn = ((quarters === 4 ? 3.93 : quarters) * Math.PI) / 2;
  const [endX, endY] = [MIDDLE + reach * Math.sin(turn), y - reach * Math.cos(turn)];
  const degrees = (turn * 180) / Math.PI;
  return (
    <Sheet height={120}>
      <circle cx={MIDDLE} cy={y} r="54" strokeWidth="2" className="fill-cream stroke-line" />
      <path d={`M${MIDDLE} ${y}V6`} strokeWidth="4" strokeLinecap="round" className="stroke-edge" />
      <path
        d={`M${MIDDLE} ${y - reach}A${reach} ${reach} 0 ${quarters > 2 ? 1 : 0} 1 ${endX} ${endY}`}
        fill="none"
        strokeWidth="5"
        className="stroke-sky"
      />
      <path
        d="M-9 -9L3 0L-9 9Z"
        transform={`translate(${endX} ${endY}) rotate(${degrees})`}
        className="fill-sky"
      />
      <circle cx={MIDDLE} cy={y} r="5" className="fill-ink" />
    </Sheet>
  );
}

export function Grid({ picture }: { picture: PictureOf<'grid'> }) {
  const { point, size, isFourQuadrants } = picture;
  const least = isFourQuadrants ? -size : 0;
  const tall = 140;
  const step = tall / (size - least);
  const [left, bottom] = [MIDDLE - tall / 2, 148];
  const x = (value: number) => left + (value - least) * step;
  const y = (value: number) => bottom - (value - least) * step;
  const lines = upTo(size - least + 1).map(
    (index) =>
      `M${x(least + index)} ${bottom}V${bottom - tall}M${left} ${y(least + index)}h${tall}`,
  );
  return (
    <Sheet height={166}>
      <path d={lines.join('')} strokeWidth="1" className="stroke-line" />
      <path
        d={`M${x(0)} ${bottom}V${bottom - tall}M${left} ${y(0)}h${tall}`}
        strokeWidth="2.5"
        className="stroke-ink"
      />
      {[...new Set([least, 0, size])].map((value) => (
        <g key={value}>
          <Label x={x(value)} y={158} size={15}>
            {num(value)}
          </Label>
          <Label x={left - 16} y={y(value)} size={15}>
            {num(value)}
          </Label>
        </g>
      ))}
      <circle
        cx={x(point[0])}
        cy={y(point[1])}
        r="6"
        strokeWidth="2"
        className="fill-coral stroke-paper"
      />
    </Sheet>
  );
}
