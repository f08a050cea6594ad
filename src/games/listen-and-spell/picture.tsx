/** A radio on a shelf says a word, which stands in letters beside it. */
export function ListenAndSpellPicture() {
  return (
    <>
      <rect width="360" height="144" fill="#d9ecfa" />
      <path d="M0 118h360v26H0z" fill="#d9a15c" />
      <path d="M0 118h360" stroke="#6b4526" strokeWidth="3" />
      <Radio />
    </>
  );
}

/** Stands on a line at y = 118. */
export function Radio() {
  return (
    <g stroke="#4b3426" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M92 46l44-30" fill="none" />
      <circle cx="138" cy="14" r="4" fill="#e8604c" />
      <rect x="58" y="46" width="112" height="72" rx="12" fill="#e8604c" />
      <circle cx="94" cy="82" r="24" fill="#fffaf0" />
      <g fill="#4b3426" stroke="none">
        {[-10, 0, 10].map((dx) =>
          [-10, 0, 10].map((dy) => (
            <circle key={`${dx} ${dy}`} cx={94 + dx} cy={82 + dy} r="2.5" />
          )),
        )}
      </g>
      <rect x="128" y="58" width="32" height="16" rx="4" fill="#ffd667" />
      <circle cx="136" cy="96" r="7" fill="#fffaf0" />
      <circle cx="154" cy="96" r="7" fill="#fffaf0" />
      <path d="M186 62q10 20 0 40M202 50q18 32 0 64" fill="none" stroke="#1f7f86" />
      {['a', 'b', 'c'].map((letter, nth) => (
        <g key={letter} transform={`rotate(${[-8, 5, -3][nth]} ${242 + 40 * nth} 92)`}>
          <rect x={224 + 40 * nth} y="74" width="36" height="40" rx="6" fill="#fffaf0" />
          <text
            x={242 + 40 * nth}
            y="103"
            textAnchor="middle"
            fontSize="26"
            fontWeight="700"
            fill="#2b2848"
            stroke="none"
          >
            {letter}
          </text>
        </g>
      ))}
    </g>
  );
}
