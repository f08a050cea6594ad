// A table, such as a timetable.
import type { PictureOf } from '../maths-picture.ts';
import { Label, Sheet, WIDTH } from './sheet.tsx';

const ROW = 32;
const HEAD = 88;

export default function Table({ picture: { rows } }: { picture: PictureOf<'table'> }) {
  const wide = (WIDTH - 16 - HEAD) / Math.max(...rows.map((cells) => cells.length - 1));
  return (
    <Sheet height={rows.length * ROW + 12}>
      {rows.map((cells, row) => (
        <g key={row}>
          {cells.map((cell, column) => {
            const [x, width] = column === 0 ? [8, HEAD] : [8 + HEAD + (column - 1) * wide, wide];
            return (
              <g key={column}>
                <rect
                  x={x}
                  y={6 + row * ROW}
                  width={width}
                  height={ROW}
                  strokeWidth="1.5"
                  className={`stroke-edge ${row === 0 || column === 0 ? 'fill-sea-soft' : 'fill-paper'}`}
                />
                <Label x={x + width / 2} y={6 + (row + 0.5) * ROW} size={15}>
                  {cell}
                </Label>
              </g>
            );
          })}
        </g>
      ))}
    </Sheet>
  );
}
