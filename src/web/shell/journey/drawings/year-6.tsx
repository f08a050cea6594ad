// The drawings of ‘The Night the Stars Were Late’.
import { INK } from '../ink.ts';
import {
  Child,
  House,
  MoleHere,
  OwlHere,
  Scene,
  Stand,
  Stars,
  type Drawing,
  Strip,
} from './cast.tsx';

const SOFIA = { skin: '#e0b08a', hair: '#3d2a24', style: 'bun', top: '#b08fe8' } as const;
const TARIQ = { skin: '#a9713f', hair: '#1f1a1c', style: 'short', top: '#3f8f5f' } as const;
const ROSA = { skin: '#c68f63', hair: '#8f8a96', style: 'bun', top: '#fff4de' } as const;

function Doughnut({ lit }: { lit: boolean }) {
  return (
    <>
      {lit && <circle r="62" fill="#ff9ec4" opacity="0.45" stroke="none" />}
      <circle r="40" fill={lit ? '#d99a5b' : '#6d5563'} />
      <path
        d="M0-38c24 0 36 18 36 36 0 10-8 6-12 12s-10 16-18 12-10 12-20 8-8-10-14-14-10-8-10-18c0-18 14-36 38-36z"
        fill={lit ? '#ff8ab8' : '#8a5f80'}
      />
      <circle r="12" fill={lit ? '#3a3560' : '#1d2348'} />
      <g stroke={lit ? '#fff' : '#b9a3c0'} strokeWidth="3.4">
        <path d="M-20-18l5-5M14-24l6 4M22 0l1 6M-26 4l5 3M-4-30h6" />
      </g>
    </>
  );
}

const HOUSES = [
  { x: 44, wall: '#4d4a78', roof: '#3a3560' },
  { x: 130, wall: '#57527f', roof: '#423d6b' },
  { x: 352, wall: '#4d4a78', roof: '#3a3560' },
  { x: 440, wall: '#57527f', roof: '#423d6b' },
] as const;

const OwlOnTheGutter: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#d98d5f">
    <path d="M0 120h480v150H0z" fill="#a96a6a" />
    <Stand x={430} y={212} scale={0.9}>
      <House wall="#6d5a8a" roof="#4d4a78" light="#ffe88a" />
    </Stand>
    <Stand x={350} y={220} scale={1.05}>
      <House wall="#7a6490" roof="#57527f" light="#ffe88a" />
    </Stand>
    <Stand x={392} y={66} scale={0.7}>
      <Doughnut lit />
    </Stand>
    <path d="M392 94v40" stroke={INK} strokeWidth="5" />
    <g stroke={INK} strokeWidth="3">
      <path d="M284 250V112" stroke="#3a3560" strokeWidth="7" />
      <circle cx="284" cy="104" r="40" fill="#ffe88a" opacity="0.45" stroke="none" />
      <circle cx="284" cy="104" r="14" fill="#fff3c4" />
      <path d="M-10 90L130 20l130 120h-60v140H-10z" fill="#8f5f5a" />
      <path d="M60 116h110v130H60z" fill="#ffd98a" />
      <path d="M186 146h78v10h-78z" fill="#9fb4c4" />
    </g>
    <Stand x={114} y={252} scale={1.15}>
      <Child {...SOFIA} open />
    </Stand>
    <path d="M40 232h150v48H40z" fill="#8f5f5a" />
    <path d="M50 226h130v14H50z" fill="#fff4de" stroke={INK} strokeWidth="2.6" />
    <g transform="rotate(-30 150 190)" stroke={INK} strokeWidth="2.4">
      <path d="M130 182h44v16h-44z" fill="#6fb1ea" />
      <path d="M174 178h26v24h-26z" fill="#4f95d8" />
    </g>
    <Stand x={226} y={146} scale={0.75}>
      <OwlHere mood="comforting" />
    </Stand>
  </Scene>
);

