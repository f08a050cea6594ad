// A whole with its parts.
import type { PictureOf } from '../maths-picture.ts';
import { num } from '../question-types/wording.ts';
import { MIDDLE, NumberOrAsked, Sheet } from './sheet.tsx';

export default function PartWhole({ picture }: { picture: PictureOf<'part-whole'> }) {
  const { whole, parts } = picture;
  const xs = parts.map((_, index) => MIDDLE + (index - (parts.length - 1) / 2) * 100);
  return (
    <Sheet height={124}>
      {xs.map((x) => (
        <path key={x} d={`M${MIDDLE} 32L${x} 92`} strokeWidth="3" className="stroke-edge" />
      ))}
      <Circle x={MIDDLE} y={32} fill="fill-sun-soft" value={whole} />
      {parts.map((part, index) => (
        <Circle key={index} x={xs[index] ?? 0} y={92} fill="fill-sky-soft" value={part} />
      ))}
    </Sheet>
  );
}

interface CircleProps {
  x: number;
  y: number;
  fill: string;
  value: number | null;
}

function Circle({ x, y, fill, value }: CircleProps) {
  return (
    <>
      <circle cx={x} cy={y} r="27" strokeWidth="2" className={`stroke-ink ${fill}`} />
      <NumberOrAsked x={x} y={y} value={value === null ? null : num(value)} />
    </>
  );
}
