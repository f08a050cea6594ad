// A wood that grows: trees, flowers and whoever comes to live in it.
import type { ReactNode } from 'react';
import { Owl } from '../owl.tsx';
import { Growing, INK, type Spot } from './growing.tsx';

type Thing = Spot & { what: ReactNode };

const THINGS: readonly Thing[] = [
  { what: <Fir leaf="#4f9660" />, x: 330, y: 640, from: 0, scale: 2 },
  { what: <Round leaf="#79b95c" />, x: 1210, y: 660, from: 0.03, scale: 1.5 },
  { what: <Fir leaf="#68b36f" />, x: 1380, y: 670, from: 0.07, scale: 2.3 },
  { what: <Flowers fill="#f08c74" />, x: 780, y: 810, from: 0.11, scale: 1.3 },
  { what: <Birch />, x: 560, y: 650, from: 0.15, scale: 1.6 },
  { what: <Toadstools />, x: 1080, y: 810, from: 0.19, scale: 1.2 },
  { what: <Fir leaf="#5cab6b" />, x: 210, y: 700, from: 0.23, scale: 2.5 },
  { what: <Fern />, x: 540, y: 780, from: 0.27, scale: 1.3 },
  { what: <Butterfly wing="#ffb53d" />, x: 690, y: 600, from: 0.31, scale: 1.1 },
  { what: <Round leaf="#e2a13f" />, x: 980, y: 640, from: 0.35, scale: 1.3 },
  { what: <Hedgehog />, x: 650, y: 860, from: 0.39, scale: 1.1 },
  { what: <Flowers fill="#b79cf0" />, x: 1280, y: 830, from: 0.43, scale: 1.2 },
  { what: <Bird />, x: 640, y: 250, from: 0.47, scale: 1.1 },
  { what: <Bird />, x: 760, y: 200, from: 0.5, scale: 0.8 },
  { what: <Rabbit />, x: 890, y: 840, from: 0.54, scale: 1.2 },
  { what: <Toadstools />, x: 300, y: 850, from: 0.58, isTurned: true },
  { what: <Round leaf="#9ccb5e" />, x: 420, y: 620, from: 0.62, scale: 1.1 },
  { what: <Squirrel />, x: 1170, y: 850, from: 0.66, scale: 1.2 },
  { what: <Fern />, x: 1420, y: 840, from: 0.7, scale: 1.4, isTurned: true },
  { what: <Butterfly wing="#7fb6f2" />, x: 1090, y: 560, from: 0.74, isTurned: true },
  { what: <Fox />, x: 400, y: 860, from: 0.78, scale: 1.3 },
  { what: <Guest />, x: 1216, y: 420, from: 0.83 },
  { what: <Rainbow />, x: 800, y: 560, from: 0.9 },
];

export function Wood({ growth }: { growth: number }) {
  return (
    <>
      <rect width="1600" height="900" fill="#bfe4f5" />
      <circle cx="1330" cy="190" r="74" fill="#ffe08a" />
      <g fill="#fff">
        <path d="M240 220c-40 0-44-52-4-56 0-42 64-50 80-16 30-20 80 0 68 32 42 0 42 40 4 40z" />
        <path d="M1040 190c-32 0-36-42-4-46 0-34 52-40 66-12 24-16 66 0 56 26 34 0 34 32 2 32z" />
      </g>
      <path d="M0 520q200-130 430-60t400-30 390 40 380-40v470H0z" fill="#a9d6a0" />
      <path d="M0 600q260-90 560-30t520-20 520 10v340H0z" fill="#8cc680" />
      {growth > 0 && (
        <Growing {...RAINBOW} growth={growth}>
          {RAINBOW.what}
        </Growing>
      )}
      <path d="M0 700q300-70 640-20t560-10 400 10v220H0z" fill="#74b56a" />
      <path
        d="M770 900c-20-60 60-90 20-140s-54-30-38-67h20c-8 28 46 34 88 67s10 90 60 140z"
        fill="#e8d3a0"
      />
      <path d="M0 830q360-50 760-16t840-14v100H0z" fill="#63a65d" />
      <g fill="none" stroke="#4f9049" strokeWidth="4">
        <path d="M120 870q6-20 4-30m6 30q10-14 16-20M980 880q6-20 4-30m6 30q10-14 16-20M1500 870q6-20 4-30m6 30q10-14 16-20" />
      </g>
      {THINGS.filter((thing) => thing !== RAINBOW).map(({ what, ...spot }) => (
        <Growing key={spot.from} growth={growth} {...spot}>
          <g stroke={INK} strokeWidth="2.6">
            {what}
          </g>
        </Growing>
      ))}
    </>
  );
}

