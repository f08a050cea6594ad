/** The scene: hills with letters and numbers, a balloon, a path to the mountain. */
export function Scene() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 300"
      preserveAspectRatio="xMidYMax slice"
      className="block h-24 w-full max-[22.49rem]:h-18 min-[26rem]:h-40 sm:h-56 lg:h-72 upright:h-80"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width="640" height="300" fill="#cfeafb" />
      <circle cx="92" cy="66" r="34" fill="#ffd667" />
      <path
        d="M92 18v-8m0 112v-8M44 66h-9m114 0h-9M58 32l-6-6m80 80l-6-6m0-68l6-6M52 106l6-6"
        stroke="#ffd667"
        strokeWidth="6"
      />
      <Clouds />
      <Mountains />
      <Hills />
      <Balloon />
      <Signpost />
    </svg>
  );
}

function Clouds() {
  return (
    <g fill="#fff">
      <path d="M196 74c-14 2-20-14-8-20 0-14 22-18 28-6 12-8 28 2 24 14 10 4 6 16-6 13z" />
      <path d="M506 58c-11 1-15-11-6-16 0-11 17-14 22-5 9-6 22 2 19 11 8 4 4 13-5 10z" />
    </g>
  );
}

function Mountains() {
  return (
    <g stroke="#4b5a86" strokeWidth="3">
      <path d="M260 296l138-192c6-8 12-8 18 0l144 192z" fill="#8ea4d8" />
      <path d="M182 296l114-142c5-6 9-6 14 0l114 142z" fill="#a9bbe6" />
      <path
        d="M370 143l28-39c6-8 12-8 18 0l30 40-14 10-13-12-15 14-16-13z"
        fill="#fff"
        strokeWidth="2.5"
      />
      <path d="M407 98V62" />
      <path d="M407 62q13-8 24 0t22-2q-4 12 0 20-12 6-23 0t-23 2z" fill="#e8604c" />
    </g>
  );
}

function Hills() {
  return (
    <>
      <path d="M-10 232c90-54 200-50 300 0s230 40 360-14v90H-10z" fill="#a7d7a0" />
      <path d="M-10 262c130-44 260-30 360-4s210 8 300-22v74H-10z" fill="#7dbf83" />
      <path
        d="M214 304c30-30 118-26 142-44s-34-26-12-40 56-16 62-30"
        fill="none"
        stroke="#f6e3b4"
        strokeWidth="15"
      />
      <path
        d="M214 304c30-30 118-26 142-44s-34-26-12-40 56-16 62-30"
        fill="none"
        stroke="#d9bd7c"
        strokeWidth="2"
        strokeDasharray="3 11"
      />
      <Tree x={66} y={216} />
      <Tree x={112} y={236} />
      <Tree x={586} y={222} />
      <g fill="none" stroke="#4f9660" strokeWidth="3">
        <path d="M160 276q4-9 4-13m4 13q0-8 5-12M470 268q4-9 4-13m4 13q0-8 5-12M40 284q3-8 3-12m4 12q0-7 4-11" />
      </g>
      <g fill="#e8604c">
        <circle cx="190" cy="258" r="5" />
        <circle cx="520" cy="284" r="5" />
        <circle cx="438" cy="282" r="4" fill="#ffd667" />
        <circle cx="140" cy="290" r="4" fill="#fff" />
      </g>
    </>
  );
}

function Tree({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#35704a" strokeWidth="3">
      <path d="M0 34V4" stroke="#80552f" strokeWidth="8" />
      <path
        d="M-2 12c-18 4-28-12-18-24-6-14 10-26 22-20 14-4 26 8 20 22 8 12-6 26-24 22z"
        fill="#5cab6b"
      />
    </g>
  );
}

function Balloon() {
  return (
    <g className="animate-bob" stroke="#5b3b8f" strokeWidth="3">
      <path
        d="M280 24c30 0 46 22 42 46-4 22-26 32-32 46h-20c-6-14-28-24-32-46-4-24 12-46 42-46z"
        fill="#ffc94d"
      />
      <path
        d="M280 24c-14 8-18 26-16 46 2 20 8 30 10 46h12c2-16 8-26 10-46 2-20-2-38-16-46z"
        fill="#9a76d9"
      />
      <path d="M271 116l4 14m14-14l-4 14" />
      <path d="M269 130h22l-3 16h-16z" fill="#c98a4b" />
    </g>
  );
}

function Signpost() {
  return (
    <g stroke="#6b4526" strokeWidth="3" fontWeight="700" fontSize="20" textAnchor="middle">
      <path d="M554 276v-92" strokeWidth="8" />
      <path d="M520 186h58l14 14-14 14h-58z" fill="#f3d59a" />
      <path d="M590 222h-58l-14 14 14 14h58z" fill="#f3d59a" />
      <g fill="#6b4526" stroke="none">
        <text x="550" y="207">
          ABC
        </text>
        <text x="560" y="243">
          123
        </text>
      </g>
    </g>
  );
}
