// A point on squared paper with axes.
import type { PictureOf } from '../maths-picture.ts';
import { num } from '../question-types/wording.ts';
import { Label, MIDDLE, Sheet, upTo } from './sheet.tsx';

export default function Grid({ picture }: { picture: PictureOf<'grid'> }) {
  const { point, size, isFourQuadrants } = picture;
  const least = isFourQuadrants ? -size : 0;
  const tall = 140;
  const step = tall / (size - least);
  const [left, bottom] = [MIDDLE - tall / 2, 148];
  const x = (value: number) => left + (value - least) * step;
  const y = (value: number) => bottom - (value - least) * step;
  const lines = upTo(size - least + 1).map(
    (index) =>
      `M${x(least + index)} ${bottom}V${bottom - tall}M${left} ${y(least + index)}h${tall}`,
  );
  return (
    <Sheet height={166}>
      <path d={lines.join('')} strokeWidth="1" className="stroke-line" />
      <path
        d={`M${x(0)} ${bottom}V${bottom - tall}M${left} ${y(0)}h${tall}`}
        strokeWidth="2.5"
        className="stroke-ink"
      />
      {[...new Set([least, 0, size])].map((value) => (
        <g key={value}>
          <Label x={x(value)} y={158} size={15}>
            {num(value)}
          </Label>
          <Label x={left - 16} y={y(value)} size={15}>
            {num(value)}
          </Label>
        </g>
      ))}
      <circle
        cx={x(point[0])}
        cy={y(point[1])}
        r="6"
        strokeWidth="2"
        className="fill-coral stroke-paper"
      />
    </Sheet>
  );
}
