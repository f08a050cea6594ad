// How plants are drawn: a seed asleep in the soil, a sprout, and a flower of its bed's own kind.
import type { ReactNode } from 'react';
import type { Plant } from '#shared/contract/memory.ts';

/** The beds of the garden: each has flowers of its own. */
export type BedName = 'meanings' | 'spellings' | 'grammar' | 'maths';

const GREEN = '#2f6b3a';
const LEAF = '#7fc46b';
const FACE = '#4b3426';

/** Petals of each bed's flowers, in three shades. */
const PETALS: Record<BedName, readonly string[]> = {
  meanings: ['#ffc94d', '#ffdd80', '#ffab40'],
  spellings: ['#f08c74', '#f7b3a2', '#e8604c'],
  grammar: ['#b08fe8', '#cdb8f5', '#9a76d9'],
  maths: ['#6fb1ea', '#a3d0f7', '#4f95d8'],
};

/** The same shade for the same item, however many others there are. */
function shadeOf(bed: BedName, item: string): string {
  const shades = PETALS[bed];
  const sum = Array.from(item).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return shades[sum % shades.length] ?? FACE;
}

interface PlantPictureProps {
  bed: BedName;
  plant: Pick<Plant, 'item' | 'stage' | 'thirsty'>;
  className?: string;
}

/** One plant on its own; decorative, because its name is shown next to it. */
export function PlantPicture({ bed, plant, className }: PlantPictureProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 48 64"
      className={className}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M3 61q3-9 21-9t21 9q-10 3-21 3T3 61z" fill="#9a6a43" stroke="#5c3c22" />
      <PlantShape bed={bed} plant={plant} />
    </svg>
  );
}

/** A plant whose foot is at (24, 57) of a field of 48 by 64. */
export function PlantShape({ bed, plant }: Omit<PlantPictureProps, 'className'>) {
  const shade = shadeOf(bed, plant.item);
  return (
    <>
      <Grown stage={plant.stage} bed={bed} shade={shade} />
      {plant.thirsty && <Drop />}
    </>
  );
}

interface GrownProps {
  stage: Plant['stage'];
  bed: BedName;
  shade: string;
}

function Grown({ stage, bed, shade }: GrownProps) {
  if (stage === 'seed') return <Seed shade={shade} />;
  return stage === 'sprout' ? <Sprout /> : <Flower bed={bed} shade={shade} />;
}

/** Half out of the soil, asleep. */
function Seed({ shade }: { shade: string }) {
  return (
    <>
      <path
        d="M14 57c-1-9 4-15 11-15 6 0 10 6 9 15z"
        fill="#f3d9a6"
        stroke="#7a5135"
        strokeWidth="2"
      />
      <path d="M22 42q1-5 5-6" fill="none" stroke={shade} strokeWidth="3" />
      <path
        d="M18 50q1.5 1.5 3 0m6 0q1.5 1.5 3 0m-7 3q1.5 1.5 3 0"
        fill="none"
        stroke={FACE}
        strokeWidth="1.4"
      />
      <path
        d="M9 58q3-5 7-2 3-4 8-1 5-3 8 1 4-3 7 2z"
        fill="#86582f"
        stroke="#5c3c22"
        strokeWidth="1.5"
      />
    </>
  );
}

function Sprout() {
  return (
    <g stroke={GREEN} strokeWidth="2">
      <path d="M24 57q1-9 0-18" fill="none" strokeWidth="3.5" />
      <path d="M24 41C13 42 7 35 8 26c10 0 16 6 16 15z" fill={LEAF} />
      <path d="M24 39c10 1 16-5 16-14-10-1-16 5-16 14z" fill="#9bd884" />
      <path d="M12 29q7 3 11 11m13-11q-7 2-11 9" fill="none" strokeWidth="1.2" />
    </g>
  );
}

