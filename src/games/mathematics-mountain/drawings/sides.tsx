// A shape with its lengths.
import type { PictureOf } from '../maths-picture.ts';
import { Asked, Label, MIDDLE, Sheet } from './sheet.tsx';

export default function Sides({ picture }: { picture: PictureOf<'sides'> }) {
  const { shape, lengths } = picture;
  const [first = '', second = first] = lengths;
  if (shape === 'equilateral triangle') {
    return (
      <Sheet height={112}>
        <path
          d={`M${MIDDLE - 50} 88H${MIDDLE + 50}L${MIDDLE} 4Z`}
          strokeWidth="3"
          strokeLinejoin="round"
          className="fill-sea-soft stroke-ink"
        />
        <Ticks
          places={[
            [MIDDLE, 88, 90],
            [MIDDLE - 25, 46, 30],
            [MIDDLE + 25, 46, -30],
          ]}
        />
        <Length x={MIDDLE} y={101} text={first} />
      </Sheet>
    );
  }
  if (shape === 'triangle' || shape === 'parallelogram') {
    const outline =
      shape === 'triangle'
        ? `M${MIDDLE - 80} 86H${MIDDLE + 80}L${MIDDLE + 24} 6Z`
        : `M${MIDDLE - 84} 86H${MIDDLE + 46}L${MIDDLE + 84} 6H${MIDDLE - 46}Z`;
    const foot = shape === 'triangle' ? MIDDLE + 24 : MIDDLE - 46;
    return (
      <Sheet height={112}>
        <path
          d={outline}
          strokeWidth="3"
          strokeLinejoin="round"
          className="fill-sea-soft stroke-ink"
        />
        <path
          d={`M${foot} 8V86m0 -10h10v10`}
          fill="none"
          strokeWidth="2"
          strokeDasharray="5 4"
          className="stroke-ink"
        />
        <Length x={MIDDLE} y={101} text={first} />
        <Length x={foot + (shape === 'triangle' ? -34 : 36)} y={56} text={second} />
        <NotToScale />
      </Sheet>
    );
  }
  const wide = shape === 'square' ? 76 : 150;
  const [left, right] = [MIDDLE - wide / 2, MIDDLE + wide / 2];
  return (
    <Sheet height={112}>
      <rect
        x={left}
        y="6"
        width={wide}
        height="76"
        strokeWidth="3"
        className="fill-sea-soft stroke-ink"
      />
      {shape === 'square' && (
        <Ticks
          places={[
            [MIDDLE, 6, 90],
            [MIDDLE, 82, 90],
            [left, 44, 0],
            [right, 44, 0],
          ]}
        />
      )}
      <Length x={MIDDLE} y={98} text={first} />
      {shape === 'rectangle' && (
        <>
          <Length x={right + 40} y={44} text={second} />
          <NotToScale />
        </>
      )}
    </Sheet>
  );
}

function NotToScale() {
  return (
    <Label x={48} y={104} size={12}>
      Not to scale
    </Label>
  );
}

function Length({ x, y, text }: { x: number; y: number; text: string }) {
  return text.startsWith('?') ? (
    <Asked x={x} y={y} size={22} />
  ) : (
    <Label x={x} y={y}>
      {text}
    </Label>
  );
}

/** Short strokes across sides of equal length, each with its position and its angle from horizontal in degrees. */
function Ticks({ places }: { places: readonly (readonly [number, number, number])[] }) {
  return places.map(([x, y, turn]) => (
    <path
      key={`${x} ${y}`}
      d="M-6 0H6"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      strokeWidth="2.5"
      className="stroke-ink"
    />
  ));
}
