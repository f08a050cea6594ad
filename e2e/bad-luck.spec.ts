import { expect, expectResult, openGame, playBefore, signUp, test } from './support/journey.ts';
import { playHangman, playWordSearch } from './support/players.ts';

const result = { name: 'Well done!' } as const;

test('a finished game that cannot be sent waits on the device and is sent later, once', async ({
  page,
}) => {
  await signUp(page, 2);
  await page.route('**/api/game/complete', (route) => route.abort());
  await playHangman(page, 0);
  const dialog = page.getByRole('dialog', result);
  await expect(dialog).toContainText('Saved on this device, waiting to be sent.', {
    timeout: 15_000,
  });
  await expect(page.getByText('Error recording game completion', { exact: true })).toBeVisible();
  await page.unroute('**/api/game/complete');
  await page.reload();
  await expect(page.getByText('1/25 games')).toBeVisible();
  expect(await (await page.request.get('/api/user/game-history')).json()).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('1/25 games')).toBeVisible();
});

test('an answer that was lost on its way is counted once all the same', async ({ page }) => {
  await signUp(page, 2);
  let lost = 0;
  await page.route('**/api/game/complete', async (route) => {
    await route.fetch();
    lost += 1;
    await (lost === 1 ? route.abort() : route.continue());
  });
  await playHangman(page, 1);
  await expect(page.getByText('Error recording game completion', { exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await page.reload();
  await expect(page.getByText('1/25 games')).toBeVisible();
  expect(await (await page.request.get('/api/user/game-history')).json()).toHaveLength(1);
});

test('a server that takes three seconds is waited for, and a double click sends once', async ({
  page,
}) => {
  await signUp(page, 2);
  await page.route('**/api/game/feedback', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  let ratings = 0;
  page.on(
    'request',
    (request) => (ratings += request.url().endsWith('/api/game/feedback') ? 1 : 0),
  );
  await playHangman(page, 0);
  await expectResult(page, 10, 10);
  const dialog = page.getByRole('dialog', result);
  await dialog.getByRole('radio', { name: /^3 stars/ }).click();
  await dialog.getByRole('button', { name: 'Submit & Close' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(page.getByText('Thank you for your feedback!', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(ratings).toBe(1);
});

test('a rating that fails keeps its stars and its words', async ({ page }) => {
  await signUp(page, 2);
  await page.route('**/api/game/feedback', (route) =>
    route.fulfill({ status: 503, json: { message: 'Away.' } }),
  );
  await playHangman(page, 0);
  await expectResult(page, 10, 10);
  const dialog = page.getByRole('dialog', result);
  await dialog.getByRole('radio', { name: /^2 stars/ }).click();
  await dialog.getByLabel('Do you want to tell us more?').fill('too easy');
  await dialog.getByRole('button', { name: 'Submit & Close' }).click();
  await expect(page.getByText('Error submitting feedback', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Do you want to tell us more?')).toHaveValue('too easy');
});

test('a pupil who was logged out in another tab is asked to log in and loses no game', async ({
  page,
}) => {
  const { username } = await signUp(page, 2);
  await openGame(page, 'Hangman with Balloons');
  await page.context().clearCookies();
  await playOpenHangman(page);
  const dialog = page.getByRole('dialog', result);
  await expect(dialog).toContainText('Please log in again to send it.', { timeout: 15_000 });
  await dialog.getByRole('button', { name: 'Back to Games' }).click();
  await expect(page).toHaveURL(/\/auth$/, { timeout: 15_000 });
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('explore-7');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('1/25 games')).toBeVisible();
});

async function playOpenHangman(page: Parameters<typeof playHangman>[0]) {
  const dialog = page.getByRole('dialog', { name: /Hangman/ });
  await expect(dialog.getByRole('group', { name: 'Letters' })).toBeVisible();
  for (const letter of 'QZXJVKWBFGPYMHCDLUNR') {
    if (await dialog.getByRole('button', { name: letter, exact: true }).isVisible()) {
      await page.keyboard.press(letter.toLowerCase());
    }
  }
}

test('a reload in the middle of a game starts it afresh and records nothing', async ({ page }) => {
  await signUp(page, 1);
  await openGame(page, 'Word Search');
  await page.reload();
  await expect(page.getByRole('dialog', { name: /Word Search/ })).toBeVisible();
  expect(await (await page.request.get('/api/user/game-history')).json()).toEqual([]);
});

test('questions that do not arrive are said kindly and can be asked for again', async ({
  page,
}) => {
  const isDealing = /\/api\/(rounds|games\/)/;
  await page.route(isDealing, (route) =>
    route.fulfill({ status: 503, json: { message: 'Away.' } }),
  );
  await signUp(page, 1);
  await openGame(page, 'Grammar Guru');
  await expect(page.getByRole('alert')).toHaveText(
    'Oops! Something went wrong loading the questions. Please try again later or choose a different game.',
  );
  await page.unroute(isDealing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
});

test('a screen that is turned in the middle of a round keeps the round', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await signUp(page, 1);
  await openGame(page, 'Find My Number');
  await page.getByLabel('Your guess').fill('7');
  await page.getByLabel('Your guess').press('Enter');
  await expect(page.getByText('Attempts: 1/10')).toBeVisible();
  await page.setViewportSize({ width: 667, height: 375 });
  await expect(page.getByText('Attempts: 1/10')).toBeVisible();
});

test('the fifth game played again shows its avatars after the next result', async ({ page }) => {
  await signUp(page, 1);
  await playBefore(page, 4);
  await playWordSearch(page, 'mouse');
  await expectResult(page, 10, 10);
  await page.getByRole('button', { name: 'Back to Games' }).click();
  await expect(page.getByRole('dialog', { name: 'New Avatars Unlocked!' })).toBeVisible();
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('5/25 games')).toBeVisible();
});
