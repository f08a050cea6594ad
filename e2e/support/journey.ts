// The fixtures of every journey: the worker's own application, and a browser that reports every error and reaches no
// other server.
import { expect, test as base, type Page } from '@playwright/test';
import type { How } from '../../src/games/kit/checks/player.ts';
import { AppServer, HOST } from './app-server.ts';
import { press } from './hands.ts';

export const PASSWORD = 'explore-7';

let pupils = 0;

interface Pupil {
  username: string;
  year: number;
}

interface WorkerParts {
  server: AppServer;
}

interface Options {
  /** Whether the browser ever has time to deal rounds ahead and to keep the app (`keepBusy`). */
  isEverIdle: boolean;
}

interface Parts extends Options {
  /** Closes the other browsers that a journey has opened: those of a worker share its process. */
  closeOthers: void;
}

export const test = base.extend<Parts, WorkerParts>({
  isEverIdle: [false, { option: true }],
  closeOthers: [
    async ({ browser }, use) => {
      await use();
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
  server: [
    async ({}, use) => {
      const server = await AppServer.start();
      await use(server);
      await server.drop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  page: async ({ page, isEverIdle }, use, { errors }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => {
      // For the picture of a failure Playwright adds a style to the page, which the policy blocks in Firefox.
      if (errors.length === 0) complaints.push(error.message);
    });
    // A part of the product that the content security policy blocks does not work.
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) complaints.push(message.text());
    });
    const others = new Set<string>();
    page.context().on('request', (request) => {
      const { protocol, hostname, host } = new URL(request.url());
      if (/^(http|ws)s?:$/.test(protocol) && hostname !== HOST) others.add(host);
    });
    // Nobody listens, and an open audio device keeps the processor busy. The sounds play on a device of its own
    // (device.ts).
    await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
    if (!isEverIdle) await keepBusy(page);
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      // A journey that only waits for the start of the document checks it before the code has arrived.
      if (options?.waitUntil !== 'commit') await untilItsCodeHasCome(page);
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const response = await reload(options);
      if (options?.waitUntil !== 'commit') await untilItsCodeHasCome(page);
      return response;
    };
    await use(page);
    expect(complaints, 'errors in the page').toEqual([]);
    expect([...others], 'other hosts that the page asked for something').toEqual([]);
  },
});

export { expect };

/** From the next page on the browser never has time for what is prepared for later: it would cost more than most journeys. */
export async function keepBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** The welcome page is inert until its code has loaded, which Playwright does not wait for. */
export async function untilItsCodeHasCome(page: Page): Promise<void> {
  await page.locator('#root[inert]').waitFor({ state: 'detached' });
}

/** Turns to another address of the open app, as a link does. */
export async function followTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(page).toHaveURL(path);
}

/** Turns to another page of the open app, and waits until it is complete. */
export async function turnTo(page: Page, path: string): Promise<void> {
  await followTo(page, path);
  await expectComplete(page);
}

/** Expects that everything a page shows has arrived. */
export async function expectComplete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
}

/** Registers a pupil through the API, signed in in this page's browser, with a year chosen. */
export async function signUp(page: Page, year = 3, displayName?: string): Promise<Pupil> {
  const username = `pupil ${process.pid} ${++pupils}`;
  const register = await page.request.post('/api/register', {
    data: { username, password: PASSWORD, displayName },
  });
  expect(register.status()).toBe(201);
  const chosen = await page.request.post('/api/user/year-group', { data: { yearGroup: year } });
  expect(chosen.status()).toBe(200);
  return { username, year };
}

/** Finishes games through the API, so that a journey can begin with a pupil who has played before. */
export async function playBefore(page: Page, games: number): Promise<void> {
  for (let i = 0; i < games; i++) {
    const data = { gameId: 'word-search', score: 7, maxScore: 10 };
    expect((await page.request.post('/api/game/complete', { data })).status()).toBe(201);
  }
}

/** The text of a game's window until its screen has loaded. */
export const OPENING = /^(Loading the questions|Opening the game)…$/;

/** Opens a game from the home page by its Play button. Loads the home page only if it is not open already. */
export async function openGame(page: Page, title: string, how: How = 'mouse'): Promise<void> {
  const play = page.getByRole('button', { name: `Play ${title}` });
  if (!(await play.isVisible())) await page.goto('/');
  await press(play, how);
  await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible();
}

/** The score that the result dialog shows. */
export async function expectResult(page: Page, score: number, maxScore: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Well done!' });
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await expect(dialog).toContainText(`${score} out of ${maxScore}`);
  await expect(dialog.getByText('Your game is saved.')).toBeVisible();
}
