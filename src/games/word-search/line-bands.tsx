// The soft bands behind the letters: found words, the line being drawn, and one that fades.
import { lookOf } from './band-looks.ts';
import type { Cell } from './lines.ts';
import './motion.css';
import type { SearchRound } from './rules.ts';

/** Half the width of a band, in places of the grid. */
const RADIUS = 0.4;

interface BandProps {
  from: Cell;
  to: Cell;
  className: string;
  dashes?: string | undefined;
}

function Band({ from, to, className, dashes }: BandProps) {
  const down = to.row - from.row;
  const along = to.column - from.column;
  const angle = (Math.atan2(down, along) * 180) / Math.PI;
  return (
    <rect
      x={-RADIUS}
      y={-RADIUS}
      width={Math.hypot(down, along) + 2 * RADIUS}
      height={2 * RADIUS}
      rx={RADIUS}
      strokeWidth={0.06}
      strokeDasharray={dashes}
      transform={`translate(${from.column + 0.5} ${from.row + 0.5}) rotate(${angle})`}
      className={className}
    />
  );
}

/** The number of a found word beside its first letter. */
function Badge({ at, number }: { at: Cell; number: number }) {
  return (
    <g transform={`translate(${at.column + 0.18} ${at.row + 0.18})`}>
      <circle r={0.18} className="fill-ink" />
      <text y={0.095} fontSize={0.27} textAnchor="middle" className="fill-paper font-bold">
        {number}
      </text>
    </g>
  );
}

interface LineBandsProps {
  round: SearchRound;
  preview: { from: Cell; to: Cell } | null;
}

export function LineBands({ round, preview }: LineBandsProps) {
  const { board, found, outcome, moves } = round;
  const missed = outcome.kind === 'missed' ? outcome.cells : [];
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${board.size} ${board.size}`}
      className="absolute inset-0 size-full"
    >
      {found.map(({ word, cells }) => {
        const place = board.placed.findIndex((one) => one.word === word);
        const { band, dashes } = lookOf(place);
        const [from, to] = [cells.at(0), cells.at(-1)];
        if (!from || !to) return null;
        return (
          <g key={word} className="word-search-appear">
            <Band from={from} to={to} className={band} dashes={dashes} />
            <Badge at={from} number={place + 1} />
          </g>
        );
      })}
      <FadingBand key={moves} cells={missed} />
      {preview && <Band {...preview} className="fill-sun/60 stroke-ink-soft" />}
    </svg>
  );
}

function FadingBand({ cells }: { cells: readonly Cell[] }) {
  const [from, to] = [cells.at(0), cells.at(-1)];
  return (
    from && to && <Band from={from} to={to} className="word-search-fade fill-line stroke-edge" />
  );
}
