/** An owl on a branch at dusk reads a book; full stops and question marks are the stars. */
export function GrammarGuruPicture() {
  return (
    <>
      <rect width="360" height="144" fill="#ded3f8" />
      <path d="M302 20a28 28 0 1 0 22 44 24 24 0 0 1-22-44z" fill="#fff0c9" />
      <g fill="#fff">
        <path d="M60 26l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM250 84l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" />
        <circle cx="112" cy="22" r="2.5" />
        <circle cx="228" cy="26" r="2.5" />
        <circle cx="28" cy="76" r="2.5" />
      </g>
      <path d="M-6 126q90-14 190-6t186-12" fill="none" stroke="#7a5135" strokeWidth="11" />
      <path d="M60 120q-8-16-24-16m270 8q6-18 24-20" fill="none" stroke="#7a5135" strokeWidth="6" />
      <g fill="#86b98a" stroke="#4f8a58" strokeWidth="2">
        <path d="M36 104q-14-10-6-22 14 6 6 22zM330 92q-2-16 12-20 6 14-12 20zM318 100q12-8 20 2-10 8-20-2z" />
      </g>
      <Reader />
      <g fill="#6844ad" fontWeight="700">
        <text x="84" y="76" fontSize="30" transform="rotate(-10 84 76)">
          Aa
        </text>
        <text x="252" y="62" fontSize="34" transform="rotate(8 252 62)">
          ?
        </text>
        <text x="134" y="46" fontSize="26">
          !
        </text>
        <text x="42" y="62" fontSize="34" opacity="0.6">
          ,
        </text>
      </g>
    </>
  );
}

function Reader() {
  return (
    <g stroke="#4b3426" strokeWidth="2.5">
      <path
        d="M157 46c-5-6-6-12-4-18 6 2 10 5 13 10zM203 46c5-6 6-12 4-18-6 2-10 5-13 10z"
        fill="#9c6432"
      />
      <path
        d="M180 34c20 0 32 17 32 44 0 30-12 44-32 44s-32-14-32-44c0-27 12-44 32-44z"
        fill="#c48745"
      />
      <circle cx="167" cy="60" r="12" fill="#fff4de" />
      <circle cx="193" cy="60" r="12" fill="#fff4de" />
      <circle cx="168" cy="62" r="4.5" fill="#2b2848" stroke="none" />
      <circle cx="192" cy="62" r="4.5" fill="#2b2848" stroke="none" />
      <path d="M175 68q5-4 10 0-2 6-5 7-3-1-5-7z" fill="#f5a93b" />
      <path d="M180 90q-18-10-38-4v30q20-6 38 4 18-10 38-4V86q-20-6-38 4z" fill="#fff" />
      <path d="M180 90v30" />
      <path
        d="M150 96q10-2 22 2m-22 8q10-2 22 2m16-10q12-4 22-2m-22 10q12-4 22-2"
        fill="none"
        stroke="#837aa3"
        strokeWidth="2"
      />
      <path d="M144 100q-8 4-8 12 8 4 14-2zM216 100q8 4 8 12-8 4-14-2z" fill="#a86d36" />
    </g>
  );
}
