// The fox detective, whose expression follows the round.
import { memo } from 'react';

export type Mood = 'thinking' | 'searching' | 'happy' | 'puzzled' | 'solved';

const FUR = '#d9722e';
const DARK = '#4a3526';
const TWEED = '#a98055';
const TWEED_DARK = '#7d5a38';

/** A fox with a deerstalker hat and a magnifying glass; decorative. */
export const Detective = memo(function Detective(props: { mood: Mood; className?: string }) {
  const { mood, className } = props;
  return (
    <svg viewBox="0 0 140 120" aria-hidden className={className}>
      <path d="M30 120 Q34 96 60 98 Q86 96 92 120Z" fill={TWEED} />
      <path d="M50 99 L61 114 L72 99Z" fill="#fff8ec" />
      <Head />
      <Hat />
      <Face mood={mood} />
      <Glass mood={mood} />
      {mood === 'solved' && <Sparkles />}
    </svg>
  );
});

function Head() {
  return (
    <>
      <path d="M20 50 L14 14 L42 34Z M102 50 L108 14 L80 34Z" fill={FUR} />
      <path d="M22 42 L20 24 L34 34Z M100 42 L102 24 L88 34Z" fill={DARK} />
      <path d="M14 56 C22 26 100 26 108 56 C102 80 78 104 61 104 C44 104 20 80 14 56Z" fill={FUR} />
      <path
        d="M14 56 C24 62 46 68 53 86 L61 104 C44 104 20 80 14 56Z M108 56 C98 62 76 68 69 86 L61 104 C78 104 102 80 108 56Z"
        fill="#ffffff"
      />
      <path
        d="M14 56 C22 26 100 26 108 56 C102 80 78 104 61 104 C44 104 20 80 14 56Z"
        fill="none"
        stroke="#b55a1f"
        strokeWidth="2.5"
      />
      <ellipse cx="61" cy="97" rx="7" ry="5.5" fill={DARK} />
    </>
  );
}

function Hat() {
  return (
    <>
      <path d="M28 42 C26 4 96 4 94 42Z" fill={TWEED} />
      <path
        d="M44 40 C42 26 46 14 52 10 M61 40 V8 M78 40 C80 26 76 14 70 10 M32 26 H90"
        fill="none"
        stroke={TWEED_DARK}
        strokeWidth="2.5"
      />
      <path d="M10 48 Q61 24 112 48 Q61 42 10 48Z" fill={TWEED_DARK} />
      <path d="M61 9 L48 2 L50 13Z M61 9 L74 2 L72 13Z" fill="#b93815" />
    </>
  );
}

function Face({ mood }: { mood: Mood }) {
  if (mood === 'happy' || mood === 'solved') {
    return (
      <g fill="none" stroke={DARK} strokeWidth="4" strokeLinecap="round">
        <path d="M36 66 Q43 57 50 66 M72 66 Q79 57 86 66" />
        <path d="M50 84 Q56 91 61 85 Q66 91 72 84" strokeWidth="3" />
      </g>
    );
  }
  const glance = mood === 'thinking' ? -2 : 1;
  return (
    <>
      <circle cx="43" cy="63" r="6" fill={DARK} />
      <circle cx="79" cy="63" r="6" fill={DARK} />
      <circle cx={44 + glance} cy="61" r="2" fill="#ffffff" />
      <circle cx={80 + glance} cy="61" r="2" fill="#ffffff" />
      {mood === 'puzzled' && (
        <path d="M34 54 L50 51 M72 50 L88 55" stroke={DARK} strokeWidth="3" strokeLinecap="round" />
      )}
    </>
  );
}

/** The fox looks through the glass while searching; otherwise it is at its side. */
function Glass({ mood }: { mood: Mood }) {
  const isUp = mood === 'searching';
  return (
    <g
      className="transition-transform duration-300"
      style={{ transform: isUp ? 'translate(79px, 63px)' : 'translate(116px, 84px)' }}
    >
      <path d="M9 10 L22 28" stroke={DARK} strokeWidth="7" strokeLinecap="round" />
      <circle r="15" fill="#dcebfb" fillOpacity={isUp ? 0.95 : 0.8} stroke={DARK} strokeWidth="4" />
      {isUp && <circle r="9" fill={DARK} />}
      {isUp && <circle cx="3" cy="-3" r="3" fill="#ffffff" />}
    </g>
  );
}

function Sparkles() {
  return (
    <g fill="#ffc94d" stroke="#c98f14" strokeWidth="1" className="animate-pop">
      <path d="M6 74 l4 9 9 4 -9 4 -4 9 -4 -9 -9 -4 9 -4Z" transform="translate(6 0)" />
      <path d="M122 16 l4 9 9 4 -9 4 -4 9 -4 -9 -9 -4 9 -4Z" />
      <path d="M8 6 l2.5 6 6 2.5 -6 2.5 -2.5 6 -2.5 -6 -6 -2.5 6 -2.5Z" />
    </g>
  );
}
