import { Eyes, Extras, Wings } from './owl-mood.tsx';
import type { Mood } from './tips.ts';

const SAYS: Record<Mood, string> = {
  hello: 'An owl in an explorer’s hat waves hello',
  thinking: 'An owl in an explorer’s hat is thinking',
  cheering: 'An owl in an explorer’s hat cheers',
  comforting: 'An owl in an explorer’s hat looks at you kindly',
};

interface OwlProps {
  mood: Mood;
  size: number;
  /** The wind has taken its hat. */
  isBareheaded?: boolean;
}

/** The owl, drawn on a canvas of 120 by 120. */
export function Owl({ mood, size, isBareheaded = false }: OwlProps) {
  return (
    <svg
      role="img"
      aria-label={SAYS[mood]}
      viewBox="0 0 120 120"
      width={size}
      height={size}
      className="owl shrink-0"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Feet />
      <g className="owl-bob" stroke="#4b3426" strokeWidth="2.4">
        <Wings mood={mood} />
        <Body />
        <Eyes mood={mood} />
        <Beak open={mood === 'cheering'} />
        <Scarf />
        {!isBareheaded && <Hat />}
        <Extras mood={mood} />
      </g>
    </svg>
  );
}

function Feet() {
  return (
    <g stroke="#e08a1e" strokeWidth="3.4" fill="none">
      <path d="M47 108v5m0 0q-4 0-7 4m7-4q1 2 0 5m0-5q5 0 7 3" />
      <path d="M73 108v5m0 0q-4 0-7 3m7-3q0 3 1 5m-1-5q5 0 7 3" />
    </g>
  );
}

function Body() {
  return (
    <>
      <path
        d="M35 42c-6-7-9-15-8-24 8 2 15 6 20 13zM85 42c6-7 9-15 8-24-8 2-15 6-20 13z"
        fill="#9c6432"
      />
      <path
        d="M60 28c23 0 36 19 36 45 0 25-14 38-36 38S24 98 24 73c0-26 13-45 36-45z"
        fill="#c48745"
      />
      <path
        d="M60 74c16 0 24 8 23 18-1 11-11 16-23 16s-22-5-23-16c-1-10 7-18 23-18z"
        fill="#ffe8c4"
        stroke="none"
      />
      <path
        d="M45 97q4 4 8 0m-2 6q4 4 8 0m3-6q4 4 8 0m-2 6q4 4 7 0M36 68q-3 3-6 1m59-1q3 3 6 1"
        fill="none"
        stroke="#b0773a"
        strokeWidth="2"
      />
      <circle cx="45.5" cy="54" r="15.5" fill="#fff4de" strokeWidth="1.8" stroke="#9c6432" />
      <circle cx="74.5" cy="54" r="15.5" fill="#fff4de" strokeWidth="1.8" stroke="#9c6432" />
      <g fill="#f08c74" opacity="0.7" stroke="none">
        <ellipse cx="34" cy="68" rx="5" ry="3.4" />
        <ellipse cx="86" cy="68" rx="5" ry="3.4" />
      </g>
    </>
  );
}

function Beak({ open }: { open: boolean }) {
  return (
    <>
      {open && <path d="M55 64q5 13 10 0z" fill="#b3402b" />}
      <path d="M53.5 60.5q6.5-5 13 0-2 7-6.5 8-4.5-1-6.5-8z" fill="#f5a93b" />
    </>
  );
}

function Scarf() {
  return (
    <>
      <path d="M33 74q27 14 54 0l2 6q-8 6-20 8l-9 12-9-12q-12-2-20-8z" fill="#d9483b" />
      <g fill="#ffe8c4" stroke="none">
        <circle cx="45" cy="83" r="1.8" />
        <circle cx="60" cy="92" r="1.8" />
        <circle cx="75" cy="83" r="1.8" />
        <circle cx="55" cy="86" r="1.4" />
        <circle cx="66" cy="86" r="1.4" />
      </g>
    </>
  );
}

function Hat() {
  return (
    <g transform="translate(0 -2.5) rotate(-5 60 28)">
      <path d="M39 30C38 8 50 4 60 5c10-1 22 3 21 25z" fill="#e3c388" />
      <path d="M38.5 28q21.5 6 43 0v-9q-21.5 6-42 0z" fill="#2f7d6b" />
      <path d="M25 33c4-6 20-7 35-7s31 1 35 7c-7 4-20 5-35 5s-28-1-35-5z" fill="#e9cd96" />
      <path d="M60 5v8" stroke="#b8935a" strokeWidth="1.8" />
    </g>
  );
}
