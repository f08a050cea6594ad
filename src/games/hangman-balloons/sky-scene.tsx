// The sky over a meadow: a fox in a basket, held up by the balloons that are left.
import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { Balloon, BALLOON_PLACES, BalloonString } from './balloon.tsx';
import { Fox } from './fox.tsx';
import './layout.css';
import './motion.css';
import { BALLOONS, type BalloonStatus } from './rules.ts';

interface SkySceneProps {
  /** Balloons left, 10 to 0. */
  left: number;
  status: BalloonStatus;
  /** Content on top of the picture. */
  children: ReactNode;
}

/** How far the basket sinks with each balloon, in percent of its own height. Without balloons it is on the meadow. */
const SINK_PERCENT = 1.9;
/** How far it floats up at the end of a round that was won, in percent of its own height. */
const RISE_PERCENT = 3;

function describe(left: number, status: BalloonStatus): string {
  const balloons = `${left} ${left === 1 ? 'balloon' : 'balloons'}`;
  if (status === 'lost') return 'A fox has landed softly in the meadow and waves';
  if (status === 'won') return `A fox floats up high under ${balloons}`;
  return `A fox in a basket under ${balloons}`;
}

export function SkyScene({ left, status, children }: SkySceneProps) {
  return (
    <div className="balloon-sky rounded-3xl bg-[linear-gradient(var(--color-sky-soft),var(--color-sun-soft))]">
      <Picture left={left} status={status} />
      {children}
    </div>
  );
}

const Picture = memo(function Picture({ left, status }: Omit<SkySceneProps, 'children'>) {
  const shift = status === 'won' ? -RISE_PERCENT : (BALLOONS - left) * SINK_PERCENT;
  const balloons = BALLOON_PLACES.map((place, index) => ({ ...place, popped: index >= left }));
  return (
    <div role="img" aria-label={describe(left, status)} className="absolute inset-0">
      <Land />
      <div className={clsx('absolute inset-x-0 top-[2%] h-[80%]', left > 0 && 'animate-bob')}>
        <svg
          viewBox="0 0 200 230"
          className="size-full overflow-visible transition-transform duration-1000 ease-in-out"
          style={{ transform: `translateY(${shift}%)` }}
        >
          {balloons.map((balloon) => (
            <BalloonString key={balloon.colour} {...balloon} />
          ))}
          {balloons.map((balloon) => (
            <Balloon key={balloon.colour} {...balloon} />
          ))}
          <Fox flying={left > 0} waving={status === 'lost'} cheering={status === 'won'} />
          {status === 'won' && <Sparkles />}
        </svg>
      </div>
    </div>
  );
});

const CLOUDS = [
  { left: '6%', top: '10%', width: '22%' },
  { left: '74%', top: '5%', width: '24%' },
  { left: '80%', top: '44%', width: '16%' },
  { left: '3%', top: '52%', width: '15%' },
] as const;

function Land() {
  return (
    <>
      {CLOUDS.map(({ left, top, width }) => (
        <svg
          key={left}
          viewBox="-45 -28 90 40"
          className="absolute max-w-36"
          style={{ left, top, width }}
        >
          <path
            d="M-34 10 Q-44 -6 -24 -8 Q-18 -24 0 -18 Q16 -26 24 -10 Q44 -8 34 10Z"
            fillOpacity={0.8}
            className="fill-paper"
          />
        </svg>
      ))}
      <svg
        viewBox="0 0 400 60"
        preserveAspectRatio="none"
        className="absolute bottom-0 h-[20%] w-full overflow-visible"
      >
        <path d="M0 60 V22 Q80 -8 190 18 T400 8 V60Z" fillOpacity={0.4} className="fill-leaf" />
        <path d="M0 60 V36 Q100 14 210 34 T400 30 V60Z" fillOpacity={0.7} className="fill-leaf" />
      </svg>
      <svg
        viewBox="0 0 400 30"
        preserveAspectRatio="xMidYMax slice"
        className="absolute bottom-0 h-[10%] w-full overflow-visible"
      >
        {[20, 74, 128, 262, 316, 376].map((x, i) => (
          <g key={x} transform={`translate(${x} ${i % 2 === 0 ? 12 : 18})`}>
            <circle r={4.5} className={i % 3 === 0 ? 'fill-coral-soft' : 'fill-paper'} />
            <circle r={1.8} className="fill-sun" />
          </g>
        ))}
      </svg>
    </>
  );
}

function Sparkles() {
  return (
    <g className="fill-sun stroke-ink-soft" strokeWidth={0.8}>
      {[
        { x: 22, y: 30 },
        { x: 178, y: 26 },
        { x: 12, y: 110 },
        { x: 188, y: 118 },
        { x: 44, y: 170 },
        { x: 158, y: 176 },
      ].map(({ x, y }, i) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            d="M0 -10 L2.6 -2.6 L10 0 L2.6 2.6 L0 10 L-2.6 2.6 L-10 0 L-2.6 -2.6Z"
            className="balloon-twinkle"
            style={{ animationDelay: `${i * 120}ms` }}
          />
        </g>
      ))}
    </g>
  );
}
