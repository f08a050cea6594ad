// Bars and symbols: fractions, bar models and pictograms.
import type { PictureOf } from '../maths-picture.ts';
import { Asked, Label, MIDDLE, Sheet, upTo } from './sheet.tsx';

const LEFT = 12;
const WIDE = 296;
/** Two shadings differ in pattern as well as in colour. */
const SHADES = ['fill-sun', 'fill-sky'] as const;

export function FractionBar({ picture }: { picture: PictureOf<'fraction-bar'> }) {
  const { bars } = picture;
  const tall = bars.length > 2 ? 26 : 36;
  return (
    <Sheet height={bars.length * (tall + 8) + 6}>
      {bars.map(({ parts, shaded: [first = 0, second = 0] }, bar) =>
        upTo(parts).map((index) => {
          const shade =
            index < first ? SHADES[0] : index < first + second ? SHADES[1] : 'fill-cream';
          const x = LEFT + (index * WIDE) / parts;
          const y = 7 + bar * (tall + 8);
          return (
            <g key={`${bar} ${index}`}>
              <rect
                x={x}
                y={y}
                width={WIDE / parts}
                height={tall}
                strokeWidth="2"
                className={`stroke-ink ${shade}`}
              />
              {shade === SHADES[1] && (
                <path
                  d={`M${x + 3} ${y + tall - 4}L${x + WIDE / parts - 3} ${y + 4}`}
                  strokeWidth="2"
                  className="stroke-paper"
                />
              )}
            </g>
          );
        }),
      )}
    </Sheet>
  );
}

export function BarModel({ picture }: { picture: PictureOf<'bar-model'> }) {
  const { bars, total } = picture;
  const longest = Math.max(...bars.map(({ parts }) => sizeOf(parts)));
  const names = bars.some(({ name }) => name !== undefined);
  const left = names ? 84 : LEFT;
  const wide = 320 - LEFT - left;
  const top = total === undefined ? 7 : 42;
  return (
    <Sheet height={top + bars.length * 46}>
      {total !== undefined && (
        <>
          <path
            d={`M${left} 36q0 -10 10 -10H${left + wide / 2 - 22}M${left + wide / 2 + 22} 26H${left + wide - 10}q10 0 10 10`}
            fill="none"
            strokeWidth="2"
            className="stroke-edge"
          />
          {total === '?' ? (
            <Asked x={left + wide / 2} y={20} />
          ) : (
            <Label x={left + wide / 2} y={20}>
              {total}
            </Label>
          )}
        </>
      )}
      {bars.map(({ name, parts }, bar) => {
        const y = top + bar * 46;
        return (
          <g key={bar}>
            {name !== undefined && (
              <Label x={left / 2} y={y + 19} size={name.length > 8 ? 13 : 15}>
                {name}
              </Label>
            )}
            {parts.map((part, index) => {
              const x = left + (sizeOf(parts.slice(0, index)) / longest) * wide;
              const width = (part.size / longest) * wide;
              const fill = part.isShaded
                ? 'fill-sun'
                : bar === 0
                  ? 'fill-sea-soft'
                  : 'fill-sky-soft';
              return (
                <g key={index}>
                  <rect
                    x={x}
                    y={y}
                    width={width}
                    height="38"
                    strokeWidth="2"
                    className={`stroke-ink ${fill}`}
                  />
                  {part.text === '?' ? (
                    <Asked x={x + width / 2} y={y + 19} size={Math.min(24, width - 3)} />
                  ) : (
                    part.text !== undefined && (
                      <Label
                        x={x + width / 2}
                        y={y + 20}
                        size={Math.min(17, (width / part.text.length) * 1.5)}
                      >
                        {part.text}
                      </Label>
                    )
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
    </Sheet>
  );
}

function sizeOf(parts: readonly { size: number }[]): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}

const STAR = 'M0-9L2.6-3.2L9-2.6L4.2 1.7L5.6 8L0 4.7L-5.6 8L-4.2 1.7L-9-2.6L-2.6-3.2Z';

export function Pictogram({ picture }: { picture: PictureOf<'pictogram'> }) {
  const { each, rows } = picture;
  const most = Math.max(...rows.map(({ symbols }) => symbols));
  const step = Math.min(22, 234 / most);
  return (
    <Sheet height={rows.length * 27 + 32}>
      {rows.map(({ name, symbols }, row) => (
        <g key={name}>
          <Label x={36} y={18 + row * 27} size={15}>
            {name}
          </Label>
          {upTo(symbols).map((index) => (
            <path
              key={index}
              d={STAR}
              transform={`translate(${80 + index * step} ${18 + row * 27}) scale(${Math.min(1.05, step / 20)})`}
              strokeWidth="1.3"
              strokeLinejoin="round"
              className="fill-sun stroke-ink"
            />
          ))}
        </g>
      ))}
      <path d={`M12 ${rows.length * 27 + 6}H308`} strokeWidth="1.5" className="stroke-line" />
      <path
        d={STAR}
        transform={`translate(${MIDDLE - 24} ${rows.length * 27 + 19})`}
        strokeWidth="1.3"
        className="fill-sun stroke-ink"
      />
      <Label x={MIDDLE + 12} y={rows.length * 27 + 19} size={15}>
        {`= ${each}`}
      </Label>
    </Sheet>
  );
}
