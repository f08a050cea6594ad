// The scene: a radio under a string of lamps, one of which lights up for every right word.
import { memo } from 'react';
import { Radio } from './picture.tsx';

interface RadioSceneProps {
  lit: number;
  lamps: number;
}

export const RadioScene = memo(function RadioScene({ lit, lamps }: RadioSceneProps) {
  return (
    <svg
      viewBox="0 0 360 250"
      role="img"
      aria-label={`A radio on a shelf. Lamps alight: ${lit} of ${lamps}.`}
      className="block w-full rounded-2xl bg-sky-soft shadow-card roomy:rounded-3xl"
    >
      <path d="M14 22Q180 78 346 22" fill="none" stroke="#4b3426" strokeWidth="2" />
      {Array.from({ length: lamps }, (_, nth) => {
        const along = (nth + 0.5) / lamps;
        const y = 22 + 112 * along * (1 - along);
        return <Lamp key={nth} x={14 + 332 * along} y={y} isLit={nth < lit} />;
      })}
      <path d="M0 208h360v42H0z" fill="#d9a15c" />
      <path d="M0 208h360" stroke="#6b4526" strokeWidth="3" />
      <g transform="translate(0 90)">
        <Radio />
      </g>
    </svg>
  );
});

function Lamp({ x, y, isLit }: { x: number; y: number; isLit: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        cy="14"
        r="20"
        className="fill-sun transition-opacity duration-700"
        style={{ opacity: isLit ? 0.4 : 0 }}
      />
      <path d="M-4 2h8v6h-8z" fill="#4b3426" />
      <circle
        cy="15"
        r="9"
        className="stroke-ink"
        strokeWidth="2"
        fill={isLit ? '#ffd667' : '#fffaf0'}
      />
    </g>
  );
}
