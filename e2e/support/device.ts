// A pupil's device: its browser profile persists, and its network can be cut.
import { chromium, expect, firefox, test, type BrowserContext, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '../../src/games/ids.ts';
import { dealtAhead } from './dealt-ahead.ts';

export class Device {
  readonly #folder: string;
  readonly #origin: () => string;
  #context: BrowserContext | undefined;

  private constructor(folder: string, origin: () => string) {
    this.#folder = folder;
    this.#origin = origin;
  }

  static async new(origin: () => string): Promise<Device> {
    return new Device(await mkdtemp(join(tmpdir(), 'bright-explorers-device-')), origin);
  }

  /** Opens the browser with its saved state, at a blank page. */
  async open(): Promise<Page> {
    const { use } = test.info().project;
    const browser = use.browserName === 'firefox' ? firefox : chromium;
    this.#context = await browser.launchPersistentContext(this.#folder, {
      ...use.launchOptions,
      ...use.contextOptions,
      channel: use.channel,
      viewport: use.viewport,
      baseURL: this.#origin(),
      serviceWorkers: 'allow',
    });
    const [page = await this.#context.newPage()] = this.#context.pages();
    page.setDefaultTimeout(use.actionTimeout ?? 0);
    return page;
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  /** Closes the browser and opens it again. */
  async reopen(): Promise<Page> {
    await this.close();
    return this.open();
  }

  async drop(): Promise<void> {
    await this.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Waits until the device has everything that a pupil of one year needs without a network. */
export async function getReady(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose a game' })).toBeVisible();
  await expect.poll(() => countReady(page), { timeout: 60_000 }).toEqual([GAME_IDS.length, 5, 6]);
}

/**
 * The number of games with ten rounds dealt ahead, of cached answers, and of cached files with content for the year: four of games,
 * the story and its drawings.
 */
async function countReady(page: Page): Promise<readonly number[]> {
  const full = (await dealtAhead(page)).filter(({ fresh }) => fresh.length === 10);
  const { answers, files } = await page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return {
      answers: Object.keys(localStorage).filter((key) => key.startsWith('known:')).length,
      files: cached.flat().filter(({ url }) => /\/assets\/year-\d-/.test(url)).length,
    };
  });
  return [full.length, answers, files];
}

export const banner = (page: Page) => page.getByText(/^No internet – you can keep playing\./);
