import { expectResult, signUp, test } from './support/journey.ts';
import { keepPauses } from './support/pauses.ts';
import { dragAllWords, playHangman } from './support/players.ts';

test('a press anywhere on a tile opens its game', async ({ page }) => {
  await signUp(page, 1);
  await page.goto('/');
  const tile = page.getByRole('listitem').filter({ hasText: 'Find My Number' });
  for (const at of ['top', 'bottom']) {
    await tile.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await tile.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, at === 'top' ? y + 30 : y + height - 30);
    await page.mouse.down();
    // About as long as a child's finger stays down: the pressed tile must still be under it.
    await page.waitForTimeout(150);
    await page.mouse.up();
    await page.getByRole('button', { name: 'Close game' }).click();
  }
});

test('Word Search of Year 1 can be finished by dragging', async ({ page }) => {
  await signUp(page, 1);
  await keepPauses(page);
  await dragAllWords(page);
  await expectResult(page, 10, 10);
});

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Hangman with Balloons is won with two balloons popped while things move', async ({
    page,
  }) => {
    await signUp(page, 5);
    await keepPauses(page);
    await playHangman(page, 2);
    await expectResult(page, 8, 10);
  });
});
