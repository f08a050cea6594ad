import type { MouseEvent } from 'react';

/**
 * `onMouseDown` of a button in a form: focus stays on a field of the form that has it, so that typing and Enter
 * continue to work there. From elsewhere on the page it moves to the button, as usual.
 */
export function keepFocus(event: MouseEvent<HTMLButtonElement>): void {
  const form = event.currentTarget.form;
  if (form?.contains(document.activeElement)) event.preventDefault();
}
