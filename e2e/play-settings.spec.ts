// A pupil chooses how to play, finds it again on another device, and a teacher can set it.
import type { Browser, Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { GAME_IDS } from '../src/games/ids.ts';
import { ADMIN } from './support/app-server.ts';
import { expectFingersFit, expectNoBarriers } from './support/barriers.ts';
import { expect, PASSWORD, playBefore, signUp, test, type Pupil } from './support/journey.ts';

const html = (page: Page) => page.locator('html');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Play settings' });

async function openSettings(page: Page): Promise<void> {
  // One tap from any page: one button stands above the page, the other in the sidebar.
  await page.getByRole('button', { name: 'Play settings' }).filter({ visible: true }).click();
  await expect(dialog(page)).toBeVisible();
}

/** A browser of their own for somebody who logs in. */
async function logIn(browser: Browser, origin: string, username: string, password = PASSWORD) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/auth/);
  return { page, context };
}

/** The settings that need most room and change most, chosen by their names. */
async function chooseAll(page: Page): Promise<void> {
  const settings = dialog(page);
  for (const name of ['Largest', 'Wide', 'Easy', 'Strong', 'No clock']) {
    const radio = settings.getByRole('radio', { name });
    await settings
      .locator('label')
      .filter({ has: page.getByRole('radio', { name }) })
      .click();
    await expect(radio).toBeChecked();
  }
  await settings
    .locator('label')
    .filter({ has: page.getByRole('switch', { name: 'Calm' }) })
    .click();
  await expect(settings.getByText('They are the same on every device you use.')).toBeVisible();
}

async function expectAllChosen(page: Page): Promise<void> {
  await expect(html(page)).toHaveAttribute('data-text-size', 'largest');
  const looks = await page.evaluate(async () => {
    await document.fonts.ready;
    const { fontSize } = getComputedStyle(document.documentElement);
    const heading = document.querySelector('main h1') ?? document.body;
    const { fontFamily, letterSpacing, lineHeight, color } = getComputedStyle(heading);
    return { fontSize, fontFamily, letterSpacing, lineHeight, color };
  });
  expect(looks.fontFamily).toMatch(/^"?OpenDyslexic/);
  expect(looks.fontSize).toBe('22px');
  expect(Number.parseFloat(looks.letterSpacing)).toBeGreaterThan(0);
  expect(looks.color).toBe('rgb(13, 11, 31)');
  await expect(html(page)).toHaveAttribute('data-calm', 'true');
}

/** Enhanced contrast, 7:1, for every text that axe can measure. */
async function expectStrongContrast(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withRules(['color-contrast-enhanced'])
    .analyze();
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

test('what a pupil chooses holds in every game and page, and on every device they log in at', async ({
  page,
  browser,
  server,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const pupil: Pupil = await signUp(page, 4);
  await page.goto('/how-to-play');
  await openSettings(page);
  await expectNoBarriers(page);
  expect(fonts.filter((url) => url.includes('dyslexic'))).toEqual([]);
  await chooseAll(page);
  expect(fonts.filter((url) => url.includes('dyslexic'))).not.toEqual([]);
  await expectStrongContrast(page);
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');

  const { page: other, context } = await logIn(browser, server.origin, pupil.username);
  await expectAllChosen(other);
  for (const path of ['/', '/profile', '/about', '/contact', '/how-to-play', '/year-selection']) {
    await other.goto(path);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStrongContrast(other);
    await expectNoBarriers(other);
  }
  await other.goto('/?play=mathematics-mountain');
  await expect(other.getByText('Question 1 of 10')).toBeVisible();
  await expect(other.getByText(/s left$/)).toHaveCount(0);
  await context.close();
});

test('at 320 pixels every page and game stands with the largest, widest letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUp(page, 4);
  await page.goto('/');
  await openSettings(page);
  await chooseAll(page);
  await expectFingersFit(page, dialog(page));
  await page.keyboard.press('Escape');
  for (const path of ['/', '/profile', '/about', '/contact', '/how-to-play', '/year-selection']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFingersFit(page, page.getByRole('main'));
  }
  for (const game of GAME_IDS) {
    await page.goto(`/?play=${game}`);
    const window = page.getByRole('dialog');
    await expect(window).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectFingersFit(page, window);
    await expectStrongContrast(page);
  }
});

test('the clock of a game waits while the settings are open, and then goes by them', async ({
  page,
}) => {
  await signUp(page, 4);
  await page.goto('/?play=mathematics-mountain');
  const clock = page.getByText(/^\d+ s left$/);
  await expect(clock).toBeVisible();
  await openSettings(page);
  const frozen = await clock.textContent();
  await page.waitForTimeout(2500);
  expect(await clock.textContent()).toBe(frozen);
  await dialog(page).getByText('3 times as long').click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  const left = async () => Number.parseInt((await clock.textContent()) ?? '', 10);
  expect(await left()).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Play settings' }).filter({ visible: true }).click();
  await dialog(page).getByText('No clock').click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await expect(clock).toHaveCount(0);
});

test('what a teacher sets is what the pupil sees', async ({ page, browser, server }) => {
  const pupil = await signUp(page, 2);
  await page.goto('/profile');
  await expect(html(page)).toHaveAttribute('data-contrast', 'normal');
  const { id } = await (await page.request.get('/api/user')).json();

  const { username, password } = ADMIN;
  const { page: desk, context } = await logIn(browser, server.origin, username, password);
  await desk.goto(`/admin/student/${id}`);
  const panel = desk.getByRole('region', { name: 'Play settings' });
  await panel.getByText('Strong', { exact: true }).click();
  await panel.getByText('Largest', { exact: true }).click();
  await expectNoBarriers(desk);
  await panel.getByRole('button', { name: 'Save play settings' }).click();
  await expect(desk.getByText('The play settings are saved.', { exact: true })).toBeVisible();
  await expect(html(desk)).toHaveAttribute('data-contrast', 'normal');
  await desk.goto('/admin');
  await expect(desk.getByText(pupil.username).first()).toBeVisible();
  await context.close();

  await page.reload();
  await expect(html(page)).toHaveAttribute('data-contrast', 'high');
  await expect(html(page)).toHaveAttribute('data-text-size', 'largest');
});

test('they hold at once on a device without a network, and nobody else’s look is left after logging out', async ({
  page,
}) => {
  const first = await signUp(page, 3);
  await page.goto('/about');
  await openSettings(page);
  await page.route('**/api/user/play-settings*', (route) => route.abort());
  await dialog(page).getByText('Strong', { exact: true }).click();
  await expect(html(page)).toHaveAttribute('data-contrast', 'high');
  await expect(dialog(page).getByText('Saved on this device, waiting to be sent.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(html(page)).toHaveAttribute('data-contrast', 'normal');
  await page.unroute('**/api/user/play-settings*');

  await signUp(page, 3);
  await page.goto('/about');
  await expect(html(page)).toHaveAttribute('data-contrast', 'normal');
  await page.request.post('/api/login', { data: { username: first.username, password: PASSWORD } });
  const sent = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.goto('/about');
  expect((await sent).status()).toBe(200);
  await expect(html(page)).toHaveAttribute('data-contrast', 'high');
});

test('the Admin Panel is no wider than a laptop with the largest, widest letters', async ({
  page,
}) => {
  await signUp(page, 4);
  await playBefore(page, 1);
  expect((await page.request.post('/api/login', { data: ADMIN })).ok()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin');
  await openSettings(page);
  await chooseAll(page);
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(1280);
});
