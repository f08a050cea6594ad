/** A detective's desk: an open dictionary, a magnifying glass over a word, a lamp and footprints. */
export function DictionaryDetectivePicture() {
  return (
    <>
      <rect width="360" height="144" fill="#cfe3f8" />
      <path d="M0 112q180-10 360 0v40H0z" fill="#b98352" />
      <path d="M0 112q180-10 360 0" fill="none" stroke="#80552f" strokeWidth="3" />
      <path d="M52 58l34 56H6z" fill="#fff6cf" opacity="0.8" />
      <g stroke="#2b4a73" strokeWidth="3">
        <path d="M26 118V92q0-22 22-32" fill="none" strokeWidth="5" />
        <path d="M34 50q14-18 34-4l-12 22z" fill="#2463a8" />
        <path d="M12 120q14-8 30 0z" fill="#2463a8" />
      </g>
      <g stroke="#4b5a86" strokeWidth="2.5">
        <path d="M180 54q-36-18-78-8v72q42-10 78 8 36-18 78-8V46q-42-10-78 8z" fill="#fffdf6" />
        <path d="M180 54v72" />
        <path
          d="M116 62q24-4 50 4m-50 10q24-4 50 4m-50 10q24-4 50 4m-50 10q14-3 30 1m48-38q26-8 50-4m-50 14q26-8 50-4m-50 38q26-8 50-4"
          fill="none"
          stroke="#a9b4d0"
        />
      </g>
      <g stroke="#4b3426" strokeWidth="3">
        <path d="M248 104l34 26" stroke="#80552f" strokeWidth="11" />
        <circle
          cx="222"
          cy="84"
          r="32"
          fill="#eef7ff"
          fillOpacity="0.94"
          strokeWidth="6"
          stroke="#e0a21f"
        />
        <text
          x="222"
          y="93"
          textAnchor="middle"
          fontSize="25"
          fontWeight="700"
          fill="#2463a8"
          stroke="none"
        >
          word
        </text>
        <path d="M201 70q6-10 16-11" fill="none" stroke="#fff" strokeWidth="4" />
      </g>
      <g fill="#2463a8" opacity="0.55">
        <path d="M286 92q6-8 10 0 0 9-5 10t-5-10zM304 70q6-8 10 0 0 9-5 10t-5-10zM322 88q6-8 10 0 0 9-5 10t-5-10zM340 62q6-8 10 0 0 9-5 10t-5-10z" />
      </g>
      <text
        x="292"
        y="48"
        fontSize="40"
        fontWeight="700"
        fill="#2463a8"
        transform="rotate(10 292 48)"
      >
        ?
      </text>
    </>
  );
}
