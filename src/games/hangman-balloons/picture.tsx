const BALLOONS = [
  { x: 92, y: 52, colour: '#e8604c', letter: 'C' },
  { x: 136, y: 36, colour: '#ffc94d', letter: 'A' },
  { x: 180, y: 50, colour: '#9a76d9', letter: 'T' },
  { x: 224, y: 34, colour: '#5cab6b', letter: 'S' },
  { x: 268, y: 52, colour: '#4f93d8', letter: '?' },
] as const;

/** Five balloons over a meadow carry a basket of letters. */
export function HangmanBalloonsPicture() {
  return (
    <>
      <rect width="360" height="144" fill="#ffe4d8" />
      <g fill="#fff" opacity="0.9">
        <path d="M40 44c-10 1-14-10-6-14 0-10 16-12 20-4 8-5 19 1 16 9 8 3 4 11-4 9z" />
        <path d="M306 92c-10 1-14-10-6-14 0-10 16-12 20-4 8-5 19 1 16 9 8 3 4 11-4 9z" />
        <path d="M34 98c-7 1-10-7-4-10 0-7 11-8 14-3 6-3 13 1 11 6 6 2 3 8-3 7z" />
      </g>
      <path d="M-10 134q90-22 190-10t190-6v40H-10z" fill="#a9d9a4" />
      {BALLOONS.map(({ x, y, colour, letter }) => (
        <g key={letter} stroke="#4b3426" strokeWidth="2.5">
          <path
            d={`M${x} ${y + 27}Q${(x + 180) / 2} ${y + 50} 180 104`}
            fill="none"
            strokeWidth="1.8"
          />
          <path
            d={`M${x} ${y - 26}c14 0 21 12 19 24-2 13-12 20-16 25h-6c-4-5-14-12-16-25-2-12 5-24 19-24z`}
            fill={colour}
          />
          <path
            d={`M${x - 11} ${y - 9}q2-8 8-10`}
            fill="none"
            stroke="#fff"
            strokeWidth="3"
            opacity="0.8"
          />
          <text
            x={x}
            y={y + 8}
            textAnchor="middle"
            fontSize="21"
            fontWeight="700"
            fill="#fff"
            stroke="#2b2848"
            strokeWidth="3.5"
            paintOrder="stroke"
          >
            {letter}
          </text>
        </g>
      ))}
      <g stroke="#6b4526" strokeWidth="2.5">
        <path d="M158 104h44l-6 28h-32z" fill="#d9a15c" />
        <path
          d="M161 114h38m-36 9h34m-28-18l3 26m8-27v27m8-27l-3 26"
          fill="none"
          strokeWidth="1.5"
        />
      </g>
    </>
  );
}
