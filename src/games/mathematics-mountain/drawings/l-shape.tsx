// A rectangle without one corner, with four of its six lengths.
import type { PictureOf } from '../maths-picture.ts';
import { Label, MIDDLE, Sheet } from './sheet.tsx';

const MOST_WIDE = 170;
const MOST_TALL = 116;

export default function LShape({ picture }: { picture: PictureOf<'l-shape'> }) {
  const { bottom, left, top, right } = picture;
  const cm = Math.min(MOST_WIDE / bottom, MOST_TALL / left);
  const [x, y] = [MIDDLE - (bottom * cm) / 2, 24];
  const foot = y + left * cm;
  return (
    <Sheet height={foot + 28}>
      <path
        d={`M${x} ${foot}V${y}h${top * cm}V${foot - right * cm}H${x + bottom * cm}V${foot}Z`}
        strokeWidth="2.5"
        strokeLinejoin="round"
        className="fill-leaf-soft stroke-ink"
      />
      <Label x={MIDDLE} y={foot + 15} size={15}>{`${bottom} cm`}</Label>
      <Label x={x - 30} y={(y + foot) / 2} size={15}>{`${left} cm`}</Label>
      <Label x={x + (top * cm) / 2} y={y - 12} size={15}>{`${top} cm`}</Label>
      <Label x={x + bottom * cm + 30} y={foot - (right * cm) / 2} size={15}>{`${right} cm`}</Label>
    </Sheet>
  );
}
