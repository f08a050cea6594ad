// A clock face.
import type { PictureOf } from '../maths-picture.ts';
import { Label, MIDDLE, Sheet, upTo } from './sheet.tsx';

const CLOCK_Y = 74;

export default function Clock({ picture }: { picture: PictureOf<'clock'> }) {
  const { hour, minute } = picture;
  const point = (turn: number, reach: number) => {
    const angle = 2 * Math.PI * turn;
    return { x: MIDDLE + reach * Math.sin(angle), y: CLOCK_Y - reach * Math.cos(angle) };
  };
  const short = point((hour + minute / 60) / 12, 32);
  const long = point(minute / 60, 48);
  return (
    <Sheet height={148}>
      <circle cx={MIDDLE} cy={CLOCK_Y} r="70" strokeWidth="4" className="fill-cream stroke-ink" />
      {upTo(60).map((mark) => {
        const [inner, outer] = [point(mark / 60, mark % 5 === 0 ? 62 : 65), point(mark / 60, 68)];
        return (
          <path
            key={mark}
            d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`}
            strokeWidth={mark % 5 === 0 ? 2 : 1}
            className="stroke-ink"
          />
        );
      })}
      {upTo(12).map((index) => {
        const { x, y } = point((index + 1) / 12, 54);
        return (
          <Label key={index} x={x} y={y} size={14}>
            {index + 1}
          </Label>
        );
      })}
      <path
        d={`M${MIDDLE} ${CLOCK_Y}L${short.x} ${short.y}`}
        strokeWidth="7"
        strokeLinecap="round"
        className="stroke-coral"
      />
      <path
        d={`M${MIDDLE} ${CLOCK_Y}L${long.x} ${long.y}`}
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-sky"
      />
      <circle cx={MIDDLE} cy={CLOCK_Y} r="5" className="fill-ink" />
    </Sheet>
  );
}
