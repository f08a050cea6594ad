// Playing with two keys or switches: Tab goes on to every control, and Space or Enter presses it.
import { createContext, use, useId, type KeyboardEvent } from 'react';

/** Whether the user has no more than these two keys; provided around every page. */
export const SwitchAccessContext = createContext(false);

export function useSwitchAccess(): boolean {
  return use(SwitchAccessContext);
}

/**
 * Names the radio buttons of a group, by their values. Of buttons with one name, Tab reaches one and the arrow keys the
 * others; with switch access each has a name of its own, so that Tab reaches them all. They are controlled by React, so
 * that one is chosen all the same.
 */
export function useRadioNames(): (value: string | number | null) => string {
  const group = useId();
  const hasSwitch = useSwitchAccess();
  return (value) => (hasSwitch ? `${group} ${value}` : group);
}

/** With switch access, Enter chooses a radio button or a box, as Space does, and does not send the form. */
export function useEnterChooses() {
  return useSwitchAccess() ? { onKeyDown: chooseOnEnter } : {};
}

function chooseOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}
