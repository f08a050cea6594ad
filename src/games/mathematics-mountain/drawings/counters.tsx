// Things to count: ten frames, rows of dots, and groups of dots.
import type { PictureOf } from '../maths-picture.ts';
import { MIDDLE, Sheet, upTo, WIDTH } from './sheet.tsx';

/** Groups differ in their middle as well as in colour. */
const GROUPS = [
  { fill: 'fill-sun', middle: null },
  { fill: 'fill-sky', middle: 'fill-paper' },
  { fill: 'fill-leaf', middle: 'fill-sun' },
] as const;

function Counter({ x, y, r, group }: { x: number; y: number; r: number; group: number }) {
  const { fill, middle } = GROUPS[group] ?? GROUPS[0];
  return (
    <>
      <circle cx={x} cy={y} r={r} strokeWidth="1.5" className={`stroke-ink ${fill}`} />
      {middle && <circle cx={x} cy={y} r={r * 0.4} className={middle} />}
    </>
  );
}

const FRAME_ROW = 5;

export function TenFrame({ picture }: { picture: PictureOf<'ten-frame'> }) {
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

export function Rows({ picture }: { picture: PictureOf<'array'> }) {
  const { rows, columns, of } = picture;
  const step = Math.min(26, 300 / columns, 132 / rows);
  const left = MIDDLE - (columns * step) / 2;
  const top = 6;
  return (
    <Sheet height={rows * step + 2 * top}>
      {upTo(rows).map((row) =>
        upTo(columns).map((column) =>
          of === 'squares' ? (
            <rect
              key={`${row} ${column}`}
              x={left + column * step}
              y={top + row * step}
              width={step}
              height={step}
              strokeWidth="1.5"
              className="fill-sky-soft stroke-sky"
            />
          ) : (
            <circle
              key={`${row} ${column}`}
              cx={left + (column + 0.5) * step}
              cy={top + (row + 0.5) * step}
              r={step * 0.36}
              strokeWidth="1.2"
              // A change of colour after every fifth helps to count long rows.
              className={`stroke-ink ${Math.floor(column / 5) % 2 === 0 ? 'fill-sun' : 'fill-sky'}`}
            />
          ),
        ),
      )}
    </Sheet>
  );
}

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
export function Sharing({ picture }: { picture: PictureOf<'sharing'> }) {
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

export function HundredSquare({ picture }: { picture: PictureOf<'hundred-square'> }) {
  const cell = 12.4;
  const left = MIDDLE - 5 * cell;
  return (
    <Sheet height={10 * cell + 8}>
      {upTo(100).map((index) => (
        <rect
          key={index}
          x={left + (index % 10) * cell}
          y={4 + Math.floor(index / 10) * cell}
          width={cell}
          height={cell}
          strokeWidth="1.2"
          className={`stroke-ink ${index < picture.shaded ? 'fill-sun' : 'fill-cream'}`}
        />
      ))}
    </Sheet>
  );
}
