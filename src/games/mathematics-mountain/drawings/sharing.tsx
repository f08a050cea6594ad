// Groups of dots, or a pile and the empty groups that share it.
import type { PictureOf } from '../maths-picture.ts';
import { Counter } from './counter.tsx';
import { MIDDLE, Sheet, upTo } from './sheet.tsx';

const FRAME_ROW = 5;

/** Dots in rows of five, as on a ten frame. */
function Dots({ count, x, y, step }: { count: number; x: number; y: number; step: number }) {
  const across = Math.min(count, FRAME_ROW);
  const down = Math.ceil(count / FRAME_ROW);
  return upTo(count).map((index) => (
    <Counter
      key={index}
      x={x + ((index % FRAME_ROW) + 0.5 - across / 2) * step}
      y={y + (Math.floor(index / FRAME_ROW) + 0.5 - down / 2) * step}
      r={step * 0.38}
      group={0}
    />
  ));
}

/** Rings in one row, or in two from six on. */
export default function Sharing({ picture }: { picture: PictureOf<'sharing'> }) {
  const { groups, each, pile = 0 } = picture;
  const perRow = groups > 5 ? Math.ceil(groups / 2) : groups;
  const rows = Math.ceil(groups / perRow);
  const width = Math.min(96, 308 / perRow);
  const height = each === undefined ? 34 : 52;
  const pileRows = Math.ceil(pile / 10);
  const pileHeight = pile > 0 ? pileRows * 17 + 8 : 0;
  const ringTop = 6 + pileHeight;
  return (
    <Sheet height={ringTop + rows * (height + 6)}>
      {upTo(pile).map((index) => (
        <Counter
          key={index}
          x={MIDDLE + ((index % 10) - (Math.min(pile, 10) - 1) / 2) * 22}
          y={14 + Math.floor(index / 10) * 17}
          r={7}
          group={0}
        />
      ))}
      {upTo(groups).map((index) => {
        const row = Math.floor(index / perRow);
        const inRow = Math.min(perRow, groups - row * perRow);
        const x = MIDDLE + ((index % perRow) + 0.5 - inRow / 2) * width;
        const y = ringTop + row * (height + 6) + height / 2;
        return (
          <g key={index}>
            <rect
              x={x - width / 2 + 4}
              y={y - height / 2}
              width={width - 8}
              height={height}
              rx={height / 2.6}
              strokeWidth="2"
              className="fill-sea-soft stroke-sea"
            />
            {each !== undefined && (
              <Dots
                count={each}
                x={x}
                y={y}
                step={Math.min(15, (width - 18) / Math.min(each, 5))}
              />
            )}
          </g>
        );
      })}
    </Sheet>
  );
}
