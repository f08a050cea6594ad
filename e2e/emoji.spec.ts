import { fontsAroundEmoji } from './support/fonts.ts';
import { expect, playBefore, signUp, test, turnTo } from './support/journey.ts';

/** The text font and ours; an empty box, or the system's own emoji, would come from another. */
const OURS = ['Andika', 'Explorer Emoji'];

test('a computer without emoji shows every avatar, badge, game and message in the product’s own emoji', async ({
  page,
}) => {
  const expectOurs = async (atLeast: number) => {
    await expect
      .poll(async () => (await fontsAroundEmoji(page)).elements)
      .toBeGreaterThanOrEqual(atLeast);
    await expect
      .poll(async () => {
        const { fonts } = await fontsAroundEmoji(page);
        return fonts.includes('Explorer Emoji') && fonts.every((font) => OURS.includes(font));
      })
      .toBe(true);
  };

  await page.goto('/auth');
  await expectOurs(4);

  await signUp(page);
  await playBefore(page, 20);
  await page.goto('/');
  await expectOurs(7);
  await turnTo(page, '/how-to-play');
  await expectOurs(6);
  await turnTo(page, '/profile');
  await expectOurs(50 + 3);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expectOurs(5);
});
