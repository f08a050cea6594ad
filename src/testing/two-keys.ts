// Plays with two keys, as people with switches do: Tab moves on, and Space presses.
import { userEvent } from '@testing-library/user-event';

/** The name of a control; in a group with a name, 'group: control'. */
function nameOf(control: Element | null): string {
  if (!control) return '';
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined;
  const group = control.closest('[role=radiogroup]')?.getAttribute('aria-label');
  const name = (control.getAttribute('aria-label') ?? label ?? control.textContent).trim();
  return group ? `${group}: ${name}` : name;
}

/** No time passes by itself. */
export function twoKeys() {
  const user = userEvent.setup({ delay: null });
  return {
    /** Moves with Tab to the next control of this name, past the one that has the focus, and presses it. */
    press: async (name: string, key: ' ' | '{Enter}' = ' ') => {
      const stops = new Set<Element | null>();
      while (!stops.has(document.activeElement)) {
        stops.add(document.activeElement);
        await user.tab();
        if (nameOf(document.activeElement) === name) return user.keyboard(key);
      }
      throw new Error(`The Tab key does not lead to ${name}.`);
    },
    /** Presses the focused control again. */
    pressAgain: () => user.keyboard(' '),
  };
}
