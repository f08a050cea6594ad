// Numbers and their parts: blocks, a whole with its parts, and the number line.
import { num } from '../question-types/wording.ts';
import type { PictureOf } from '../maths-picture.ts';
import { Asked, Label, MIDDLE, NumberOrAsked, Sheet, upTo, WIDTH } from './sheet.tsx';

const CUBE = 8;
/** How far each block of a hundred stands out from under the one on top of it. */
const STACKED = 14;

export function BaseTen({ picture }: { picture: PictureOf<'base-ten'> }) {
  const { hundreds, tens, ones } = picture;
  const flat = 10 * CUBE;
  const onesWide = Math.min(ones, 5) * (CUBE + 5);
  const parts = [hundreds > 0 ? flat + (hundreds - 1) * STACKED : 0, tens * (CUBE + 5), onesWide];
  const gaps = parts.filter((part) => part > 0).length - 1;
  const wide = parts.reduce((sum, part) => sum + part, 14 * Math.max(0, gaps));
  const scale = Math.min(1, 308 / wide);
  const [hundredsWide = 0, tensWide = 0] = parts;
  const tensLeft = hundredsWide > 0 ? hundredsWide + 14 : 0;
  const onesLeft = tensLeft + (tensWide > 0 ? tensWide + 14 : 0);
  return (
    <Sheet height={flat + 14}>
      <g
        transform={`translate(${MIDDLE - (wide * scale) / 2} ${7 + (flat * (1 - scale)) / 2}) scale(${scale})`}
        strokeWidth="1.2"
        className="stroke-ink"
      >
        {upTo(hundreds).map((index) => (
          <Block key={index} x={index * STACKED} columns={10} fill="fill-leaf-soft" />
        ))}
        {upTo(tens).map((index) => (
          <Block key={index} x={tensLeft + index * (CUBE + 5)} columns={1} fill="fill-sky-soft" />
        ))}
        {upTo(ones).map((index) => (
          <rect
            key={index}
            x={onesLeft + (index % 5) * (CUBE + 5)}
            y={flat - CUBE - Math.floor(index / 5) * (CUBE + 5)}
            width={CUBE}
            height={CUBE}
            className="fill-sun"
          />
        ))}
      </g>
    </Sheet>
  );
}

/** Columns of ten cubes. */
function Block({ x, columns, fill }: { x: number; columns: number; fill: string }) {
  const lines = upTo(9).map((index) => `M${x} ${(index + 1) * CUBE}h${columns * CUBE}`);
  const upright = upTo(columns - 1).map((index) => `M${x + (index + 1) * CUBE} 0v${10 * CUBE}`);
  return (
    <>
      <rect x={x} width={columns * CUBE} height={10 * CUBE} className={fill} />
      <path d={[...lines, ...upright].join('')} strokeWidth="0.8" />
    </>
  );
}

export function PartWhole({ picture }: { picture: PictureOf<'part-whole'> }) {
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

const LINE_LEFT = 22;
const LINE_RIGHT = WIDTH - 22;

export function NumberLine({ picture }: { picture: PictureOf<'number-line'> }) {
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
      {asks !== undefined && <Asked x={at(asks)} y={line + 24} />}
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
