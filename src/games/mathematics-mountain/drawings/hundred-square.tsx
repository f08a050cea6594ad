// A hundred small squares.
import type { PictureOf } from '../maths-picture.ts';
import { MIDDLE, Sheet, upTo } from './sheet.tsx';

export default function HundredSquare({ picture }: { picture: PictureOf<'hundred-square'> }) {
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
