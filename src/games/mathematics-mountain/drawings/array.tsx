// Rows of dots or squares.
import type { PictureOf } from '../maths-picture.ts';
import { MIDDLE, Sheet, upTo } from './sheet.tsx';

export default function Rows({ picture }: { picture: PictureOf<'array'> }) {
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
