import type { Locator, Page } from '@playwright/test';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { z } from 'zod';
import { findGame } from '../src/games/cards.ts';
import { PLAYERS } from '../src/games/checks/players.ts';
import { GAME_IDS, type GameId } from '../src/games/ids.ts';
import { ADMIN, AppServer, HOST } from './support/app-server.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { dealtAhead } from './support/dealt-ahead.ts';
import { banner, Device, getReady } from './support/device.ts';
import { press } from './support/hands.ts';
import { playOpenHangman, playThrough } from './support/players.ts';
import { keepPauses } from './support/pauses.ts';
import {
  expect,
  openGame,
  PASSWORD,
  signUp,
  test as base,
  untilItsCodeHasCome,
} from './support/journey.ts';
import { callsOf, cardsIn, makeClass } from './support/school.ts';
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

const backToGames = (page: Page) => page.getByRole('button', { name: 'Back to Games' }).click();

async function logIn(page: Page, username: string): Promise<void> {
  await untilItsCodeHasCome(page);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a game' })).toBeVisible();
}

const logOut = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log Out' }).click();

/** One is dealt by the server, the others bring their content; the rest is only opened. */
const PLAYED: readonly GameId[] = ['grammar-guru', 'dictionary-detective', 'word-search'];

test('after one visit all six games are opened without a server, and three of them played to their end and left with the keyboard alone, and sent later: once, in order, even after closing the browser', async ({
  device,
  server,
}) => {
  let page = await device.open();
  await signUp(page, 2);
  await getReady(page, 2);
  const played: { gameId: string; score: number }[] = [];
  await server.stop();
  try {
    page = await device.reopen();
    await keepPauses(page);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Learning history' })).toBeVisible();
    await expect(page.getByText('No games played yet')).toBeVisible();
    await expect(banner(page)).toBeVisible();
    for (const gameId of GAME_IDS.filter((id) => !PLAYED.includes(id))) {
      await openGame(page, findGame(gameId)?.title ?? '', 'keys');
      const [first = ''] = PLAYERS[gameId].inViewTogether;
      await expect(
        page.getByRole('dialog').getByText(first, { exact: true }).first(),
      ).toBeVisible();
      await page.goto('/');
    }
    for (const gameId of PLAYED) {
      const score = await playThrough(page, gameId, { year: 2, how: 'keys' });
      await expect(result(page)).toContainText(`${score} out of 10`, { timeout: 15_000 });
      await expect(result(page)).toContainText(WAITING);
      played.push({ gameId, score });
      await press(page.getByRole('button', { name: 'Back to Games' }), 'keys');
      await expect(
        page.getByRole('button', { name: `Play ${findGame(gameId)?.title}` }),
      ).toBeFocused();
      await expect(waitingGames(page, played.length)).toBeVisible();
    }
    page = await device.reopen();
    await page.clock.install();
    await page.goto('/');
    await expect(waitingGames(page, PLAYED.length)).toBeVisible();
  } finally {
    await server.boot();
  }
  await passTime(page, UNTIL_ASKED_MS, games(page, PLAYED.length));
  await expect(banner(page)).toBeHidden();
  await expect(waitingGames(page, PLAYED.length)).toBeHidden();
  expect(await recorded(page)).toEqual(played.map((game) => expect.objectContaining(game)));
  await page.reload();
  await expect(games(page, PLAYED.length)).toBeVisible();
  expect(await recorded(page)).toHaveLength(PLAYED.length);
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

/** Where the network goes away while a game is played; above it is gone before one is opened. */
const CUTS: Record<string, (cut: Cut) => Promise<void>> = {
  'in the middle of a dealt round': async ({ page, cutNow }) => {
    let isCut = false;
    const look = async () => {
      if (!isCut) await cutNow();
      isCut = true;
    };
    await playThrough(page, 'grammar-guru', { year: 2, how: 'keys', look });
  },
  'in the middle of a round': async ({ page, cutNow }) => {
    await openGame(page, 'Hangman with Balloons');
    await page.keyboard.press('e');
    await cutNow();
    await playOpenHangman(page);
  },
  'before the result can be sent': async ({ page, cutNow }) => {
    await page.route('**/api/game/complete', async (route) => {
      await cutNow();
      await route.abort();
    });
    await finishGame(page);
  },
  'after the server took the result and before it could say so': async ({ page, cutNow }) => {
    await page.route('**/api/game/complete', async (route) => {
      await route.fetch();
      await cutNow();
      await route.abort();
    });
    await finishGame(page);
  },
};

interface Cut {
  page: Page;
  cutNow: () => Promise<void>;
}

test('without a network ten different rounds of each quiz are ready and what needs the network says so kindly; a network that goes away at any moment, or answers every request with its sign-in page, costs no round, and each game counts once', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await signUp(page, 2);
  await getReady(page, 2);
  await page.context().setOffline(true);
  const quizzes: readonly GameId[] = ['grammar-guru', 'mathematics-mountain'];
  for (const gameId of quizzes) {
    const [rounds] = await dealtAhead(page, gameId);
    const ahead = rounds?.fresh.flatMap(({ deal }) => quizSchema.parse(deal.start).questions);
    expect(new Set(ahead?.map(({ id }) => id)).size).toBeGreaterThan(60);
  }
  await page.getByRole('button', { name: 'Play Grammar Guru' }).click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await dealtAhead(page, 'grammar-guru'))[0]?.fresh).toHaveLength(9);
  await page.goto('/profile');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Year 4' }).click();
  await expect(
    page.getByText('We can’t reach the school server. Please check the internet and try again.', {
      exact: true,
    }),
  ).toBeVisible();
  await page.goto('/admin/student/1');
  await expect(page.getByRole('heading', { name: 'This page needs the internet' })).toBeVisible();
  await page.context().setOffline(false);
  await getReady(page, 2);
  await keepPauses(page);
  for (const [index, [step, play]] of Object.entries(CUTS).entries()) {
    await test.step(step, async () => {
      const count = index + 1;
      await play({ page, cutNow: () => page.context().setOffline(true) });
      await expect(result(page)).toContainText(WAITING);
      await page.unrouteAll();
      await page.context().setOffline(false);
      await expect(result(page)).toContainText('Your game is saved.');
      await backToGames(page);
      await expect(games(page, count)).toBeVisible();
      await expect(banner(page)).toBeHidden();
      expect(await recorded(page)).toHaveLength(count);
    });
  }
  await test.step('where the network answers every request with its sign-in page', async () => {
    await openGame(page, 'Hangman with Balloons');
    await page.keyboard.press('e');
    await server.stop();
    const portal = await startSignInPage(Number(new URL(server.origin).port));
    try {
      await playOpenHangman(page);
      await expect(result(page)).toContainText(WAITING);
      await backToGames(page);
      await page.goto('/profile');
      await expect(page.getByRole('heading', { name: 'Learning history' })).toBeVisible();
      await openGame(page, 'Word Search');
      await page.keyboard.press('Escape');
      await expect(
        page.getByText('The internet here needs a grown-up to sign in – you can keep playing.'),
      ).toBeVisible();
      await expect(waitingGames(page, 1)).toBeVisible();
      expect(await keepsSignInPage(page)).toBe(false);
    } finally {
      await portal.stop();
      await server.boot();
    }
  });
  const all = Object.keys(CUTS).length + 1;
  await page.goto('/');
  await expect(games(page, all)).toBeVisible();
  await expect(page.getByText(/needs a grown-up/)).toBeHidden();
  expect(await recorded(page)).toHaveLength(all);
});

