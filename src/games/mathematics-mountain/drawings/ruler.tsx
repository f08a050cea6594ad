// A thing that lies along a ruler.
import type { PictureOf } from '../maths-picture.ts';
import { Label, Sheet, upTo } from './sheet.tsx';

const RULER_LEFT = 16;
const RULER_WIDE = 288;

export default function Ruler({ picture }: { picture: PictureOf<'ruler'> }) {
  const { length, thing, from = 0 } = picture;
  const end = Math.max(10, from + length + 2);
  const cm = RULER_WIDE / end;
  const isDense = end > 16;
  const things: Readonly<Record<string, string>> = {
    leaf: 'fill-leaf',
    pencil: 'fill-sun',
    ribbon: 'fill-coral',
    straw: 'fill-sky',
  };
  const left = RULER_LEFT + from * cm;
  const right = left + length * cm;
  return (
    <Sheet height={92}>
      <path
        d={
          thing === 'leaf'
            ? `M${left} 24Q${(left + right) / 2} -2 ${right} 24Q${(left + right) / 2} 50 ${left} 24`
            : thing === 'pencil'
              ? `M${left} 14H${Math.max(left, right - 14)}L${right} 24L${Math.max(left, right - 14)} 34H${left}Z`
              : `M${left} 16H${right}V32H${left}Z`
        }
        strokeWidth="2"
        strokeLinejoin="round"
        className={`stroke-ink ${things[thing] ?? 'fill-edge'}`}
      />
      <path
        d={`M${left} 24V48M${right} 24V48`}
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
