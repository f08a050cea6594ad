// Playing with two keys or switches: Tab moves to the next control, and Space or Enter presses it.
import { createContext, use, useId, type KeyboardEvent } from 'react';

/** Whether the user has only these two keys; provided around every page. */
export const SwitchAccessContext = createContext(false);

export function useSwitchAccess(): boolean {
  return use(SwitchAccessContext);
}

/**
 * Names the radio buttons of a group by their values. If all have one name, Tab reaches one of them and the arrow keys
 * the others. With switch access each has its own name, so that Tab reaches them all. React still allows only one
 * choice.
 */
export function useRadioNames(): (value: string | number | null) => string {
  const group = useId();
  const hasSwitch = useSwitchAccess();
  return (value) => (hasSwitch ? `${group} ${value}` : group);
}

/** With switch access, Enter chooses a radio button or a box, as Space does, instead of sending the form. */
export function useEnterChooses() {
  return useSwitchAccess() ? { onKeyDown: chooseOnEnter } : {};
}

function chooseOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}
