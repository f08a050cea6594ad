// The explorer's way through the jungle: a step for every word, and treasure at its end.
import { memo } from 'react';

interface TrailSceneProps {
  found: number;
  total: number;
}

const START_X = 26;
const END_X = 262;

/** A point of the winding trail; `part` is from 0 at its start to 1 at the chest. */
function trailPoint(part: number): { x: number; y: number } {
  return { x: START_X + (END_X - START_X) * part, y: 44 + 5 * Math.sin(part * 3 * Math.PI) };
}

export const TrailScene = memo(function TrailScene({ found, total }: TrailSceneProps) {
  const stops = Array.from({ length: total + 1 }, (_, stop) => trailPoint(stop / total));
  const { x, y } = trailPoint(found / total);
  return (
    <svg
      role="img"
      aria-label={`An explorer on the way to the treasure: ${found} of ${total} words found`}
      viewBox="0 -96 320 160"
      preserveAspectRatio="xMidYMax slice"
      className="word-search-scene rounded-2xl bg-sky-soft"
    >
      <Jungle />
      {stops.map((stop, place) => (
        <ellipse
          key={place}
          cx={stop.x}
          cy={stop.y + 9}
          rx={5}
          ry={2.5}
          className={place <= found ? 'fill-coral' : 'fill-paper stroke-edge'}
        />
      ))}
      <Chest open={found === total} />
      <g
        className="transition-transform duration-700 ease-in-out"
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        <Explorer />
      </g>
    </svg>
  );
});

/** A low strip shows only the lower part; the tree tops and the parrot need a taller one. */
function Jungle() {
  return (
    <g>
      <circle cx={286} cy={-42} r={15} className="fill-sun" />
      <path d="M0 64 V30 L58 -34 L96 10 L132 -18 L214 64Z" fillOpacity={0.2} className="fill-sky" />
      <path d="M58 -34 L48 -22 L55 -24 L60 -18 L66 -25Z" className="fill-paper" />
      <path
        d="M0 22 Q40 -12 84 18 T170 8 T250 16 T320 2 V64 H0Z"
        fillOpacity={0.3}
        className="fill-leaf"
      />
      <path
        d="M0 40 Q50 20 100 36 T190 32 T270 36 T320 28 V64 H0Z"
        fillOpacity={0.4}
        className="fill-leaf"
      />
      <path d="M0 64 V48 Q60 38 120 50 T240 46 T320 50 V64Z" className="fill-sun-soft" />
      {[58, 122, 196, 240].map((x, i) => (
        <Palm key={x} x={x} y={i % 2 === 0 ? 30 : 24} />
      ))}
      <Canopy />
    </g>
  );
}

function Palm({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 12 Q1 2 -1 -8" fill="none" strokeWidth={2.5} className="stroke-ink-soft" />
      <path
        d="M-1 -8 Q-10 -13 -14 -5 Q-7 -8 -1 -8 Q-5 -17 -12 -18 Q-3 -18 -1 -8 Q3 -18 11 -17 Q4 -14 -1 -8 Q8 -13 13 -4 Q6 -8 -1 -8Z"
        className="fill-leaf"
      />
    </g>
  );
}

/** Leaves that hang into the picture, and a parrot on a liana that watches. */
function Canopy() {
  return (
    <g>
      <path
        d="M0 -96 H320 Q300 -74 282 -90 Q262 -70 240 -88 Q214 -72 196 -90 Q170 -70 148 -88 Q126 -68 102 -86 Q82 -62 60 -82 Q40 -52 22 -74 Q12 -46 0 -52Z"
        className="fill-leaf"
      />
      <path d="M150 -90 Q176 -34 214 -90" fill="none" strokeWidth={2.5} className="stroke-leaf" />
      <g transform="translate(178 -64)" className="origin-center">
        <path d="M-3 6 L-7 22 L1 9Z" className="fill-sky" />
        <ellipse cy={-2} rx={7} ry={11} className="fill-coral" />
        <path d="M2 -4 Q10 2 4 12 Q-1 4 2 -4Z" className="fill-sea" />
        <circle cx={-2} cy={-9} r={2.6} className="fill-paper" />
        <circle cx={-2.4} cy={-9} r={1.2} className="fill-ink" />
        <path d="M-6 -10 Q-13 -8 -9 -2 Q-7 -5 -5 -6Z" className="fill-sun" />
      </g>
    </g>
  );
}

/** An explorer in a sun hat who looks through a magnifying glass. */
function Explorer() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M-6 9 Q-8 -4 0 -6 Q8 -4 6 9Z" className="fill-sun stroke-ink" strokeWidth={1.2} />
      <circle cy={-12} r={8} className="fill-coral-soft stroke-ink" strokeWidth={1.2} />
      <circle cx={-3} cy={-11} r={1.2} className="fill-ink" />
      <circle cx={3} cy={-11} r={1.2} className="fill-ink" />
      <path d="M-2.5 -8 Q0 -6 2.5 -8" fill="none" strokeWidth={1.2} className="stroke-ink" />
      <path
        d="M-12 -15 Q0 -19 12 -15 Q8 -17 6 -17 Q5 -25 0 -25 Q-5 -25 -6 -17 Q-8 -17 -12 -15Z"
        className="fill-coral stroke-ink"
        strokeWidth={1.2}
      />
      <path d="M5 -1 L12 -4" strokeWidth={2.2} className="stroke-ink" />
      <circle cx={15.5} cy={-7} r={4.5} className="fill-sky-soft stroke-ink" strokeWidth={1.6} />
    </g>
  );
}

const LID_SHUT = 'M-14 -7 Q-13 -16 0 -16 Q13 -16 14 -7Z';
const LID_OPEN = 'M-14 -7 L-17 -19 Q0 -27 17 -19 L14 -7Z';

function Chest({ open }: { open: boolean }) {
  return (
    <g
      transform="translate(296 50)"
      className="stroke-ink"
      strokeWidth={1.2}
      strokeLinejoin="round"
    >
      {open && (
        <path d="M-10 -8 L-18 -36 H18 L10 -8Z" fillOpacity={0.5} className="fill-sun stroke-none" />
      )}
      <path d={open ? LID_OPEN : LID_SHUT} className="fill-coral" />
      {open && <Treasure />}
      <rect x={-14} y={-7} width={28} height={15} rx={2} className="fill-coral" />
      <rect x={-3} y={-9} width={6} height={7} rx={1.5} className="fill-sun" />
    </g>
  );
}

function Treasure() {
  return (
    <g className="animate-pop">
      <circle cx={-6} cy={-8} r={4.5} className="fill-sun" />
      <circle cx={7} cy={-8} r={4} className="fill-sea-soft" />
      <circle cx={1} cy={-10} r={5} className="fill-sun" />
      {[-15, 0, 15].map((x, i) => (
        <path
          key={x}
          d="M0 -5 L1.3 -1.3 L5 0 L1.3 1.3 L0 5 L-1.3 1.3 L-5 0 L-1.3 -1.3Z"
          transform={`translate(${x} ${i === 1 ? -33 : -26})`}
          className="fill-grape stroke-none"
        />
      ))}
    </g>
  );
}
