// Moves the focus to what has just come onto the page, or from what has gone, for a keyboard and a screen reader.
import { useState } from 'react';

/** As a `ref`: focuses the element when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Focuses the page's heading, in place of a control that its press takes away. Nothing scrolls. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** What does the same when a call is done, unless the user has moved the focus on meanwhile. */
export function focusHeadingAfter(): () => void {
  const pressed = document.activeElement;
  return () => {
    const { activeElement } = document;
    if (activeElement === pressed || activeElement === document.body) focusHeading();
  };
}

/** Focuses a row of a list, which needs a `tabIndex` of -1. */
export function focusRow(list: HTMLElement | null, index: number): void {
  const row = list?.children[index];
  if (row instanceof HTMLElement) row.focus();
}

/**
 * The first rows of a long list, and as many more at each press. The button may be gone after it, so the first new row
 * gets the focus.
 */
export function useShowMore(rowsAtATime: number) {
  const [rows, setRows] = useState(rowsAtATime);
  const firstNew = rows > rowsAtATime ? rows - rowsAtATime : null;
  return {
    rows,
    showMore: () => setRows((before) => before + rowsAtATime),
    showFirst: () => setRows(rowsAtATime),
    /** The `ref` of the row at `index`, which needs a `tabIndex` of -1. */
    refOf: (index: number) => (index === firstNew ? takeFocus : undefined),
  };
}
