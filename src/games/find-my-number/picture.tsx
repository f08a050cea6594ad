const STONES = [1, 2, 3, 4, 5] as const;

/** A treasure chest with a secret number, and stepping stones that lead to it. */
export function FindMyNumberPicture() {
  return (
    <>
      <rect width="360" height="144" fill="#ffeeba" />
      <circle cx="310" cy="34" r="19" fill="#ffc94d" />
      <path
        d="M310 8V3m0 62v-5m-31-26h5m47 0h5m-44-19l-4-4m37 41l-4-4m4-33l-4 4"
        stroke="#ffc94d"
        strokeWidth="5"
      />
      <path d="M-10 112q90-20 190-10t190-8v60H-10z" fill="#f4d793" />
      <path d="M-10 130q90-14 190-6t190-6v40H-10z" fill="#e9c678" />
      <g stroke="#7a5135" strokeWidth="2.5" fontWeight="700" textAnchor="middle">
        {STONES.map((stone) => (
          <g key={stone} transform={`translate(${10 + stone * 34} ${124 - (stone % 2) * 14})`}>
            <path d="M-15 2q0-11 15-11t15 11q-2 9-15 9T-15 2z" fill="#fffdf6" />
            <text y="7" fontSize="17" fill="#2b2848" stroke="none">
              {stone}
            </text>
          </g>
        ))}
      </g>
      <Chest />
      <g fill="none" strokeWidth="5">
        <path d="M58 78V48m-11 11l11-12 11 12" stroke="#26703f" />
        <path d="M100 46v30m-11-11l11 12 11-12" stroke="#b93815" />
      </g>
      <text
        x="132"
        y="72"
        fontSize="34"
        fontWeight="700"
        fill="#6844ad"
        transform="rotate(-8 132 72)"
      >
        7?
      </text>
    </>
  );
}

function Chest() {
  return (
    <g stroke="#4b3426" strokeWidth="3">
      <path d="M214 66q-2-34 42-34t42 34z" fill="#a8692f" transform="rotate(-9 214 66)" />
      <path d="M218 68q36 10 74 0l-4 12h-66z" fill="#ffe27a" />
      <g fill="#f3b92f" strokeWidth="2">
        <circle cx="236" cy="70" r="8" />
        <circle cx="256" cy="66" r="9" />
        <circle cx="276" cy="71" r="8" />
      </g>
      <path d="M212 76h88l-4 50q-40 6-80 0z" fill="#c4813f" />
      <path d="M228 77l2 50m54-50l-2 50" fill="none" stroke="#f3c14b" strokeWidth="6" />
      <rect x="244" y="84" width="24" height="26" rx="6" fill="#f3c14b" />
      <text
        x="256"
        y="104"
        textAnchor="middle"
        fontSize="20"
        fontWeight="700"
        fill="#4b3426"
        stroke="none"
      >
        ?
      </text>
    </g>
  );
}
