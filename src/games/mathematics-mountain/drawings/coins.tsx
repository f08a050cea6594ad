// Coins and notes, and a price label.
import type { PictureOf } from '../maths-picture.ts';
import { pounds } from '../question-types/wording.ts';
import { Label, MIDDLE, Sheet, upTo } from './sheet.tsx';

/** Larger coins are drawn larger, as the real ones nearly are; 20p and 50p have seven sides. */
const COINS: Readonly<Record<number, { r: number; fill: string; sides: number | null }>> = {
  1: { r: 19, fill: 'fill-coral-soft', sides: null },
  2: { r: 24, fill: 'fill-coral-soft', sides: null },
  5: { r: 18, fill: 'fill-line', sides: null },
  10: { r: 23, fill: 'fill-line', sides: null },
  20: { r: 21, fill: 'fill-line', sides: 7 },
  50: { r: 26, fill: 'fill-line', sides: 7 },
  100: { r: 23, fill: 'fill-sun', sides: null },
  200: { r: 27, fill: 'fill-sun', sides: null },
};

function Coin({ x, y, pence }: { x: number; y: number; pence: number }) {
  if (pence >= 500) return <Note x={x} y={y} pounds={pence / 100} />;
  const { r, fill, sides } = COINS[pence] ?? { r: 20, fill: 'fill-line', sides: null };
  const look = `${fill} stroke-ink`;
  return (
    <>
      {sides === null ? (
        <circle cx={x} cy={y} r={r} strokeWidth="2" className={look} />
      ) : (
        <path d={polygon(x, y, r, sides)} strokeWidth="2" strokeLinejoin="round" className={look} />
      )}
      {pence >= 100 && (
        <circle cx={x} cy={y} r={r - 6} strokeWidth="1.5" className="fill-line stroke-edge" />
      )}
      <Label x={x} y={y + 1} size={15}>
        {pence >= 100 ? `£${pence / 100}` : `${pence}p`}
      </Label>
    </>
  );
}

const NOTES: Readonly<Record<number, string>> = { 5: 'fill-sea-soft', 10: 'fill-sun-soft' };

function Note({ x, y, pounds }: { x: number; y: number; pounds: number }) {
  return (
    <>
      <rect
        x={x - 28}
        y={y - 17}
        width="56"
        height="34"
        rx="3"
        strokeWidth="2"
        className={`stroke-ink ${NOTES[pounds] ?? 'fill-grape-soft'}`}
      />
      <Label x={x} y={y + 1} size={15}>
        {`£${pounds}`}
      </Label>
    </>
  );
}

function polygon(x: number, y: number, r: number, sides: number): string {
  const points = upTo(sides).map((index) => {
    const angle = (2 * Math.PI * index) / sides;
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export default function Coins({ picture }: { picture: PictureOf<'coins'> }) {
  const { coins, price } = picture;
  const all = coins.length + (price === undefined ? 0 : 2);
  const left = MIDDLE - (all - 1) * 30;
  const tag = left + (coins.length + 0.5) * 60;
  return (
    <Sheet height={68}>
      {coins.map((pence, index) => (
        <Coin key={index} x={left + index * 60} y={34} pence={pence} />
      ))}
      {price !== undefined && (
        <>
          <path
            d={`M${tag - 42} 34L${tag - 26} 14H${tag + 42}V54H${tag - 26}Z`}
            strokeWidth="2"
            strokeLinejoin="round"
            className="fill-leaf-soft stroke-leaf"
          />
          <circle cx={tag - 26} cy="34" r="4" className="fill-paper stroke-leaf" />
          <Label x={tag + 10} y={35} size={18}>
            {price < 100 ? `${price}p` : pounds(price)}
          </Label>
        </>
      )}
    </Sheet>
  );
}
