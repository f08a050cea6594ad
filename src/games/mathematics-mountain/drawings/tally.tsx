// A tally chart: bundles of five, and strokes.
import type { PictureOf } from '../maths-picture.ts';
import { Label, Sheet, upTo } from './sheet.tsx';

const ROW = 32;
const LEFT = 100;
const BUNDLE = 5;

export default function Tally({ picture: { rows } }: { picture: PictureOf<'tally'> }) {
  return (
    <Sheet height={rows.length * ROW + 8}>
      {rows.map(({ name, strokes }, row) => {
        const y = 8 + row * ROW;
        const x = (stroke: number) =>
          LEFT + Math.floor(stroke / BUNDLE) * 50 + (stroke % BUNDLE) * 9;
        return (
          <g key={name} strokeWidth="3" strokeLinecap="round" className="stroke-ink">
            {upTo(strokes).map((stroke) => (
              <path
                key={stroke}
                d={
                  stroke % BUNDLE === BUNDLE - 1
                    ? `M${x(stroke - 4) - 6} ${y + 20}L${x(stroke - 1) + 6} ${y + 4}`
                    : `M${x(stroke)} ${y}v24`
                }
              />
            ))}
            <g strokeWidth="0">
              <Label x={48} y={y + 12} size={15}>
                {name}
              </Label>
            </g>
          </g>
        );
      })}
    </Sheet>
  );
}
