import type { Locator, Page } from '@playwright/test';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { z } from 'zod';
import { findGame } from '../src/games/cards.ts';
import { PLAYERS } from '../src/games/checks/players.ts';
import { GAME_IDS, type GameId } from '../src/games/ids.ts';
import { AppServer, HOST } from './support/app-server.ts';
import { dealtAhead } from './support/dealt-ahead.ts';
import { banner, Device, getReady } from './support/device.ts';
import { isInFirefox, press } from './support/hands.ts';
import { playOpenHangman, playThrough } from './support/players.ts';
import { keepPauses } from './support/pauses.ts';
import {
  expect,
  followTo,
  keepBusy,
  openGame,
  signUp,
  test as base,
  turnTo,
} from './support/journey.ts';
import { copyOfApp, renew } from './support/versions.ts';

const test = base.extend<{ device: Device }>({
  device: async ({ server }, use) => {
    const device = await Device.new(() => server.origin);
    await use(device);
    await device.drop();
  },
});

/** Longer than a device waits before it asks again whether the server is there (follow-connection.ts). */
const UNTIL_ASKED_MS = 16_000;

/** Longer than a tab must have been left alone before a new version takes over in it (take-over.ts). */
const UNTIL_LEFT_ALONE_MS = 21_000;

const quizSchema = z.object({ questions: z.array(z.object({ id: z.string() })) });

const WAITING = 'Saved on this device, waiting to be sent.';

const result = (page: Page) => page.getByRole('dialog', { name: 'Well done!' });
const games = (page: Page, count: number) => page.getByText(`${count}/25 games`);
const waitingGames = (page: Page, count: number) =>
  page.getByText(
    count === 1
      ? /1 game is saved on this device, waiting to be sent\./
      : new RegExp(`${count} games are saved on this device, waiting to be sent\\.`),
  );

/** The finished games as the server has them, oldest first. */
async function recorded(page: Page): Promise<{ gameId: string; score: number }[]> {
  const answer = await page.request.get('/api/user/game-history');
  const history = z.array(z.object({ gameId: z.string(), score: z.number() }));
  return history.parse(await answer.json()).toReversed();
}

async function finishGame(page: Page): Promise<void> {
  await openGame(page, 'Hangman with Balloons');
  await playOpenHangman(page);
}

/** Moves the page's clock on, again and again, until this is seen. */
async function passTime(page: Page, ms: number, until: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(ms);
    await expect(until).toBeVisible({ timeout: 2000 });
  }).toPass();
}

const isNewVersionWaiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  });

const backToGames = (page: Page) => page.getByRole('button', { name: 'Back to Games' }).click();

/** It is dealt by the server; the other that is played brings its content. The rest is only opened. */
const PLAYED: GameId = 'grammar-guru';

test('after one visit, with ten different rounds of each quiz, all six games are opened without a server, and one of them played to its end and left with the keyboard alone, and one behind a network that answers every request with its sign-in page, and sent later: once, in order, even after closing the browser; what needs the network says so', async ({
  device,
  server,
}) => {
  let page = await device.open();
  await signUp(page, 2);
  await getReady(page, 2);
  const quizzes: readonly GameId[] = ['grammar-guru', 'mathematics-mountain'];
  for (const gameId of quizzes) {
    const [rounds] = await dealtAhead(page, gameId);
    const ahead = rounds?.fresh.flatMap(({ deal }) => quizSchema.parse(deal.start).questions);
    expect(new Set(ahead?.map(({ id }) => id)).size).toBeGreaterThan(60);
  }
  const played: { gameId: string; score?: number }[] = [];
  await server.stop();
  try {
    await keepPauses(page);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Learning history' })).toBeVisible();
    await expect(page.getByText('No games played yet')).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await followTo(page, '/admin/student/1');
    await expect(page.getByRole('heading', { name: 'This page needs the internet' })).toBeVisible();
    await turnTo(page, '/');
    for (const gameId of GAME_IDS.filter((id) => id !== PLAYED)) {
      await openGame(page, findGame(gameId)?.title ?? '', 'keys');
      await expect(PLAYERS[gameId].seenFirst(page.getByRole('dialog'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    const score = await playThrough(page, PLAYED, { year: 2, how: 'keys' });
    await expect(result(page)).toContainText(`${score} out of 10`, { timeout: 15_000 });
    await expect(result(page)).toContainText(WAITING);
    played.push({ gameId: PLAYED, score });
    await press(page.getByRole('button', { name: 'Back to Games' }), 'keys');
    await expect(
      page.getByRole('button', { name: `Play ${findGame(PLAYED)?.title}` }),
    ).toBeFocused();
    await expect(waitingGames(page, 1)).toBeVisible();
    if (!isInFirefox(page)) played.push(await playBehindSignInPage(page, server, played.length));
    page = await device.reopen();
    await page.clock.install();
    await page.goto('/');
    await expect(waitingGames(page, played.length)).toBeVisible();
  } finally {
    await server.boot();
  }
  await passTime(page, UNTIL_ASKED_MS, games(page, played.length));
  await expect(banner(page)).toBeHidden();
  await expect(waitingGames(page, played.length)).toBeHidden();
  expect(await recorded(page)).toEqual(played.map((game) => expect.objectContaining(game)));
});

const SIGN_IN = '<!doctype html><title>Free Wi-Fi</title><h1>Welcome to our Wi-Fi</h1>';

/** Answers every request to an address with status 200 and a page, as the sign-in page of a Wi-Fi does. */
async function startSignInPage(port: number): Promise<{ stop: () => Promise<void> }> {
  const portal = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', connection: 'close' }).end(SIGN_IN);
  });
  portal.listen(port, HOST);
  await once(portal, 'listening');
  return {
    stop: async () => {
      portal.close();
      await once(portal, 'close');
    },
  };
}

/** Whether any of the device's caches contains that page. */
function keepsSignInPage(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    const kept = await Promise.all(
      opened.map(async (cache) =>
        Promise.all((await cache.keys()).map((request) => cache.match(request))),
      ),
    );
    const texts = await Promise.all(kept.flat().map((response) => response?.text() ?? ''));
    return texts.some((text) => text.includes('Welcome to our Wi-Fi'));
  });
}

