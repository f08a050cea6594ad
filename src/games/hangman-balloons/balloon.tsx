// A balloon on its string, and its pop.
import { clsx } from 'clsx';

interface BalloonPlace {
  /** Middle of the balloon in the picture of 200 by 230. */
  x: number;
  y: number;
  colour: string;
}

/** Where the strings meet. */
export const KNOT = { x: 100, y: 128 };

/** A colour with white; `part` is its percentage. */
const light = (colour: string, part: number) =>
  `color-mix(in oklab, var(--color-${colour}) ${part}%, white)`;

/** Ten balloons of different colours; the last one pops first, the one in the middle stays longest. */
export const BALLOON_PLACES: readonly BalloonPlace[] = [
  { x: 100, y: 76, colour: 'var(--color-coral)' },
  { x: 84, y: 49, colour: 'var(--color-sun)' },
  { x: 116, y: 49, colour: 'var(--color-sky)' },
  { x: 100, y: 22, colour: 'var(--color-leaf)' },
  { x: 66, y: 76, colour: 'var(--color-grape)' },
  { x: 134, y: 76, colour: 'var(--color-sea)' },
  { x: 52, y: 49, colour: light('sky', 50) },
  { x: 148, y: 49, colour: light('coral', 55) },
  { x: 69, y: 22, colour: light('leaf', 50) },
  { x: 131, y: 22, colour: light('grape', 50) },
];

interface BalloonProps extends BalloonPlace {
  popped: boolean;
}

/** From the balloon to where all strings meet; gone with its balloon. */
export function BalloonString({ x, y, popped }: BalloonProps) {
  return (
    <path
      d={`M${x} ${y + 20} Q${(x + KNOT.x) / 2} ${y + 34} ${KNOT.x} ${KNOT.y}`}
      fill="none"
      strokeWidth={1}
      className={clsx('stroke-ink-soft', popped && 'balloon-popped')}
    />
  );
}

export function Balloon({ x, y, colour, popped }: BalloonProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={clsx(popped && 'balloon-popped')}>
        <path d="M-3 21 L0 16 L3 21Z" fill={colour} />
        <ellipse rx={15.5} ry={18.5} fill={colour} />
        <ellipse
          cx={-5}
          cy={-7}
          rx={3}
          ry={5}
          transform="rotate(25 -5 -7)"
          fillOpacity={0.8}
          className="fill-paper"
        />
      </g>
      {popped && (
        <path
          d="M0 -8 V-17 M6 -6 L13 -12 M8 0 H17 M6 6 L13 12 M0 8 V17 M-6 6 L-13 12 M-8 0 H-17 M-6 -6 L-13 -12"
          strokeWidth={3}
          strokeLinecap="round"
          className="balloon-burst stroke-coral"
        />
      )}
    </g>
  );
}
