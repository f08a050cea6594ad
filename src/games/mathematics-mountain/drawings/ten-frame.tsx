// Counters in frames of ten.
import type { PictureOf } from '../maths-picture.ts';
import { Counter } from './counter.tsx';
import { Sheet, WIDTH, upTo } from './sheet.tsx';

const FRAME_ROW = 5;

export default function TenFrame({ picture }: { picture: PictureOf<'ten-frame'> }) {
  const { frames, counters, crossed = 0 } = picture;
  const cell = frames === 1 ? 34 : 28;
  const frameWidth = FRAME_ROW * cell;
  const gap = 16;
  const left = (WIDTH - frames * frameWidth - (frames - 1) * gap) / 2;
  const top = 6;
  const total = counters.reduce((sum, group) => sum + group, 0);
  const groupOf = upTo(total).map((index) => {
    let rest = index;
    return counters.findIndex((group) => (rest -= group) < 0);
  });
  const placeOf = (index: number) => {
    const frame = Math.floor(index / 10);
    const inFrame = index % 10;
    return {
      x: left + frame * (frameWidth + gap) + ((inFrame % FRAME_ROW) + 0.5) * cell,
      y: top + (Math.floor(inFrame / FRAME_ROW) + 0.5) * cell,
    };
  };
  return (
    <Sheet height={2 * cell + 2 * top}>
      {upTo(frames * 10).map((index) => {
        const { x, y } = placeOf(index);
        return (
          <rect
            key={index}
            x={x - cell / 2}
            y={y - cell / 2}
            width={cell}
            height={cell}
            strokeWidth="2"
            className="fill-cream stroke-ink"
          />
        );
      })}
      {groupOf.map((group, index) => {
        const { x, y } = placeOf(index);
        return (
          <g key={index}>
            <Counter x={x} y={y} r={cell * 0.36} group={group} />
            {index >= total - crossed && (
              <path
                d={`M${x - 0.4 * cell} ${y - 0.4 * cell}l${0.8 * cell} ${0.8 * cell}m0 ${-0.8 * cell}l${-0.8 * cell} ${0.8 * cell}`}
                strokeWidth="3.5"
                strokeLinecap="round"
                className="stroke-coral"
              />
            )}
          </g>
        );
      })}
    </Sheet>
  );
}