/** Plays a game where the network answers every request with its sign-in page, which is never taken for the app. */
async function playBehindSignInPage(page: Page, server: AppServer, waiting: number) {
  const portal = await startSignInPage(Number(new URL(server.origin).port));
  try {
    await finishGame(page);
    await expect(result(page)).toContainText(WAITING);
    await backToGames(page);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Learning history' })).toBeVisible();
    await openGame(page, 'Word Search');
    await page.keyboard.press('Escape');
    await expect(
      page.getByText('The internet here needs a grown-up to sign in – you can keep playing.'),
    ).toBeVisible();
    await expect(waitingGames(page, waiting + 1)).toBeVisible();
    expect(await keepsSignInPage(page)).toBe(false);
  } finally {
    await portal.stop();
  }
  return { gameId: 'hangman-balloons' };
}

test('a new version takes over in a tab that nobody touches, costs the round in another no move, on a device that keeps no files as well, and works without a network', async ({
  browser,
}) => {
  const folder = await copyOfApp();
  const server = await AppServer.start({ app: folder });
  const keeping = await browser.newContext({
    baseURL: server.origin,
    serviceWorkers: 'allow',
  });
  const forgetful = await browser.newContext({ baseURL: server.origin });
  const before = (page: Page) => page.getByRole('heading', { name: 'Choose a game' });
  const after = (page: Page) => page.getByRole('heading', { name: 'Pick a game' });
  const begin = async (page: Page) => {
    await openGame(page, 'Hangman with Balloons');
    await expect(page.getByRole('group', { name: 'Letters' })).toBeVisible();
    await page.keyboard.press('e');
  };
  const end = async (page: Page) => {
    await playOpenHangman(page);
    await expect(result(page)).toContainText('Your game is saved.');
    await backToGames(page);
  };
  try {
    const page = await keeping.newPage();
    await keepPauses(page);
    await signUp(page, 2);
    await getReady(page, 2);
    await begin(page);
    const other = await keeping.newPage();
    await other.clock.install();
    await other.goto('/about');
    const without = await forgetful.newPage();
    await keepBusy(without);
    await keepPauses(without);
    await signUp(without, 2);
    await begin(without);
    await renew(folder);
    await other.goto('/');
    await expect(before(other)).toBeVisible();

    await end(without);
    await expect(before(without)).toBeVisible();
    await without.getByRole('button', { name: 'Play Word Search' }).click();
    await expect(without.getByRole('dialog').getByRole('grid')).toBeVisible();
    await without.keyboard.press('Escape');
    await expect(after(without)).toBeVisible();
    await expect(games(without, 1)).toBeVisible();

    await other.bringToFront();
    // The home page asks for something twice a minute: just then the old worker would not give way.
    await turnTo(other, '/about');
    await expect.poll(() => isNewVersionWaiting(other), { timeout: 60_000 }).toBe(true);
    const reloaded = other.waitForEvent('load', { timeout: 60_000 });
    await other.clock.fastForward(UNTIL_LEFT_ALONE_MS);
    await reloaded;
    await turnTo(other, '/');
    await expect(after(other)).toBeVisible();
    await other.close();
    await end(page);
    await server.stop();
    await page.goto('/');
    await expect(after(page)).toBeVisible();
    await openGame(page, 'Hangman with Balloons');
    await expect(page.getByRole('group', { name: 'Letters' })).toBeVisible();
  } finally {
    await forgetful.close();
    await keeping.close();
    await server.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
