// The drawings of ‘The Lighthouse That Wanted Tea’.
import { INK } from '../ink.ts';
import { Child, Cloud, Moon, OwlHere, Scene, Stand, Stars, type Drawing, Strip } from './cast.tsx';

const RAVI = { skin: '#b97f55', hair: '#241a1c', style: 'short', top: '#e8604c' } as const;
const ISLA = { skin: '#b97f55', hair: '#241a1c', style: 'bob', top: '#ffc94d' } as const;

/** Its foot at the origin, 150 high. */
function Lighthouse({ lit }: { lit: boolean }) {
  return (
    <>
      {lit && (
        <g fill="#fff0a8" opacity="0.75" stroke="none">
          <path d="M-8-124L-190-160v66zM8-124L190-160v66z" />
        </g>
      )}
      <path d="M-26 0l8-108h36L26 0z" fill="#fff" />
      <path d="M-24-26l2-26h44l2 26zM-20-76l2-24h36l2 24z" fill="#d9483b" stroke="none" />
      <path d="M-26 0l8-108h36L26 0z" fill="none" />
      <path d="M-24-108h48v-6h-48z" fill="#8fa3b3" />
      <path d="M-14-114v-22h28v22z" fill="#ffe88a" />
      <path d="M-18-136L0-152l18 16z" fill="#d9483b" />
    </>
  );
}

function Waves({ y, colour }: { y: number; colour: string }) {
  return (
    <path
      d={`M-10 ${y}q30-34 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0V290H-10z`}
      fill={colour}
    />
  );
}

const BlinkingLighthouse: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#27365f">
    <Stand x={420} y={44}>
      <Moon />
    </Stand>
    <Stars
      at={[
        [44, 30],
        [110, 70],
        [190, 26],
        [250, 64],
        [470, 100],
        [330, 24],
      ]}
    />
    <Waves y={206} colour="#31548c" />
    <Stand x={170} y={206} scale={0.9}>
      <path d="M-70 10q20-40 70-34 56-4 74 34z" fill="#5b6480" />
      <g transform="translate(0 -20)">
        <Lighthouse lit />
      </g>
    </Stand>
    <Waves y={222} colour="#274a80" />
    <g stroke={INK} strokeWidth="3">
      <path d="M318-8h170v286H318z" fill="#f0c9a0" />
      <path d="M340 24h116v150H340z" fill="#31548c" />
      <path d="M398 24v150M340 98h116" stroke="#fff4de" strokeWidth="7" />
      <path d="M326 174h144v14H326z" fill="#fff4de" />
    </g>
    <path
      d="M330 8c-6 60-4 120-22 176 30 4 44-80 46-176zM466 8c6 60 4 120 22 176-30 4-44-80-46-176z"
      fill="#b08fe8"
      stroke={INK}
      strokeWidth="2.4"
    />
    <Stand x={398} y={262} scale={1.2}>
      <Child {...RAVI} open />
    </Stand>
  </Scene>
);

const LumpySea: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#8fa9c9">
    <Stand x={90} y={60}>
      <Cloud />
    </Stand>
    <Stand x={250} y={46} scale={1.2}>
      <Cloud />
    </Stand>
    <Stand x={410} y={176} scale={0.7}>
      <path d="M-70 10q20-40 70-34 56-4 74 34z" fill="#5b6480" />
      <g transform="translate(0 -20)">
        <Lighthouse lit />
      </g>
    </Stand>
    <Waves y={176} colour="#4d86b5" />
    <g transform="rotate(-14 190 200)">
      <Stand x={110} y={186} scale={0.8}>
        <OwlHere mood="thinking" />
      </Stand>
      <Stand x={190} y={206} scale={0.95}>
        <Child {...ISLA} />
      </Stand>
      <Stand x={256} y={206} scale={0.95}>
        <Child {...RAVI} glad open />
      </Stand>
      <Stand x={256} y={128}>
        <path d="M-28 0h56v-20q-28-10-56 0z" fill="#b9713c" />
        <path d="M-28-18q28-16 56 0v6q-8 8-14 0-7 8-14 0-7 8-14 0-7 8-14-2z" fill="#fff4de" />
        <circle cy="-28" r="4.5" fill="#e8604c" />
      </Stand>
      <path
        d="M62 176h256q-14 50-54 50H116q-40 0-54-50z"
        fill="#d9483b"
        stroke={INK}
        strokeWidth="2.6"
      />
      <path d="M62 176h256l-4 14H66z" fill="#fff4de" stroke={INK} strokeWidth="2.4" />
      <path d="M216 176l-66 62" stroke="#8a5c34" strokeWidth="7" />
    </g>
    <Waves y={226} colour="#3a73a3" />
    <Waves y={250} colour="#2f6391" />
  </Scene>
);

