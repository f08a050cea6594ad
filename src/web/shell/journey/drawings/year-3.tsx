// The drawings of ‘The Odd Sock Mystery’.
import { INK } from '../ink.ts';
import {
  Child,
  Fox,
  Hedgehog,
  House,
  Moon,
  Scene,
  Stand,
  Stars,
  type Drawing,
  Strip,
} from './cast.tsx';

const PRIYA = { skin: '#b97f55', hair: '#241a1c', style: 'plaits', top: '#f29a3c' } as const;
const LEO = { skin: '#f3d3b3', hair: '#8a5c34', style: 'short', top: '#4f95d8' } as const;

function Sock({ colour, stripe }: { colour: string; stripe: string }) {
  return (
    <>
      <path d="M-12-50h24v30l20 10q8 10-4 14H-2q-12-4-10-18z" fill={colour} />
      <path d="M-12-38h24v8h-24zM-12-22h24l4 6h-28z" fill={stripe} stroke="none" />
      <path d="M-12-50h24v30l20 10q8 10-4 14H-2q-12-4-10-18z" fill="none" />
    </>
  );
}

const BELL = (
  <>
    <path d="M-9 6q4-4 4-10a5 5 0 0 1 10 0q0 6 4 10z" fill="#ffc94d" />
    <circle cy="8" r="2.6" fill="#c98f14" />
  </>
);

const SockWithABell: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#2f3f6e">
    <Stand x={420} y={48}>
      <Moon />
    </Stand>
    <Stars
      at={[
        [40, 40],
        [120, 24],
        [210, 50],
        [300, 28],
        [350, 80],
        [80, 90],
      ]}
    />
    <path d="M-10 176q240-24 500 0v104H-10z" fill="#4b7f63" />
    <g stroke={INK} strokeWidth="3">
      <path d="M26 206V70M300 206V70" stroke="#8a5c34" strokeWidth="7" />
      <path d="M26 82q140 26 274 0" fill="none" stroke="#fff4de" />
    </g>
    <Stand x={96} y={146} scale={0.8}>
      <path d="M-24-50h48v46h-48z" fill="#d6effb" />
    </Stand>
    <Stand x={192} y={152}>
      <Sock colour="#f08c74" stripe="#fff4de" />
    </Stand>
    <Stand x={192} y={166}>
      {BELL}
    </Stand>
    <Stand x={354} y={232} scale={0.95}>
      <Child {...PRIYA} open />
    </Stand>
    <Stand x={392} y={236} scale={0.95}>
      <Child {...LEO} open />
    </Stand>
    <Stand x={440} y={244} scale={0.9}>
      <Fox />
    </Stand>
    <path d="M330 196h140v74H330z" fill="#8a5c34" stroke={INK} strokeWidth="2.4" />
    <path d="M322 200l8-14h140l10 14z" fill="#a9713f" stroke={INK} strokeWidth="2.4" />
    <path d="M352 200v70m28-70v70m28-70v70m28-70v70" stroke="#6b4526" strokeWidth="2" />
  </Scene>
);

const BABIES = [
  { x: 130, colour: '#6fb1ea', stripe: '#fff4de' },
  { x: 200, colour: '#f08c74', stripe: '#fff4de' },
  { x: 270, colour: '#8fc98a', stripe: '#35704a' },
  { x: 340, colour: '#ffc94d', stripe: '#e8604c' },
  { x: 404, colour: '#b08fe8', stripe: '#ebe3fb' },
] as const;

const HedgehogsInSocks: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#f7dcae">
    <path d="M-10 110q60-60 130-30t120-20 130 20 120 10v190H-10z" fill="#c9783a" />
    <g fill="#e39a4a" stroke="#a3592a" strokeWidth="1.6">
      <path d="M30 150q14-22 34-8-14 22-34 8zM96 112q14-22 34-8-14 22-34 8zM230 96q14-22 34-8-14 22-34 8zM360 106q14-22 34-8-14 22-34 8zM430 140q14-22 34-8-14 22-34 8z" />
      <path d="M160 90q14-22 34-8-14 22-34 8zM300 110q14-22 34-8-14 22-34 8z" fill="#f2c14e" />
    </g>
    <path d="M-10 210q240-34 500 0v70H-10z" fill="#a3592a" />
    {BABIES.map(({ x, colour, stripe }) => (
      <Stand key={x} x={x} y={236} scale={1.05}>
        <g transform="translate(-2 -46) scale(.5)">
          <Hedgehog />
        </g>
        <Sock colour={colour} stripe={stripe} />
      </Stand>
    ))}
    <Stand x={60} y={226} scale={1.15}>
      <Hedgehog />
    </Stand>
  </Scene>
);

const FLAKES = [
  [40, 40],
  [100, 84],
  [150, 30],
  [210, 66],
  [270, 24],
  [330, 70],
  [390, 36],
  [440, 92],
  [60, 130],
  [300, 120],
  [180, 120],
] as const;

const SnowyStep: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#b9cfe4">
    <Stand x={150} y={214} scale={2}>
      <House wall="#e9b08a" roof="#fff" light="#ffe08a" />
    </Stand>
    <path d="M-10 206q240-16 500 0v80H-10z" fill="#fff" />
    <path d="M112 206h76v14h-76z" fill="#cfd9e4" stroke={INK} strokeWidth="2.4" />
    <g fill="#fff">
      {FLAKES.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" />
      ))}
    </g>
    <g fill="#c9925a" stroke={INK} strokeWidth="1.8">
      <circle cx="206" cy="184" r="7" />
      <circle cx="220" cy="182" r="7" />
      <circle cx="213" cy="174" r="7" />
    </g>
    <Stand x={214} y={234}>
      <Sock colour="#f08c74" stripe="#fff4de" />
    </Stand>
    <Stand x={204} y={246}>
      {BELL}
    </Stand>
    <Stand x={320} y={246}>
      <Child {...PRIYA} glad />
    </Stand>
    <Stand x={386} y={250}>
      <Child {...LEO} glad />
    </Stand>
    <Stand x={442} y={258} scale={0.9}>
      <Fox />
    </Stand>
  </Scene>
);

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'sock-with-a-bell': SockWithABell,
  'hedgehogs-in-socks': HedgehogsInSocks,
  'snowy-step': SnowyStep,
};

export const PEOPLE = (
  <Strip ground="#e3a95f">
    <Stand x={150} y={110} scale={0.85}>
      <Child {...PRIYA} />
    </Stand>
    <Stand x={196} y={110} scale={0.85}>
      <Child {...LEO} />
    </Stand>
    <Stand x={262} y={110} scale={0.8}>
      <Fox />
    </Stand>
  </Strip>
);
