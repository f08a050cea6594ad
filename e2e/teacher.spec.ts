import type { Page } from '@playwright/test';
import { ADMIN } from './support/app-server.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { fillIn } from './support/hands.ts';
import { expect, signUp, test, type Pupil } from './support/journey.ts';
import { signInAs } from './support/school.ts';

/** A pupil with some games behind them, one of them rated; still signed in at this browser. */
async function pupilWhoPlayed(page: Page, scores: number[]): Promise<Pupil> {
  const pupil = await signUp(page, 4);
  for (const score of scores) {
    const data = { gameId: 'word-search', score, maxScore: 10, duration: 60 };
    expect((await page.request.post('/api/game/complete', { data })).status()).toBe(201);
  }
  const rating = { gameId: 'word-search', rating: 5, comment: `Great, says ${pupil.username}` };
  await page.request.post('/api/game/feedback', { data: rating });
  return pupil;
}

test('a teacher finds a pupil and looks at the figures', async ({ page }) => {
  const { username } = await pupilWhoPlayed(page, [4, 9]);
  await signInAs(page, ADMIN);
  await page.goto('/');
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page.getByText(`Great, says ${username}`)).toBeVisible();
  await expect(page.locator('.recharts-bar-rectangle').last()).toBeVisible();
  await fillIn(page.getByLabel('Search by name'), username.toUpperCase());
  await expect(page.getByText('Pupils 1 to 1 of 1')).toBeVisible();
  await expect(page.getByRole('row', { name: username })).toContainText('6.5');
  await expectNoBarriers(page, { isExemplary: true });

  await page.getByRole('link', { name: `View Details of ${username}` }).click();
  const heading = page.getByRole('heading', { level: 1, name: username });
  await expect(heading).toBeFocused();
  const performance = page.getByRole('table', { name: 'Performance by game' });
  await expect(performance).toContainText('+50.0%');
  await expect(page.locator('.recharts-line-dot').first()).toBeVisible();
  await expectNoBarriers(page, { isExemplary: true });
  await page.goBack();
  await expect(page.getByLabel('Search by name')).toHaveValue(username.toUpperCase());
});

test('a forgotten password is replaced, and an account is switched off, which signs the pupil out, and deleted with its games', async ({
  page,
  browser,
  server,
}) => {
  const theirs = await browser.newPage({ baseURL: server.origin });
  const { username } = await pupilWhoPlayed(theirs, [7]);
  await signInAs(page, ADMIN);
  await page.goto(`/admin?search=${encodeURIComponent(username)}`);
  await page.getByRole('link', { name: `View Details of ${username}` }).click();
  await page.getByRole('tab', { name: 'Account' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Make a new password' }).click();
  await expect(page.getByRole('dialog', { name: 'The new password' })).toBeVisible();
  await expectNoBarriers(page);
  const shown = page.getByText(/^[a-z]+-[a-z]+-\d{3}$/);
  const password = (await shown.textContent()) ?? '';
  await page.getByRole('button', { name: 'I have written it down' }).click();
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeFocused();
  await signInAs(theirs, { username, password });

  await page.getByRole('button', { name: 'Log out everywhere', exact: true }).click();
  await expect(dialog).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Switch account off' }).click();
  await expect(dialog).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Switch off', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Switch account on' })).toBeVisible();
  await theirs.goto('/');
  await expect(theirs).toHaveURL(/\/auth$/);
  await theirs.close();

  await page.getByRole('button', { name: 'Delete account…' }).click();
  await expect(dialog).toBeVisible();
  await expectNoBarriers(page);
  await fillIn(page.getByLabel(`Type the username ${username} to confirm`), username);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText(`${username} is deleted.`, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Panel');
  await expect(page.getByText(`Great, says ${username}`)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit' }).click();
  const log = page.getByRole('region', { name: / log$/ });
  await expect(log).toContainText('Deleted the account');
  await expect(log).toContainText(/former account \d+/);
  await expectNoBarriers(page, { isExemplary: true });
});

test('a pupil’s message survives a reload, is sent once, and is read by the teacher', async ({
  page,
}) => {
  const { username } = await signUp(page, 2);
  const text = `Hello from ${username}`;
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Required', { exact: true })).toBeVisible();
  await fillIn(page.getByLabel('Your message'), text);
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue(text);
  await expectNoBarriers(page, { isExemplary: true });
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();

  await signInAs(page, ADMIN);
  await page.goto('/admin/messages');
  const message = page.getByRole('listitem').filter({ hasText: text });
  await expect(message).toHaveCount(1);
  await message.getByRole('button', { name: 'Mark as read' }).click();
  await expect(message.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
});

test('a colleague is made an admin: the password is asked for again, and they choose one of their own', async ({
  page,
}) => {
  const { username } = await pupilWhoPlayed(page, [7]);
  await signInAs(page, ADMIN);
  await page.goto(`/admin?search=${encodeURIComponent(username)}`);
  await page.getByRole('link', { name: `View Details of ${username}` }).click();
  await page.getByRole('tab', { name: 'Account' }).click();
  // As if they had logged in a while ago.
  const needed = { message: 'Please type your password again first.', needs: 'password' };
  let isLongAgo = true;
  await page.route('**/api/admin/student/*', async (route) => {
    const refuses = isLongAgo && route.request().method() === 'PATCH';
    if (refuses) isLongAgo = false;
    await (refuses ? route.fulfill({ status: 403, json: needed }) : route.fallback());
  });
  await page.getByRole('button', { name: 'Make admin' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await fillIn(question.getByLabel('Your password'), ADMIN.password);
  await expectNoBarriers(page, { isExemplary: true });
  await question.getByRole('button', { name: 'Continue' }).click();
  const password = (await page.getByText(/^[a-z2-9]{14}$/).textContent()) ?? '';
  await page.getByRole('button', { name: 'I have written it down' }).click();
  await expect(page.getByRole('button', { name: 'Take away admin rights' })).toBeFocused();

  await signInAs(page, { username, password });
  await page.goto('/admin');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Choose a new password');
  await expectNoBarriers(page, { isExemplary: true });
  await fillIn(page.getByLabel('Current password'), password);
  await fillIn(page.getByRole('textbox', { name: 'New password' }), 'kettle-moon-ladder');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(heading).toHaveText('Admin Panel');
  await expect(page.getByRole('heading', { name: 'Most Popular Games' })).toBeVisible();
});
