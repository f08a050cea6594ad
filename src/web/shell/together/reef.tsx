// A reef that grows: coral, weed and whoever comes to live in it.
import type { ReactNode } from 'react';
import { Growing, INK, type Spot } from './growing.tsx';

type Thing = Spot & { what: ReactNode };

const THINGS: readonly Thing[] = [
  { what: <Branch fill="#f0787e" />, x: 420, y: 800, from: 0, scale: 1.5 },
  { what: <Weed />, x: 1240, y: 810, from: 0.03, scale: 1.3 },
  { what: <Brain fill="#f2a65a" />, x: 720, y: 815, from: 0.06, scale: 1.2 },
  { what: <Tubes fill="#9b7fd1" />, x: 1010, y: 805, from: 0.1, scale: 1.3 },
  { what: <Fish body="#ffb53d" stripe="#fff" />, x: 560, y: 470, from: 0.14, scale: 1.1 },
  { what: <Fan />, x: 1380, y: 790, from: 0.18, scale: 1.4 },
  { what: <Star />, x: 880, y: 826, from: 0.22 },
  { what: <Weed />, x: 250, y: 820, from: 0.25, scale: 1.5, isTurned: true },
  { what: <Anemone />, x: 590, y: 830, from: 0.29, scale: 1.2 },
  { what: <Fish body="#4c9be8" stripe="#ffe28a" />, x: 1080, y: 330, from: 0.33, isTurned: true },
  {
    what: <Fish body="#4c9be8" stripe="#ffe28a" />,
    x: 1190,
    y: 390,
    from: 0.36,
    scale: 0.8,
    isTurned: true,
  },
  { what: <Branch fill="#f7b7c5" />, x: 1130, y: 830, from: 0.4, scale: 1.1, isTurned: true },
  { what: <Seahorse />, x: 860, y: 640, from: 0.45, scale: 1.2 },
  { what: <Shell />, x: 330, y: 855, from: 0.49 },
  { what: <Jelly />, x: 330, y: 360, from: 0.53, scale: 1.2 },
  { what: <Brain fill="#7cc6a4" />, x: 1300, y: 850, from: 0.57 },
  { what: <Tubes fill="#f2d15c" />, x: 500, y: 850, from: 0.61, scale: 0.9 },
  { what: <Fish body="#ef6f6c" stripe="#ffd7c2" />, x: 380, y: 590, from: 0.65, scale: 0.9 },
  { what: <Octopus />, x: 1230, y: 640, from: 0.69, scale: 1.3 },
  { what: <Fan />, x: 160, y: 830, from: 0.73, scale: 1.1, isTurned: true },
  { what: <Fish body="#8fd06b" stripe="#eafbd9" />, x: 700, y: 330, from: 0.77, scale: 0.8 },
  { what: <Star />, x: 1440, y: 846, from: 0.81, scale: 0.8 },
  { what: <Turtle />, x: 800, y: 210, from: 0.86, scale: 1.6 },
  { what: <Chest />, x: 760, y: 870, from: 0.9, scale: 1.1 },
];

export function Reef({ growth }: { growth: number }) {
  return (
    <>
      <rect width="1600" height="900" fill="#2d8fb8" />
      <path d="M0 0h1600v230Q1200 330 800 250T0 300z" fill="#63b9d6" />
      <path d="M0 0h1600v90Q1200 170 800 110T0 150z" fill="#9ad8e8" />
      <g fill="#fff" opacity="0.1">
        <path d="M260 0h120L220 900H-60zM620 0h90l40 900H520zM1040 0h140l260 900h-330z" />
      </g>
      <path d="M0 620q120-90 250-20t270 0 300 30 260-40 270 20 250-30v320H0z" fill="#2a7fa3" />
      <g fill="#d8f1fa" opacity="0.7">
        <circle cx="690" cy="560" r="9" />
        <circle cx="704" cy="520" r="6" />
        <circle cx="686" cy="480" r="11" />
        <circle cx="1420" cy="500" r="8" />
        <circle cx="1434" cy="450" r="12" />
        <circle cx="180" cy="470" r="7" />
      </g>
      <path d="M0 780q200-60 420-20t400 10 420-20 360 20v130H0z" fill="#f0d9a0" />
      <path d="M0 850q300-40 620-10t980-10v70H0z" fill="#e2c685" />
      <g fill="none" stroke="#d0b272" strokeWidth="4">
        <path d="M640 872q20-8 40 0M960 880q24-8 48 0M1120 868q16-6 32 0M380 884q20-8 40 0" />
      </g>
      <g stroke={INK} strokeWidth="3" fill="#7a86a3">
        <path d="M0 800q40-80 120-70 60 10 80 80 10 40 50 60H0z" />
        <path d="M1600 790q-50-90-130-60-50 20-50 80-10 40-60 60h240z" />
      </g>
      {THINGS.map(({ what, ...spot }) => (
        <Growing key={spot.from} growth={growth} {...spot}>
          <g stroke={INK} strokeWidth="3">
            {what}
          </g>
        </Growing>
      ))}
    </>
  );
}

