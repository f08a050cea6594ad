// A mirror line on numbered squares.
import type { PictureOf } from '../maths-picture.ts';
import { Label, MIDDLE, Sheet, upTo } from './sheet.tsx';

/** Squares on each side of the mirror line that are always there. */
const LEAST_SQUARES = 3;

export default function MirrorGrid({ picture }: { picture: PictureOf<'mirror-grid'> }) {
  const { line, dot } = picture;
  const far = Math.max(Math.abs(dot - line) + 1, LEAST_SQUARES);
  const step = Math.min(20, 150 / far);
  const at = (value: number) => MIDDLE + (value - line) * step;
  const [left, right] = [line - far, line + far];
  const [top, tall] = [8, 60];
  const columns = upTo(2 * far + 1).map((index) => `M${at(left + index)} ${top}v${tall}`);
  const rows = upTo(4).map((index) => `M${at(left)} ${top + index * 20}H${at(right)}`);
  return (
    <Sheet height={98}>
      <path d={[...columns, ...rows].join('')} strokeWidth="1.5" className="stroke-line" />
      <path
        d={`M${MIDDLE} 2V74`}
        strokeWidth="4"
        strokeDasharray="8 5"
        strokeLinecap="round"
        className="stroke-grape"
      />
      <circle cx={at(dot)} cy={top + 30} r="7" className="fill-coral stroke-ink" strokeWidth="2" />
      <Label x={MIDDLE} y={86} size={16}>
        {line}
      </Label>
      <Label
        x={Math.abs(at(dot) - MIDDLE) < 26 ? MIDDLE + 28 * Math.sign(dot - line) : at(dot)}
        y={86}
        size={16}
      >
        {dot}
      </Label>
    </Sheet>
  );
}
