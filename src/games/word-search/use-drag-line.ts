// Dragging over a grid with mouse, finger or pen.
import { useState, type PointerEvent } from 'react';
import { isSameCell, snapToLine, type Cell } from './lines.ts';

/** How far a pointer moves before a press is a drag and not a shaky tap, in places of the grid. */
const DRAG_BEGINS = 0.6;

interface Drag {
  pointerId: number;
  from: Cell;
  /** Where the pointer went down, in places of the grid. */
  start: Cell;
  /** Where the line ends now; null until the pointer has moved far enough. */
  to: Cell | null;
}

interface DragActions {
  onLine: (from: Cell, to: Cell) => void;
  onTap: (cell: Cell) => void;
}

/** Where a pointer is, in places of the grid; whole numbers are the middle of a letter. */
function pointerPlace({ clientX, clientY, currentTarget }: PointerEvent, size: number): Cell {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    row: ((clientY - top) / height) * size - 0.5,
    column: ((clientX - left) / width) * size - 0.5,
  };
}

/** The place that an element of the grid stands on. */
export function cellOf(target: EventTarget): Cell | null {
  const element = target instanceof Element ? target.closest('[data-cell]') : null;
  const [row, column] = element?.getAttribute('data-cell')?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

function lineEnd(drag: Drag, pointer: Cell, size: number): Cell | null {
  const { start, from, to } = drag;
  const moved = Math.hypot(pointer.row - start.row, pointer.column - start.column);
  return to || moved >= DRAG_BEGINS ? snapToLine(size, from, pointer) : null;
}

/** Follows one pointer over a grid of `size` by `size` letters; `line` is what is being drawn. */
export function useDragLine(size: number, { onLine, onTap }: DragActions) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const from = cellOf(event.target);
    if (!from || !event.isPrimary || event.button !== 0) return;
    setDrag({ pointerId: event.pointerId, from, start: pointerPlace(event, size), to: null });
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag?.pointerId !== event.pointerId) return;
    const to = lineEnd(drag, pointerPlace(event, size), size);
    if (!to || (drag.to && isSameCell(to, drag.to))) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ ...drag, to });
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (drag?.pointerId !== event.pointerId) return;
    setDrag(null);
    const to = lineEnd(drag, pointerPlace(event, size), size);
    if (to && !isSameCell(to, drag.from)) onLine(drag.from, to);
    // A press that slipped over the edge of its letter brings no click on it.
    const up = cellOf(event.target);
    if (!to && up && !isSameCell(up, drag.from)) onTap(drag.from);
  };

  const stop = () => setDrag(null);
  return {
    line: drag?.to ? { from: drag.from, to: drag.to } : null,
    stop,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop },
  };
}
