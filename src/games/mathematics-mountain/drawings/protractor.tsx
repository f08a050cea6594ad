// An angle under a protractor.
import type { PictureOf } from '../maths-picture.ts';
import { Label, MIDDLE, Sheet, upTo } from './sheet.tsx';

const Y = 146;
const REACH = 134;

export default function Protractor({ picture: { degrees } }: { picture: PictureOf<'protractor'> }) {
  const at = (angle: number, reach: number) => {
    const turn = (angle * Math.PI) / 180;
    return `${(MIDDLE + reach * Math.cos(turn)).toFixed(1)} ${(Y - reach * Math.sin(turn)).toFixed(1)}`;
  };
  return (
    <Sheet height={166}>
      <path
        d={`M${at(0, REACH)}A${REACH} ${REACH} 0 0 0 ${at(180, REACH)}Z`}
        strokeWidth="2"
        className="fill-sky-soft stroke-ink"
      />
      {upTo(181).map((angle) => (
        <path
          key={angle}
          d={`M${at(angle, REACH)}L${at(angle, REACH - (angle % 10 === 0 ? 14 : angle % 5 === 0 ? 9 : 5))}`}
          strokeWidth={angle % 5 === 0 ? 1.2 : 0.5}
          className="stroke-ink"
        />
      ))}
      {upTo(19).map((tens) => {
        const [x = '0', y = '0'] = at(tens * 10, REACH - 24).split(' ');
        return (
          <Label key={tens} x={Number(x)} y={Number(y)} size={11}>
            {tens * 10}
          </Label>
        );
      })}
      <path
        d={`M${at(0, REACH + 18)}L${MIDDLE} ${Y}L${at(degrees, REACH + 10)}`}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className="stroke-coral"
      />
    </Sheet>
  );
}
