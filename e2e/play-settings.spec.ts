// A pupil's play settings apply on every device.
import type { Browser, Page } from '@playwright/test';
import { GAMES } from '../src/games/cards.ts';
import { expectFingersFit, expectNoBarriers } from './support/barriers.ts';
import {
  expect,
  keepBusy,
  OPENING,
  openGame,
  PASSWORD,
  signUp,
  test,
  turnTo,
  untilItsCodeHasCome,
  type Pupil,
} from './support/journey.ts';
import { signInAs } from './support/school.ts';

const NARROWEST = { width: 320, height: 640 } as const;

const html = (page: Page) => page.locator('html');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Play settings' });

async function openSettings(page: Page): Promise<void> {
  // One tap from any page: one button is above the page, the other in the sidebar.
  await page.getByRole('button', { name: 'Play settings' }).filter({ visible: true }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Another device on which the pupil is signed in. */
async function deviceOf(browser: Browser, origin: string, username: string) {
  const page = await browser.newPage({ baseURL: origin });
  await keepBusy(page);
  await signInAs(page, { username, password: PASSWORD });
  await page.goto('/');
  await untilItsCodeHasCome(page);
  return page;
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

const PAGES = ['/profile', '/about', '/contact', '/how-to-play', '/year-selection', '/'];

test('a pupil’s play settings apply on every device they log in on, and every page and game fits at 320 pixels with them', async ({
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
  await expectNoBarriers(page, { hasStrongContrast: true });
  await page.setViewportSize(NARROWEST);
  await expectFingersFit(dialog(page));

  const other = await deviceOf(browser, server.origin, pupil.username);
  await expectAllChosen(other);
  await other.setViewportSize(NARROWEST);
  for (const path of PAGES) {
    await turnTo(other, path);
    await expectFingersFit(other.getByRole('main'));
  }
  // The home page has most colours; of the others the test of the palette says which may stand on which.
  await expectNoBarriers(other, { hasStrongContrast: true });
  const window = other.getByRole('dialog');
  for (const { id, title } of GAMES) {
    await openGame(other, title);
    await expect(window.getByText(OPENING)).toHaveCount(0);
    await expectFingersFit(window);
    if (id === 'mathematics-mountain') await expect(window.getByText(/s left$/)).toHaveCount(0);
    if (id === 'find-my-number') {
      await expectNoBarriers(other, { hasStrongContrast: true });
      await window.getByRole('button', { name: 'Play settings' }).click();
      await expect(dialog(other)).toBeVisible();
      await other.keyboard.press('Escape');
      await expect(dialog(other)).toBeHidden();
    }
    await other.keyboard.press('Escape');
    await expect(window).toBeHidden();
  }
  await other.close();
});
