// Moves the focus along a list of buttons with the arrow keys, in addition to Tab.
import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Key handler of a button in a list: arrows go to the next or previous open button, Home and End to the first and last. */
export function moveWithArrows(event: KeyboardEvent<HTMLButtonElement>): void {
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const open = buttons.filter((button) => button.getAttribute('aria-disabled') !== 'true');
  const target = targetOf(event.key, buttons, open);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(
  key: string,
  buttons: readonly HTMLButtonElement[],
  open: readonly HTMLButtonElement[],
): HTMLButtonElement | undefined {
  if (key === 'Home') return open[0];
  if (key === 'End') return open.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const from = buttons.findIndex((button) => button === document.activeElement);
  const rest =
    step > 0 ? buttons.slice(from + 1) : buttons.slice(0, Math.max(from, 0)).toReversed();
  return rest.find((button) => open.includes(button));
}
