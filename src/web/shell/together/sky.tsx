// A night sky that grows: windows, stars, their pictures, and travellers.
import type { ReactNode } from 'react';
import { Growing, INK, type Spot } from './growing.tsx';

type Thing = Spot & { what: ReactNode };
type Point = readonly [x: number, y: number];

const PLOUGH: readonly Point[] = [
  [0, 0],
  [92, -26],
  [150, 14],
  [212, 40],
  [226, 112],
  [330, 118],
  [338, 34],
];
const QUEEN: readonly Point[] = [
  [0, 0],
  [56, 72],
  [120, 26],
  [176, 92],
  [236, 14],
];
const SWAN: readonly Point[] = [
  [0, 0],
  [64, 54],
  [136, 112],
  [212, 176],
];

const THINGS: readonly Thing[] = [
  { what: <Moon />, x: 1260, y: 190, from: 0, scale: 1.3 },
  { what: <Lines points={PLOUGH} closes={3} />, x: 330, y: 210, from: 0.16, scale: 1.1 },
  { what: <Balloon fill="#ef6f6c" />, x: 980, y: 470, from: 0.28, scale: 1.2 },
  { what: <Lines points={QUEEN} />, x: 860, y: 110, from: 0.38, scale: 1.1 },
  { what: <Planet />, x: 640, y: 500, from: 0.47 },
  { what: <Comet />, x: 1350, y: 470, from: 0.56, scale: 1.2 },
  { what: <Lines points={SWAN} wing />, x: 230, y: 380, from: 0.66, scale: 1 },
  { what: <Balloon fill="#6fae62" />, x: 440, y: 660, from: 0.75, scale: 0.8 },
  { what: <Rocket />, x: 800, y: 330, from: 0.84, scale: 1.2 },
  { what: <Comet />, x: 560, y: 130, from: 0.9, scale: 0.9, isTurned: true },
];

/** Spread evenly but not in rows: the golden angle, as in a sunflower. */
const STARS = Array.from({ length: 110 }, (_, nth) => {
  const [angle, far] = [nth * 2.39996, Math.sqrt((nth + 0.5) / 110)];
  return {
    x: Math.round(800 + 830 * far * Math.cos(angle)),
    y: Math.round(330 + 350 * far * Math.sin(angle)),
    from: ((nth * 37) % 110) / 122,
    scale: 0.6 + ((nth * 53) % 7) / 7,
  };
});

const HOUSES: readonly Point[] = [
  [250, 770],
  [380, 740],
  [560, 770],
  [1050, 765],
  [1200, 770],
  [1340, 745],
];

export function Sky({ growth }: { growth: number }) {
  return (
    <>
      <rect width="1600" height="900" fill="#1d2350" />
      <path d="M0 420q400-90 800 0t800-20v500H0z" fill="#2c3470" />
      <path d="M0 560q400-80 800 0t800-10v350H0z" fill="#424a8c" />
      <path
        d="M-20 560C300 300 700 400 1000 200S1500 40 1640-40v160C1400 220 1200 300 1000 400S300 520-20 700z"
        fill="#8f95d6"
        opacity={0.05 + 0.2 * growth}
      />
      {STARS.map((star) => (
        <Growing key={`${star.x} ${star.y}`} growth={growth} {...star}>
          <path d="M0-11Q2-2 11 0 2 2 0 11-2 2-11 0-2-2 0-11z" fill="#fff3c4" />
        </Growing>
      ))}
      {THINGS.map(({ what, ...spot }) => (
        <Growing key={spot.from} growth={growth} {...spot}>
          <g stroke={INK} strokeWidth="2.6">
            {what}
          </g>
        </Growing>
      ))}
      <path d="M0 720q200-70 420-20t400-10 380 0 400-20v230H0z" fill="#2f4a63" />
      {HOUSES.map(([x, y], nth) => (
        <House key={x} x={x} y={y} isLit={growth > (nth + 0.5) / HOUSES.length} />
      ))}
      <path d="M0 830q300-50 640-10t560-10 400 10v80H0z" fill="#233a50" />
      <g fill="#1b2f42">
        {[90, 170, 700, 770, 880, 1450, 1530].map((x) => (
          <path key={x} d={`M${x} 850l-40 0 40-70-28 0 28-56 28 56-28 0 40 70z`} />
        ))}
      </g>
    </>
  );
}

