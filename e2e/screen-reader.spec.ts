import { findGame } from '../src/games/cards.ts';
import { expect, signUp, test } from './support/journey.ts';
import { Ears } from './support/listening.ts';
import { keepPauses } from './support/pauses.ts';
import { playByEar } from './support/players.ts';

/** Year 2 has no countdown: whoever listens to a question first needs the time. */
const YEAR = 2;

for (const id of ['grammar-guru', 'hangman-balloons'] as const) {
  const title = findGame(id)?.title ?? '';
  test(`${title} is opened, played to its end, rated and left using only what is announced`, async ({
    page,
  }) => {
    await signUp(page, YEAR);
    await keepPauses(page);
    const ears = await Ears.open(page);
    await page.goto('/');
    const opener = page.getByRole('button', { name: `Play ${title}` });
    const open = async () => {
      await opener.press('Enter');
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    };
    const { said, score } = await playByEar(page, id, ears, { year: YEAR, open });

    const result = page.getByRole('dialog', { name: 'Well done!' });
    await expect(result).toBeFocused();
    const { role, description } = await ears.focus();
    expect([role, description]).toEqual([
      'dialog',
      expect.stringMatching(new RegExp(`^${title} ${score} out of 10 \\S.+[.!]$`)),
    ]);
    await expect
      .poll(() => ears.heard())
      .toEqual([...said, expect.stringMatching(/^(Your garden grew .+ )?Your game is saved\.$/)]);

    await result.getByRole('radio', { name: '5 stars: Absolutely loved it!' }).press('Space');
    await result.getByRole('button', { name: 'Submit & Close' }).press('Enter');
    await expect
      .poll(async () => (await ears.heard()).slice(said.length + 1))
      .toEqual([
        'Absolutely loved it!',
        'Notification Thank you for your feedback! Your feedback helps us improve the game.',
      ]);
    await expect(opener).toBeFocused();
  });
}

test('the countdown is announced once, politely, then that the time is up, and the game goes on by itself', async ({
  page,
}) => {
  await signUp(page, 3);
  await page.clock.install();
  const ears = await Ears.open(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Mathematics Mountain' }).press('Enter');
  await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
  await page.clock.runFor(5000);
  await expect.poll(() => ears.heard()).toEqual(['5 seconds left']);
  await expect(page.getByText('5 seconds left')).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(5000);
  await expect
    .poll(async () => (await ears.heard()).slice(1))
    .toEqual([expect.stringMatching(/^Oops! The correct answer was: \d+ Time’s up! \S/)]);
  await page.clock.runFor(1500);
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
});
