// What surrounds the climb: a sky from dawn to day, hills and the mountain itself.
import { useId } from 'react';

/** 0 is dawn, 1 is bright day. */
export function Sky({ brightness }: { brightness: number }) {
  const dawn = useId();
  const day = useId();
  return (
    <g>
      <defs>
        <linearGradient id={dawn} x2="0" y2="1">
          <stop stopColor="var(--color-grape)" />
          <stop offset="0.55" stopColor="var(--color-coral-soft)" />
          <stop offset="1" stopColor="var(--color-sun)" />
        </linearGradient>
        <linearGradient id={day} x2="0" y2="1">
          <stop stopColor="color-mix(in oklch, var(--color-sky) 42%, var(--color-sky-soft))" />
          <stop offset="1" stopColor="var(--color-sky-soft)" />
        </linearGradient>
      </defs>
      <rect y="-16" width="320" height="256" fill={`url(#${dawn})`} />
      <rect
        y="-16"
        width="320"
        height="256"
        fill={`url(#${day})`}
        className="transition-opacity duration-700"
        style={{ opacity: brightness }}
      />
      <Stars opacity={Math.max(0, 0.9 - 1.5 * brightness)} />
      <circle
        cx="262"
        cy="150"
        r="22"
        className="fill-sun stroke-sun-soft transition-transform duration-700"
        strokeWidth="6"
        style={{ transform: `translateY(${-110 * brightness}px)` }}
      />
      <Clouds />
    </g>
  );
}

function Stars({ opacity }: { opacity: number }) {
  return (
    <g className="fill-paper transition-opacity duration-700" style={{ opacity }}>
      <circle cx="30" cy="26" r="2.2" />
      <circle cx="74" cy="14" r="1.6" />
      <circle cx="104" cy="44" r="1.8" />
      <circle cx="220" cy="18" r="1.8" />
      <circle cx="288" cy="34" r="2.2" />
    </g>
  );
}

function Clouds() {
  return (
    <g className="fill-paper" opacity="0.85">
      <path d="M22 84a10 10 0 0 1 12-12a15 15 0 0 1 28 3a9 9 0 0 1 4 17H30a9 9 0 0 1-8-8Z" />
      <path d="M244 100a8 8 0 0 1 10-9a12 12 0 0 1 22 2a7 7 0 0 1 3 14H250a7 7 0 0 1-6-7Z" />
    </g>
  );
}

const ROCK = 'color-mix(in srgb, var(--color-grape) 48%, var(--color-sky-soft))';
const ROCK_SHADE = 'color-mix(in srgb, var(--color-grape) 62%, var(--color-sky))';
const FAR_HILL = 'color-mix(in srgb, var(--color-leaf) 40%, var(--color-sky-soft))';
const MEADOW = 'color-mix(in srgb, var(--color-leaf) 70%, var(--color-sun))';

/** Hills, the mountain with its snow, and the meadow at its foot. */
export function Mountain() {
  return (
    <g>
      <path d="M0 178Q46 132 92 172T180 168T262 164T320 176V240H0Z" style={{ fill: FAR_HILL }} />
      <path
        d="M14 232Q60 176 92 132Q126 84 142 62Q150 54 168 54H184Q192 56 200 72Q226 118 250 158Q274 196 312 232Z"
        style={{ fill: ROCK }}
      />
      <path
        d="M184 54Q192 56 200 72Q226 118 250 158Q274 196 312 232H232Q252 206 228 178T222 134Q204 104 184 54Z"
        style={{ fill: ROCK_SHADE }}
        opacity="0.55"
      />
      <path
        d="M122 92Q134 74 142 62Q150 54 168 54H184Q192 56 200 72L211 92Q202 98 194 90Q186 80 176 90Q166 100 156 90Q146 82 138 92Q130 98 122 92Z"
        className="fill-paper"
      />
      <path d="M0 224Q60 204 130 216T250 216T320 210V240H0Z" style={{ fill: MEADOW }} />
      <Tree x={286} y={222} />
      <Tree x={262} y={228} />
      <Tree x={12} y={226} />
    </g>
  );
}

function Tree({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-2.5" y="-6" width="5" height="12" rx="2" className="fill-ink" />
      <path
        d="M0-38Q12-18 14-6Q0 0-14-6Q-12-18 0-38Z"
        className="fill-leaf"
        strokeLinejoin="round"
      />
    </g>
  );
}
