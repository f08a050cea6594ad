// The picture of the map: six places on an island, and the path that leads from one to the next and round again.
import { PLACES, type Place } from '#shared/journey-texts.ts';
import { Owl } from '../owl.tsx';
import { PLACE_PICTURES } from './places.tsx';

type Point = readonly [x: number, y: number];

export interface Layout {
  width: number;
  height: number;
  /** Where the places lie, in their order. */
  points: readonly Point[];
  start: Point;
  /** Where the compass rose lies. */
  rose: Point;
  land: string;
}

export const WIDE: Layout = {
  width: 900,
  height: 540,
  points: [
    [160, 150],
    [450, 130],
    [740, 160],
    [740, 380],
    [450, 400],
    [160, 380],
  ],
  start: [78, 244],
  rose: [450, 270],
  land: 'M180 22h540c150 0 186 118 186 248s-36 248-186 248H180C30 518-6 400-6 270S30 22 180 22z',
};

/** For a phone. */
export const TALL: Layout = {
  width: 420,
  height: 700,
  points: [
    [112, 118],
    [308, 138],
    [308, 356],
    [112, 372],
    [112, 590],
    [308, 590],
  ],
  start: [58, 216],
  rose: [210, 262],
  land: 'M84 14h252c78 0 90 110 90 336s-12 336-90 336H84C6 686-6 576-6 350S6 14 84 14z',
};

interface PictureProps {
  /** Which places, in their order. */
  reached: readonly boolean[];
  here: Place | null;
  layout: Layout;
  /** How far down the picture goes; all of it by default. */
  view?: number;
  className?: string;
}

/** Decorative: what can be pressed lies over it. */
export function MapPicture({
  reached,
  here,
  layout,
  view = layout.height,
  className = 'block w-full',
}: PictureProps) {
  const { width, height, points, start, land } = layout;
  const owl = points[here === null ? -1 : PLACES.indexOf(here)] ?? start;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${view}`}
      className={className}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width={width} height={height} fill="#a9dcef" />
      <g fill="none" stroke="#d8f1fa" strokeWidth="4">
        <path
          d={`M12 ${height - 16}q14-8 28 0t28 0M${width - 80} 24q14-8 28 0t28 0M${width - 70} ${height - 20}q14-8 28 0t28 0M20 22q10-6 20 0`}
        />
      </g>
      <path d={land} fill="#f3dca0" stroke="#fff" strokeWidth="10" />
      <path
        d={land}
        fill="#bfe6b0"
        transform={`translate(${width * 0.025} ${height * 0.025}) scale(.95)`}
      />
      <Meadow layout={layout} />
      <Rose at={layout.rose} />
      <Path layout={layout} reached={reached} />
      <Garden at={start} />
      {PLACES.map((place, nth) => {
        const Picture = PLACE_PICTURES[place];
        const [x, y] = points[nth] ?? start;
        const isReached = reached[nth] ?? false;
        return (
          <g key={place} transform={`translate(${x} ${y})`}>
            <g opacity={isReached ? 1 : 0.28}>
              <Picture />
            </g>
            {!isReached && <Mist />}
          </g>
        );
      })}
      <g transform={`translate(${owl[0] + (here === null ? 23 : 35)} ${owl[1] - 18})`}>
        <Owl mood="hello" size={86} />
      </g>
    </svg>
  );
}

/** What has not been found yet lies in the mist. */
function Mist() {
  return (
    <g fill="#fff" opacity="0.85">
      <path d="M-64 6c-22 0-24-28-2-30 0-22 34-28 42-10 16-12 42 0 36 16 22 0 22 24 2 24z" />
      <path d="M-14 44c-20 0-22-26-2-28 0-22 32-26 40-10 16-10 38 2 34 16 20 0 20 22 2 22z" />
    </g>
  );
}

const TUFTS = [
  [0.3, 0.3],
  [0.66, 0.24],
  [0.24, 0.56],
  [0.76, 0.52],
  [0.36, 0.84],
  [0.66, 0.86],
] as const;

/** Grass and flowers between the places. */
function Meadow({ layout: { width, height } }: { layout: Layout }) {
  return (
    <>
      {TUFTS.map(([x, y], nth) => (
        <g key={`${x} ${y}`} transform={`translate(${x * width} ${y * height})`}>
          <path
            d="M-8 0q2-10-2-16M0 0q0-12 2-20M8 0q0-8 4-14"
            fill="none"
            stroke="#6fae62"
            strokeWidth="3"
          />
          <g fill={nth % 2 === 0 ? '#fff' : '#ffd667'} stroke="#c98f14" strokeWidth="1">
            <circle cx="18" cy="-6" r="4" />
            <circle cx="-18" cy="-2" r="4" />
          </g>
        </g>
      ))}
    </>
  );
}

const POINTS = [0, 90, 180, 270] as const;

/** Which way is north. */
function Rose({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`} opacity="0.7">
      <circle r="26" fill="none" stroke="#8fc98a" strokeWidth="4" />
      {POINTS.map((turn) => (
        <path
          key={turn}
          d="M0-42L8-8 0-14-8-8z"
          transform={`rotate(${turn})`}
          fill={turn === 0 ? '#f08c74' : '#fff4de'}
          stroke="#6fae62"
          strokeWidth="2"
        />
      ))}
    </g>
  );
}

/** The pupil’s garden, where the path begins. */
function Garden({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y + 30})`} stroke="#6b4526" strokeWidth="2.4">
      <path d="M-30 0h60l6 20h-72z" fill="#86582f" />
      <path d="M-36 20h72v10h-72z" fill="#dba868" />
      <g stroke="#2f6b3a">
        <path d="M-16 6v-18M2 8v-26M18 6v-12" fill="none" strokeWidth="3" />
        <path
          d="M18-4c-8 0-10-6-8-10 6 0 9 4 8 10zM18-4c8 0 10-6 8-10-6 0-9 4-8 10z"
          fill="#7fc46b"
          strokeWidth="1.6"
        />
      </g>
      <circle cx="-16" cy="-16" r="7" fill="#f08c74" strokeWidth="1.8" />
      <circle cx="2" cy="-22" r="8" fill="#ffc94d" strokeWidth="1.8" />
    </g>
  );
}

/** In paving stones as far as it has opened. */
function Path({
  layout: { points, start },
  reached,
}: {
  layout: Layout;
  reached: readonly boolean[];
}) {
  const stations = [start, ...points];
  return (
    <g fill="none" strokeWidth="13">
      {points.map((to, nth) => {
        const from = stations[nth] ?? start;
        const d = `M${from[0]} ${from[1] + 30}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + 70} ${to[0]} ${to[1] + 40}`;
        return reached[nth] ? (
          <g key={d}>
            <path d={d} stroke="#b98f5a" strokeWidth="17" />
            <path d={d} stroke="#fff4de" strokeDasharray="12 16" />
          </g>
        ) : null;
      })}
    </g>
  );
}

/** A picture of the map, as wide as a drawing of a story. */
export function MapSketch({ here, className }: { here: Place | null; className: string }) {
  return (
    <MapPicture
      reached={PLACES.map(() => true)}
      here={here}
      layout={WIDE}
      view={506}
      className={className}
    />
  );
}
