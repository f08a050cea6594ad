// The treasure chest on the hill, which opens when the round ends.

/** A chest with a question mark; open it is empty at a loss and shines at a win. */
export function Chest({ isOpen, shines }: { isOpen: boolean; shines: boolean }) {
  return (
    <g transform="translate(200 31) scale(0.8)">
      {shines && <Treasure />}
      <rect x="-24" y="2" width="48" height="26" rx="4" fill="#a9672f" />
      <path d="M-24 12 H24" stroke="#7d4a1e" strokeWidth="3" />
      <g
        className="transition-transform duration-500"
        style={{
          transformOrigin: '-24px 2px',
          transform: isOpen ? 'rotate(-38deg)' : 'none',
        }}
      >
        <path d="M-25 4 V-4 Q-25 -18 -10 -18 H10 Q25 -18 25 -4 V4Z" fill="#bf7a3c" />
        <path d="M-25 3 H25" stroke="#7d4a1e" strokeWidth="3" />
      </g>
      <rect
        x="-7"
        y="0"
        width="14"
        height="16"
        rx="4"
        fill="#ffc94d"
        stroke="#7d4a1e"
        strokeWidth="2"
      />
      {!isOpen && (
        <text y="13" textAnchor="middle" className="fill-ink text-[14px] font-bold">
          ?
        </text>
      )}
    </g>
  );
}

function Treasure() {
  return (
    <g className="animate-pop">
      <g stroke="#ffc94d" strokeWidth="4" strokeLinecap="round">
        <path d="M0 -18 V-36 M18 -14 L32 -28 M30 0 L46 -4 M-4 -18 L-14 -34" />
      </g>
      <circle cx="-10" cy="0" r="6" fill="#ffc94d" stroke="#c98f14" />
      <circle cx="3" cy="-3" r="7" fill="#ffd97a" stroke="#c98f14" />
      <circle cx="14" cy="1" r="6" fill="#ffc94d" stroke="#c98f14" />
    </g>
  );
}
