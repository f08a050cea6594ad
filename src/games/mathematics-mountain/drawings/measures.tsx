// Measuring: ruler, clock and money.
import type { PictureOf } from '../maths-picture.ts';
import { Label, MIDDLE, Sheet, upTo } from './sheet.tsx';

const RULER_LEFT = 16;
const RULER_WIDE = 288;

export function Ruler({ picture }: { picture: PictureOf<'ruler'> }) {
  const { length, thing } = picture;
  const end = Math.max(10, length + 2);
  const cm = RULER_WIDE / end;
  const isDense = end > 16;
  const things: Readonly<Record<string, string>> = {
    leaf: 'fill-leaf',
    pencil: 'fill-sun',
    ribbon: 'fill-coral',
    straw: 'fill-sky',
  };
  const right = RULER_LEFT + length * cm;
  return (
    <Sheet height={92}>
      <path
        d={
          thing === 'leaf'
            ? `M${RULER_LEFT} 24Q${(RULER_LEFT + right) / 2} -2 ${right} 24Q${(RULER_LEFT + right) / 2} 50 ${RULER_LEFT} 24`
            : thing === 'pencil'
              ? `M${RULER_LEFT} 14H${Math.max(RULER_LEFT, right - 14)}L${right} 24L${Math.max(RULER_LEFT, right - 14)} 34H${RULER_LEFT}Z`
              : `M${RULER_LEFT} 16H${right}V32H${RULER_LEFT}Z`
        }
        strokeWidth="2"
        strokeLinejoin="round"
        className={`stroke-ink ${things[thing] ?? 'fill-edge'}`}
      />
      <path
        d={`M${RULER_LEFT} 24V48M${right} 24V48`}
        strokeWidth="1.5"
        strokeDasharray="3 3"
        className="stroke-edge"
      />
      <rect
        x={RULER_LEFT - 10}
        y="44"
        width={RULER_WIDE + 20}
        height="42"
        rx="5"
        strokeWidth="2"
        className="fill-sun-soft stroke-ink"
      />
      {upTo(end + 1).map((mark) => {
        const isNamed = !isDense || mark % 5 === 0;
        return (
          <g key={mark}>
            <path
              d={`M${RULER_LEFT + mark * cm} 44v${isNamed ? 13 : 8}`}
              strokeWidth="1.5"
              className="stroke-ink"
            />
            {isNamed && (
              <Label x={RULER_LEFT + mark * cm} y={69} size={14}>
                {mark}
              </Label>
            )}
          </g>
        );
      })}
    </Sheet>
  );
}

const CLOCK_Y = 74;

export function Clock({ picture }: { picture: PictureOf<'clock'> }) {
  const { hour, minute } = picture;
  const point = (turn: number, reach: number) => {
    const angle = 2 * Math.PI * turn;
    return { x: MIDDLE + reach * Math.sin(angle), y: CLOCK_Y - reach * Math.cos(angle) };
  };
  const short = point((hour + minute / 60) / 12, 32);
  const long = point(minute / 60, 48);
  return (
    <Sheet height={148}>
      <circle cx={MIDDLE} cy={CLOCK_Y} r="70" strokeWidth="4" className="fill-cream stroke-ink" />
      {upTo(60).map((mark) => {
        const [inner, outer] = [point(mark / 60, mark % 5 === 0 ? 62 : 65), point(mark / 60, 68)];
        return (
          <path
            key={mark}
            d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`}
            strokeWidth={mark % 5 === 0 ? 2 : 1}
            className="stroke-ink"
          />
        );
      })}
      {upTo(12).map((index) => {
        const { x, y } = point((index + 1) / 12, 54);
        return (
          <Label key={index} x={x} y={y} size={14}>
            {index + 1}
          </Label>
        );
      })}
      <path
        d={`M${MIDDLE} ${CLOCK_Y}L${short.x} ${short.y}`}
        strokeWidth="7"
        strokeLinecap="round"
        className="stroke-coral"
      />
      <path
        d={`M${MIDDLE} ${CLOCK_Y}L${long.x} ${long.y}`}
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-sky"
      />
      <circle cx={MIDDLE} cy={CLOCK_Y} r="5" className="fill-ink" />
    </Sheet>
  );
}

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

export function Coins({ picture }: { picture: PictureOf<'coins'> }) {
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
            {`${price}p`}
          </Label>
        </>
      )}
    </Sheet>
  );
}
