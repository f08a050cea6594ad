// A circle with its radius or diameter.
import type { PictureOf } from '../maths-picture.ts';
import { Label, MIDDLE, Sheet } from './sheet.tsx';

export default function Circle({ picture }: { picture: PictureOf<'circle'> }) {
  const { line, length } = picture;
  const [y, r] = [60, 52];
  const left = line === 'radius' ? MIDDLE : MIDDLE - r;
  return (
    <Sheet height={120}>
      <circle cx={MIDDLE} cy={y} r={r} strokeWidth="3" className="fill-grape-soft stroke-ink" />
      <path
        d={`M${left} ${y}H${MIDDLE + r}`}
        strokeWidth="3.5"
        strokeLinecap="round"
        className="stroke-coral"
      />
      <circle cx={MIDDLE} cy={y} r="4" className="fill-ink" />
      <Label x={(left + MIDDLE + r) / 2} y={y - 13} size={14}>
        {length}
      </Label>
    </Sheet>
  );
}
