// The drawings of ‘Mole Digs to the Sea’.
import { INK } from '../ink.ts';
import { Child, MoleHere, OwlHere, Scene, Stand, Sun, type Drawing, Strip } from './cast.tsx';

const KIM = { skin: '#f0c9a0', hair: '#2f2a33', style: 'bob', top: '#e8604c' } as const;
const PUPILS = [
  { x: 60, skin: '#8d5a3a', hair: '#2a1c18', style: 'curls', top: '#ffc94d' },
  { x: 128, skin: '#f3d3b3', hair: '#c9783a', style: 'plaits', top: '#6fb1ea' },
  { x: 352, skin: '#c68f63', hair: '#2f2a33', style: 'short', top: '#8fc98a' },
  { x: 420, skin: '#f0c9a0', hair: '#6b4526', style: 'bun', top: '#b08fe8' },
] as const;

const MoleAtSchool: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#fdeccb">
    <rect
      x="140"
      y="20"
      width="200"
      height="86"
      rx="6"
      fill="#35704a"
      stroke="#8a5c34"
      strokeWidth="7"
    />
    <text x="240" y="76" fontSize="36" fontWeight="bold" textAnchor="middle" fill="#fff">
      5 + 5 =
    </text>
    <path d="M0 190h480v80H0z" fill="#e0b277" />
    <path d="M0 214h480M0 244h480" stroke="#c9925a" strokeWidth="2" />
    {PUPILS.map(({ x, ...child }) => (
      <Stand key={x} x={x} y={210}>
        <Child {...child} open />
      </Stand>
    ))}
    <Stand x={240} y={240} scale={1.15}>
      <MoleHere />
    </Stand>
  </Scene>
);

const PaddlingPool: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#cfeafb">
    <Stand x={420} y={50}>
      <Sun />
    </Stand>
    <path d="M-10 130q240-30 500 0v150H-10z" fill="#a8dc98" />
    <g stroke={INK} strokeWidth="2.4">
      <ellipse cx="240" cy="206" rx="190" ry="50" fill="#f29a9a" />
      <ellipse cx="240" cy="194" rx="168" ry="36" fill="#8cc7f5" />
      <path
        d="M60 222q20 8 34 16m292-14q-16 8-30 14M180 250q60 8 120 0"
        fill="none"
        stroke="#fff"
      />
    </g>
    <Stand x={240} y={212} scale={1.05}>
      <MoleHere />
    </Stand>
    <Stand x={350} y={212} scale={1.05}>
      <Child {...KIM} open />
    </Stand>
    <path d="M312 206q40 20 84-4v12q-40 20-84 2z" fill="#8cc7f5" />
    <Stand x={130} y={196}>
      <path d="M-24-4h48l-8 14h-32z" fill="#e8604c" />
      <path d="M0-4v-34l22 26H0z" fill="#fff4de" />
    </Stand>
  </Scene>
);

const MoleSeesTheSea: Drawing = ({ shows }) => (
  <Scene shows={shows} sky="#ffe3c2">
    <circle cx="330" cy="92" r="34" fill="#ffb75e" />
    <path d="M0 104h480v90H0z" fill="#5fb0dc" />
    <g fill="none" stroke="#d6effb" strokeWidth="4">
      <path d="M30 124q14-7 28 0t28 0M200 136q14-7 28 0t28 0M380 122q14-7 28 0M110 158q14-7 28 0t28 0M330 164q14-7 28 0t28 0" />
    </g>
    <path d="M-10 190q120-24 250-8t250-12v110H-10z" fill="#f3d99b" />
    <path d="M-10 186q120-24 250-8t250-12" fill="none" stroke="#fff" strokeWidth="5" />
    <g fill="none" stroke={INK} strokeWidth="2">
      <path d="M110 50q10-10 18 0 8-10 18 0M180 74q8-8 14 0 6-8 14 0" />
    </g>
    <Stand x={190} y={250} scale={1.2}>
      <MoleHere />
    </Stand>
    <Stand x={284} y={250} scale={1.1}>
      <Child {...KIM} glad />
    </Stand>
    <Stand x={316} y={248} turn={12}>
      <path d="M-2-60h4v44h-4z" fill="#8a5c34" />
      <path d="M-12-18h24l-3 18q-9 8-18 0z" fill="#9fb4c4" />
    </Stand>
    <Stand x={416} y={232} scale={0.8}>
      <OwlHere mood="comforting" />
    </Stand>
  </Scene>
);

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'mole-at-school': MoleAtSchool,
  'paddling-pool': PaddlingPool,
  'mole-sees-the-sea': MoleSeesTheSea,
};

export const PEOPLE = (
  <Strip ground="#f3d99b">
    <Stand x={210} y={110} scale={0.75}>
      <MoleHere />
    </Stand>
    <Stand x={284} y={110} scale={0.85}>
      <Child {...KIM} />
    </Stand>
  </Strip>
);
