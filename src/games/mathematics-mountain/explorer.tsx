// The climber: a young fox with a ranger's hat and a backpack.
const FUR = 'color-mix(in srgb, var(--color-coral) 72%, var(--color-sun))';

const shown = (isShown: boolean) => ({ opacity: isShown ? 1 : 0 });

/** Drawn with its feet at 0 0, about 54 units tall. */
export function Explorer({ isCheering }: { isCheering: boolean }) {
  return (
    <g>
      <path
        d="M-6-10Q-26-6-24-22Q-16-24-8-16Z"
        className="stroke-ink"
        strokeWidth="1.5"
        style={{ fill: FUR }}
      />
      <rect
        x="-15"
        y="-29"
        width="11"
        height="18"
        rx="5"
        className="fill-leaf stroke-ink"
        strokeWidth="1.5"
      />
      <path d="M-5-8V-2M5-8V-2" className="stroke-ink" strokeWidth="6" strokeLinecap="round" />
      <rect
        x="-9"
        y="-28"
        width="18"
        height="22"
        rx="8"
        className="fill-sky stroke-ink"
        strokeWidth="1.5"
      />
      <Arms isCheering={isCheering} />
      <Head isCheering={isCheering} />
    </g>
  );
}

function Arms({ isCheering }: { isCheering: boolean }) {
  const arm = { fill: 'none', strokeWidth: 5, strokeLinecap: 'round', stroke: FUR } as const;
  return (
    <>
      <path {...arm} d="M8-22Q15-20 16-12" style={shown(!isCheering)} />
      <path {...arm} d="M-8-22L-18-36M8-22L18-36" style={shown(isCheering)} />
    </>
  );
}

function Head({ isCheering }: { isCheering: boolean }) {
  return (
    <g>
      <path
        d="M-13-42L-15-56L-4-50ZM13-42L15-56L4-50Z"
        className="stroke-ink"
        strokeWidth="1.5"
        strokeLinejoin="round"
        style={{ fill: FUR }}
      />
      <path
        d="M-15-40Q-14-51 0-51T15-40Q12-30 0-27Q-12-30-15-40Z"
        className="stroke-ink"
        strokeWidth="1.5"
        strokeLinejoin="round"
        style={{ fill: FUR }}
      />
      <path d="M-13-38Q-6-40 0-34Q6-40 13-38Q9-30 0-28Q-9-30-13-38Z" className="fill-paper" />
      <ellipse cy="-33" rx="2.6" ry="2" className="fill-ink" />
      <g className="fill-ink" style={shown(!isCheering)}>
        <circle cx="-6" cy="-40" r="2" />
        <circle cx="6" cy="-40" r="2" />
      </g>
      <path
        d="M-9-39q3-4 6 0M3-39q3-4 6 0"
        fill="none"
        className="stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
        style={shown(isCheering)}
      />
      <path
        d="M-16-46Q0-52 16-46L12-44Q0-48-12-44Z"
        className="fill-sun stroke-ink"
        strokeWidth="1.5"
      />
      <path
        d="M-9-48Q-8-59 0-59T9-48Q0-51-9-48Z"
        className="fill-sun stroke-ink"
        strokeWidth="1.5"
      />
    </g>
  );
}