/** Behind everything else. */
const RAINBOW = THINGS[THINGS.length - 1] ?? { what: null, x: 0, y: 0, from: 1 };

function Fir({ leaf }: { leaf: string }) {
  return (
    <>
      <path d="M-8 0v-34H8V0z" fill="#8a5c34" />
      <path d="M-48-26L0-96l48 70zM-40-66L0-130l40 64zM-28-104L0-158l28 54z" fill={leaf} />
    </>
  );
}

function Round({ leaf }: { leaf: string }) {
  return (
    <>
      <path d="M-12 0c6-30 4-50 0-80h24c-4 30-6 50 0 80z" fill="#8a5c34" />
      <path
        d="M-50-70c-44 0-46-58-6-64-4-50 66-66 84-26 40-18 74 22 50 50 30 22 10 52-26 44-24 22-70 22-102-4z"
        fill={leaf}
      />
      <path d="M-36-100q14 10 28 2M6-136q14 8 26 0M14-86q14 8 26 0" fill="none" opacity="0.5" />
    </>
  );
}

function Birch() {
  return (
    <>
      <path d="M-7 0l4-170h8l4 170z" fill="#f4efe6" />
      <path d="M-5-30h6M1-60h6M-4-84h5M0-116h5" />
      <g fill="#b9d96b">
        <path d="M0-96c-44 4-58-22-44-40 20-2 40 14 44 40zM0-124c40 2 54-24 42-42-20 0-38 16-42 42zM0-150c-34 0-44-22-34-38 18 0 32 14 34 38zM2-164c4-30 0-40-2-54-18 14-16 40 2 54z" />
      </g>
    </>
  );
}

function Flowers({ fill }: { fill: string }) {
  return (
    <>
      <path
        d="M-30 0q-4-20-2-34M0 0v-54M30 0q4-18 2-40"
        fill="none"
        stroke="#3f7d3c"
        strokeWidth="5"
      />
      {[
        [-32, -40],
        [0, -62],
        [32, -46],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            d="M0-6c-4-18 14-20 12-4 16-8 20 10 6 14 10 14-8 22-14 8-6 14-24 6-14-8-14-4-10-22 10-10z"
            fill={fill}
          />
          <circle cx="2" cy="2" r="5" fill="#ffe28a" />
        </g>
      ))}
    </>
  );
}

function Toadstools() {
  return (
    <>
      <path d="M-12 0c4-20 4-30 2-48h20c-2 18-2 28 2 48z" fill="#fdf3df" />
      <path d="M-52-44c0-44 104-44 104 0q-52 14-104 0z" fill="#d9483b" />
      <path d="M38 0c2-10 2-14 1-22h12c-1 8-1 12 1 22z" fill="#fdf3df" />
      <path d="M20-20c0-24 50-24 50 0q-25 8-50 0z" fill="#d9483b" />
      <g fill="#fff" stroke="none">
        <circle cx="-24" cy="-56" r="7" />
        <circle cx="4" cy="-64" r="6" />
        <circle cx="28" cy="-52" r="5" />
        <circle cx="46" cy="-28" r="4" />
      </g>
    </>
  );
}

function Fern() {
  return (
    <g fill="#4f9a56">
      <path d="M0 0C-6-50-40-84-76-84c4 30 30 64 76 84z" />
      <path d="M0 0c2-60 26-100 50-110 12 34-8 86-50 110z" />
      <path d="M0 0c14-30 50-48 78-40-8 26-40 42-78 40z" />
      <path d="M0 0C-30-2-62-14-70-36c26-8 58 8 70 36z" />
    </g>
  );
}

function Butterfly({ wing }: { wing: string }) {
  return (
    <>
      <path
        d="M0-10c-14-40-60-40-52-6 4 16 30 20 52 10zM0-4c-30 0-44 30-24 38 16 6 24-16 24-38zM0-10c14-40 60-40 52-6-4 16-30 20-52 10zM0-4c30 0 44 30 24 38-16 6-24-16-24-38z"
        fill={wing}
      />
      <path d="M0-20V24M0-20q-4-16-14-18M0-20q4-16 14-18" fill="none" strokeWidth="4" />
    </>
  );
}