const RosaAndTheDoughnut: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#4a4478">
    <g stroke={INK} strokeWidth="2.6">
      <path d="M150 270V112h240v158z" fill="#e9b08a" />
      <path d="M140 112h260l-14-28H154z" fill="#d9483b" />
      <path d="M170 146h80v62h-80z" fill="#ffe88a" />
      <path d="M290 142h66v128h-66z" fill="#8f5f36" />
      <path d="M302 154h42v44h-42z" fill="#ffe88a" />
      <path
        d="M150 132q20 18 40 0 20 18 40 0 20 18 40 0 20 18 40 0 20 18 40 0 20 18 40 0v-20H150z"
        fill="#fff4de"
      />
      <path d="M178 208v-12q10-8 20 0v12M206 208v-12q10-8 20 0v12" fill="#c9783a" />
    </g>
    <path d="M270 84V66" stroke={INK} strokeWidth="6" />
    <Stand x={270} y={42} scale={0.85}>
      <Doughnut lit />
    </Stand>
    <path d="M0 250h480v20H0z" fill="#37325c" />
    <Stand x={322} y={256} scale={1.2}>
      <Child {...ROSA} legs="#6b4526" />
      <path d="M-12-52h24l4 34h-32z" fill="#f2b6a8" strokeWidth="2" />
    </Stand>
    <Stand x={60} y={258} scale={1.15}>
      <Child {...TARIQ} glad />
    </Stand>
    <Stand x={112} y={260} scale={1.15}>
      <Child {...SOFIA} />
    </Stand>
  </Scene>
);

const SKY = [
  [24, 24],
  [60, 66],
  [96, 18],
  [130, 50],
  [164, 84],
  [190, 22],
  [222, 60],
  [262, 30],
  [300, 74],
  [330, 20],
  [368, 50],
  [404, 88],
  [430, 26],
  [462, 62],
  [40, 106],
  [110, 116],
  [246, 104],
  [346, 112],
  [450, 120],
  [12, 76],
] as const;

const StarsAtLast: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#141a3c">
    <path
      d="M-10 150C90 90 180 110 260 60S420 10 490 0v40C420 60 360 90 280 110S90 150-10 190z"
      fill="#3c4a86"
      opacity="0.8"
    />
    <Stars at={SKY} />
    <g stroke="#eef4ff" strokeWidth="3.4">
      <path d="M396 20l-70 34M190 40l-60 30M300 96l-44 22" />
    </g>
    {HOUSES.map(({ x, wall, roof }) => (
      <Stand key={x} x={x} y={206}>
        <House wall={wall} roof={roof} light="#2a2c55" />
      </Stand>
    ))}
    <Stand x={240} y={150} scale={0.9}>
      <Doughnut lit={false} />
    </Stand>
    <path d="M196 188h88v26h-88z" fill="#4d4a78" stroke={INK} strokeWidth="2.4" />
    <path d="M0 206h480v64H0z" fill="#232a55" />
    <Stand x={80} y={258}>
      <OwlHere mood="hello" />
    </Stand>
    <Stand x={166} y={258}>
      <Child {...TARIQ} open />
    </Stand>
    <Stand x={224} y={258}>
      <Child {...SOFIA} glad />
    </Stand>
    <Stand x={284} y={260} scale={1.1}>
      <Child {...ROSA} legs="#6b4526" open />
    </Stand>
    <Stand x={380} y={262}>
      <MoleHere />
    </Stand>
  </Scene>
);

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'owl-on-the-gutter': OwlOnTheGutter,
  'rosa-and-the-doughnut': RosaAndTheDoughnut,
  stars: StarsAtLast,
};

export const PEOPLE = (
  <Strip ground="#57527f">
    <Stand x={130} y={110} scale={0.75}>
      <OwlHere />
    </Stand>
    <Stand x={200} y={110} scale={0.85}>
      <Child {...TARIQ} />
    </Stand>
    <Stand x={250} y={110} scale={0.85}>
      <Child {...SOFIA} />
    </Stand>
    <Stand x={370} y={110} scale={0.65}>
      <MoleHere />
    </Stand>
  </Strip>
);
