import type { Page } from '@playwright/test';
import { expect, signUp, test } from './support/journey.ts';

/** Withholds all code until the returned function is called, as a slow network does. */
async function holdCode(page: Page, code = /\/assets\/[^/]+\.js$/): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const SLOW = 'This is slow today. If nothing appears, check the Wi-Fi and load the page again.';

/** The message that appears only once the code has failed to load for a while. */
async function expectSentenceOfWaiting(page: Page): Promise<void> {
  const sentence = page.getByText(SLOW);
  await expect(sentence).toBeHidden();
  await sentence.evaluate((element) => element.getAnimations().forEach((time) => time.finish()));
  await expect(sentence).toBeVisible();
}

const welcome = (page: Page) =>
  page.getByRole('heading', { name: 'Welcome to Bright Explorers!', includeHidden: true });

test('a visitor sees nothing of a document that has arrived in part, so that nothing jumps; then the welcome before the code has arrived; and can then use it', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.route('/auth', async (route) => {
    const response = await route.fetch();
    const [half] = (await response.text()).split('</h1>');
    await route.fulfill({ response, body: half });
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(page.locator('link[rel=stylesheet]')).toBeAttached();
  await expect(welcome(page)).toBeAttached();
  await expect(welcome(page)).toBeHidden();
  await page.unroute('/auth');

  await page.goto('/', { waitUntil: 'commit' });
  await expect(welcome(page)).toBeVisible();
  // Nothing can be typed before the code that handles it.
  await expect(page.locator('#root')).toHaveAttribute('inert');
  await expectSentenceOfWaiting(page);
  const seen = await welcome(page).elementHandle();
  release();
  await page.getByLabel('Username').fill('somebody');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  // The same element as before: nothing was rendered again.
  expect(await seen?.evaluate((heading) => heading.isConnected)).toBe(true);
  await expect(page.getByText(SLOW)).toBeHidden();
});

test.describe('after a visit with time to keep the page', () => {
  test.use({ isEverIdle: true });

  test('a signed-in pupil does not see the visitors’ welcome, and on the next visit sees the games before the code has arrived; a tap on one opens it then', async ({
    page,
  }) => {
    const { username } = await signUp(page);
    const releaseAll = await holdCode(page);
    await page.goto('/auth', { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('Loading…');
    await expect(page.getByRole('status').locator('img')).toBeVisible();
    await expect(welcome(page)).toHaveCount(0);
    await expectSentenceOfWaiting(page);
    releaseAll();
    const games = page
      .getByRole('region', { name: 'Choose a game' })
      .getByRole('button', { name: /^Play / });
    await expect(games).toHaveCount(6);
    await expect(page.getByText(SLOW)).toBeHidden();

    await page.waitForFunction(() => localStorage.getItem('spare:home-view') !== null);
    const release = await holdCode(page, /\/assets\/(?!index|begin)[^/]+\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(games).toHaveCount(6);
    await expect(page.getByRole('heading', { name: `Welcome, ${username}!` })).toBeVisible();
    await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true');
    const place = () =>
      games.first().evaluate((tile) => tile.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    await page.getByRole('button', { name: 'Play Hangman with Balloons' }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Hangman with Balloons' })).toBeVisible();
    await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
    await page.goBack();
    await expect(games.first()).toBeVisible();
    expect(await place()).toBe(before);
  });
});
