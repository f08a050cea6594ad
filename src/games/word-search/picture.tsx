const ROWS = ['SUNLAK', 'BOWLET', 'RTREEM'] as const;
const TILE = 38;
const LEFT = 66;
const TOP = 15;

/** A grid of letters with found words ringed in colours, and the pencil. */
export function WordSearchPicture() {
  return (
    <>
      <rect width="360" height="144" fill="#bfe6e3" />
      <path d="M-10 120q60-26 120-8t130-6 130-2v50H-10z" fill="#9ad4cf" />
      <g transform="rotate(-3 180 72)">
        <rect
          x="56"
          y="5"
          width="248"
          height="134"
          rx="18"
          fill="#fffdf6"
          stroke="#0e6a70"
          strokeWidth="3"
        />
        <g fill="none" strokeWidth="27" opacity="0.5">
          <path d={ring(0, 0, 2, 0)} stroke="#ffc94d" />
          <path d={ring(1, 1, 3, 1)} stroke="#b99cf0" />
          <path d={ring(1, 2, 4, 2)} stroke="#8fd19b" />
        </g>
        <g fontSize="25" fontWeight="700" textAnchor="middle" fill="#2b2848">
          {ROWS.map((row, y) =>
            [...row].map((letter, x) => (
              <text key={`${x}-${y}`} x={middle(LEFT, x)} y={middle(TOP, y) + 9}>
                {letter}
              </text>
            )),
          )}
        </g>
      </g>
      <g transform="rotate(38 292 96)" stroke="#4b3426" strokeWidth="2.5">
        <path d="M280 58h20v62l-10 20-10-20z" fill="#f2a33a" />
        <path d="M280 120h20l-10 20z" fill="#ffe1bd" />
        <path d="M286 132l4 8 4-8z" fill="#2b2848" />
        <path d="M280 58v-10q10-7 20 0v10z" fill="#f08c94" />
        <path d="M290 60v58" fill="none" strokeWidth="1.5" />
      </g>
    </>
  );
}

/** The middle of tile number `index`, counted from `start`. */
function middle(start: number, index: number): number {
  return start + index * TILE + TILE / 2;
}

function ring(x1: number, y1: number, x2: number, y2: number): string {
  return `M${middle(LEFT, x1)} ${middle(TOP, y1)}L${middle(LEFT, x2)} ${middle(TOP, y2)}`;
}
