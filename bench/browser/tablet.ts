// A cheap tablet: Chromium with a processor four times slower, 1.6 Mbit/s and 150 ms to the server.
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { findBrowser } from '../../tools/browser.ts';

const SLOWER = 4;
const BYTES_A_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
/** After this long without a change the page counts as complete. */
const SETTLED_MS = 1500;

export type Slowness = 'slow processor and network' | 'slow processor';

/** A browser as people use it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser('windowed'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}

/** A page of the context that is as slow as the tablet. */
export async function slowPage(context: BrowserContext, slowness: Slowness): Promise<Page> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (slowness === 'slow processor and network') {
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    });
  }
  await page.addInitScript(NAMES);
  await page.addInitScript(watch);
  return page;
}

/** A helper that esbuild uses in these functions, which the page does not have. */
const NAMES = 'globalThis.__name ??= (thing) => thing;';

/** Runs in the page, before its own scripts: records the browser's performance entries. */
function watch(): void {
  const seen = { paint: 0, shift: 0, slowest: 0, slowestOf: '', games: 0, usable: 0 };
  Object.assign(globalThis, { benchSeen: seen });
  const each = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  each('largest-contentful-paint', (entry) => (seen.paint = entry.startTime));
  let from = 0;
  document.addEventListener('submit', () => (from = performance.now()), true);
  const noteFrame = (of: 'games' | 'usable') =>
    requestAnimationFrame(() => setTimeout(() => (seen[of] = performance.now() - from)));
  let isShown = false;
  const changes = new MutationObserver(() => {
    if (document.querySelectorAll('section[aria-labelledby=games] button').length < 6) return;
    if (!isShown) noteFrame('games');
    isShown = true;
    // A cached page is busy until the app has replaced it.
    if (document.querySelector('#root[aria-busy=true]')) return;
    changes.disconnect();
    noteFrame('usable');
  });
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  each('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
      seen.shift += Number(entry.value);
    }
  });
  each(
    'event',
    (entry) => {
      if (!('interactionId' in entry) || !entry.interactionId) return;
      if (entry.duration <= seen.slowest) return;
      seen.slowest = entry.duration;
      seen.slowestOf = entry.name;
    },
    { durationThreshold: 16 },
  );
}

const seenSchema = z.object({
  /** Milliseconds from the start of the navigation to the largest contentful paint; throws if the page was not observed. */
  paint: z.number().positive(),
  /** Sum of all layout shifts without user input. */
  shift: z.number(),
  /** Milliseconds of the slowest interaction, from the input to the next frame, and what it was. */
  slowest: z.number(),
  slowestOf: z.string(),
  /** Milliseconds until the six games were painted, and until a tap opened one; 0 if they were not. */
  games: z.number(),
  usable: z.number(),
});

/** Waits until the page is idle; Playwright's 'networkidle' fires only once for each page. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
}

/**
 * Milliseconds until the six games were painted, and until a tap opened one: from the sending of a form, otherwise from
 * the start of the navigation.
 */
export async function gamesShown(page: Page): Promise<{ shown: number; usable: number }> {
  await page
    .getByRole('button', { name: /^Play / })
    .nth(5)
    .waitFor();
  await page.locator('#root:not([aria-busy=true])').waitFor();
  const { games, usable } = await seenBy(page);
  if (games === 0 || usable === 0)
    throw new Error('The games were shown, and nobody noticed when.');
  return { shown: games, usable };
}

/** Stops all service workers, as the browser does soon after a page has been closed. */
export async function stopWorkers(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await devTools.detach();
}

/** The page's performance entries, once it is idle. */
export async function seenBy(page: Page): Promise<z.output<typeof seenSchema>> {
  await settle(page);
  return seenSchema.parse(await page.evaluate(() => Reflect.get(globalThis, 'benchSeen')));
}
