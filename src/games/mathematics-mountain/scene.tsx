// The picture of Mathematics Mountain: ten ledges, an explorer on one of them, and a sky that brightens on the way up.
import { memo } from 'react';
import { Explorer } from './explorer.tsx';
import { Mountain, Sky } from './landscape.tsx';
import { LEDGES } from './rules.ts';

/** Where the explorer's feet stand: at the foot, on each ledge, on the summit. */
const STEPS = [
  { x: 34, y: 222 },
  { x: 74, y: 208 },
  { x: 120, y: 202 },
  { x: 166, y: 194 },
  { x: 212, y: 183 },
  { x: 186, y: 160 },
  { x: 146, y: 147 },
  { x: 118, y: 127 },
  { x: 152, y: 108 },
  { x: 184, y: 90 },
  { x: 158, y: 60 },
] as const;

const TRAIL = `M${STEPS.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** `ledge` is 0 at the foot and 10 on the summit. */
export const MountainScene = memo(function MountainScene({ ledge }: { ledge: number }) {
  const isTop = ledge >= LEDGES;
  const { x, y } = STEPS[ledge] ?? STEPS[0];
  return (
    <svg
      viewBox="0 -16 320 256"
      role="img"
      aria-label={isTop ? 'The explorer is at the top of the mountain!' : ledgeText(ledge)}
      className="block w-full rounded-2xl shadow-card roomy:rounded-3xl"
    >
      <Sky brightness={ledge / LEDGES} />
      <Mountain />
      <path
        d={TRAIL}
        fill="none"
        className="stroke-paper"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="1 8"
      />
      {STEPS.slice(1).map((step, i) => (
        <Ledge key={step.y} {...step} isReached={i < ledge} />
      ))}
      <Flag isTop={isTop} />
      <g
        className="transition-transform duration-700 ease-in-out"
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        <Explorer isCheering={isTop} />
      </g>
      <Confetti isTop={isTop} />
    </svg>
  );
});

const ledgeText = (ledge: number) => `The explorer is on ledge ${ledge} of ${LEDGES}.`;

function Ledge({ x, y, isReached }: { x: number; y: number; isReached: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-16" y="-3" width="32" height="10" rx="5" className="fill-ink" opacity="0.35" />
      <rect x="-16" y="-5" width="32" height="9" rx="4.5" className="fill-paper" />
      <rect
        x="-16"
        y="-5"
        width="32"
        height="9"
        rx="4.5"
        className="fill-sun transition-opacity duration-700"
        style={{ opacity: isReached ? 1 : 0 }}
      />
    </g>
  );
}

function Flag({ isTop }: { isTop: boolean }) {
  return (
    <g transform="translate(180 60)">
      <path d="M0 0V-42" className="stroke-ink" strokeWidth="3.5" strokeLinecap="round" />
      <path
        d="M1-41Q14-47 24-39T44-38L39-27L44-17Q32-12 22-18T1-19Z"
        className="fill-coral stroke-ink transition-transform duration-700"
        strokeWidth="2"
        strokeLinejoin="round"
        style={{ transform: isTop ? 'scale(1.2)' : 'scale(1)' }}
      />
    </g>
  );
}

const PAPERS = [
  { x: 96, y: 26, look: 'fill-sun' },
  { x: 112, y: 2, look: 'fill-coral' },
  { x: 126, y: 30, look: 'fill-grape' },
  { x: 222, y: 58, look: 'fill-sun' },
  { x: 240, y: 10, look: 'fill-leaf' },
  { x: 104, y: 56, look: 'fill-sea' },
  { x: 244, y: 40, look: 'fill-grape' },
  { x: 192, y: -4, look: 'fill-sun' },
] as const;

function Confetti({ isTop }: { isTop: boolean }) {
  return (
    <g className="transition-opacity delay-500 duration-500" style={{ opacity: isTop ? 1 : 0 }}>
      {PAPERS.map(({ x, y, look }) => (
        <rect
          key={x}
          x={x}
          y={y}
          width="7"
          height="7"
          rx="2"
          transform={`rotate(${x} ${x} ${y})`}
          className={look}
        />
      ))}
    </g>
  );
}
