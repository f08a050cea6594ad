// What the three pictures that a class grows have in common.
import type { ReactNode } from 'react';

export const INK = '#33304d';

/** Over how much of the picture's growth one thing in it grows up. */
const SPAN = 0.1;

export interface Spot {
  x: number;
  y: number;
  /** From 0 to 0.9: at which growth of the picture it begins to grow. */
  from: number;
  scale?: number;
  /** Looks the other way. */
  isTurned?: boolean;
}

interface GrowingProps extends Spot {
  growth: number;
  children: ReactNode;
}

/** One thing of a picture, which grows from its foot, the origin of its drawing. */
export function Growing({ growth, from, x, y, scale = 1, isTurned, children }: GrowingProps) {
  const size = Math.min(1, Math.max(0, (growth - from) / SPAN));
  return (
    <g transform={`translate(${x} ${y}) scale(${isTurned ? -scale : scale} ${scale})`}>
      <g
        className="transition-transform duration-1000 motion-reduce:transition-none"
        style={{ transform: `scale(${size})` }}
      >
        {children}
      </g>
    </g>
  );
}

interface CanvasProps {
  className?: string;
  children: ReactNode;
}

/** 1600 by 900; its middle 1200 are seen on every screen. Decorative: a text beside it says how far it has grown. */
export function Canvas({ className, children }: CanvasProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
