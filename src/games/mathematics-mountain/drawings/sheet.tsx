// The paper of every maths picture, 320 wide, and what is written on it.
import type { ReactNode } from 'react';

export const WIDTH = 320;
export const MIDDLE = WIDTH / 2;

/** Of things that stand side by side. */
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

/** The words for it stand beside it, so screen readers pass it over. Its own ground keeps its colours readable in forced colours. */
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

/** A number or a word, centred on its place. */
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

/** The box for what is asked. */
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

/** A number, or the box for it where it is asked. */
export function NumberOrAsked({ x, y, value }: { x: number; y: number; value: string | null }) {
  return value === null || value === '?' ? (
    <Asked x={x} y={y} />
  ) : (
    <Label x={x} y={y}>
      {value}
    </Label>
  );
}

/** The whole numbers from 0, as many as `count`. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
