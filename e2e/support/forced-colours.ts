// Whether a screen can be used in the few colours that a pupil's own system has chosen.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Moment } from './players.ts';

/** Runs in the page: the controls without any edge, by name. */
function findEdgeless(): string[] {
  const dialogs = [...document.querySelectorAll('[role=dialog]')];
  const part = dialogs.at(-1) ?? document.body;
  const controls = part.querySelectorAll(
    'button, input, textarea, [role=radio], [role=gridcell], label:has(input[type=radio])',
  );
  const hasEdge = (element: Element) => {
    const { borderStyle, borderWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
    const isLine = (style: string, width: string) => style !== 'none' && parseFloat(width) >= 1;
    return isLine(borderStyle, borderWidth) || isLine(outlineStyle, outlineWidth);
  };
  /** A radio button is drawn by the system itself, in its own colours. */
  const isOfSystem = (element: Element) => getComputedStyle(element).appearance === 'auto';
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !hasEdge(control) && !isOfSystem(control))
    .map((control) => (control.getAttribute('aria-label') ?? control.outerHTML).slice(0, 80));
}

/** Every control has an edge that the system draws in a colour of its own: our grounds and shadows are gone. */
export async function expectEdges(page: Page): Promise<void> {
  expect(await page.evaluate(findEdgeless), 'controls without an edge').toEqual([]);
}

/** What tells one state of a control from another besides its colours: its text for ears, its signs and its edges. */
async function looksWithoutColour(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const { borderStyle, borderWidth, outlineStyle, outlineWidth, backgroundColor } =
      getComputedStyle(element);
    const signs = [...element.querySelectorAll('svg')].map((sign) => sign.innerHTML);
    const ground = getComputedStyle(document.body).backgroundColor;
    const isFilled = ![ground, 'rgba(0, 0, 0, 0)'].includes(backgroundColor);
    const edges = [borderStyle, borderWidth, outlineStyle, outlineWidth];
    return JSON.stringify([edges, signs, isFilled]);
  });
}

const game = (page: Page) => page.getByRole('dialog');
const option = (page: Page) => game(page).locator('label:has(input[type=radio])');
const key = (page: Page, about: RegExp) => game(page).getByRole('button', { name: about }).first();

/** Controls that stand in different states at a moment of a game, and must not look the same. */
const IN_DIFFERENT_STATES: Record<string, (page: Page, moment: Moment) => Locator[]> = {
  'Grammar Guru': (page, moment) => {
    const right = option(page).filter({ has: page.locator('.text-leaf') });
    const missed = option(page).filter({ has: page.locator('.text-coral') });
    const plain = option(page)
      .filter({ hasNot: page.locator('svg') })
      .first();
    if (moment === 'right') return [right, plain];
    return moment === 'wrong' ? [right, missed, plain] : [];
  },
  'Dictionary Detective': (page, moment) => {
    const words = game(page).getByRole('region', { name: 'Words' });
    const picked = words.locator('[aria-pressed=true]');
    const open = words.locator('[aria-pressed=false][aria-disabled=false]:not(:has(svg))').first();
    const judged = words.locator('button:has(svg)');
    if (moment === 'chosen') return [picked, open];
    return moment === 'wrong' || moment === 'right' ? [judged, open] : [];
  },
  'Word Search': (page, moment) => {
    const list = game(page).getByRole('list', { name: 'Words to find' });
    const found = list.getByRole('listitem').filter({ hasText: ', found' }).first();
    const hidden = list.getByRole('listitem').filter({ hasNotText: ', found' }).first();
    const first = game(page).getByRole('gridcell', { selected: true });
    const other = game(page).getByRole('gridcell', { selected: false }).first();
    if (moment === 'chosen') return [first, other];
    return moment === 'right' ? [found, hidden] : [];
  },
  'Hangman with Balloons': (page, moment) =>
    moment === 'right'
      ? [key(page, /, in the word/), key(page, /, not in the word/), key(page, /^[A-Z]$/)]
      : [],
};

/** At each moment of a game its controls show by more than colour which of them is chosen, right or wrong. */
export async function expectStatesDiffer(page: Page, title: string, moment: Moment): Promise<void> {
  const controls = IN_DIFFERENT_STATES[title]?.(page, moment) ?? [];
  const looks = await Promise.all(controls.map((control) => looksWithoutColour(control)));
  expect(new Set(looks).size, `different looks: ${looks.join(' ')}`).toBe(controls.length);
}