function House({ x, y, isLit }: { x: number; y: number; isLit: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="3">
      <path d="M-44 60V0H44v60z" fill="#6d7ba0" />
      <path d="M-56 4L0-46 56 4z" fill="#3d4a6e" />
      <path d="M-28 16h22v22h-22zM8 16h22v22H8z" fill={isLit ? '#ffe08a' : '#33405f'} />
    </g>
  );
}

function Moon() {
  return (
    <>
      <circle r="88" fill="#fff3c4" stroke="none" opacity="0.18" />
      <circle r="70" fill="#fdf0b5" />
      <g fill="#ecd98a" stroke="none">
        <circle cx="-26" cy="-28" r="13" />
        <circle cx="30" cy="-36" r="8" />
        <circle cx="38" cy="22" r="12" />
        <circle cx="-38" cy="26" r="8" />
      </g>
      <g fill={INK} stroke="none">
        <circle cx="-16" cy="0" r="5" />
        <circle cx="16" cy="0" r="5" />
      </g>
      <path d="M-14 18q14 14 28 0" fill="none" />
    </>
  );
}

interface LinesProps {
  points: readonly Point[];
  /** The last star is joined to the one with this number as well. */
  closes?: number;
  /** A second line crosses the first. */
  wing?: boolean;
}

function Lines({ points, closes, wing }: LinesProps) {
  const back = closes === undefined ? undefined : points[closes];
  const line = [...points, ...(back ? [back] : [])].map((point) => point.join(' ')).join('L');
  const stars: readonly Point[] = wing ? [...points, [176, 16], [30, 148]] : points;
  return (
    <>
      <path
        d={`M${line}${wing ? 'M176 16L64 54 30 148' : ''}`}
        fill="none"
        stroke="#aab4f0"
        strokeWidth="3"
        strokeDasharray="2 9"
      />
      <g fill="#fff" stroke="none">
        {stars.map(([x, y]) => (
          <path
            key={x}
            transform={`translate(${x} ${y})`}
            d="M0-18Q4-4 18 0 4 4 0 18-4 4-18 0-4-4 0-18z"
          />
        ))}
      </g>
    </>
  );
}

function Balloon({ fill }: { fill: string }) {
  return (
    <>
      <path d="M-22-26L-12 0M22-26L12 0" fill="none" stroke="#f0d9a0" />
      <path d="M-16 0h32l-4 24h-24z" fill="#a9713f" />
      <path
        d="M0-150c52 0 72 44 64 74-8 28-34 36-42 52h-44c-8-16-34-24-42-52-8-30 12-74 64-74z"
        fill={fill}
      />
      <path d="M0-150c-30 20-40 80-14 126h28c26-46 16-106-14-126z" fill="#ffe08a" />
    </>
  );
}

function Planet() {
  return (
    <>
      <circle r="52" fill="#e9a86a" />
      <path
        d="M-48-18q48 18 96 0M-50 12q50 18 100 0"
        fill="none"
        stroke="#c77f42"
        strokeWidth="7"
      />
      <path
        d="M-46-24c-60 16-64 44-18 46 44 2 116-22 130-44 8-16-10-20-24-18 20 4 4 24-44 38s-92 14-84-2q6-10 40-20z"
        fill="#f6dfae"
      />
    </>
  );
}

function Comet() {
  return (
    <>
      <path
        d="M10-8C-60-60-130-80-190-84c50 20 76 36 100 54-50-14-80-12-110-6 60 10 120 30 196 60z"
        fill="#bcd6ff"
        opacity="0.8"
        stroke="none"
      />
      <path d="M0-26l8 16 18 2-13 13 4 18-17-9-17 9 4-18-13-13 18-2z" fill="#fff3c4" />
    </>
  );
}

function Rocket() {
  return (
    <g transform="rotate(35)">
      <path d="M-14 30c-4 30 6 44 14 60 8-16 18-30 14-60z" fill="#ffb53d" />
      <path d="M-24 6l-24 34 26-6zM24 6l24 34-26-6z" fill="#d9483b" />
      <path d="M0-90c30 30 34 80 22 126h-44c-12-46-8-96 22-126z" fill="#f4f1ff" />
      <path d="M0-90c14 14 22 30 26 46h-52c4-16 12-32 26-46z" fill="#d9483b" />
      <circle cy="-14" r="15" fill="#8fd0f2" />
    </g>
  );
}
