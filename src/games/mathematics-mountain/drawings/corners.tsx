// A triangle or a quadrilateral with its angles.
import type { PictureOf } from '../maths-picture.ts';
import { Asked, Label, Sheet, MIDDLE } from './sheet.tsx';

/** A triangle or a quadrilateral that serves for all angles, since it is not to scale. */
const CORNERS = {
  2: {
    outline: [
      [70, 100],
      [250, 100],
      [130, 10],
    ],
    inside: [
      [104, 88],
      [206, 88],
      [134, 40],
    ],
  },
  3: {
    outline: [
      [70, 100],
      [250, 100],
      [226, 14],
      [106, 14],
    ],
    inside: [
      [100, 86],
      [222, 86],
      [204, 30],
      [124, 30],
    ],
  },
} as const;

export default function Corners({ picture }: { picture: PictureOf<'corners'> }) {
  const { known } = picture;
  const { outline, inside } = CORNERS[known.length === 2 ? 2 : 3];
  return (
    <Sheet height={126}>
      <path
        d={`M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`}
        strokeWidth="3"
        strokeLinejoin="round"
        className="fill-sky-soft stroke-ink"
      />
      {inside.map(([x, y], index) => {
        const angle = known[index];
        return angle === undefined ? (
          <Asked key={x} x={x} y={y} size={20} />
        ) : (
          <Label key={x} x={x} y={y} size={15}>
            {`${angle}°`}
          </Label>
        );
      })}
      <Label x={MIDDLE} y={116} size={13}>
        Not to scale
      </Label>
    </Sheet>
  );
}
