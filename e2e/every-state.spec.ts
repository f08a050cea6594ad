import type { Page } from '@playwright/test';
import { expectFingersFit, expectNoBarriers } from './support/barriers.ts';
import { expectRoom } from './support/fit.ts';
import { fontsAroundEmoji } from './support/fonts.ts';
import {
  expect,
  expectComplete,
  followTo,
  openGame,
  playBefore,
  signUp,
  test,
  turnTo,
} from './support/journey.ts';
import { giveVoice } from './support/voice.ts';

test.beforeEach(async ({ page }) => giveVoice(page));

const DESKTOP = { width: 1280, height: 800 } as const;
const NARROWEST = { width: 320, height: 640 } as const;
const ON_ITS_SIDE = { width: 667, height: 375 } as const;

/** A page has no barrier, and fits the narrowest phone and a zoom of 400 %. */
async function expectForAll(page: Page): Promise<void> {
  await expectNoBarriers(page);
  await page.setViewportSize(NARROWEST);
  await expectFingersFit(page.locator('body'));
  await expectRoom(page);
  await page.setViewportSize(DESKTOP);
}

/** The text font and ours; an empty box, or the system's own emoji, would come from another. */
const OURS = ['Andika', 'Explorer Emoji'];

/** A page shows at least so many emoji, all of them the product's own. */
async function expectOurs(page: Page, atLeast: number): Promise<void> {
  await expect
    .poll(async () => {
      const { elements, fonts } = await fontsAroundEmoji(page);
      const areOurs = fonts.every((font) => OURS.includes(font));
      return fonts.includes('Explorer Emoji') && areOurs ? elements : 0;
    })
    .toBeGreaterThanOrEqual(atLeast);
}

/** The pages of a pupil, and how many emoji there are at least where they are looked at. */
const PAGES = [
  ['/profile', 50 + 3],
  ['/', 7],
  ['/privacy'],
  ['/treasure'],
  ['/about'],
  ['/how-to-play', 6],
  ['/journey'],
] as const;

test('what a visitor and a new pupil see is accessible, with invalid input as well, and when something is not there: the server, a page that is not theirs, a game and its questions', async ({
  page,
}) => {
  await page.goto('/privacy');
  await expectNoBarriers(page);
  await turnTo(page, '/auth');
  await expectNoBarriers(page);
  await page.setViewportSize(ON_ITS_SIDE);
  await expect(page.getByRole('tab', { name: 'Login' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(DESKTOP);
  for (const tab of ['Register', 'Login']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('button', { name: tab }).click();
    await expectNoBarriers(page, { isKnown: tab === 'Login' });
  }
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('nothing-7');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expectNoBarriers(page, { isKnown: true });

  const away = { status: 503, json: { message: 'Away.' } };
  await signUp(page);
  await page.route('**/api/session', (route) => route.fulfill(away));
  await page.goto('/about');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoBarriers(page);
  await page.unroute('**/api/session');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectComplete(page);

  await turnTo(page, '/admin/student/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await expectNoBarriers(page);

  await followTo(page, '/?play=chess');
  await expect(page.getByRole('dialog', { name: 'Game not found' })).toBeVisible();
  await expectNoBarriers(page);

  const isDealing = /\/api\/(rounds|games\/)/;
  await page.route(isDealing, (route) => route.fulfill(away));
  await turnTo(page, '/');
  await openGame(page, 'Grammar Guru');
  await expect(page.getByRole('alert')).toHaveText(
    'Oops! Something went wrong loading the questions. Please try again later or choose a different game.',
  );
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Close game' }).click();

  for (const path of ['/', '/profile']) {
    await turnTo(page, path);
    await expectNoBarriers(page, { isKnown: true });
  }
});

test('pages are accessible to a pupil with many games, fit the narrowest phone and a zoom of 400 % with wide text spacing, and show every avatar, badge, game and message in the product’s own emoji, which a computer may not have', async ({
  page,
}) => {
  await signUp(page);
  await playBefore(page, 20);
  await page.goto('/profile');
  for (const [path, emoji] of PAGES) {
    await turnTo(page, path);
    await test.step(path, async () => {
      await expectForAll(page);
      if (emoji) await expectOurs(page, emoji);
    });
  }
  await turnTo(page, '/year-selection');
  await page.getByRole('button', { name: 'Year 3' }).click();
  await expectForAll(page);
  await turnTo(page, '/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Required', { exact: true })).toBeVisible();
  await expectForAll(page);

  await turnTo(page, '/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expectOurs(page, 5);
});
