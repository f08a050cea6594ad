/** A child's crayon drawing, taped to the page: the first sketch of the adventure. */
export function Drawing() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 220 220"
      className="mx-auto block w-52 max-w-full md:absolute md:top-8 md:right-8 md:w-[28%]"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <g transform="rotate(4 110 110)">
        <rect
          x="18"
          y="22"
          width="184"
          height="182"
          rx="4"
          fill="#fffdf6"
          stroke="#eadfca"
          strokeWidth="2"
        />
        <circle cx="56" cy="62" r="17" fill="#ffd667" stroke="#e0a21f" strokeWidth="4" />
        <path
          d="M56 34v-5m0 66v-5M28 62h-4m64 0h-5M37 43l-4-4m42 4l4-4M37 81l-4 4m42-4l4 4"
          stroke="#e0a21f"
          strokeWidth="4"
        />
        <path d="M34 168l48-66 26 34 24-28 54 60" stroke="#5a78c2" strokeWidth="6" />
        <path d="M70 118l12-16 12 15" stroke="#9fb4e6" strokeWidth="5" />
        <path d="M30 172q40-10 80 0t80-3" stroke="#58a765" strokeWidth="7" />
        <path d="M34 184q40-8 76 0t78-4" stroke="#8ccf8f" strokeWidth="6" />
        <path
          d="M150 50c14 0 20 11 17 22-3 9-12 13-17 20-5-7-14-11-17-20-3-11 3-22 17-22z"
          fill="#f7b3a2"
          stroke="#d9483b"
          strokeWidth="4"
        />
        <path d="M150 92q-6 12 1 22t-2 22" stroke="#837aa3" strokeWidth="3" />
        <path
          d="M100 158c-9 0-14-8-13-17s5-14 13-14 12 5 13 14-4 17-13 17z"
          fill="#d8a768"
          stroke="#80552f"
          strokeWidth="4"
        />
        <path d="M89 130l-2-8 7 4m17 4l2-8-7 4" stroke="#80552f" strokeWidth="4" />
        <circle cx="95" cy="138" r="3.5" fill="#2b2848" />
        <circle cx="105" cy="138" r="3.5" fill="#2b2848" />
        <path d="M97 145l3 4 3-4z" fill="#f5a93b" stroke="#e08a1e" strokeWidth="2" />
      </g>
      <path d="M84 12l52 6-3 18-52-6z" fill="#ffe9a8" opacity="0.85" />
    </svg>
  );
}
