// Bars cut into parts with their numbers.
import type { PictureOf } from '../maths-picture.ts';
import { Asked, Label, Sheet } from './sheet.tsx';

const LEFT = 12;

export default function BarModel({ picture }: { picture: PictureOf<'bar-model'> }) {
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
