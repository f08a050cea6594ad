// Bars of equal parts, some of them shaded.
import type { PictureOf } from '../maths-picture.ts';
import { Sheet, upTo } from './sheet.tsx';

const LEFT = 12;
const WIDE = 296;
/** Two shadings differ in pattern as well as in colour. */
const SHADES = ['fill-sun', 'fill-sky'] as const;

export default function FractionBar({ picture }: { picture: PictureOf<'fraction-bar'> }) {
  const { bars } = picture;
  const tall = bars.length > 2 ? 26 : 36;
  return (
    <Sheet height={bars.length * (tall + 8) + 6}>
      {bars.map(({ parts, shaded: [first = 0, second = 0] }, bar) =>
        upTo(parts).map((index) => {
          const shade =
            index < first ? SHADES[0] : index < first + second ? SHADES[1] : 'fill-cream';
          const x = LEFT + (index * WIDE) / parts;
          const y = 7 + bar * (tall + 8);
          return (
            <g key={`${bar} ${index}`}>
              <rect
                x={x}
                y={y}
                width={WIDE / parts}
                height={tall}
                strokeWidth="2"
                className={`stroke-ink ${shade}`}
              />
              {shade === SHADES[1] && (
                <path
                  d={`M${x + 3} ${y + tall - 4}L${x + WIDE / parts - 3} ${y + 4}`}
                  strokeWidth="2"
                  className="stroke-paper"
                />
              )}
            </g>
          );
        }),
      )}
    </Sheet>
  );
}
