// The owl in its study, which lifts its wings for a right answer.
const FEATHERS = 'color-mix(in srgb, var(--color-grape) 62%, var(--color-coral))';
const WING = 'color-mix(in srgb, var(--color-grape) 75%, var(--color-ink))';

const shown = (isShown: boolean) => ({ opacity: isShown ? 1 : 0 });

/** Behind the desk in a picture of 320 by 240. */
export function Owl({ isGlad }: { isGlad: boolean }) {
  const lift = (degrees: number) => ({ transform: `rotate(${isGlad ? degrees : 0}deg)` });
  return (
    <g transform="translate(160 170)">
      <g transform="translate(-34 4)">
        <path
          d="M0-8Q-20 12-8 42Q8 34 8 8Z"
          className="transition-transform duration-300"
          style={{ fill: WING, ...lift(62) }}
        />
      </g>
      <g transform="translate(34 4)">
        <path
          d="M0-8Q20 12 8 42Q-8 34-8 8Z"
          className="transition-transform duration-300"
          style={{ fill: WING, ...lift(-62) }}
        />
      </g>
      <path
        d="M-36-44L-30-24H30L36-44Q40 4 38 20Q34 56 0 56T-38 20Q-40 4-36-44Z"
        style={{ fill: FEATHERS }}
        strokeLinejoin="round"
      />
      <ellipse cy="30" rx="23" ry="24" className="fill-sun-soft" />
      <path
        d="M-12 20q4 5 8 0M4 20q4 5 8 0M-4 29q4 5 8 0M-12 38q4 5 8 0M4 38q4 5 8 0"
        fill="none"
        style={{ stroke: FEATHERS }}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Face isGlad={isGlad} />
      <Cap />
    </g>
  );
}

function Face({ isGlad }: { isGlad: boolean }) {
  return (
    <g>
      <circle cx="-16" cy="-8" r="17" className="fill-paper stroke-ink" strokeWidth="2.5" />
      <circle cx="16" cy="-8" r="17" className="fill-paper stroke-ink" strokeWidth="2.5" />
      <g className="transition-opacity duration-200" style={shown(!isGlad)}>
        <circle cx="-13" cy="-5" r="8" className="fill-ink" />
        <circle cx="13" cy="-5" r="8" className="fill-ink" />
        <circle cx="-10" cy="-8" r="2.6" className="fill-paper" />
        <circle cx="16" cy="-8" r="2.6" className="fill-paper" />
      </g>
      <path
        d="M-24-5q8-9 16 0M8-5q8-9 16 0"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-ink transition-opacity duration-200"
        style={shown(isGlad)}
      />
      <path
        d="M-6 2Q0-3 6 2L0 13Z"
        className="fill-sun stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </g>
  );
}

function Cap() {
  return (
    <g>
      <path d="M-18-36v10q18 8 36 0v-10" className="fill-ink" />
      <path d="M0-52L40-39L0-26L-40-39Z" className="fill-ink" strokeLinejoin="round" />
      <path
        d="M0-39L30-35V-20"
        fill="none"
        className="stroke-sun"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="30" cy="-17" r="4" className="fill-sun" />
    </g>
  );
}