function Branch({ fill }: { fill: string }) {
  const arms =
    'M0 0V-70M0-30Q-34-40-38-84M0-44Q36-56 40-104M-38-84q-14-12-16-34M-38-84q8-14 6-34M40-104q-10-14-8-32M40-104q14-10 18-28M0-70q-8-24-2-46M0-70q12-18 14-30';
  return (
    <g fill="none">
      <path d={arms} strokeWidth="21" />
      <path d={arms} strokeWidth="15" stroke={fill} />
      <path
        d="M0-6V-66M-30-60q2 8 4 12M36-92q-6 14-10 18"
        stroke="#fff"
        opacity="0.35"
        strokeWidth="4"
      />
    </g>
  );
}

function Brain({ fill }: { fill: string }) {
  return (
    <>
      <path d="M-78 0c-14-70 30-104 78-104S92-70 78 0z" fill={fill} />
      <path
        d="M-54-16c-6-40 14-30 14-52s24-22 26 2-22 22-14 46M-6-12c-6-30 20-26 14-50s26-28 34-8-20 20-16 34 22 10 20 26M-20-88q20-8 44 0"
        fill="none"
      />
    </>
  );
}

function Tubes({ fill }: { fill: string }) {
  return (
    <>
      <path d="M-50 0v-70q14-10 28 0V0zM18 0v-90q16-12 32 0V0z" fill={fill} />
      <path d="M-20 0v-124q20-14 40 0V0z" fill={fill} />
      <g fill="#3c2f5c">
        <ellipse cy="-124" rx="20" ry="8" />
        <ellipse cx="-36" cy="-71" rx="14" ry="6" />
        <ellipse cx="34" cy="-91" rx="16" ry="7" />
      </g>
      <path d="M-8-100v70M26-70v44M-42-52v34" stroke="#fff" opacity="0.4" strokeWidth="5" />
    </>
  );
}

function Weed() {
  return (
    <>
      <path d="M-8 0c-30-40 16-60-6-104s14-60 6-92c26 36-2 58 14 94s-16 60 4 102z" fill="#3f9a63" />
      <path d="M26 0c-14-30 20-44 8-78s18-44 12-68c20 28 4 44 8 70s-18 46-6 76z" fill="#57b578" />
      <path d="M-40 0c-18-24 8-40-4-66s6-36 0-56c20 22 6 34 12 56s-8 42 8 66z" fill="#57b578" />
    </>
  );
}

function Fan() {
  return (
    <>
      <path
        d="M-6 0c-90-30-120-110-80-160 40-40 140-44 172 0 40 52 10 130-80 160z"
        fill="#d977b8"
      />
      <path
        d="M0 0C-20-60-50-90-76-120M0 0c-8-70-24-110-34-150M0 0c4-70 6-110 8-160M0 0c16-70 40-100 52-136M0 0c30-50 60-70 84-90M-64-100q60-40 130 0M-44-64q44-26 90 0M-72-136q70-40 146-2"
        fill="none"
        stroke="#8f3f78"
      />
    </>
  );
}

function Anemone() {
  return (
    <>
      <g fill="#ffd0a8">
        <path d="M-44-34c-30-20-30-50-20-64 16 8 26 34 34 54zM-22-44c-20-30-14-60 0-72 12 14 14 44 14 70zM2-46c-6-34 6-62 20-72 10 18 2 50-4 74zM24-40c8-34 28-54 44-58 2 20-12 46-28 64z" />
      </g>
      <path d="M-56-40q56-24 112 0L44 0h-88z" fill="#e08a5c" />
    </>
  );
}

function Eye({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="8" fill="#fff" />
      <circle cx={x + 2} cy={y} r="4" fill={INK} stroke="none" />
    </>
  );
}

function Fish({ body, stripe }: { body: string; stripe: string }) {
  return (
    <>
      <path d="M-52 0l-46-36q12 36 0 72z" fill={body} />
      <path d="M-10-38q20-26 50-14l-10 20zM-4 38q16 22 40 14l-10-20z" fill={body} />
      <path d="M-62 0c30-52 102-52 136 0-34 52-106 52-136 0z" fill={body} />
      <path
        d="M14-38c-12 22-12 54 0 76l16-4c-10-22-10-46 0-68zM-26-30c-10 18-10 42 0 60l12 4c-8-22-8-46 0-68z"
        fill={stripe}
      />
      <Eye x={48} y={-8} />
      <path d="M66 8q-8 6-14 2" fill="none" />
    </>
  );
}

function Star() {
  return (
    <>
      <path
        d="M0-64l17 34 38-4-20 32 20 34-38-4L0 62l-17-34-38 4 20-34-20-32 38 4z"
        fill="#f58a4b"
      />
      <g fill="#ffc38f" stroke="none">
        <circle cy="-38" r="4" />
        <circle cx="30" cy="-18" r="4" />
        <circle cx="-30" cy="-18" r="4" />
        <circle cx="24" cy="26" r="4" />
        <circle cx="-24" cy="26" r="4" />
      </g>
      <g fill={INK} stroke="none">
        <circle cx="-10" cy="-8" r="4" />
        <circle cx="10" cy="-8" r="4" />
      </g>
      <path d="M-9 6q9 9 18 0" fill="none" />
    </>
  );
}

