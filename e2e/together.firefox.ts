// The board on which a class grows a picture together, in Firefox (D19); WebKit sees it in its school day.
import type { Page } from '@playwright/test';
import { press } from './support/hands.ts';
import { expect, test } from './support/journey.ts';
import { playBadly } from './support/played-badly.ts';
import {
  callsOf,
  makeClass,
  makeSettledTeacher,
  signInAs,
  tabletOfFirst,
} from './support/school.ts';

test('with the keyboard alone a teacher starts a picture in two presses, and shows the class a question', async ({
  page,
  server: { origin },
}) => {
  const { id } = await signInWithClass(page, origin);
  await page.goto(`/classes/${id}`);
  await press(page.getByRole('link', { name: 'Together' }).first(), 'keys');
  await press(page.getByRole('button', { name: '15 minutes' }), 'keys');
  await expect(page.getByRole('heading', { name: '15 minutes left' })).toBeVisible();
  for (const name of ['End now', 'A question to talk about', 'Show the class']) {
    await press(page.getByRole('button', { name }), 'keys');
  }
  await expect(page.getByRole('heading', { name: 'Let’s talk about this one' })).toBeFocused();
});

test('a round of a pupil makes the picture grow on the board, without motion where somebody wants none', async ({
  page,
  browser,
  server,
}) => {
  const { origin } = server;
  const made = await signInWithClass(page, origin);
  await page.goto(`/classes/${made.id}/together`);
  await page.getByRole('button', { name: '15 minutes' }).click();
  await expect(page.getByRole('status')).toHaveText('Our reef has begun.');
  const things = page.locator('svg [style*="scale("]');
  await expect(things.first()).toHaveCSS('transition-property', 'none');
  const notGrown = page.locator('svg [style*="scale(0)"]');
  const before = await notGrown.count();

  const tablet = await tabletOfFirst(made, { browser, origin }, async () => {});
  await expect(tablet.getByText('Each game you play makes our reef grow.')).toBeVisible();
  await playBadly(tablet, server, 1);
  await expect(page.getByText('1 round', { exact: true })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Our reef is a quarter grown.');
  expect(await notGrown.count()).toBeLessThan(before);
});

/** Signs a teacher in who has a class of one pupil. */
async function signInWithClass(page: Page, origin: string) {
  const teacher = await makeSettledTeacher(origin);
  const calls = await callsOf(origin, teacher);
  const made = await makeClass(calls, ['Ann Bell']);
  await calls.dispose();
  await signInAs(page, teacher);
  return made;
}
