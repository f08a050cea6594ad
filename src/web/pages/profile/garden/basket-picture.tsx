/** The fix-it basket: wicker, with a mended kite, a sticking plaster and a ball of wool; decorative. */
export function BasketPicture({ isEmpty }: { isEmpty: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 140"
      className="w-32 shrink-0 self-center"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="80" cy="130" rx="66" ry="7" fill="#eadfca" />
      <path d="M28 76C30 8 130 8 132 76" fill="none" stroke="#6b4526" strokeWidth="11" />
      <path d="M28 76C30 8 130 8 132 76" fill="none" stroke="#d9a566" strokeWidth="6" />
      {!isEmpty && <Contents />}
      <g stroke="#6b4526" strokeWidth="2.5">
        <path d="M20 76h120l-14 50q-1 4-6 4H40q-5 0-6-4z" fill="#d9a566" />
        <path
          d="M24 92h112M29 108h102M44 80l4 48m16-48l2 48m14-48v48m16-48l-2 48m18-48l-4 48"
          fill="none"
          stroke="#a97843"
        />
        <rect x="14" y="68" width="132" height="14" rx="7" fill="#e9c183" />
      </g>
      <path
        d="M64 104q4 4 8 0m16 0q4 4 8 0m-22 9q6 6 12 0"
        fill="none"
        stroke="#4b3426"
        strokeWidth="2.5"
      />
    </svg>
  );
}

function Contents() {
  return (
    <>
      <g stroke="#4b3426" strokeWidth="2.2">
        <path d="M58 74L40 40l28-18 20 30z" fill="#8cc7f5" />
        <path d="M58 74l10-52M40 40l48 12" fill="none" strokeWidth="1.5" />
        <g transform="rotate(-30 64 46)">
          <rect x="50" y="41" width="28" height="11" rx="5.5" fill="#f7d3b0" />
          <path d="M59 41v11m10-11v11" fill="none" strokeWidth="1.5" />
        </g>
        <circle cx="108" cy="62" r="19" fill="#f08c74" />
        <path
          d="M92 56q14-10 31-2m-33 10q16-8 36-2m-30 14q8-14 12-32m6 34q8-14 6-30"
          fill="none"
          strokeWidth="1.5"
        />
      </g>
      <path d="M126 68q12 2 12 14" fill="none" stroke="#e8604c" strokeWidth="3" />
    </>
  );
}
