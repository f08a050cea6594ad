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

/** Ten balloons of different colours; the last one pops first, the one in the middle stays longest. */
export const BALLOON_PLACES: readonly BalloonPlace[] = [
  { x: 100, y: 76, colour: 'fill-coral' },
  { x: 84, y: 49, colour: 'fill-sun' },
  { x: 116, y: 49, colour: 'fill-sky' },
  { x: 100, y: 22, colour: 'fill-leaf' },
  { x: 66, y: 76, colour: 'fill-grape' },
  { x: 134, y: 76, colour: 'fill-sea' },
  { x: 52, y: 49, colour: 'fill-[color-mix(in_oklab,var(--color-sky)_50%,white)]' },
  { x: 148, y: 49, colour: 'fill-[color-mix(in_oklab,var(--color-coral)_55%,white)]' },
  { x: 69, y: 22, colour: 'fill-[color-mix(in_oklab,var(--color-leaf)_50%,white)]' },
  { x: 131, y: 22, colour: 'fill-[color-mix(in_oklab,var(--color-grape)_50%,white)]' },
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
        <path d="M-3 21 L0 16 L3 21Z" className={colour} />
        <ellipse rx={15.5} ry={18.5} className={colour} />
        <ellipse
          cx={-5}
          cy={-7}
          rx={3}
          ry={5}
          transform="rotate(25 -5 -7)"
          className="fill-paper/80"
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
