import type { Page } from '@playwright/test';
import { GAMES } from '../src/games/cards.ts';
import { expectFingersFit, expectNoBarriers } from './support/barriers.ts';
import { expectReadable } from './support/fit.ts';
import { expect, OPENING, openGame, signUp, test, turnTo } from './support/journey.ts';

const NARROWEST = { width: 320, height: 640 } as const;

/** Where the home page has least room for its letters. */
const HOMES = {
  normal: [
    [667, 375],
    [768, 1024],
    [1024, 768],
  ],
  largest: [
    [768, 1024],
    [1024, 768],
    [1280, 800],
  ],
} as const;

const html = (page: Page) => page.locator('html');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Play settings' });

async function openSettings(page: Page): Promise<void> {
  // One tap from any page: one button is above the page, the other in the sidebar.
  await page.getByRole('button', { name: 'Play settings' }).filter({ visible: true }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Chooses the settings that need the most room and change the most. */
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
  await expect(settings.getByText('Your settings follow you to every device.')).toBeVisible();
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

const PAGES = [
  '/profile',
  '/profile/print',
  '/about',
  '/contact',
  '/how-to-play',
  '/year-selection',
  '/',
];

/** With a round of Hangman to go on with. */
async function expectReadableHomes(page: Page): Promise<void> {
  await openGame(page, 'Hangman with Balloons');
  await page.getByRole('dialog').getByRole('button', { name: 'E', exact: true }).click();
  await page.keyboard.press('Escape');
  for (const textSize of ['normal', 'largest'] as const) {
    const data = { textSize, spacing: 'normal', font: 'standard' };
    expect((await page.request.patch('/api/user/play-settings', { data })).status()).toBe(200);
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Go on/ })).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-text-size', textSize);
    for (const [width, height] of HOMES[textSize]) {
      await page.setViewportSize({ width, height });
      await expectReadable(page.getByRole('region', { name: 'Choose a game' }));
      const greeting = page.getByRole('heading', { name: 'Welcome, Matilda!' });
      const cut = await greeting.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(cut, `px of the name cut off at ${width} × ${height}`).toBe(0);
    }
  }
}

test('a pupil’s play settings change the page at once, and every page and game fits at 320 pixels with them; and the home page can be read on tablets and phones on their side', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await signUp(page, 4, 'Matilda');
  await page.goto('/how-to-play');
  await expectFingersFit(page.getByRole('navigation', { name: 'Main' }));
  await openSettings(page);
  await expectNoBarriers(page);
  expect(fonts.filter((url) => url.includes('dyslexic'))).toEqual([]);
  await chooseAll(page);
  expect(fonts.filter((url) => url.includes('dyslexic'))).not.toEqual([]);
  await expectAllChosen(page);
  await page.setViewportSize(NARROWEST);
  await expectFingersFit(dialog(page));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  for (const path of PAGES) {
    await turnTo(page, path);
    await expectFingersFit(page.getByRole('main'));
    if (path === '/profile/print') await expectReadable(page.getByRole('article'));
    if (path === '/profile') await expectReadable(page.getByRole('region', { name: 'My garden' }));
  }
  // The home page has most colours; of the others the test of the palette says which may stand on which.
  await expectNoBarriers(page, { hasStrongContrast: true });
  const window = page.getByRole('dialog');
  for (const { id, title } of GAMES) {
    await openGame(page, title);
    await expect(window.getByText(OPENING)).toHaveCount(0);
    await expectFingersFit(window);
    if (id === 'mathematics-mountain') await expect(window.getByText(/s left$/)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
  }
  await expectReadableHomes(page);
});
