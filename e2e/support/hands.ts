// Input: a mouse, the keyboard alone, touch alone, or a mouse at human speed.
import type { Locator, Page } from '@playwright/test';
import type { How } from '../../src/games/kit/checks/player.ts';

/** More than the tab stops of any screen. */
const MOST_STOPS = 80;

/**
 * Presses Tab until the control has the focus, as somebody without a mouse does. In Firefox Tab leads from the last control
 * to its own bars, so that a control further up is reached backwards.
 */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  const back = isInFirefox(target.page()) ? 'Shift+Tab' : 'Tab';
  // Searched for once: finding a control by its name costs several times as much as pressing Tab.
  let control = await target.elementHandle();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const state = await control?.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      if (element === focused) return 'focused';
      if (!element.isConnected) return 'replaced';
      const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore ? 'further up' : 'further down';
    });
    if (state === 'focused') return;
    if (state === 'further up') await keyboard.press(back);
    else if (state === 'further down') await keyboard.press('Tab');
    else control = await target.elementHandle();
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`);
}

/** Playwright drives the stock Firefox over WebDriver BiDi, which can neither tap nor fill in a text at once. */
export const isInFirefox = (page: Page) =>
  page.context().browser()?.browserType().name() === 'firefox';

/** Presses a control. In Firefox a tap is a click. */
export async function press(target: Locator, how: How): Promise<void> {
  if (how === 'mouse') await target.click();
  else if (how === 'hand') await pressAsAHand(target);
  else if (how === 'taps') await (isInFirefox(target.page()) ? target.click() : target.tap());
  else {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  }
}

/** Replaces what is in a field: at once, and key by key in Firefox. */
export async function fillIn(field: Locator, text: string): Promise<void> {
  if (!isInFirefox(field.page())) return field.fill(text);
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

/** Clicks into a field and types, as a hand does: at once, and key by key in Firefox. */
export async function typeIn(field: Locator, text: string): Promise<void> {
  const { keyboard } = field.page();
  await field.click();
  await (isInFirefox(field.page()) ? keyboard.type(text) : keyboard.insertText(text));
}

/** Delays before pressing, before releasing and afterwards, in milliseconds. */
const HAND_MS = { aims: 100, presses: 80, rests: 250 } as const;

async function pressAsAHand(target: Locator): Promise<void> {
  const page = target.page();
  // Away from the edges, where sticky elements could cover it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  let aim = '';
  for (let place = await middleOf(target); aim !== String(place); place = await middleOf(target)) {
    aim = String(place);
    await page.mouse.move(...place);
    await page.waitForTimeout(HAND_MS.aims);
  }
  await page.mouse.down();
  await page.waitForTimeout(HAND_MS.presses);
  await page.mouse.up();
  await page.waitForTimeout(HAND_MS.rests);
}

async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not on the screen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Chooses one of a group of radio buttons in which none is chosen yet. */
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
    const name = { '.': 'Point', '-': 'Minus' }[digit] ?? digit;
    await press(dialog.getByRole('button', { name, exact: true }), how);
  }
  await press(dialog.getByRole('button', { name: send, exact: true }), how);
}
