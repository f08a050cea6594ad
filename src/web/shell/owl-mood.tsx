import type { Mood } from './tips.ts';

/** Offset of the owl's pupils. */
const GAZE: Record<Mood, readonly [x: number, y: number]> = {
  hello: [0, 0],
  thinking: [2.4, -2.8],
  cheering: [0, 0],
  comforting: [0, 1.6],
};

export function Eyes({ mood }: { mood: Mood }) {
  if (mood === 'cheering') {
    return <path d="M37 57q8.5-11 17 0M66 57q8.5-11 17 0" fill="none" strokeWidth="3.4" />;
  }
  const [x, y] = GAZE[mood];
  return (
    <>
      {[45.5, 74.5].map((middle) => (
        <g key={middle} className="owl-blink">
          <circle cx={middle} cy="54" r="10" fill="#fff" strokeWidth="2" />
          <circle cx={middle + x} cy={54 + y} r="5.6" fill="#2b2848" stroke="none" />
          <circle cx={middle + x + 2} cy={52 + y} r="1.9" fill="#fff" stroke="none" />
        </g>
      ))}
      {mood === 'comforting' && (
        <path d="M34 45q5-6 12-5m28 0q7-1 12 5" fill="none" strokeWidth="2.6" />
      )}
      {mood === 'thinking' && <path d="M66 40q8-6 16-1" fill="none" strokeWidth="2.6" />}
    </>
  );
}

const RESTING_LEFT = 'M27 66C16 76 14 92 25 102c7-8 10-22 8-33z';
const RESTING_RIGHT = 'M93 66c11 10 13 26 2 36-7-8-10-22-8-33z';
const RAISED_LEFT =
  'M33 84C17 79 4 62 4 38c5 1 8 4 10 8 0-6 2-10 5-13 3 3 5 7 5 12 8 7 13 17 14 29z';
const RAISED_RIGHT =
  'M87 84c16-5 29-22 29-46-5 1-8 4-10 8 0-6-2-10-5-13-3 3-5 7-5 12-8 7-13 17-14 29z';

export function Wings({ mood }: { mood: Mood }) {
  const waves = mood === 'hello' || mood === 'cheering';
  return (
    <>
      <path
        d={waves ? RAISED_LEFT : RESTING_LEFT}
        className={waves ? 'owl-wave' : undefined}
        fill="#a86d36"
      />
      <path
        d={mood === 'cheering' ? RAISED_RIGHT : RESTING_RIGHT}
        className={mood === 'cheering' ? 'owl-wave owl-wave-right' : undefined}
        fill="#a86d36"
      />
    </>
  );
}

/** The owl's accessories: in its wings, and around its head. */
export function Extras({ mood }: { mood: Mood }) {
  switch (mood) {
    case 'hello':
    case 'thinking':
      return (
        <>
          <Compass />
          {mood === 'thinking' && (
            <g className="owl-twinkle" fill="#fff" strokeWidth="1.8" stroke="#837aa3">
              <circle cx="97" cy="30" r="2.4" />
              <circle cx="103" cy="20" r="3.4" />
              <circle cx="109" cy="8" r="5" />
            </g>
          )}
        </>
      );
    case 'cheering':
      return (
        <path
          d="M12 16l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM106 12l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.5zM100 1l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"
          fill="#ffc94d"
          stroke="#c98f14"
          strokeWidth="1.4"
          className="owl-twinkle"
        />
      );
    case 'comforting':
      return (
        <path
          d="M96 102c-9-5-13-11-9-16 3-4 8-2 9 2 1-4 6-6 9-2 4 5 0 11-9 16z"
          fill="#e8604c"
          strokeWidth="2"
        />
      );
  }
}

function Compass() {
  return (
    <g transform="rotate(12 97 96)">
      <path d="M97 85v-3" strokeWidth="3" />
      <circle cx="97" cy="95" r="10" fill="#f3c14b" strokeWidth="2.2" />
      <circle cx="97" cy="95" r="6.6" fill="#fff" strokeWidth="1.4" />
      <path d="M97 89.5l2 5.5h-4z" fill="#d9483b" stroke="none" />
      <path d="M97 100.5l2-5.5h-4z" fill="#2463a8" stroke="none" />
    </g>
  );
}
