// A raised bed with its plants.
import type { Plant } from '#shared/contract/memory.ts';
import { sampleOf } from './beds.ts';
import type { BedName } from '../../../shell/plant-picture.tsx';
import { PlantShape } from '../../../shell/plant-picture.tsx';

const WOOD = '#6b4526';

interface Spot {
  /** The foot of the plant, in a picture of 240 by 132. */
  x: number;
  y: number;
  scale: number;
}

const front = (x: number): Spot => ({ x, y: 109, scale: 1.14 });
const back = (x: number): Spot => ({ x, y: 84, scale: 1.06 });

/** Where plants stand, in the order in which the spots are taken: from the middle of the front to the ends of the back. */
const SPOTS: readonly Spot[] = [
  ...[120, 74, 166, 30, 210].map(front),
  ...[97, 143, 52, 188].map(back),
];

/** Shows every plant of a small bed, and a representative selection of a large one; decorative. */
export function BedPicture({ name, plants }: { name: BedName; plants: readonly Plant[] }) {
  // The smallest come first, to the front.
  const placed = sampleOf(plants, SPOTS.length)
    .toReversed()
    .flatMap((plant, index) => {
      const spot = SPOTS[index];
      return spot ? [{ plant, spot }] : [];
    });
  const fromBackToFront = [...placed].sort((a, b) => a.spot.y - b.spot.y);
  return (
    <svg
      aria-hidden
      viewBox="0 12 240 120"
      className="block w-full"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="120" cy="124" rx="118" ry="7" fill="#5f9e63" opacity="0.6" />
      <rect x="16" y="64" width="208" height="16" rx="4" fill="#b97f49" stroke={WOOD} />
      <path d="M17 74h206l13 42H4z" fill="#86582f" stroke={WOOD} strokeWidth="2" />
      <path
        d="M28 84h22m30-3h26m38 4h30m24-4h16M22 96h28m36 4h34m34-5h26m26 4h20"
        fill="none"
        stroke="#6f4522"
        strokeWidth="2"
      />
      {fromBackToFront.map(({ plant, spot: { x, y, scale } }) => (
        <g
          key={plant.item}
          transform={`translate(${x - 24 * scale} ${y - 57 * scale}) scale(${scale})`}
        >
          <PlantShape bed={name} plant={plant} />
        </g>
      ))}
      <g stroke={WOOD} strokeWidth="2">
        <rect x="2" y="106" width="236" height="20" rx="4" fill="#dba868" />
        <path d="M6 116h228" fill="none" stroke="#b97f49" />
        <rect x="8" y="102" width="12" height="27" rx="3" fill="#c9925a" />
        <rect x="220" y="102" width="12" height="27" rx="3" fill="#c9925a" />
      </g>
      <g fill={WOOD}>
        <circle cx="14" cy="112" r="1.6" />
        <circle cx="14" cy="121" r="1.6" />
        <circle cx="226" cy="112" r="1.6" />
        <circle cx="226" cy="121" r="1.6" />
      </g>
    </svg>
  );
}
