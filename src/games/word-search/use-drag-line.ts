// Dragging over a grid with mouse, finger or pen.
import { useRef, useState, type PointerEvent } from 'react';
import { isSameCell, snapToLine, type Cell, type Line } from './lines.ts';

/** A press counts as a drag, and not as a shaky tap, once the pointer has moved this far, in cells of the grid. */
const DRAG_BEGINS = 0.6;

interface Press {
  pointerId: number;
  from: Cell;
  /** Where the pointer went down, in pixels of the window. */
  start: Point;
  /** The present end of the line; null until the pointer has moved far enough. */
  to: Cell | null;
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

interface DragActions {
  onLine: (from: Cell, to: Cell) => void;
  onTap: (cell: Cell) => void;
}

/** The cell of an element of the grid. */
export function cellOf(target: EventTarget): Cell | null {
  const element = target instanceof Element ? target.closest('[data-cell]') : null;
  const [row, column] = element?.getAttribute('data-cell')?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

/** The end of a line from the letter pressed first to the pointer; null for a tap, however shaky. */
function lineEnd({ start, from, to }: Press, pointer: PointerEvent, size: number): Cell | null {
  const across = pointer.clientX - start.clientX;
  const down = pointer.clientY - start.clientY;
  // Checked first, because measuring the grid would make a slow tablet lay out the whole screen during every tap.
  if (across === 0 && down === 0) return to && from;
  const { left, top, width, height } = pointer.currentTarget.getBoundingClientRect();
  const moved = Math.hypot((across / width) * size, (down / height) * size);
  if (!to && moved < DRAG_BEGINS) return null;
  return snapToLine(size, from, {
    row: ((pointer.clientY - top) / height) * size - 0.5,
    column: ((pointer.clientX - left) / width) * size - 0.5,
  });
}

/** Follows one pointer over a grid of `size` by `size` letters; `line` is the line being drawn. */
export function useDragLine(size: number, { onLine, onTap }: DragActions) {
  const press = useRef<Press | null>(null);
  const [line, setLine] = useState<Line | null>(null);

  const stop = () => {
    press.current = null;
    setLine(null);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const from = cellOf(event.target);
    if (!from || !event.isPrimary || event.button !== 0) return;
    const { pointerId, clientX, clientY } = event;
    press.current = { pointerId, from, start: { clientX, clientY }, to: null };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = press;
    if (current?.pointerId !== event.pointerId) return;
    // The pointer was released outside the grid, which received no event.
    if (event.buttons === 0) return stop();
    const to = lineEnd(current, event, size);
    if (!to || (current.to && isSameCell(to, current.to))) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    current.to = to;
    setLine({ from: current.from, to });
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = press;
    if (current?.pointerId !== event.pointerId) return;
    stop();
    const { from } = current;
    const to = lineEnd(current, event, size);
    if (to && !isSameCell(to, from)) onLine(from, to);
    // A press that slipped over the edge of its letter causes no click on it.
    const up = cellOf(event.target);
    if (!to && up && !isSameCell(up, from)) onTap(from);
  };

  return {
    line,
    stop,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop },
  };
}
