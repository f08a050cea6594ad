// Zoomed to 400 % on a screen 1280 px wide (WCAG 2.2, 1.4.10), with the text spacing of 1.4.12.
import type { Page } from '@playwright/test';
import { GAMES } from '../src/games/cards.ts';
import { expectFits } from './support/fit.ts';
import { expectEdges } from './support/forced-colours.ts';
import { expect, OPENING, openGame, playBefore, signUp, test } from './support/journey.ts';
import { callsOf, makeClass, makeSettledTeacher, tabletOfFirst } from './support/school.ts';

/** The viewport that remains of 1280 × 1024 px. */
const AT_400_PERCENT = { width: 320, height: 256 } as const;

const PAGES = [
  '/',
  '/profile',
  '/how-to-play',
  '/journey',
  '/about',
  '/contact',
  '/privacy',
  '/year-selection',
] as const;

/** Set like a user's own style sheet; the content security policy does not block a constructed one. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-bottom: 2em !important; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Runs in the page: finds texts wider than their box. */
function findSpilled(): string[] {
  const part = document.querySelector('[role=dialog]') ?? document.body;
  return [
    ...part.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, li, td, th, span, b, button, a'),
  ]
    .filter((box) => [...box.childNodes].some((node) => node instanceof Text))
    .filter((box) => box.checkVisibility({ visibilityProperty: true }) && box.clientWidth > 1)
    .filter((box) => box.scrollWidth > box.clientWidth + 1)
    .map((box) => box.textContent.trim().slice(0, 40));
}

async function expectRoom(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await spaceText(page);
  expect(await page.evaluate(findSpilled), 'texts wider than their boxes').toEqual([]);
  await expectFits(page);
}

test.use({ viewport: AT_400_PERCENT });

test('at 400 % zoom and with wide text spacing nothing is cut off or out of reach, on any page of a pupil and in any game', async ({
  page,
}) => {
  await signUp(page, 3);
  await playBefore(page, 12);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await test.step(path, () => expectRoom(page));
  }
  for (const { title } of GAMES) {
    await openGame(page, title);
    await expect(page.getByText(OPENING)).toHaveCount(0);
    await test.step(title, () => expectRoom(page));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('at 400 % zoom and with wide text spacing nothing in the tables check is cut off or out of reach, and in forced colours each control has a border', async ({
  browser,
  server: { origin },
}) => {
  const calls = await callsOf(origin, await makeSettledTeacher(origin));
  const made = await makeClass(calls, ['Ann Bell'], 4);
  await calls.post(`/api/classes/${made.id}/tables-check`, { data: { kind: 'practice' } });
  await calls.dispose();
  const tablet = await tabletOfFirst(made, { browser, origin }, async () => {});
  await tablet.request.patch('/api/user/play-settings', { data: { countdown: null } });
  await tablet.setViewportSize(AT_400_PERCENT);
  await tablet.goto('/tables-check');
  for (const name of ['Start', 'Try three questions', 'Enter']) {
    const button = tablet.getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    await expectRoom(tablet);
    await tablet.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await expectEdges(tablet);
    await tablet.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    if (name !== 'Enter') await button.click();
  }
  await tablet.close();
});