function Shell() {
  return (
    <>
      <path d="M-46-20c0-40 92-40 92 0L14 12h-28z" fill="#f9c4cf" />
      <path d="M-28-40L-6 8M0-48V8M28-40L6 8" fill="none" stroke="#c9788a" />
      <path d="M-16 12h32l6 10h-44z" fill="#f9c4cf" />
    </>
  );
}

function Jelly() {
  return (
    <>
      <path
        d="M-40 0c-10 30 8 40-4 80M-14 4c-6 34 8 50 0 96M14 4c8 34-6 54 4 90M40 0c10 28-6 44 6 76"
        fill="none"
        stroke="#e6c9f5"
        strokeWidth="6"
      />
      <path
        d="M-64 0c0-60 26-84 64-84S64-60 64 0q-16 14-32 0-16 14-32 0-16 14-32 0-16 14-32 0z"
        fill="#d9b3ef"
      />
      <g fill={INK} stroke="none">
        <circle cx="-16" cy="-34" r="5" />
        <circle cx="16" cy="-34" r="5" />
      </g>
      <path d="M-10-20q10 9 20 0" fill="none" />
    </>
  );
}

function Seahorse() {
  return (
    <>
      <path d="M-14-6c-20 14-26 44-4 50 16 2 18-20 4-20" fill="none" strokeWidth="15" />
      <path
        d="M-14-6c-20 14-26 44-4 50 16 2 18-20 4-20"
        fill="none"
        strokeWidth="9"
        stroke="#ffd25e"
      />
      <path
        d="M-22 0c-10-30 8-44 4-66-20-4-26-38 0-48 18-6 30 4 32 16l34 8q4 10-6 12l-32 2c16 26 16 60-12 80z"
        fill="#ffd25e"
      />
      <path d="M-24-112l-10-12 14 2 2-14 8 12M14-56q22 4 18 28-14 0-22-10" fill="#f5a742" />
      <path d="M-8-50q12 2 18-4M-8-34q14 2 20-2M-12-18q12 2 18-2" fill="none" stroke="#c98f14" />
      <Eye x={0} y={-94} />
    </>
  );
}

function Octopus() {
  const legs =
    'M-34-16C-70-10-90 20-70 36M-22-8c-24 18-30 44-10 56M0-6c-6 24-4 46 4 58M22-8c24 18 30 44 10 56M34-16c36 6 56 36 36 52';
  return (
    <>
      <path d={legs} fill="none" strokeWidth="24" />
      <path d={legs} fill="none" stroke="#e2708f" strokeWidth="18" />
      <path d="M-44-10c-16-30-20-100 44-100s60 70 44 100q-44 16-88 0z" fill="#e2708f" />
      <Eye x={-16} y={-50} />
      <Eye x={14} y={-50} />
      <path d="M-10-28q10 10 20 0" fill="none" />
      <g fill="#f6a9bd" stroke="none">
        <circle cx="-24" cy="-84" r="7" />
        <circle cx="6" cy="-92" r="5" />
        <circle cx="26" cy="-78" r="6" />
      </g>
    </>
  );
}

function Turtle() {
  return (
    <>
      <path
        d="M40-6c34-26 66-18 66 4s-34 26-62 18zM-50 12c-24 0-44 14-46 30 26 4 50-6 62-22zM30 22c10 30 40 44 60 40 0-24-20-44-44-50zM20-24c6-34 40-48 66-40 0 26-26 44-50 50z"
        fill="#8cc97c"
      />
      <path d="M-76 6C-60-52 40-60 66 4 40 40-50 42-76 6z" fill="#5a9c58" />
      <path
        d="M-34-26l30-8 28 12-4 30-34 10-30-14zM-34-26l-26 10M-4-34l4-10M24-22l20-6M20 8l34 4M-14 18l-4 14M-44 4l-22 10"
        fill="none"
        stroke="#3d7440"
      />
      <Eye x={86} y={-8} />
      <path d="M98 4q-8 5-14 2" fill="none" />
    </>
  );
}

function Chest() {
  return (
    <>
      <path d="M-70-44h140V0H-70z" fill="#a9713f" />
      <path d="M-76-44c-6-46 20-60 40-66H80c16 6 16 40-4 66z" fill="#5c3c22" />
      <path d="M-58-46q16-24 34-14 12-20 30-8 18-16 30 4 16-6 22 18z" fill="#ffd45c" />
      <path d="M-44-44V0M44-44V0M-12-30h24v20h-24z" fill="#ffc94d" />
      <path
        d="M-20-64l4-9 4 9 9 4-9 4-4 9-4-9-9-4zM36-84l3-7 3 7 7 3-7 3-3 7-3-7-7-3z"
        fill="#fff"
        stroke="none"
      />
    </>
  );
}
