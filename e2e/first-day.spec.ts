import { expectNoBarriers } from './support/barriers.ts';
import {
  expect,
  PASSWORD,
  playBefore,
  test,
  turnTo,
  untilItsCodeHasCome,
} from './support/journey.ts';
import { keepPauses } from './support/pauses.ts';
import { playHangman } from './support/players.ts';

test('a new pupil registers, chooses a year and plays until the first new avatars and the first plant of the garden; all of it is there on another device as well', async ({
  page,
  browser,
  server,
}) => {
  await keepPauses(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth$/);
  await page.request.post('/api/register', { data: { username: 'newcomer', password: PASSWORD } });
  await playBefore(page, 4);
  await page.context().clearCookies();
  await page.getByLabel('Username').fill('newcomer');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Welcome back, newcomer!', { exact: true })).toBeVisible();

  await expect(page).toHaveURL(/\/year-selection$/);
  await page.getByRole('button', { name: 'Year 3' }).click();
  await expect(page).toHaveURL(/\/year-selection$/);
  await page.getByRole('button', { name: 'Year 3' }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(page.getByText('4/25 games')).toBeVisible();
  await expect(page.getByText('Complete 1 more games to unlock new avatars!')).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Well done!' });
  await playHangman(page, 0);
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('New Avatars Unlocked!', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: /^5 stars/ }).click();
  await expect(dialog).toContainText('Absolutely loved it!');
  await dialog.getByLabel('Do you want to tell us more?').fill('I found it!');
  await dialog.getByRole('button', { name: 'Submit & Close' }).click();
  await expect(page.getByText('Thank you for your feedback!', { exact: true })).toBeVisible();

  const reward = page.getByRole('dialog', { name: 'New Avatars Unlocked!' });
  await expect(reward).toContainText('unlocked 5 new avatars by completing games');
  // The toast, which stands in the dialog as well, is in another list.
  await expect(reward.getByRole('list').first().getByRole('listitem')).toHaveCount(5);
  await reward.getByRole('button', { name: 'Try Them Now!' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  const garden = page.getByRole('region', { name: 'My garden' });
  await garden.getByRole('button', { name: 'Spelling: 1 plant' }).click();
  const plants = garden.getByRole('list', { name: 'Spelling: 1 plant' });
  await expect(plants.getByRole('listitem')).toHaveText(/^(Seed|Sprout): \w+$/);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: /unicorn/i }).click();
  await expect(page.getByText('Avatar updated', { exact: true })).toBeVisible();

  const other = await browser.newPage({ baseURL: server.origin });
  await other.goto('/');
  await untilItsCodeHasCome(other);
  await other.getByLabel('Username').fill('NEWCOMER');
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other.getByText('5/25 games')).toBeVisible();
  await turnTo(other, '/profile');
  await expect(other.getByRole('table').getByRole('row')).toHaveCount(6);
  await expect(other.getByRole('main')).toContainText('🦄');
  await expect(other.getByRole('main')).toContainText('5 games completed');

  await other.getByRole('button', { name: 'Log Out' }).first().click();
  await expect(
    other.getByText('You have been logged out successfully.', { exact: true }),
  ).toBeVisible();
  await expect(other).toHaveURL(/\/auth$/);
});
