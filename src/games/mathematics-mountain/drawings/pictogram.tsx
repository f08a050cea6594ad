// Rows of stars that each stand for a number.
import type { PictureOf } from '../maths-picture.ts';
import { Label, MIDDLE, Sheet, upTo } from './sheet.tsx';

const STAR = 'M0-9L2.6-3.2L9-2.6L4.2 1.7L5.6 8L0 4.7L-5.6 8L-4.2 1.7L-9-2.6L-2.6-3.2Z';

export default function Pictogram({ picture }: { picture: PictureOf<'pictogram'> }) {
  const { each, rows } = picture;
  const most = Math.max(...rows.map(({ symbols }) => symbols));
  const step = Math.min(22, 234 / most);
  return (
    <Sheet height={rows.length * 27 + 32}>
      {rows.map(({ name, symbols }, row) => (
        <g key={name}>
          <Label x={36} y={18 + row * 27} size={15}>
            {name}
          </Label>
          {upTo(symbols).map((index) => (
            <path
              key={index}
              d={STAR}
              transform={`translate(${80 + index * step} ${18 + row * 27}) scale(${Math.min(1.05, step / 20)})`}
              strokeWidth="1.3"
              strokeLinejoin="round"
              className="fill-sun stroke-ink"
            />
          ))}
        </g>
      ))}
      <path d={`M12 ${rows.length * 27 + 6}H308`} strokeWidth="1.5" className="stroke-line" />
      <path
        d={STAR}
        transform={`translate(${MIDDLE - 24} ${rows.length * 27 + 19})`}
        strokeWidth="1.3"
        className="fill-sun stroke-ink"
      />
      <Label x={MIDDLE + 12} y={rows.length * 27 + 19} size={15}>
        {`= ${each}`}
      </Label>
    </Sheet>
  );
}