function Flower({ bed, shade }: { bed: BedName; shade: string }) {
  return (
    <>
      <g stroke={GREEN} strokeWidth="2">
        <path d="M24 57q-1-14 0-27" fill="none" strokeWidth="3.5" />
        <path d="M24 50c-8 1-13-3-14-9 8-1 13 2 14 9z" fill={LEAF} />
        <path d="M24 52c8 0 13-4 14-10-8-1-13 3-14 10z" fill={LEAF} />
      </g>
      {BLOOMS[bed](shade)}
    </>
  );
}

const DARK = '#7a4a2b';

const BLOOMS: Record<BedName, (shade: string) => ReactNode> = {
  meanings: (shade) => <Daisy shade={shade} />,
  spellings: (shade) => <Tulip shade={shade} />,
  grammar: (shade) => <Pansy shade={shade} />,
  maths: (shade) => <StarFlower shade={shade} />,
};

const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315] as const;
const FIFTHS = [0, 72, 144, 216, 288] as const;
const SIXTHS = [0, 60, 120, 180, 240, 300] as const;

function Daisy({ shade }: { shade: string }) {
  return (
    <>
      <g fill={shade} stroke={DARK} strokeWidth="1.6">
        {EIGHTHS.map((turn) => (
          <ellipse key={turn} cx="24" cy="9" rx="4.5" ry="7" transform={`rotate(${turn} 24 19)`} />
        ))}
      </g>
      <Heart fill="#c9783a" />
    </>
  );
}

function Tulip({ shade }: { shade: string }) {
  return (
    <g stroke={DARK} strokeWidth="1.8">
      <path
        d="M10 8c5 0 8 3 9 7 1-6 3-10 5-12 2 2 4 6 5 12 1-4 4-7 9-7 3 15-3 25-14 25S7 23 10 8z"
        fill={shade}
      />
      <path d="M19 15q-1 7 1 10m9-10q1 7-1 10" fill="none" strokeWidth="1.3" />
      <Smile y={23} />
    </g>
  );
}

function Pansy({ shade }: { shade: string }) {
  return (
    <>
      <g fill={shade} stroke={DARK} strokeWidth="1.6">
        {FIFTHS.map((turn) => (
          <circle key={turn} cx="24" cy="10" r="7.5" transform={`rotate(${turn} 24 19)`} />
        ))}
      </g>
      <Heart fill="#ffe08a" />
    </>
  );
}

function StarFlower({ shade }: { shade: string }) {
  return (
    <>
      <g fill={shade} stroke={DARK} strokeWidth="1.6">
        {SIXTHS.map((turn) => (
          <path key={turn} d="M24 19q-8-8 0-17 8 9 0 17z" transform={`rotate(${turn} 24 19)`} />
        ))}
      </g>
      <Heart fill="#fff4de" />
    </>
  );
}

/** The middle of a flower, with its face. */
function Heart({ fill }: { fill: string }) {
  return (
    <>
      <circle cx="24" cy="19" r="7" fill={fill} stroke={DARK} strokeWidth="1.6" />
      <Smile y={19} />
    </>
  );
}

function Smile({ y }: { y: number }) {
  return (
    <g stroke="none" fill={FACE}>
      <circle cx="21.5" cy={y - 1.5} r="1.2" />
      <circle cx="26.5" cy={y - 1.5} r="1.2" />
      <path d={`M21.5 ${y + 1.5}q2.5 2.5 5 0`} fill="none" stroke={FACE} strokeWidth="1.3" />
    </g>
  );
}

/** Beside a plant that is due. */
function Drop() {
  return (
    <path
      d="M41 22q5 7 5 10a5 5 0 0 1-10 0q0-3 5-10z"
      fill="#8cc7f5"
      stroke="#2463a8"
      strokeWidth="1.8"
    />
  );
}

/** The drop by itself. */
export function Raindrop({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="26 14 30 30" className={className}>
      <Drop />
    </svg>
  );
}
