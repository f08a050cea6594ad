import { expectResult, signUp, test } from './support/journey.ts';
import { keepPauses } from './support/pauses.ts';
import { dragOneWord, playHangman } from './support/players.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('where things move, a press anywhere on a tile opens its game, words of Word Search are found by dragging, and Hangman with Balloons is won with two balloons popped', async ({
  page,
}) => {
  await signUp(page, 1);
  await page.goto('/');
  const tile = page.getByRole('listitem').filter({ hasText: 'Find My Number' });
  for (const at of ['top', 'bottom']) {
    await tile.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await tile.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, at === 'top' ? y + 30 : y + height - 30);
    await page.mouse.down();
    // A finger stays down until the tile has sunk, which must still be under it then.
    await tile.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await page.mouse.up();
    await page.getByRole('button', { name: 'Close game' }).click();
  }
  await dragOneWord(page);
  await page.getByRole('button', { name: 'Close game' }).click();
  await keepPauses(page);
  await playHangman(page, 2);
  await expectResult(page, 8, 10);
});