test('two pupils who share a device keep their games apart, even when one logs out with games that wait or logs in in another tab; a third scans a card, whose secret is nowhere to be seen, once the server can be reached', async ({
  device,
  server,
}) => {
  const owner = await callsOf(server.origin, ADMIN);
  const { id } = await makeClass(owner, ['Ann Bell']);
  const [card] = await cardsIn(
    await owner.post(`/api/classes/${id}/cards`, { data: { kind: 'qr' } }),
  );
  await owner.dispose();
  const page = await device.open();
  await page.clock.install();
  const mia = await signUp(page, 1);
  await getReady(page, 1);
  await page.context().setOffline(true);
  await finishGame(page);
  await backToGames(page);
  await expect(waitingGames(page, 1)).toBeVisible();
  await logOut(page);
  const question = page.getByRole('dialog', { name: 'Wait a moment!' });
  await expect(question).toContainText('1 game is waiting on this device.');
  await expectNoBarriers(page);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(games(page, 0)).toBeVisible();
  await logOut(page);
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('No internet just now. You need it to log in.')).toBeVisible();
  // A page opened afresh has nobody signed in either.
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth$/);

  await page.context().setOffline(false);
  // The page has told the server of the log-out and had its answer: told again later, it would end Sam's session.
  await expect(async () => {
    await page.clock.fastForward(UNTIL_ASKED_MS);
    await expect(page.getByText('No internet just now.')).toBeHidden({ timeout: 2000 });
    expect(await page.evaluate(() => localStorage.getItem('leaving'))).toBeNull();
  }).toPass();
  expect((await page.request.get('/api/user')).status()).toBe(401);
  const sam = await signUp(page, 4);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: `Welcome, ${sam.username}!` })).toBeVisible();
  await expect(games(page, 0)).toBeVisible();
  await finishGame(page);
  await expect(result(page)).toContainText('Your game is saved.');
  await backToGames(page);
  expect(await recorded(page)).toHaveLength(1);
  await logOut(page);
  await logIn(page, mia.username);
  await expect(games(page, 1)).toBeVisible();
  expect(await recorded(page)).toHaveLength(1);

  // Sam logs in in another tab while Mia plays.
  await openGame(page, 'Hangman with Balloons');
  const other = await page.context().newPage();
  await other.goto('/');
  await logOut(other);
  await logIn(other, sam.username);
  await page.bringToFront();
  await playOpenHangman(page);
  await expect(result(page)).toContainText('Somebody else is logged in here now.');
  await backToGames(page);
  await expect(page.getByRole('heading', { name: `Welcome, ${sam.username}!` })).toBeVisible();
  expect(await recorded(page)).toHaveLength(1);
  await logOut(page);
  await logIn(page, mia.username);
  await expect(games(page, 2)).toBeVisible();
  expect(await recorded(page)).toHaveLength(2);

  await other.close();
  await page.request.post('/api/logout');
  await server.stop();
  try {
    await page.goto(card?.link ?? '');
    const away = page.getByRole('heading', { name: 'We can’t reach the school server' });
    await expect(away).toBeVisible();
    await expectNoBarriers(page);
    await expect(page).toHaveURL(`${server.origin}/c/card`);
  } finally {
    await server.boot();
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ann Bell!' })).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/`);
});

