import { expect, signUp, test } from './support/journey.ts';
import { Ears } from './support/listening.ts';
import { keepPauses } from './support/pauses.ts';
import { playByEar } from './support/players.ts';

/** Year 2 has no countdown: whoever listens to a question first needs the time. */
const YEAR = 2;

test('Grammar Guru is opened, played to its end, rated and left using only what is announced', async ({
  page,
}) => {
  const title = 'Grammar Guru';
  await signUp(page, YEAR);
  await keepPauses(page);
  const ears = await Ears.open(page);
  await page.goto('/');
  const opener = page.getByRole('button', { name: `Play ${title}` });
  const open = async () => {
    await opener.press('Enter');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  };
  const { said, score } = await playByEar(page, ears, { year: YEAR, open });

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
