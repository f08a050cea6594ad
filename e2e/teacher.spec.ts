import type { Browser, Page } from '@playwright/test';
import { ADMIN, type AppServer } from './support/app-server.ts';
import { expect, PASSWORD, playBefore, signUp, test } from './support/journey.ts';

async function openAsTeacher(page: Page, path: string): Promise<void> {
  const data = { username: ADMIN.username, password: ADMIN.password };
  expect((await page.request.post('/api/login', { data })).status()).toBe(200);
  await page.goto(path);
}

/** A pupil with some games, made in a browser of their own. */
async function pupilWithGames(browser: Browser, server: AppServer, games: number) {
  const page = await browser.newPage({ baseURL: server.origin });
  const pupil = await signUp(page, 5);
  await playBefore(page, games);
  return { ...pupil, page };
}

test('a teacher finds a pupil, sees the games and downloads them', async ({
  page,
  browser,
  server,
}) => {
  const { username } = await pupilWithGames(browser, server, 3);
  await openAsTeacher(page, '/admin');
  await expect(page.getByText('Total Students')).toBeVisible();
  await page.getByLabel('Search by name').fill(username);
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row).toContainText('Year 5');
  await expect(row).toContainText('7.0');
  await expect(row).toContainText('Today');
  await row.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText('70.0%');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('a pupil who is switched off is signed out and cannot come back until switched on', async ({
  page,
  browser,
  server,
}) => {
  const { username, page: theirs } = await pupilWithGames(browser, server, 1);
  await openAsTeacher(page, '/admin');
  await page.getByLabel('Search by name').fill(username);
  await page
    .getByRole('row')
    .filter({ hasText: username })
    .getByRole('link', { name: /View Details/ })
    .click();
  await page.getByRole('button', { name: 'Switch account off' }).click();
  await expect(page.getByRole('button', { name: 'Switch account on' })).toBeVisible();
  await theirs.goto('/');
  await expect(theirs).toHaveURL(/\/auth$/);
  await theirs.getByLabel('Username').fill(username);
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Login' }).click();
  await expect(
    theirs.getByText('403: This account is switched off. Please ask your teacher.', {
      exact: true,
    }),
  ).toBeVisible();
});

test('a pupil reaches neither the panel nor another pupil', async ({ page, server }) => {
  await signUp(page, 2);
  await page.goto('/admin');
  await expect(page).toHaveURL(`${server.origin}/`);
  await page.goto('/admin/student/1');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(
    page.getByText("You don't have permission to access the admin panel."),
  ).toBeVisible();
});

test('a message of a pupil reaches the teacher', async ({ page, browser, server }) => {
  const { page: theirs } = await pupilWithGames(browser, server, 0);
  await theirs.goto('/contact');
  await theirs.getByRole('button', { name: /Send/ }).click();
  await expect(
    theirs.getByText('Please enter a message before sending.', { exact: true }),
  ).toBeVisible();
  await theirs.getByLabel(/Message/).fill('Could we have a game about planets?');
  await theirs.reload();
  await expect(theirs.getByLabel(/Message/)).toHaveValue('Could we have a game about planets?');
  await theirs.getByRole('button', { name: /Send/ }).click();
  await expect(theirs.getByText('Message Sent!', { exact: true })).toBeVisible();
  await openAsTeacher(page, '/admin');
  await expect(page.getByText('Could we have a game about planets?')).toBeVisible();
});
