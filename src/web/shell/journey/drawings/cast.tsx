// The recurring characters and things of the stories. Each stands with its feet at the origin, about 100 high.
import type { ReactNode } from 'react';
import { Owl } from '../../owl.tsx';
import type { Mood } from '../../tips.ts';
import { INK } from '../ink.ts';
import { Mole } from '../../mole.tsx';

export type Drawing = (props: { shows: string }) => ReactNode;

interface SceneProps {
  /** The text alternative. */
  shows: string;
  sky: string;
  children: ReactNode;
}

/** A picture of 480 by 270. */
export function Scene({ shows, sky, children }: SceneProps) {
  return (
    <svg
      role="img"
      aria-label={shows}
      viewBox="0 0 480 270"
      className="block w-full"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width="480" height="270" fill={sky} />
      {children}
    </svg>
  );
}

/** The main characters of a story, below a page without its own picture; decorative. */
export function Strip({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 480 120"
      className="block w-full"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M-10 98q120-16 250-8t250-4v44H-10z" fill={ground} />
      {children}
    </svg>
  );
}

interface StandProps {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  children: ReactNode;
}

/** Places a drawing; a negative scale mirrors it. */
export function Stand({ x, y, scale = 1, turn = 0, children }: StandProps) {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale} ${Math.abs(scale)})`}
      stroke={INK}
      strokeWidth="2.4"
    >
      {children}
    </g>
  );
}

interface OwlHereProps {
  mood?: Mood;
  isBareheaded?: boolean;
}

export function OwlHere({ mood = 'hello', isBareheaded = false }: OwlHereProps) {
  return (
    <g transform="translate(-60 -117)">
      <Owl mood={mood} size={120} isBareheaded={isBareheaded} />
    </g>
  );
}

export function MoleHere() {
  return (
    <g transform="translate(-396 -187)">
      <Mole />
    </g>
  );
}

/** In a long green scarf. */
export function Fox() {
  return (
    <>
      <path d="M26-8c34 4 44-22 34-44 22 14 20 52-14 52z" fill="#d9702f" />
      <path d="M60-52c-2 10-8 14-14 14 4-10 8-12 14-14z" fill="#fff4de" />
      <path d="M-22 0c-6-34 2-52 22-52s30 18 26 52z" fill="#e0803c" />
      <path d="M-10 0c-2-22 2-34 11-34S14-22 12 0z" fill="#fff4de" stroke="none" />
      <path d="M-24-92l4-22 16 14zM24-92l-4-22-16 14z" fill="#d9702f" />
      <path
        d="M0-102c18 0 28 12 30 26-8 12-20 22-30 22s-22-10-30-22c2-14 12-26 30-26z"
        fill="#e0803c"
      />
      <path
        d="M-30-76c12-2 22 4 30 12 8-8 18-14 30-12-8 12-20 22-30 22s-22-10-30-22z"
        fill="#fff4de"
        stroke="none"
      />
      <g fill={INK} stroke="none">
        <circle cx="-11" cy="-80" r="3.2" />
        <circle cx="11" cy="-80" r="3.2" />
        <ellipse cx="0" cy="-58" rx="4.5" ry="3.4" />
      </g>
      <path d="M-22-54q22 12 44 0l2 9q-8 6-16 6l4 30-12 4-4-32q-12 0-20-8z" fill="#3f8f5f" />
      <path d="M2-14l12-3" stroke="#fff4de" strokeWidth="2" />
    </>
  );
}

export type Hair = 'short' | 'bob' | 'plaits' | 'bun' | 'curls';

interface ChildProps {
  skin: string;
  hair: string;
  style: Hair;
  top: string;
  legs?: string;
  /** Whether the arms are in the air. */
  glad?: boolean;
  /** Surprised. */
  open?: boolean;
}

const HAIR: Record<Hair, string> = {
  short: 'M-19-82c-2-20 8-28 19-28s21 8 19 28c-4-10-10-14-19-14s-15 4-19 14z',
  bob: 'M-21-68c-6-28 4-44 21-44s27 16 21 44c-4-2-6-10-5-18-6-2-10-6-13-10-4 6-12 9-19 10 1 8-1 16-5 18z',
  plaits:
    'M-19-82c-2-20 8-28 19-28s21 8 19 28c7 6 7 20 3 28-6-6-8-18-6-26-5-8-9-12-16-16-7 4-11 8-16 16 2 8 0 20-6 26-4-8-4-22 3-28z',
  bun: 'M-19-80c-2-18 6-26 12-28-4-12 18-12 14 0 6 2 14 10 12 28-4-10-10-14-19-14s-15 4-19 14z',
  curls:
    'M-18-76c-8-2-8-12-3-14-2-10 6-14 10-12 2-8 14-8 18-2 8-4 14 4 12 10 8 4 6 16-1 18-2-8-6-12-18-14-10 2-16 6-18 14z',
};

export function Child({
  skin,
  hair,
  style,
  top,
  legs = '#3d5a80',
  glad = false,
  open = false,
}: ChildProps) {
  return (
    <>
      <path d="M-12-26h10V0h-12zM2-26h10l2 26H2z" fill={legs} />
      <path
        d={
          glad
            ? 'M-13-54l-18-20 6-6 22 16zM13-54l18-20-6-6-22 16z'
            : 'M-14-56l-12 26 8 4 12-20zM14-56l12 26-8 4-12-20z'
        }
        fill={top}
      />
      <path d="M-15-22c-2-26 2-38 15-38s17 12 15 38z" fill={top} />
      <circle cx="0" cy="-80" r="19" fill={skin} />
      <path d={HAIR[style]} fill={hair} />
      <g fill={INK} stroke="none">
        <circle cx="-7" cy="-79" r="2.4" />
        <circle cx="7" cy="-79" r="2.4" />
      </g>
      {open ? (
        <ellipse cx="0" cy="-69" rx="3.4" ry="4.4" fill="#8f3a2b" strokeWidth="1.6" />
      ) : (
        <path d="M-6-71q6 6 12 0" fill="none" />
      )}
    </>
  );
}

const SPINES = [-64, -48, -32, -16, 0, 16, 32, 48, 64] as const;

/** Looking to the right. */
export function Hedgehog() {
  return (
    <>
      <g fill="#6b4a35" strokeWidth="1.8">
        {SPINES.map((turn) => (
          <path key={turn} d="M-7-26L0-54l7 28z" transform={`rotate(${turn} 0 -14)`} />
        ))}
      </g>
      <path d="M-34 0c-6-26 12-40 32-40 18 0 30 16 34 40z" fill="#7d5840" />
      <path d="M14 0c-6-20 4-28 16-26 10 2 14 10 20 16 2 6-2 10-8 10z" fill="#e8c9a0" />
      <circle cx="50" cy="-10" r="4" fill={INK} stroke="none" />
      <circle cx="32" cy="-15" r="2.6" fill={INK} stroke="none" />
      <path d="M34-5q5 3 9 0" fill="none" strokeWidth="1.8" />
    </>
  );
}

export function Duckling() {
  return (
    <>
      <path d="M-14 0c-8-14 4-24 14-24s22 8 14 24z" fill="#ffd75e" />
      <circle cx="0" cy="-28" r="10" fill="#ffe08a" />
      <path d="M-3-27l3 5 3-5z" fill="#f08a2c" strokeWidth="1.8" />
      <g fill={INK} stroke="none">
        <circle cx="-5" cy="-31" r="1.7" />
        <circle cx="5" cy="-31" r="1.7" />
      </g>
    </>
  );
}

/** The explorer’s hat, seen from the side, its brim at the origin. */
export function Hat() {
  return (
    <>
      <path d="M-30-4c0-32 14-38 30-38s30 6 30 38z" fill="#e3c388" />
      <path d="M-31-16q31 9 62 0v13h-62z" fill="#2f7d6b" />
      <path d="M-50 0c6-8 26-10 50-10S44-8 50 0C40 6 22 7 0 7S-40 6-50 0z" fill="#e9cd96" />
    </>
  );
}

export function Tree() {
  return (
    <>
      <path d="M-8 0l4-52h8L8 0z" fill="#8a5c34" />
      <path
        d="M-6-44c-34 6-46-24-28-40-4-26 28-38 42-22 26-6 42 18 32 36 14 20-10 42-34 26z"
        fill="#68b36f"
        stroke="#35704a"
      />
    </>
  );
}

export function House({ wall, roof, light }: { wall: string; roof: string; light: string }) {
  return (
    <>
      <path d="M-34 0v-54h68V0z" fill={wall} />
      <path d="M-42-50L0-86l42 36z" fill={roof} />
      <path d="M-24-44h16v16h-16zM8-44h16v16H8z" fill={light} />
      <path d="M-8 0v-24H8V0z" fill="#8f5f36" />
    </>
  );
}

export function Cloud() {
  return (
    <path
      d="M-36 0c-16 0-18-20-2-22 0-18 26-22 32-8 12-10 30 0 26 12 16 0 16 18 2 18z"
      fill="#fff"
      stroke="none"
    />
  );
}

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315] as const;

export function Sun() {
  return (
    <g stroke="#ffd667" strokeWidth="5">
      <circle r="20" fill="#ffd667" stroke="none" />
      {RAYS.map((turn) => (
        <path key={turn} d="M0-28v-8" transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

export function Moon() {
  return <path d="M6-24a24 24 0 1 0 18 36A20 20 0 0 1 6-24z" fill="#ffeeb0" stroke="none" />;
}

/** Stars at these points of a night sky. */
export function Stars({ at }: { at: ReadonlyArray<readonly [x: number, y: number]> }) {
  return (
    <g fill="#fff3c4" stroke="none">
      {at.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y - 5}l1.6 3.4 3.4 1.6-3.4 1.6-1.6 3.4-1.6-3.4-3.4-1.6 3.4-1.6z`}
        />
      ))}
    </g>
  );
}
