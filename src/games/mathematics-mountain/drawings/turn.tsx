// An arrow that has turned.
import type { PictureOf } from '../maths-picture.ts';
import { MIDDLE, Sheet } from './sheet.tsx';

export default function Turn({ picture }: { picture: PictureOf<'turn'> }) {
  const { quarters } = picture;
  const y = 60;
  const reach = 40;
  // A whole turn ends slightly early, so that it can be recognised.
  const turn = ((quarters === 4 ? 3.93 : quarters) * Math.PI) / 2;
  const [endX, endY] = [MIDDLE + reach * Math.sin(turn), y - reach * Math.cos(turn)];
  const degrees = (turn * 180) / Math.PI;
  return (
    <Sheet height={120}>
      <circle cx={MIDDLE} cy={y} r="54" strokeWidth="2" className="fill-cream stroke-line" />
      <path d={`M${MIDDLE} ${y}V6`} strokeWidth="4" strokeLinecap="round" className="stroke-edge" />
      <path
        d={`M${MIDDLE} ${y - reach}A${reach} ${reach} 0 ${quarters > 2 ? 1 : 0} 1 ${endX} ${endY}`}
        fill="none"
        strokeWidth="5"
        className="stroke-sky"
      />
      <path
        d="M-9 -9L3 0L-9 9Z"
        transform={`translate(${endX} ${endY}) rotate(${degrees})`}
        className="fill-sky"
      />
      <circle cx={MIDDLE} cy={y} r="5" className="fill-ink" />
    </Sheet>
  );
}
