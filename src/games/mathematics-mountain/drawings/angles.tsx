// Angles side by side that make a whole.
import type { PictureOf } from '../maths-picture.ts';
import { Asked, FILLS, Label, MIDDLE, Sheet } from './sheet.tsx';

const ANGLE_REACH = 62;

export default function Angles({ picture }: { picture: PictureOf<'angles'> }) {
  const { whole, known } = picture;
  const rest = whole - known.reduce((sum, angle) => sum + angle, 0);
  const all = [...known, rest];
  const starts = all.map((_, index) => all.slice(0, index).reduce((sum, angle) => sum + angle, 0));
  const y = whole === 360 ? 74 : 92;
  const x = whole === 90 ? MIDDLE - 40 : MIDDLE;
  const at = (degrees: number, reach: number) => ({
    x: x + reach * Math.cos((Math.PI * degrees) / 180),
    y: y - reach * Math.sin((Math.PI * degrees) / 180),
  });
  return (
    <Sheet height={whole === 360 ? 148 : 108}>
      {all.map((angle, index) => {
        const start = starts[index] ?? 0;
        const [one, other] = [at(start, 30), at(start + angle, 30)];
        return (
          <path
            key={start}
            d={`M${x} ${y}L${one.x} ${one.y}A30 30 0 ${angle > 180 ? 1 : 0} 0 ${other.x} ${other.y}Z`}
            className={index === all.length - 1 ? 'fill-sun' : FILLS[index + 1]}
          />
        );
      })}
      {[...starts, whole].map((degrees) => {
        const end = at(degrees, ANGLE_REACH);
        return (
          <path
            key={degrees}
            d={`M${x} ${y}L${end.x} ${end.y}`}
            strokeWidth="3"
            strokeLinecap="round"
            className="stroke-ink"
          />
        );
      })}
      {all.map((angle, index) => {
        const place = at((starts[index] ?? 0) + angle / 2, 47);
        return index === all.length - 1 ? (
          <Asked key={index} x={place.x} y={place.y} size={20} />
        ) : (
          <Label key={index} x={place.x} y={place.y} size={14}>
            {`${angle}°`}
          </Label>
        );
      })}
    </Sheet>
  );
}
