// A bar chart, a block diagram or a line graph.
import type { PictureOf } from '../maths-picture.ts';
import { num } from '../question-types/wording.ts';
import { FILLS, Label, Sheet, upTo } from './sheet.tsx';

const LEFT = 46;
const RIGHT = 312;
const TOP = 26;
const BOTTOM = 146;

export default function Chart({ picture }: { picture: PictureOf<'chart'> }) {
  const { look, axis, to, step, labels, points } = picture;
  const y = (value: number) => BOTTOM - (value / to) * (BOTTOM - TOP);
  const wide = (RIGHT - LEFT) / points.length;
  const x = (index: number) => LEFT + (index + 0.5) * wide;
  return (
    <Sheet height={176}>
      {upTo(Math.round(to / step) + 1).map((index) => (
        <path
          key={index}
          d={`M${LEFT - 5} ${y(index * step)}H${RIGHT}`}
          strokeWidth={labels.includes(index * step) ? 1.8 : 0.8}
          className={index === 0 ? 'stroke-ink' : 'stroke-line'}
        />
      ))}
      <path d={`M${LEFT} ${TOP - 6}V${BOTTOM}`} strokeWidth="2" className="stroke-ink" />
      {axis !== undefined && (
        <Label x={LEFT} y={10} size={14}>
          {axis}
        </Label>
      )}
      {labels.map((label) => (
        <Label key={label} x={LEFT - 22} y={y(label)} size={14}>
          {num(label)}
        </Label>
      ))}
      {points.map(({ name, value }, index) => (
        <g key={name}>
          {look !== 'line' &&
            upTo(look === 'blocks' ? value : 1).map((block) => (
              <rect
                key={block}
                x={x(index) - wide * 0.3}
                y={look === 'blocks' ? y(block + 1) : y(value)}
                width={wide * 0.6}
                height={look === 'blocks' ? y(0) - y(1) : BOTTOM - y(value)}
                strokeWidth="1.5"
                className={`stroke-ink ${FILLS[index % FILLS.length] ?? ''}`}
              />
            ))}
          <Label x={x(index)} y={BOTTOM + 15} size={14}>
            {name}
          </Label>
        </g>
      ))}
      {look === 'line' && (
        <>
          <path
            d={`M${points.map(({ value }, index) => `${x(index)} ${y(value)}`).join('L')}`}
            fill="none"
            strokeWidth="3"
            className="stroke-sky"
          />
          {points.map(({ name, value }, index) => (
            <circle key={name} cx={x(index)} cy={y(value)} r="5" className="fill-coral" />
          ))}
        </>
      )}
    </Sheet>
  );
}
