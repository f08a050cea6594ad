// Browser memory: what a page uses while each game is open, and whether closed games leave anything behind.
import type { CDPSession, Page } from '@playwright/test';
import { GAMES } from '#games/cards.ts';
import type { Figure } from '../figures.ts';
import { signInPupil, withSite } from './site.ts';
import { settle } from './tablet.ts';

const PART = 'browser-memory';
const MB = 1_000_000;
/** A tablet with 1 GB gives a page about a tenth of it; the heap is the part that our code determines. */
const BARS = { heapMb: 20, growthMb: 1 } as const;
/** Thirty games, opened and closed one after another. */
const TIMES_EACH = 5;

export function measureMemory(): Promise<Figure[]> {
  return withSite(async ({ browser, origin }) => {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 320, height: 640 },
    });
    await signInPupil(context, origin);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Performance.enable');
    await page.goto('/');
    await settle(page);
    const atHome = await heldBy(devTools);
    return [
      {
        part: PART,
        name: 'JavaScript heap of the home page',
        measured: atHome.heapMb,
        unit: 'MB',
        note: `${atHome.nodes} nodes`,
      },
      ...(await inEachGame(page, devTools)),
      ...(await left(page, devTools)),
    ];
  });
}

/** The first opening of each game also loads its code. */
async function inEachGame(page: Page, devTools: CDPSession): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { title } of GAMES) {
    await open(page, title);
    await settle(page);
    const { heapMb, nodes } = await heldBy(devTools);
    await close(page);
    figures.push({
      part: PART,
      name: `JavaScript heap with ${title} open`,
      measured: heapMb,
      unit: 'MB',
      bar: { atMost: BARS.heapMb },
      note: `${nodes} nodes`,
    });
  }
  return figures;
}

/** Growth since every game has been opened once. */
async function left(page: Page, devTools: CDPSession): Promise<Figure[]> {
  await settle(page);
  const before = await heldBy(devTools);
  for (let time = 0; time < TIMES_EACH; time++) {
    for (const { title } of GAMES) {
      await open(page, title);
      await close(page);
    }
  }
  await settle(page);
  const after = await heldBy(devTools);
  return [
    {
      part: PART,
      name: `growth of the heap by ${TIMES_EACH * GAMES.length} games opened and closed`,
      measured: after.heapMb - before.heapMb,
      unit: 'MB',
      bar: { atMost: BARS.growthMb },
      note: `${before.heapMb.toFixed(1)} to ${after.heapMb.toFixed(1)} MB, ${before.nodes} to ${after.nodes} nodes`,
    },
  ];
}

async function open(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Play ${title}` }).click();
  const game = page.getByRole('dialog');
  await game.getByRole('heading', { name: title }).waitFor();
  await game
    .getByText(/^(Opening the game|Loading the questions)…$/)
    .waitFor({ state: 'detached' });
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Memory after a garbage collection. */
async function heldBy(devTools: CDPSession): Promise<{ heapMb: number; nodes: number }> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heapMb: valueOf('JSHeapUsedSize') / MB, nodes: valueOf('Nodes') };
}
