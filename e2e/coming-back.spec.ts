import { fillIn } from './support/hands.ts';
import { expect, openGame, PASSWORD, signUp, test } from './support/journey.ts';
import { keepPauses } from './support/pauses.ts';
import { playOpenHangman } from './support/players.ts';

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
  await fillIn(page.getByLabel('Username'), username);
  await fillIn(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('1/25 games')).toBeVisible();
});
