// The scene: a path through a meadow, with two hedgehogs at the ends of the possible range.
import { memo } from 'react';
import { Chest } from './chest.tsx';
import { Hedge, Hedgehog, Meadow, PATH_Y, WIDTH } from './meadow.tsx';
import { isOver, isWon, possibleRange, type Round } from './rules.ts';

/** Where the path begins and ends; the hedgehogs and their numbers need room beside it. */
const PATH_START = 54;
const PATH_END = WIDTH - PATH_START;
/** Minimum distance between the hedgehogs. */
const LEAST_GAP = 14;

/** The place of a number on the path, in units of the drawing. */
function placeOf({ min, max }: Round, number: number): number {
  return PATH_START + ((number - min) / (max - min)) * (PATH_END - PATH_START);
}

/** The places of the two ends of the possible range, far enough apart to be seen. */
function endsOf(round: Round): { left: number; right: number } {
  const { low, high } = possibleRange(round);
  const left = placeOf(round, low);
  const right = placeOf(round, high);
  const missing = Math.max(0, LEAST_GAP - (right - left)) / 2;
  return { left: left - missing, right: right + missing };
}

/** Ticks on the path: every number of a short range, round steps of a long one. */
function tickStep({ min, max }: Round): number {
  const steps = [1, 5, 10, 50, 100, 500];
  return steps.find((step) => (max - min) / step <= 20) ?? 1000;
}

/** A picture of the possible numbers, with the same in its label. */
export const NumberLine = memo(function NumberLine({ round }: { round: Round }) {
  const { low, high } = possibleRange(round);
  const { left, right } = endsOf(round);
  const label = `A path with numbers. The hidden number is somewhere from ${low} to ${high}.`;
  return (
    <svg viewBox={`0 0 ${WIDTH} 122`} role="img" aria-label={label} className="number-path">
      <Meadow />
      <Chest isOpen={isOver(round)} shines={isWon(round)} />
      <rect x="14" y={PATH_Y - 7} width={WIDTH - 28} height="14" rx="7" className="fill-sun" />
      <Ticks round={round} />
      <Hedge x={left - 4 - WIDTH} />
      <Hedge x={right + 4} />
      <Pegs round={round} />
      <Hedgehog x={left} facing={1} />
      <Hedgehog x={right} facing={-1} />
      <Flag round={round} />
      <EndLabel
        x={low === high ? (left + right) / 2 : left}
        number={low}
        anchor={low === high ? 'middle' : 'end'}
      />
      {low !== high && <EndLabel x={right} number={high} anchor="start" />}
    </svg>
  );
});

function Ticks({ round }: { round: Round }) {
  const step = tickStep(round);
  const first = Math.ceil(round.min / step) * step;
  const count = Math.floor((round.max - first) / step) + 1;
  const ticks = Array.from({ length: count }, (_, index) => first + index * step);
  return (
    <g stroke="#7d5a38" strokeWidth="1.5" strokeLinecap="round">
      {ticks.map((tick) => (
        <path key={tick} d={`M${placeOf(round, tick)} ${PATH_Y - 3} v6`} />
      ))}
    </g>
  );
}

/** A peg for each guess. */
function Pegs({ round }: { round: Round }) {
  return round.guesses.map((guess) => (
    <circle
      key={guess}
      cx={placeOf(round, guess)}
      cy={PATH_Y}
      r="4.5"
      className="fill-paper stroke-ink"
      strokeWidth="2"
    />
  ));
}

/** A flag with the last guess; at the end it stands where the hidden number is. */
function Flag({ round }: { round: Round }) {
  const number = isOver(round) ? round.secret : round.guesses.at(-1);
  if (number === undefined) return null;
  const x = placeOf(round, number);
  const width = 16 + String(number).length * 10;
  return (
    <g
      key={number}
      className="animate-pop"
      style={{ transformBox: 'fill-box', transformOrigin: 'bottom' }}
    >
      <path d={`M${x} ${PATH_Y - 5} V72`} className="stroke-ink" strokeWidth="2.5" />
      <rect
        x={x - width / 2}
        y="54"
        width={width}
        height="21"
        rx="8"
        className={isWon(round) ? 'fill-leaf' : 'fill-ink'}
      />
      <text x={x} y="70" textAnchor="middle" className="fill-paper text-[17px] font-bold">
        {number}
      </text>
    </g>
  );
}

/** How far a figure extends beyond its hedgehog, in units of the drawing. */
const OVERHANG = { end: 4, start: -4, middle: 0 } as const;

interface EndLabelProps {
  x: number;
  number: number;
  anchor: keyof typeof OVERHANG;
}

/** The low and the high end in figures, each on the outer side of its hedgehog, so that they never overlap. */
function EndLabel({ x, number, anchor }: EndLabelProps) {
  return (
    <g className="transition-transform duration-500" style={{ transform: `translateX(${x}px)` }}>
      <text
        y="119"
        textAnchor={anchor}
        x={OVERHANG[anchor]}
        className="fill-ink text-[18px] font-bold"
      >
        {number}
      </text>
    </g>
  );
}
