// Blocks of hundreds, tens and ones.
import type { PictureOf } from '../maths-picture.ts';
import { MIDDLE, Sheet, upTo } from './sheet.tsx';

const CUBE = 8;
/** How far each block of a hundred shows behind the one on top of it. */
const STACKED = 14;

export default function BaseTen({ picture }: { picture: PictureOf<'base-ten'> }) {
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
