import type { Page } from '@playwright/test';
import { expectFingersFit, expectNoBarriers } from './support/barriers.ts';
import { expect, openGame, playBefore, signUp, test } from './support/journey.ts';
import { keepPauses } from './support/pauses.ts';
import { playThrough } from './support/players.ts';
import { giveVoice } from './support/voice.ts';

test.beforeEach(async ({ page }) => giveVoice(page));

test('a game whose questions fail to load is accessible, and opens once they load', async ({
  page,
  server,
}) => {
  const isDealing = /\/api\/(rounds|games\/)/;
  await page.route(isDealing, (route) =>
    route.fulfill({ status: 503, json: { message: 'Away.' } }),
  );
  await signUp(page);
  await openGame(page, 'Grammar Guru');
  await expect(page.getByRole('alert')).toHaveText(
    'Oops! Something went wrong loading the questions. Please try again later or choose a different game.',
  );
  await expectNoBarriers(page);
  await page.unroute(isDealing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();

  await page.goto('/?play=chess');
  await expect(page.getByRole('dialog', { name: 'Game not found' })).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${server.origin}/`);
});

/** Opens a page and waits until it is complete. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const DESKTOP = { width: 1280, height: 800 } as const;
const NARROWEST = { width: 320, height: 640 } as const;

/** Everything fits the narrowest phone, and every control there is large enough for a finger. */
async function expectFitsNarrowest(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST);
  await expectFingersFit(page.locator('body'));
  await page.setViewportSize(DESKTOP);
}

test.describe('accessible pages', () => {
  test('pages are accessible to a visitor, with invalid input as well', async ({ page }) => {
    await visit(page, '/privacy');
    await expectNoBarriers(page);
    await visit(page, '/treasure');
    await expectNoBarriers(page);
    await visit(page, '/auth');
    for (const tab of ['Login', 'Register']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('button', { name: tab }).click();
      await expectNoBarriers(page);
    }
    await page.getByRole('tab', { name: 'Login' }).click();
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('nothing-7');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
    await expectNoBarriers(page);
  });

  test('pages are accessible to a pupil, new or with many games, and fit the narrowest phone', async ({
    page,
  }) => {
    await signUp(page);
    for (const path of ['/', '/profile', '/privacy', '/treasure']) {
      await visit(page, path);
      await expectNoBarriers(page);
    }
    for (const path of ['/about', '/how-to-play', '/journey']) {
      await visit(page, path);
      await expectNoBarriers(page);
      await expectFitsNarrowest(page);
    }
    await visit(page, '/year-selection');
    await page.getByRole('button', { name: 'Year 3' }).click();
    await expectNoBarriers(page);
    await expectFitsNarrowest(page);
    await visit(page, '/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message Required', { exact: true })).toBeVisible();
    await expectNoBarriers(page);
    await playBefore(page, 12);
    for (const path of ['/', '/profile']) {
      await visit(page, path);
      await expectNoBarriers(page);
      await expectFitsNarrowest(page);
    }
  });

  test('a forbidden page, and a page with the server unreachable, are accessible to a pupil', async ({
    page,
  }) => {
    await signUp(page);
    await page.route('**/api/user', (route) =>
      route.fulfill({ status: 503, json: { message: 'Away.' } }),
    );
    await page.goto('/about');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoBarriers(page);
    await page.unroute('**/api/user');
    await visit(page, '/admin/student/1');
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await expectNoBarriers(page);
    await page.goto('/admin');
    await expect(page).toHaveURL('/');
  });
});

test.describe('accessible dialogs', () => {
  // play-settings.spec.ts checks them on their own.
  test('the play settings within a game are accessible', async ({ page }) => {
    await signUp(page);
    const settings = page.getByRole('dialog', { name: 'Play settings' });
    await openGame(page, 'Find My Number');
    await page.getByRole('button', { name: 'Play settings' }).click();
    await settings.getByText('Strong', { exact: true }).click();
    await settings.getByText('Calm', { exact: true }).click();
    await expectNoBarriers(page);
  });

  test('the warning to a pupil who logs out with a queued game is accessible', async ({ page }) => {
    await signUp(page, 2);
    await keepPauses(page);
    await page.route('**/api/game/complete', (route) => route.abort());
    await playThrough(page, 'hangman-balloons', { year: 2, how: 'mouse' });
    const result = page.getByRole('dialog', { name: 'Well done!' });
    await expect(result).toContainText('waiting to be sent');
    await result.getByRole('button', { name: 'Back to Games' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoBarriers(page);
  });
});