test('a new version costs no round on a device that keeps no files: the round goes on, and what comes next is of the new version', async ({
  browser,
}) => {
  const folder = await copyOfApp();
  const server = await AppServer.start({ app: folder });
  const forgetful = await browser.newContext({ baseURL: server.origin });
  try {
    const page = await forgetful.newPage();
    await keepPauses(page);
    await signUp(page, 2);
    await openGame(page, 'Hangman with Balloons');
    await expect(page.getByRole('group', { name: 'Letters' })).toBeVisible();
    await page.keyboard.press('e');
    await renew(folder);
    await playOpenHangman(page);
    await expect(result(page)).toContainText('Your game is saved.');
    await backToGames(page);
    await expect(page.getByRole('heading', { name: 'Choose a game' })).toBeVisible();
    await page.getByRole('button', { name: 'Play Word Search' }).click();
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Pick a game' })).toBeVisible();
    await expect(games(page, 1)).toBeVisible();
  } finally {
    await forgetful.close();
    await server.drop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a new version takes over in a tab that nobody touches, costs the round in another no move, and works without a network as well', async () => {
  const folder = await copyOfApp();
  const server = await AppServer.start({ app: folder });
  const device = await Device.new(() => server.origin);
  const after = (page: Page) => page.getByRole('heading', { name: 'Pick a game' });
  try {
    const page = await device.open();
    await keepPauses(page);
    await signUp(page, 2);
    await getReady(page, 2);
    await openGame(page, 'Hangman with Balloons');
    await page.keyboard.press('e');
    const other = await page.context().newPage();
    await other.goto('/about');
    await renew(folder);
    await other.goto('/');
    await expect(other.getByRole('heading', { name: 'Choose a game' })).toBeVisible();
    // The tab must have been left alone for a while, by the browser's own clock.
    await expect(after(other)).toBeVisible({ timeout: 150_000 });
    await other.close();
    await playOpenHangman(page);
    await expect(result(page)).toContainText('Your game is saved.');
    await backToGames(page);
    await server.stop();
    await page.goto('/');
    await expect(after(page)).toBeVisible();
    await finishGame(page);
    await expect(result(page)).toContainText(WAITING);
  } finally {
    await device.drop();
    await server.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
