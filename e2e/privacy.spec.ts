import { readFile } from 'node:fs/promises';
import { ADMIN } from './support/app-server.ts';
import { expect, playBefore, signUp, test } from './support/journey.ts';
import { playHangman, playMathematicsMountain } from './support/players.ts';

type Page = Parameters<typeof signUp>[0];

/** The hosts that the browser asks for anything from now on. */
function hostsAsked(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.context().on('request', (request) => hosts.add(new URL(request.url()).host));
  return hosts;
}

const PAGES = [
  '/',
  '/profile',
  '/year-selection',
  '/how-to-play',
  '/about',
  '/contact',
  '/privacy',
];

test('no page of the default set-up asks any other host for anything', async ({ page, server }) => {
  const hosts = hostsAsked(page);
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.waitForLoadState('networkidle');
  await signUp(page, 2);
  for (const path of [...PAGES, '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await playHangman(page, 0);
  await page.goto('/');
  await playMathematicsMountain(page);
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Hello!');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForLoadState('networkidle');
  await page.request.post('/api/logout');
  const { username, password } = ADMIN;
  await page.request.post('/api/login', { data: { username, password } });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([new URL(server.origin).host]);
});

test('a pupil reads what is kept about them and takes a copy away', async ({ page }) => {
  const { username } = await signUp(page, 2);
  await playBefore(page, 3);
  await page.goto('/');
  await page.getByRole('link', { name: 'Your privacy' }).click();
  await expect(page.getByRole('heading', { name: 'How to have it deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByLabel('What we keep about you', { exact: true })).toContainText(username);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^pupil-[\d-]+\.json$/);
  const saved: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(saved).toMatchObject({ account: { username }, games: { length: 3 } });
});
