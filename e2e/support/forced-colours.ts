// Whether a screen can be used in forced colours, the limited palette that a system's high-contrast mode imposes.
import { expect, type Locator, type Page } from '@playwright/test';
import type { GameId } from '../../src/games/ids.ts';
import type { Stage } from '../../src/games/kit/checks/player.ts';
import { PLAYERS } from '../../src/games/checks/players.ts';

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

/** Expects that every control has an edge, which the system draws in its own colour: our backgrounds and shadows are gone. */
export async function expectEdges(page: Page): Promise<void> {
  expect(await page.evaluate(findEdgeless), 'controls without an edge').toEqual([]);
}

/** The differences between the states of a control other than colour: its accessible text, its icons and its edges. */
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

/** Expects that at each moment of a game more than colour shows which control is chosen, right or wrong. */
export async function expectStatesDiffer(page: Page, gameId: GameId, moment: Stage): Promise<void> {
  const controls = await PLAYERS[gameId].inDifferentStates(page.getByRole('dialog'), moment);
  const looks = await Promise.all(controls.map((control) => looksWithoutColour(control)));
  expect(new Set(looks).size, `different looks: ${looks.join(' ')}`).toBe(controls.length);
}
