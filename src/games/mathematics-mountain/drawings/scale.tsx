// A jug, kitchen scales or a thermometer.
import type { PictureOf } from '../maths-picture.ts';
import { num } from '../question-types/wording.ts';
import { Label, MIDDLE, Sheet, upTo } from './sheet.tsx';

const TOP = 16;
const BOTTOM = 150;

export default function Scale({ picture }: { picture: PictureOf<'scale'> }) {
  const { look, from, to, step, labels, value, unit } = picture;
  const y = (at: number) => BOTTOM - ((at - from) / (to - from)) * (BOTTOM - TOP);
  const half = { jug: 52, scales: 44, thermometer: 11 }[look];
  const right = MIDDLE + half;
  const isNamed = (mark: number) => labels.some((one) => Math.abs(one - mark) < step / 2);
  return (
    <Sheet height={176}>
      {look === 'jug' && (
        <path
          d={`M${MIDDLE - half} 30q-34 0 -30 50q3 30 30 34`}
          fill="none"
          strokeWidth="7"
          className="stroke-edge"
        />
      )}
      {look === 'thermometer' && (
        <circle cx={MIDDLE} cy={160} r="14" strokeWidth="2" className="fill-coral stroke-ink" />
      )}
      <rect
        x={MIDDLE - half}
        y={TOP - 9}
        width={2 * half}
        height={BOTTOM - TOP + 15}
        rx={look === 'thermometer' ? 10 : 5}
        strokeWidth="2"
        className="fill-cream stroke-ink"
      />
      {look === 'scales' ? (
        <path
          d={`M${MIDDLE - half} ${y(value)}H${right}l-12 -6m12 6l-12 6`}
          fill="none"
          strokeWidth="3"
          className="stroke-coral"
        />
      ) : (
        <rect
          x={MIDDLE - half + 2}
          y={y(value)}
          width={2 * half - 4}
          height={BOTTOM + 5 - y(value)}
          className={look === 'jug' ? 'fill-sky-soft' : 'fill-coral'}
        />
      )}
      {upTo(Math.round((to - from) / step) + 1).map((index) => {
        const mark = from + index * step;
        return (
          <path
            key={index}
            d={`M${right} ${y(mark)}h${isNamed(mark) ? 14 : 8}`}
            strokeWidth={isNamed(mark) ? 2.5 : 1.5}
            className="stroke-ink"
          />
        );
      })}
      {labels.map((label) => (
        <Label key={label} x={right + 36} y={y(label)} size={15}>
          {num(label)}
        </Label>
      ))}
      <Label x={right + 72} y={TOP} size={15}>
        {unit}
      </Label>
    </Sheet>
  );
}
