// Accessibility checks.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Minimum width and height of a pupil's controls, in CSS pixels. */
const TARGET_PX = 44;

/** Waits until all finite animations have ended. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => null)));
  });
}

/** Nothing moves: no animation is running or pending, and there is no confetti. */
export async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.outerHTML.slice(0, 120) ?? 'something';
    }),
  );
  expect(moving, 'what moves').toEqual([]);
  await expect(page.locator('.animate-confetti:visible')).toHaveCount(0);
}

/** Expects that axe finds no violation of WCAG 2.2 AA once the screen is idle. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await comeToRest(page);
  const axe = new AxeBuilder({ page }).withTags(WCAG);
  // The page behind a dialog is checked without one.
  if (await page.getByRole('dialog').first().isVisible()) axe.exclude('main').exclude('nav');
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
}

/** Every control is large enough for a finger, and none is cut off at the side of the screen. */
export async function expectFingersFit(page: Page, part: Locator): Promise<void> {
  await comeToRest(page);
  const width = page.viewportSize()?.width ?? 0;
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrolled, 'width of the page').toBeLessThanOrEqual(width);
  // A radio button is pressed by its label.
  const controls = part.locator('button:visible, a:visible, textarea:visible, label:has(input)');
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    const name = (await control.getAttribute('aria-label')) ?? (await control.textContent());
    // Text for screen readers alone is one pixel in size.
    if (!box || box.width <= 1) continue;
    expect(Math.min(box.width, box.height), `size of ${name}`).toBeGreaterThan(TARGET_PX - 0.5);
    expect(box.x, `left side of ${name}`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `right side of ${name}`).toBeLessThanOrEqual(width);
  }
}
