// A number line.
import type { PictureOf } from '../maths-picture.ts';
import { num } from '../question-types/wording.ts';
import { Asked, Label, Sheet, WIDTH, upTo } from './sheet.tsx';

const LINE_LEFT = 22;
const LINE_RIGHT = WIDTH - 22;

export default function NumberLine({ picture }: { picture: PictureOf<'number-line'> }) {
  const { from, to, step, labels, hops = [], dot, asks } = picture;
  const at = (value: number) =>
    LINE_LEFT + ((value - from) / (to - from)) * (LINE_RIGHT - LINE_LEFT);
  const line = 44;
  const marks = upTo(Math.round((to - from) / step) + 1).map((index) => from + index * step);
  const isNamed = (mark: number) => labels.some((label) => Math.abs(label - mark) < step / 2);
  return (
    <Sheet height={84}>
      <path
        d={`M${LINE_LEFT - 12} ${line}H${LINE_RIGHT + 12}`}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-ink"
      />
      {marks.map((mark) => (
        <path
          key={mark}
          d={`M${at(mark)} ${line}v${isNamed(mark) ? 10 : 6}m0 ${isNamed(mark) ? -20 : -12}v10`}
          strokeWidth={isNamed(mark) ? 2.5 : 1.5}
          className="stroke-ink"
        />
      ))}
      {hops.map(([start, end]) => (
        <Hop key={start} start={at(start)} end={at(end)} y={line - 8} />
      ))}
      {labels.map((label) => (
        <Label key={label} x={at(label)} y={line + 24} size={16}>
          {num(label)}
        </Label>
      ))}
      {dot !== undefined && (
        <circle cx={at(dot)} cy={line} r="7" strokeWidth="2" className="fill-coral stroke-paper" />
      )}
      {dot !== undefined && !labels.includes(dot) && (
        <Label x={Math.min(Math.max(at(dot), 30), WIDTH - 30)} y={line - 22} size={16}>
          {num(dot)}
        </Label>
      )}
      {/* Above the line it covers no number beside it; under jumps it is far from the others. */}
      {asks !== undefined && <Asked x={at(asks)} y={hops.length > 0 ? line + 24 : line - 22} />}
    </Sheet>
  );
}

/** A jump along the line with its arrowhead. */
function Hop({ start, end, y }: { start: number; end: number; y: number }) {
  const middle = (start + end) / 2;
  const back = end > start ? -7 : 7;
  return (
    <g fill="none" strokeWidth="2.5" strokeLinecap="round" className="stroke-sky">
      <path d={`M${start} ${y}Q${middle} ${y - 44} ${end} ${y}`} />
      <path d={`M${end + back} ${y - 7}L${end} ${y}L${end + back * 0.1} ${y - 10}`} />
    </g>
  );
}
