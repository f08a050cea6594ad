import { expect, expectResult, openGame, signUp, test } from './support/journey.ts';
import { keepPauses } from './support/pauses.ts';
import {
  playGrammarGuru,
  playHangman,
  playMathematicsMountain,
  playWordSearch,
} from './support/players.ts';

test('a press anywhere on a tile opens its game', async ({ page }) => {
  await signUp(page, 1);
  await page.goto('/');
  const tile = page.getByRole('listitem').filter({ hasText: 'Find My Number' });
  for (const at of ['top', 'bottom']) {
    await tile.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, height = 0 } = (await tile.boundingBox()) ?? {};
    await page.mouse.move(x + 30, at === 'top' ? y + 30 : y + height - 30);
    await page.mouse.down();
    // As long as a child's finger rests: the pressed tile must still be under it.
    await page.waitForTimeout(150);
    await page.mouse.up();
    await page.getByRole('button', { name: 'Close game' }).click();
  }
});

test('Grammar Guru counts the right answers and can be played again at once', async ({ page }) => {
  await signUp(page, 4);
  await keepPauses(page);
  await playGrammarGuru(page, 7);
  await expectResult(page, 7, 10);
  await page.getByRole('button', { name: 'Play Again' }).click();
  await expect(page.getByRole('dialog', { name: /Grammar Guru/ })).toContainText(
    'Question 1 of 10',
  );
});

test('Mathematics Mountain is climbed to the top in Year 1, without a countdown', async ({
  page,
}) => {
  await signUp(page, 1);
  await keepPauses(page);
  let right = 0;
  await playMathematicsMountain(page, async (moment) => {
    if (moment === 'right') right += 1;
    if (right === 10) await expect(page.getByRole('img', { name: 'Trophy' })).toBeVisible();
  });
  await expectResult(page, 10, 10);
});

test('Mathematics Mountain counts down in Year 3 and goes on by itself when the time is up', async ({
  page,
}) => {
  await signUp(page, 3);
  await page.clock.install();
  await openGame(page, 'Mathematics Mountain');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByText(/Oops! The correct answer was: \d+/)).toBeVisible();
  await page.clock.fastForward(1500);
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
});

test('Word Search of Year 1 can be finished by dragging', async ({ page }) => {
  await signUp(page, 1);
  await keepPauses(page);
  await playWordSearch(page, 'dragging');
  await expectResult(page, 10, 10);
});

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Hangman with Balloons is won with two balloons popped', async ({ page }) => {
    await signUp(page, 5);
    await keepPauses(page);
    await playHangman(page, 2);
    await expectResult(page, 8, 10);
  });
});

test('closing a game half-way asks nothing and records nothing', async ({ page }) => {
  await signUp(page, 3);
  await openGame(page, 'Find My Number');
  await page.getByRole('button', { name: 'Close game' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await openGame(page, 'Word Search');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  const history = await page.request.get('/api/user/game-history');
  expect(await history.json()).toEqual([]);
});

test('a game that does not exist says so', async ({ page, server }) => {
  await signUp(page, 3);
  await page.goto('/?play=chess');
  await expect(page.getByRole('dialog', { name: 'Game not found' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${server.origin}/`);
});