function Bird() {
  return (
    <>
      <path
        d="M-64 6c20-40 50-30 64-6 14-24 44-34 64 6-24-16-44-12-52 8q-12 14-24 0c-8-20-28-24-52-8z"
        fill="#5f7fae"
      />
      <path d="M8 14l14 4-14 5z" fill="#ffb53d" />
    </>
  );
}

function Dots({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="4" fill={INK} stroke="none" />;
}

function Hedgehog() {
  return (
    <>
      <path
        d="M-64 0l-12-12 14-6-8-16 18-2-2-18 18 4 6-16 14 10 12-12 10 14 16-6 2 16 16 2-4 14c20 4 34 20 40 34q-10 8-30 4z"
        fill="#8a6a52"
      />
      <path d="M34-26c22 2 44 18 52 30-6 8-40 8-56 2-10-10-8-24 4-32z" fill="#e8cba4" />
      <circle cx="86" cy="2" r="6" fill={INK} />
      <Dots x={58} y={-10} />
      <path d="M66 4q-8 4-14 0" fill="none" />
    </>
  );
}

function Rabbit() {
  return (
    <>
      <path
        d="M-4-70c-16-30-14-62-2-64 14 4 14 40 12 60zM10-72c4-34 20-58 32-54 8 14-8 46-22 60z"
        fill="#d8c8b4"
      />
      <path d="M-50 0c-16-40 10-62 36-60 18 0 34 20 34 60z" fill="#d8c8b4" />
      <circle cx="6" cy="-54" r="27" fill="#d8c8b4" />
      <circle cx="-54" cy="-12" r="12" fill="#fff" />
      <Dots x={14} y={-58} />
      <path d="M28-48q4 6-4 8" fill="none" />
      <path d="M-6 0q16-10 34 0z" fill="#fff" />
    </>
  );
}

function Squirrel() {
  return (
    <>
      <path d="M20-4c50 4 60-50 34-70-10-30-50-26-48 2 20-6 30 10 20 26z" fill="#c9713a" />
      <path d="M-36 0c-8-30 0-46 14-54 24 0 40 26 38 54z" fill="#d9824a" />
      <path
        d="M-50-62c-2-22 14-32 30-28l4-14 8 18c12 12 4 36-14 38-16 2-26-4-28-14z"
        fill="#d9824a"
      />
      <path d="M-46-32q10-8 20 0-2 18-10 20-8-4-10-20z" fill="#8a5c34" />
      <path d="M-30-26q-6 4-10-2" fill="none" />
      <Dots x={-32} y={-70} />
    </>
  );
}

function Fox() {
  return (
    <>
      <path d="M30-6c50 10 90-20 78-50-30-6-60 16-78 44z" fill="#e2762f" />
      <path d="M84-58c14-4 24-2 24 2 6 16-2 34-14 42-6-16-8-30-10-44z" fill="#fff" />
      <path d="M-40 0c-4-40 10-70 36-72 30 4 48 36 46 72z" fill="#e2762f" />
      <path
        d="M-56-100l-4-40 30 20q16-6 32 0l30-20-4 40c6 24-24 48-42 48s-46-24-42-48z"
        fill="#e2762f"
      />
      <path
        d="M-56-96c4 24 26 44 42 44s38-20 42-44c-20 2-30 8-42 22-12-14-22-20-42-22z"
        fill="#fff"
      />
      <circle cx="-14" cy="-56" r="6" fill={INK} />
      <Dots x={-32} y={-90} />
      <Dots x={4} y={-90} />
      <path d="M-22 0v-34M8 0v-34" fill="none" />
    </>
  );
}

/** The owl of the whole product comes last, into the tree. */
function Guest() {
  return (
    <g transform="translate(-65 -110)">
      <Owl mood="cheering" size={130} />
    </g>
  );
}

function Rainbow() {
  return (
    <g fill="none" strokeWidth="24" opacity="0.75">
      <path d="M-560 0a560 430 0 0 1 1120 0" stroke="#f08c74" />
      <path d="M-536 0a536 406 0 0 1 1072 0" stroke="#ffc46b" />
      <path d="M-512 0a512 382 0 0 1 1024 0" stroke="#ffe88a" />
      <path d="M-488 0a488 358 0 0 1 976 0" stroke="#9ad39a" />
      <path d="M-464 0a464 334 0 0 1 928 0" stroke="#8fb8ea" />
    </g>
  );
}
