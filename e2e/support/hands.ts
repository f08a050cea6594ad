// The hands of a pupil: a mouse, the keyboard alone, or a finger alone.
import type { Locator } from '@playwright/test';

export type How = 'mouse' | 'keys' | 'taps';

/** More stops than any screen has. */
const MOST_STOPS = 80;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`);
}

/** Presses a control. */
export async function press(target: Locator, how: How): Promise<void> {
  if (how === 'mouse') await target.click();
  else if (how === 'taps') await target.tap();
  else {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  }
}

/** Chooses one of a group of radio buttons of which none is chosen yet. */
export async function choose(radios: Locator, index: number, how: How): Promise<void> {
  if (how !== 'keys') return press(radios.nth(index), how);
  const { keyboard } = radios.page();
  await tabTo(radios.first());
  await keyboard.press('Space');
  for (let at = 0; at < index; at++) await keyboard.press('ArrowDown');
}

/** Enters a number: typed where the focus already is, or pressed on the number pad; then sends it. */
export async function enter(dialog: Locator, number: number, send: string, how: How) {
  const { keyboard } = dialog.page();
  if (how === 'keys') {
    await keyboard.type(String(number));
    await keyboard.press('Enter');
    return;
  }
  for (const digit of String(number)) {
    await press(dialog.getByRole('button', { name: digit, exact: true }), how);
  }
  await press(dialog.getByRole('button', { name: send, exact: true }), how);
}
