// The paper of every maths picture, 320 wide, and its lettering.
import type { ReactNode } from 'react';

export const WIDTH = 320;
export const MIDDLE = WIDTH / 2;

/** Distance between neighbouring things. */
export const FILLS = [
  'fill-sun-soft',
  'fill-sky-soft',
  'fill-leaf-soft',
  'fill-grape-soft',
] as const;

interface SheetProps {
  height: number;
  children: ReactNode;
}

/**
 * Screen readers skip the drawing, because a text next to it describes it. Its own background keeps its colours
 * readable in forced colours.
 */
export function Sheet({ height, children }: SheetProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      aria-hidden
      className="block h-full max-h-full w-full forced-color-adjust-none"
    >
      <rect width={WIDTH} height={height} rx="10" className="fill-paper" />
      {children}
    </svg>
  );
}

interface LabelProps {
  x: number;
  y: number;
  size?: number;
  children: string | number;
}

/** A number or a word, centred on a point. */
export function Label({ x, y, size = 17, children }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor="middle"
      dominantBaseline="central"
      className="fill-ink font-bold forced-color-adjust-none"
    >
      {children}
    </text>
  );
}

/** The box for the missing number. */
export function Asked({ x, y, size = 24 }: { x: number; y: number; size?: number }) {
  return (
    <g>
      <rect
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx="6"
        strokeWidth="2"
        strokeDasharray="4 3"
        className="fill-sun-soft stroke-edge"
      />
      <Label x={x} y={y + 1} size={size * 0.7}>
        ?
      </Label>
    </g>
  );
}

/** A number, or a box if it is missing. */
export function NumberOrAsked({ x, y, value }: { x: number; y: number; value: string | null }) {
  return value === null || value === '?' ? (
    <Asked x={x} y={y} />
  ) : (
    <Label x={x} y={y}>
      {value}
    </Label>
  );
}

/** The first `count` whole numbers from 0. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
