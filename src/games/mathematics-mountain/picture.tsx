/** A mountain with a flag on top and a climber on the way. */
export function MathematicsMountainPicture() {
  return (
    <>
      <rect width="360" height="144" fill="#d5effa" />
      <circle cx="52" cy="38" r="20" fill="#ffd667" />
      <g fill="#fff">
        <path d="M92 52c-10 1-14-10-6-14 0-10 16-12 20-4 8-5 19 1 16 9 8 3 4 11-4 9z" />
        <path d="M286 44c-10 1-14-10-6-14 0-10 16-12 20-4 8-5 19 1 16 9 8 3 4 11-4 9z" />
      </g>
      <g stroke="#3f6b56" strokeWidth="3">
        <path d="M20 150l68-70c5-5 9-5 14 0l70 70z" fill="#9ccfae" />
        <path d="M206 150l62-58c5-5 9-5 14 0l64 58z" fill="#9ccfae" />
        <path d="M96 150l74-108c6-9 12-9 18 0l78 108z" fill="#6fb387" />
        <path d="M158 60l12-18c6-9 12-9 18 0l13 18-10 7-9-8-9 10-8-9z" fill="#fff" />
        <path d="M179 36V12" />
        <path d="M179 12q8-5 14 0t13-1q-3 7 0 12-7 4-13 0t-14 1z" fill="#e8604c" />
      </g>
      <path
        d="M128 134l34-14-24-16 32-12-16-14"
        fill="none"
        stroke="#fff5d8"
        strokeWidth="4"
        strokeDasharray="2 8"
      />
      <g stroke="#4b3426" strokeWidth="2.5">
        <path d="M224 108l6 10m-6-10l-9 8m12-22l11-6" fill="none" strokeWidth="3.5" />
        <path d="M216 92q8-5 12 2l-2 14h-8z" fill="#f2a33a" />
        <circle cx="221" cy="83" r="7.5" fill="#ffdfc2" />
        <path d="M213 82q1-9 9-9t8 8z" fill="#d9483b" />
      </g>
      <g fill="#26703f" fontSize="24" fontWeight="700">
        <text x="62" y="120">
          +
        </text>
        <text x="290" y="128">
          ×
        </text>
        <text x="36" y="94" fontSize="18" opacity="0.7">
          −
        </text>
        <text x="318" y="96" fontSize="18" opacity="0.7">
          ÷
        </text>
      </g>
    </>
  );
}
