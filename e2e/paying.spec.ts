import { expectNoBarriers } from './support/barriers.ts';
import { fillIn } from './support/hands.ts';
import {
  expect,
  keepBusy,
  PASSWORD,
  playBefore,
  test,
  turnTo,
  untilItsCodeHasCome,
} from './support/journey.ts';
import { keepPauses } from './support/pauses.ts';
import { playHangman } from './support/players.ts';

test('a parent reads the price, cancels, finds the name still there, goes on and pays; the child chooses a year and plays until the first new avatars and the first plant of the garden; all of it is there on another device as well', async ({
  page,
  browser,
  server,
}) => {
  await keepPauses(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(
    page.getByText('Unlock All Games for the extreme price of £4 for the year!'),
  ).toBeVisible();
  await fillIn(page.getByLabel('Username'), 'newcomer');
  await fillIn(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('TEST MODE')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByLabel('Username')).toHaveValue('newcomer');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await fillIn(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Pay £4.00' }).click();
  await expect(page.getByText('Registration successful', { exact: true })).toBeVisible();

  await expect(page).toHaveURL(/\/year-selection$/);
  await playBefore(page, 4);
  await page.reload();
  await page.getByRole('button', { name: 'Year 3' }).click();
  await expect(page).toHaveURL(/\/year-selection$/);
  await page.getByRole('button', { name: 'Year 3' }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(page.getByText('4/25 games')).toBeVisible();
  await expect(page.getByText('Complete 1 more games to unlock new avatars!')).toBeVisible();

  await playHangman(page, 0);
  await expect(page.getByText('New Avatars Unlocked!', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Games' }).click();
  const reward = page.getByRole('dialog', { name: 'New Avatars Unlocked!' });
  await expect(reward).toContainText('unlocked 5 new avatars by completing games');
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
  await keepBusy(other);
  await other.goto('/');
  await untilItsCodeHasCome(other);
  await fillIn(other.getByLabel('Username'), 'NEWCOMER');
  await fillIn(other.getByLabel('Password', { exact: true }), PASSWORD);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other.getByText('5/25 games')).toBeVisible();
  await turnTo(other, '/profile');
  await expect(other.getByRole('table').getByRole('row')).toHaveCount(6);
  await expect(other.getByRole('main')).toContainText('🦄');
  await expect(other.getByRole('main')).toContainText('5 games completed');
});
