// What the browser downloads: the first screen, each game, styles and fonts.
import type { Browser, Page } from '@playwright/test';
import { GAMES } from '#games/cards.ts';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../figures.ts';
import { chunkLine, listChunks, type Chunk } from './chunks.ts';
import { signInPupil, withSite, YEAR } from './site.ts';
import { settle } from './tablet.ts';

const PART = 'browser-sizes';
const ASSETS = join('dist', 'web', 'assets');
const KB = 1000;
const BARS = { firstScreenKb: 80, gameKb: 20, cssKb: 20, emojiKb: 90 } as const;

/** `say` receives the contents of each chunk. */
export async function measureSizes(say: (line: string) => void): Promise<Figure[]> {
  const chunks = await listChunks();
  for (const chunk of [...chunks.values()].toSorted((a, b) => b.size - a.size)) {
    say(`  ${chunkLine(chunk)}`);
  }
  return withSite(async ({ browser, origin }) => [
    ...(await firstScreen(browser, origin, chunks)),
    ...(await gameSizes(browser, origin, chunks)),
    ...fileSizes(),
  ]);
}

/** The scripts a page fetches during `work`. */
async function scriptsDuring(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && pathname.startsWith('/assets/')) files.add(pathname.slice(1));
  });
  await work();
  return [...files];
}

const NOT_FOR_THE_FIRST_SCREEN =
  /^src\/games\/(?!kit$)[^/]+(\/content.*)?$|^src\/web\/(pages\/)?admin|^src\/web\/play$|^recharts$/;

async function firstScreen(
  browser: Browser,
  origin: string,
  chunks: ReadonlyMap<string, Chunk>,
): Promise<Figure[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const files = await scriptsDuring(page, async () => {
    await page.goto(`${origin}/auth`);
    await settle(page);
  });
  await context.close();
  const fetched = files.flatMap((file) => chunks.get(file) ?? []);
  const foreign = [...new Set(fetched.flatMap(({ holds }) => holds.map(([name]) => name)))].filter(
    (name) => NOT_FOR_THE_FIRST_SCREEN.test(name),
  );
  return [
    {
      part: PART,
      name: 'JavaScript of the first screen (/auth), brotli',
      unit: 'KB',
      measured: sizeOf(fetched) / KB,
      bar: { atMost: BARS.firstScreenKb },
      note: `${files.length} files`,
    },
    {
      part: PART,
      name: 'folders of games, content and admin in it',
      unit: '',
      measured: foreign.length,
      bar: { atMost: 0 },
      note: foreign.join(', '),
    },
  ];
}

const sizeOf = (chunks: readonly Chunk[]) => chunks.reduce((sum, { size }) => sum + size, 0);

/** After this long the home page has also fetched what it fetches later. */
const HOME_COMPLETE_MS = 5000;

/** What a game's Play button loads: its screen and its content of one year, or the questions from the server. */
async function gameSizes(
  browser: Browser,
  origin: string,
  chunks: ReadonlyMap<string, Chunk>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { title } of GAMES) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await signInPupil(context, origin);
    const page = await context.newPage();
    await page.goto(origin);
    await settle(page);
    await page.waitForTimeout(HOME_COMPLETE_MS);
    const files = await scriptsDuring(page, async () => {
      await page.getByRole('button', { name: `Play ${title}` }).click();
      await page.getByRole('dialog').getByRole('heading', { name: title }).waitFor();
      await settle(page);
    });
    await context.close();
    const size = sizeOf(files.flatMap((file) => chunks.get(file) ?? []));
    figures.push({
      part: PART,
      name: `${title} with Year ${YEAR}, brotli`,
      measured: size / KB,
      unit: 'KB',
      bar: { atMost: BARS.gameKb },
      note: `${files.length} files`,
    });
  }
  return figures;
}

function fileSizes(): Figure[] {
  const files = readdirSync(ASSETS);
  const size = (pattern: RegExp) =>
    files
      .filter((file) => pattern.test(file))
      .reduce((sum, file) => sum + statSync(join(ASSETS, file)).size, 0) / KB;
  return [
    {
      part: PART,
      name: 'CSS of the first screen, brotli',
      unit: 'KB',
      measured: size(/^begin-.*\.css\.br$/),
    },
    {
      part: PART,
      name: 'CSS, brotli, with that of games and printed pages',
      unit: 'KB',
      measured: size(/\.css\.br$/),
      bar: { atMost: BARS.cssKb },
    },
    {
      part: PART,
      name: 'font with the emoji in use',
      measured: size(/^emoji-.*\.woff2$/),
      unit: 'KB',
      bar: { atMost: BARS.emojiKb },
    },
  ];
}