/** Lying down, her head to the left. */
function Seal({ coat }: { coat: string }) {
  return (
    <>
      <path
        d="M-66-34c0-18 16-26 30-22 30 2 60 18 90 40 8-8 18-12 24-8-2 6-6 10-10 14 6 4 8 8 8 12-8 2-18 0-26-6-30 8-80 10-104 2-10-6-14-18-12-32z"
        fill={coat}
      />
      <path d="M-26-8l-10 16h24l6-12" fill={coat} />
      <g fill={INK} stroke="none">
        <circle cx="-54" cy="-38" r="3" />
        <circle cx="-38" cy="-40" r="3" />
        <ellipse cx="-48" cy="-30" rx="4.5" ry="3" />
      </g>
      <path d="M-54-26l-16 3m16 1l-14 7m24-11l16 1m-17 3l14 5" fill="none" strokeWidth="1.4" />
    </>
  );
}

const BasketAndSeal: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#cfe3f2">
    <Waves y={196} colour="#5b9fce" />
    <path
      d="M40 280c10-66 90-76 190-74s240-4 260 74z"
      fill="#8b93a8"
      stroke={INK}
      strokeWidth="2.4"
    />
    <g stroke={INK} strokeWidth="2.6">
      <path d="M196 222l24-230h150l24 230z" fill="#fff" />
      <path d="M206 126l6-56h166l6 56z" fill="#d9483b" />
      <path d="M266 222v-54q29-34 58 0v54z" fill="#3f6f8f" />
      <path d="M262 20h66v56h-66z" fill="#41557d" />
    </g>
    <Stand x={295} y={112} scale={1.1}>
      <g fill="#f0c9a0">
        <circle cy="-66" r="19" />
        <path d="M-19-68c-2 30 10 34 19 34s21-4 19-34c-4 12-10 14-19 14s-15-2-19-14z" fill="#fff" />
        <path d="M-20-76c0-20 40-20 40 0z" fill="#2463a8" />
        <path d="M-24-74h48v5h-48z" fill="#2463a8" />
      </g>
      <g fill={INK} stroke="none">
        <circle cx="-7" cy="-64" r="2.2" />
        <circle cx="7" cy="-64" r="2.2" />
      </g>
    </Stand>
    <path d="M256 70h78v12h-78z" fill="#fff4de" stroke={INK} strokeWidth="2.4" />
    <path d="M340 78v56" stroke="#8a5c34" strokeWidth="4" />
    <Stand x={340} y={168}>
      <path d="M-14-24c0-18 28-18 28 0" fill="none" />
      <path d="M-9-22v-16H9v16z" fill="#6fb1ea" />
      <path d="M-20-22h40L15 2h-30z" fill="#d9a566" />
    </Stand>
    <Stand x={300} y={246} scale={1.15}>
      <Seal coat="#7d8799" />
    </Stand>
    <Stand x={196} y={252} scale={0.62}>
      <Seal coat="#f7f4ec" />
    </Stand>
    <Stand x={420} y={104} scale={0.75}>
      <OwlHere mood="cheering" />
    </Stand>
    <Stand x={84} y={262} scale={0.95}>
      <Child {...RAVI} />
    </Stand>
    <Stand x={132} y={264} scale={0.95}>
      <Child {...ISLA} glad />
    </Stand>
  </Scene>
);

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'blinking-lighthouse': BlinkingLighthouse,
  'lumpy-sea': LumpySea,
  'basket-and-seal': BasketAndSeal,
};

export const PEOPLE = (
  <Strip ground="#8b93a8">
    <Stand x={120} y={110} scale={0.75}>
      <OwlHere />
    </Stand>
    <Stand x={186} y={110} scale={0.85}>
      <Child {...RAVI} />
    </Stand>
    <Stand x={232} y={110} scale={0.85}>
      <Child {...ISLA} />
    </Stand>
  </Strip>
);
