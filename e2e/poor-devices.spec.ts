// Devices on bad networks, and devices that store nothing (docs/operating.md, 'Old and poor devices').
import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { AppServer, HOST } from './support/app-server.ts';
import { Device, getReady } from './support/device.ts';
import { expect, openGame, signUp, test } from './support/journey.ts';
import { keepPauses } from './support/pauses.ts';
import { playOpenHangman } from './support/players.ts';
import { copyOfApp, renew } from './support/versions.ts';

const SIGN_IN = '<!doctype html><title>Free Wi-Fi</title><h1>Welcome to our Wi-Fi</h1>';

const result = (page: Page) => page.getByRole('dialog', { name: 'Well done!' });
const games = (page: Page, count: number) => page.getByText(`${count}/25 games`);
const backToGames = (page: Page) => page.getByRole('button', { name: 'Back to Games' }).click();

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

test('a network that answers every request with its sign-in page costs no round: the app opens and plays, says what the network wants, stores nothing of that page, and sends the game later', async ({
  server,
}) => {
  const device = await Device.new(() => server.origin);
  try {
    const page = await device.open();
    await keepPauses(page);
    await signUp(page, 2);
    await getReady(page);
    await openGame(page, 'Hangman with Balloons');
    await page.keyboard.press('e');
    await server.stop();
    const portal = await startSignInPage(Number(new URL(server.origin).port));
    try {
      await playOpenHangman(page);
      await expect(result(page)).toContainText('Saved on this device, waiting to be sent.');
      await backToGames(page);
      await page.goto('/profile');
      await expect(page.getByRole('heading', { name: 'Learning history' })).toBeVisible();
      await openGame(page, 'Word Search');
      await page.keyboard.press('Escape');
      await expect(
        page.getByText('The internet here needs a grown-up to sign in – you can keep playing.'),
      ).toBeVisible();
      await expect(page.getByText(/1 game is saved on this device/)).toBeVisible();
      expect(await keepsSignInPage(page)).toBe(false);
    } finally {
      await portal.stop();
      await server.boot();
    }
    await page.goto('/');
    await expect(games(page, 1)).toBeVisible();
    await expect(page.getByText(/wants a grown-up/)).toBeHidden();
  } finally {
    await device.drop();
  }
});

test('a new version in the middle of a round costs nothing on a device that keeps no files: the round is sent, and the next game opens in the new version', async ({
  browser,
}) => {
  const folder = await copyOfApp();
  const server = await AppServer.start({ app: folder });
  const context = await browser.newContext({ baseURL: server.origin });
  try {
    const page = await context.newPage();
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
    await context.close();
    await server.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
