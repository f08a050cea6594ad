// A pupil's device: its browser profile persists, and its network can be cut.
import { chromium, expect, firefox, test, type BrowserContext, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '../../src/games/ids.ts';
import type { YearGroup } from '../../src/shared/years.ts';
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

/** Waits until the device has everything that a pupil of this year needs without a network, and nothing of another year. */
export async function getReady(page: Page, year: YearGroup): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose a game' })).toBeVisible();
  const ready = { full: GAME_IDS.length, answers: 5, years: Array<number>(6).fill(year) };
  await expect.poll(() => readyParts(page), { timeout: 60_000 }).toEqual(ready);
}

/**
 * The number of games with ten rounds dealt ahead, of cached answers, and the years of cached files with content: four of games, the
 * story and its drawings.
 */
async function readyParts(page: Page) {
  const full = (await dealtAhead(page)).filter(({ fresh }) => fresh.length === 10).length;
  const { answers, years } = await page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return {
      answers: Object.keys(localStorage).filter((key) => key.startsWith('known:')).length,
      years: cached
        .flat()
        .flatMap(({ url }) => /\/assets\/year-(\d)-/.exec(url)?.[1] ?? [])
        .map(Number),
    };
  });
  return { full, answers, years };
}

export const banner = (page: Page) => page.getByText(/^No internet – you can keep playing\./);
