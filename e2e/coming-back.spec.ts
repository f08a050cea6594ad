import { AppServer } from './support/app-server.ts';
import { expect, openGame, PASSWORD, playBefore, signUp, test } from './support/journey.ts';
import { keepPauses } from './support/pauses.ts';
import { playOpenHangman } from './support/players.ts';

test('everything is there after a restart, on another device and after a power cut', async ({
  browser,
}) => {
  const server = await AppServer.start({ isEmbedded: true });
  const first = await browser.newPage({ baseURL: server.origin });
  const { username } = await signUp(first, 4);
  await playBefore(first, 3);
  await server.stop('SIGKILL');
  await server.boot();

  const other = await browser.newPage({ baseURL: server.origin });
  await other.goto('/');
  await other.getByLabel('Username').fill(username.toUpperCase());
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other.getByText('3/25 games')).toBeVisible();
  await other.goto('/profile');
  await expect(other.getByRole('table').getByRole('row')).toHaveCount(4);
  await first.goto('/profile');
  await expect(first.getByText('3 games completed')).toBeVisible();

  await other.getByRole('button', { name: 'Log Out' }).first().click();
  await expect(
    other.getByText('You have been logged out successfully.', { exact: true }),
  ).toBeVisible();
  await expect(other).toHaveURL(/\/auth$/);
  await server.drop();
});

test('a pupil who was logged out in another tab is asked to log in and loses no game', async ({
  page,
}) => {
  const { username } = await signUp(page, 2);
  await keepPauses(page);
  await openGame(page, 'Hangman with Balloons');
  await page.context().clearCookies();
  await playOpenHangman(page);
  const dialog = page.getByRole('dialog', { name: 'Well done!' });
  await expect(dialog).toContainText('Please log in again to send it.');
  await dialog.getByRole('button', { name: 'Back to Games' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('1/25 games')).toBeVisible();
});
