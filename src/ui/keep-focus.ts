import type { MouseEvent } from 'react';

/**
 * `onMouseDown` of a button in a form: the focus stays on the field of the form that has it, so that typing and Enter go on
 * working there. From elsewhere on the page it comes to the button, as it does to any other.
 */
export function keepFocus(event: MouseEvent<HTMLButtonElement>): void {
  const form = event.currentTarget.form;
  if (form?.contains(document.activeElement)) event.preventDefault();
}
