// Cards with the names of things: side by side, in a pile or numbered.
import type { PictureOf } from '../maths-picture.ts';
import { FILLS, Label, MIDDLE, Sheet, WIDTH } from './sheet.tsx';

const GAP = 6;
const HIGH = 32;
/** The width of a card that has another one below it. */
const WIDE = 140;

export default function Things({ picture }: { picture: PictureOf<'things'> }) {
  const { names, isPile, isNumbered } = picture;
  const isDown = isPile ?? isNumbered ?? false;
  const wide = isDown ? WIDE : (WIDTH - GAP) / names.length - GAP;
  const placeOf = (nth: number) =>
    isDown
      ? { x: MIDDLE - wide / 2, y: GAP + nth * (HIGH + GAP) }
      : { x: GAP + nth * (wide + GAP), y: GAP };
  return (
    <Sheet height={(isDown ? names.length : 1) * (HIGH + GAP) + GAP}>
      {names.map((name, nth) => {
        const { x, y } = placeOf(nth);
        return (
          <g key={name}>
            <rect
              x={x}
              y={y}
              width={wide}
              height={HIGH}
              rx="6"
              strokeWidth="2"
              className={`stroke-ink ${FILLS[nth % FILLS.length]}`}
            />
            <Label x={x + wide / 2} y={y + HIGH / 2}>
              {isNumbered ? `${nth + 1}. ${name}` : name}
            </Label>
          </g>
        );
      })}
    </Sheet>
  );
}
