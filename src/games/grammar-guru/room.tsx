// The furniture of the owl's study.
const WALL = 'color-mix(in srgb, var(--color-sun) 42%, var(--color-coral-soft))';
export const WOOD = 'color-mix(in srgb, var(--color-coral) 45%, var(--color-ink))';
const DESK = 'color-mix(in srgb, var(--color-coral) 60%, var(--color-sun))';

/** The round room inside the tree, behind everything else. */
export function Room() {
  return (
    <>
      <rect width="320" height="240" style={{ fill: WALL }} />
      <path
        d="M0 0H44Q14 60 26 120T6 240H0ZM320 0H276Q306 60 294 120T314 240H320Z"
        style={{ fill: WOOD }}
      />
      <Window />
      <Shelf />
    </>
  );
}

function Window() {
  return (
    <g transform="translate(66 150)">
      <circle r="33" className="fill-ink" style={{ stroke: WOOD }} strokeWidth="6" />
      <circle r="30" className="fill-sky" opacity="0.75" />
      <path d="M8-18a16 16 0 1 0 10 26a13 13 0 1 1-10-26" className="fill-sun-soft" />
      <g className="fill-paper">
        <circle cx="-16" cy="-12" r="1.8" />
        <circle cx="-20" cy="8" r="1.4" />
        <circle cx="16" cy="-14" r="1.6" />
      </g>
      <path d="M0-32V32M-32 0H32" style={{ stroke: WOOD }} strokeWidth="3" />
    </g>
  );
}

const BOOKS = [
  { x: 228, height: 30, look: 'fill-sea' },
  { x: 239, height: 36, look: 'fill-coral' },
  { x: 250, height: 28, look: 'fill-sun' },
  { x: 261, height: 34, look: 'fill-grape' },
  { x: 272, height: 31, look: 'fill-leaf' },
] as const;

function Shelf() {
  return (
    <g>
      {BOOKS.map(({ x, height, look }) => (
        <g key={x}>
          <rect x={x} y={164 - height} width="10" height={height} rx="2" className={look} />
          <path d={`M${x + 2} ${172 - height}h6`} className="stroke-paper" strokeWidth="2" />
        </g>
      ))}
      <rect x="220" y="164" width="72" height="6" rx="3" style={{ fill: WOOD }} />
    </g>
  );
}

/** The desk in front of the owl. */
export function Desk() {
  return (
    <g>
      <rect x="34" y="212" width="252" height="34" rx="8" style={{ fill: DESK }} />
      <rect x="34" y="212" width="252" height="8" rx="4" className="fill-sun" opacity="0.5" />
      <path
        d="M122 214Q142 202 160 212Q178 202 198 214V219Q178 208 160 218Q142 208 122 219Z"
        className="fill-paper stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M246 212v-16q0-4 4-4h8q4 0 4 4v16z" className="fill-sea" />
      <path
        d="M251 193l-4-20M256 193l3-24"
        className="stroke-ink"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}
