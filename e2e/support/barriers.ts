// Accessibility checks.
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

declare global {
  interface Window {
    /** Only where `violationsOf` has loaded it. */
    axe?: typeof axe;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Minimum width and height of a pupil's controls, in CSS pixels. */
const TARGET_PX = 44;

/** Waits until all finite animations have ended, except those that are paused behind a dialog. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => null)));
  });
}

/** Expects that nothing moves: no animation is running or pending, and there is no confetti. */
export async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate(() => {
    const animated = document.getAnimations().map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.outerHTML.slice(0, 120) ?? 'something';
    });
    const confetti = [...document.querySelectorAll('.animate-confetti')].filter((piece) =>
      piece.checkVisibility({ visibilityProperty: true }),
    );
    return [...animated, ...confetti.map(() => 'confetti')];
  });
  expect(moving, 'what moves').toEqual([]);
}

interface Looks {
  /**
   * The page was looked at in another state. Its contrast is not measured again, which takes longer than all other rules together:
   * every text colour of the palette may stand on every ground of it (src/ui/theme.test.ts).
   */
  isKnown?: boolean;
  /** Checks the contrast alone, of 7:1 as well, for every text that axe can measure: nothing else depends on a pupil's settings. */
  hasStrongContrast?: boolean;
  /** Checks the rules that axe counts as best practice as well. */
  isExemplary?: boolean;
  /** Checks this many rows of each table, where the others are made of the same parts. */
  rows?: number;
}

/** Less than half as long as the source that the package exports. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Runs axe. The script has half a megabyte, so that it is loaded only into a document that does not have it yet. */
async function violationsOf(page: Page, exclude: string[], options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (run) => {
      if (!window.axe) throw new Error('axe is not in the page.');
      const { violations } = await window.axe.run(
        { include: document, exclude: run.exclude },
        run.options,
      );
      return violations;
    },
    { exclude, options },
  );
}

/** Expects that axe finds no violation of WCAG 2.2 AA once the screen is idle. */
export async function expectNoBarriers(
  page: Page,
  { isKnown = false, hasStrongContrast = false, isExemplary = false, rows = Infinity }: Looks = {},
): Promise<void> {
  await comeToRest(page);
  const tags = isExemplary ? [...WCAG, 'best-practice'] : WCAG;
  const options: RunOptions = {
    runOnly: hasStrongContrast
      ? { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced'] }
      : { type: 'tag', values: tags },
    rules: { 'color-contrast': { enabled: !isKnown } },
    resultTypes: ['violations'],
    // Only sounds and films that play by themselves would need it, and there are none.
    preload: false,
  };
  // The page behind a dialog is checked without one.
  const isDialogOpen = await page.getByRole('dialog').first().isVisible();
  const behind = isDialogOpen ? ['main', 'nav'] : [];
  const alike = rows === Infinity ? [] : [`tbody > tr:nth-child(n + ${rows + 1})`];
  const violations = await violationsOf(page, [...behind, ...alike], options);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** Every control is large enough for a finger, and none is cut off at the side of the screen. */
export async function expectFingersFit(part: Locator): Promise<void> {
  const page = part.page();
  await comeToRest(page);
  const fit = { width: page.viewportSize()?.width ?? 0, targetPx: TARGET_PX };
  const misfits = await part.evaluate((element, { width, targetPx }) => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) found.push(`the page is ${scrollWidth} px wide`);
    // A radio button is pressed by its label.
    for (const control of element.querySelectorAll('button, a, textarea, label:has(input)')) {
      const box = control.getBoundingClientRect();
      const isVisible = control.checkVisibility({ visibilityProperty: true });
      // Elements for screen readers alone take one pixel.
      if (!isVisible || box.width <= 1 || box.height === 0) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent;
      const least = Math.min(box.width, box.height);
      if (least < targetPx - 0.5) found.push(`${name} is ${least} px small`);
      if (box.left < 0 || box.right > width) found.push(`${name} is cut off at the side`);
    }
    return found;
  }, fit);
  expect(misfits, 'controls that do not fit').toEqual([]);
}
