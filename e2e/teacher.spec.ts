import type { Page } from '@playwright/test';
import { DEFAULT_PLAY_SETTINGS } from '../src/shared/default-play-settings.ts';
import { ADMIN } from './support/app-server.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { fillIn } from './support/hands.ts';
import { expect, expectComplete, signUp, test } from './support/journey.ts';
import { signInAs } from './support/school.ts';

/** On the first screen of a phone all figures are seen, down to the last. */
async function expectFiguresFirst(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 667 });
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const last = page.getByRole('region', { name: 'Average Score' });
  const { y = Infinity, height = 0 } = (await last.boundingBox()) ?? {};
  expect(y + height).toBeLessThan((await bar.boundingBox())?.y ?? 0);
  if (size) await page.setViewportSize(size);
}

test('an owner finds a pupil, looks at the figures, replaces the password, switches the account off and deletes it with its games; every page and dialog of it is accessible, and the panel fits a laptop with the largest, widest letters, and begins with its figures on a phone', async ({
  page,
  server,
}) => {
  // In the same window: in Firefox the focus stays in the one that was opened last.
  const { username } = await signUp(page, 4);
  for (const score of [4, 9]) {
    const data = { gameId: 'word-search', score, maxScore: 10, duration: 60 };
    expect((await page.request.post('/api/game/complete', { data })).status()).toBe(201);
  }
  const rating = { gameId: 'word-search', rating: 5, comment: `Great, says ${username}` };
  await page.request.post('/api/game/feedback', { data: rating });

  await signInAs(page, ADMIN);
  await page.goto('/');
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page.getByText(`Great, says ${username}`)).toBeVisible();
  await expect(page.locator('.recharts-bar-rectangle').last()).toBeVisible();
  await fillIn(page.getByLabel('Search by name'), username.toUpperCase());
  await expect(page.getByText('Pupils 1 to 1 of 1')).toBeVisible();
  await expect(page.getByRole('row', { name: username })).toContainText('6.5');
  await expectNoBarriers(page, { isExemplary: true });
  await expectFiguresFirst(page);
  await page.getByRole('link', { name: `View Details of ${username}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeFocused();
  const performance = page.getByRole('table', { name: 'Performance by game' });
  await expect(performance).toContainText('+50.0%');
  await expect(page.locator('.recharts-line-dot').first()).toBeVisible();
  await expectNoBarriers(page, { isExemplary: true });

  await page.getByRole('tab', { name: 'Account' }).click();
  const dialog = page.getByRole('dialog');
  // So that the owner logged in longer ago than the 15 minutes for which a password counts.
  for (let step = 0; step < 4; step++) await server.moveClock();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Make a new password' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await fillIn(question.getByLabel('Your password'), ADMIN.password);
  await expectNoBarriers(page, { isExemplary: true, isKnown: true });
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'The new password' })).toBeVisible();
  await expectNoBarriers(page, { isKnown: true });
  await page.getByRole('button', { name: 'I have written it down' }).click();
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeFocused();

  await page.getByRole('button', { name: 'Switch account off' }).click();
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Switch off', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Switch account on' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete account…' }).click();
  await expect(dialog).toBeVisible();
  await expectNoBarriers(page, { isKnown: true });
  await fillIn(page.getByLabel(`Type the username ${username} to confirm`), username);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText(`${username} is deleted.`, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Panel');
  await expect(page.getByText(`Great, says ${username}`)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit' }).click();
  const log = page.getByRole('region', { name: / log$/ });
  await expect(log).toContainText('Deleted the account');
  await expect(log).toContainText(/former account \d+/);
  await expectNoBarriers(page, { isExemplary: true });

  const own = { textSize: 'largest', spacing: 'wide', font: 'easy' };
  expect((await page.request.patch('/api/user/play-settings', { data: own })).status()).toBe(200);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Student Performance' })).toBeVisible();
  await expectComplete(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(1280);
  // The owner is everybody's in this worker.
  await page.request.patch('/api/user/play-settings', { data: DEFAULT_PLAY_SETTINGS });
});
