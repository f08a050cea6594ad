// The scene: an owl's study in a tree, where a lantern lights up for every right answer.
import { memo } from 'react';
import { Owl } from './owl.tsx';
import { Desk, Room, WOOD } from './room.tsx';

interface StudySceneProps {
  /** How many lanterns are alight. */
  lit: number;
  lanterns: number;
  /** The owl lifts its wings. */
  isGlad: boolean;
}

const GLASS = 'color-mix(in srgb, var(--color-ink) 55%, var(--color-grape-soft))';

/** Where the lanterns hang, from left to right on two strings. */
const HOOKS = [
  { x: 52, y: 20 },
  { x: 106, y: 29 },
  { x: 160, y: 32 },
  { x: 214, y: 29 },
  { x: 268, y: 20 },
  { x: 52, y: 75 },
  { x: 106, y: 82 },
  { x: 160, y: 85 },
  { x: 214, y: 82 },
  { x: 268, y: 75 },
] as const;

export const StudyScene = memo(function StudyScene({ lit, lanterns, isGlad }: StudySceneProps) {
  return (
    <svg
      viewBox="0 0 320 240"
      role="img"
      aria-label={`An owl's study. Lanterns alight: ${lit} of ${lanterns}.`}
      className="block w-full rounded-2xl shadow-card roomy:rounded-3xl"
    >
      <Room />
      <rect
        width="320"
        height="240"
        className="fill-ink transition-opacity duration-700"
        style={{ opacity: 0.42 - (0.4 * lit) / lanterns }}
      />
      <path d="M18 8Q160 48 302 8M18 64Q160 98 302 64" fill="none" stroke={WOOD} strokeWidth="2" />
      {HOOKS.slice(0, lanterns).map(({ x, y }, i) => (
        <Lantern key={`${x} ${y}`} x={x} y={y} isLit={i < lit} />
      ))}
      <Owl isGlad={isGlad} />
      <Desk />
    </svg>
  );
});

function Lantern({ x, y, isLit }: { x: number; y: number; isLit: boolean }) {
  const glow = { opacity: isLit ? 1 : 0 };
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        cy="10"
        r="24"
        className="fill-sun transition-opacity duration-700"
        style={{ opacity: isLit ? 0.4 : 0 }}
      />
      <path d="M0-4V1" className="stroke-ink" strokeWidth="2" />
      <rect
        x="-9"
        y="1"
        width="18"
        height="20"
        rx="6"
        className="stroke-ink"
        style={{ fill: GLASS }}
        strokeWidth="2"
      />
      <rect
        x="-8"
        y="2"
        width="16"
        height="18"
        rx="5"
        className="fill-sun transition-opacity duration-500"
        style={glow}
      />
      <path
        d="M0 6q5 5 0 11q-5-6 0-11"
        className="fill-paper transition-opacity duration-500"
        style={glow}
      />
      <path d="M-6 1h12M-6 21h12" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}
