// The soft bands behind the letters: found words, the line being drawn, and one that fades.
import { lookOf, tint } from './band-looks.ts';
import { endsOf, type Cell, type Line } from './lines.ts';
import './motion.css';
import type { SearchRound } from './rules.ts';

/** Half the width of a band, in cells of the grid. */
const RADIUS = 0.4;

interface BandProps {
  line: Line;
  fill: string;
  className: string;
  dashes?: string | undefined;
}

function Band({ line: { from, to }, fill, className, dashes }: BandProps) {
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
      fill={fill}
      className={`word-search-band ${className}`}
    />
  );
}

/** The number of a found word at its first letter. */
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
  preview: Line | null;
}

export function LineBands({ round, preview }: LineBandsProps) {
  const { board, found, outcome, moves } = round;
  const marks = found.flatMap(({ word, cells }) => {
    const place = board.words.indexOf(word);
    const line = endsOf(cells);
    return line ? [{ place, line, ...lookOf(place) }] : [];
  });
  const missed = outcome.kind === 'missed' ? endsOf(outcome.cells) : null;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${board.size} ${board.size}`}
      className="absolute inset-0 size-full"
    >
      {marks.map(({ place, line, fill, edge, dashes }) => (
        <Band
          key={place}
          line={line}
          fill={fill}
          dashes={dashes}
          className={`word-search-appear ${edge}`}
        />
      ))}
      {marks.map(({ place, line }) => (
        <Badge key={place} at={line.from} number={place + 1} />
      ))}
      {missed && (
        <Band
          key={moves}
          line={missed}
          fill="var(--color-line)"
          className="word-search-fade stroke-edge"
        />
      )}
      {preview && <Band line={preview} fill={tint('sun', 50)} className="stroke-ink-soft" />}
    </svg>
  );
}
