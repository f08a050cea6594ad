// Speed in the browser: downloads, paints, layout shifts and interactions.
import type { Browser, Page } from '@playwright/test';
import { GAMES } from '#games/cards.ts';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { playThrough } from '../../e2e/support/players.ts';
import type { Figure } from '../figures.ts';
import { median } from '../support/percentiles.ts';
import { makePlace } from '../support/places.ts';
import { BENCH_ADMIN, startApp } from '../support/program.ts';
import { fillSchool, PUPIL_PASSWORD, pupilsOf } from '../support/school.ts';
import { chunkLine, listChunks, type Chunk } from './chunks.ts';
import { gamesShown, openBrowser, seenBy, settle, slowPage } from './tablet.ts';

const PART = 'browser';
const ASSETS = join('dist', 'web', 'assets');
const KB = 1000;
const VISITS = 3;
const ROUNDS = 3;
/** The year whose content is measured: pupil 2 is in it. */
const YEAR = 3;
const BARS = {
  firstScreenKb: 100,
  gameKb: 20,
  cssKb: 12,
  emojiKb: 90,
  coldS: 1.3,
  againS: 0.8,
  homeS: 1,
  firstHomeS: 1.8,
  shift: 0.02,
  interactionMs: 100,
} as const;

const PUPIL_ROUTES = ['/', '/year-selection', '/profile', '/how-to-play', '/about', '/contact'];
const ADMIN_ROUTES = ['/admin', '/admin/student/1'];

/** All figures of the browser; `say` receives the contents of each chunk. */
export async function measureBrowser(say: (line: string) => void): Promise<Figure[]> {
  const chunks = await listChunks();
  for (const chunk of [...chunks.values()].toSorted((a, b) => b.size - a.size)) {
    say(`  ${chunkLine(chunk)}`);
  }
  const place = await makePlace('embedded');
  const database = await place.open();
  await fillSchool(database.db, { pupils: 20, games: 400 });
  await database.close();
  const app = await startApp(place.where);
  const browser = await openBrowser();
  try {
    return [
      ...(await firstScreen(browser, app.origin, chunks)),
      ...(await gameSizes(browser, app.origin, chunks)),
      ...fileSizes(),
      ...(await paints(browser, app.origin)),
      ...(await homes(browser, app.origin)),
      ...(await shifts(browser, app.origin)),
      ...(await interactions(browser, app.origin)),
    ];
  } finally {
    await browser.close();
    await app.stop();
    await place.drop();
  }
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

/** What a game's Play button fetches: its screen and its content of one year, or the questions the server deals. */
async function gameSizes(
  browser: Browser,
  origin: string,
  chunks: ReadonlyMap<string, Chunk>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { title } of GAMES) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addCookies([pupilCookie(origin)]);
    const page = await context.newPage();
    await page.goto(origin);
    await settle(page);
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

function pupilCookie(origin: string) {
  const [, pupil] = pupilsOf(2);
  return { name: 'sid', value: pupil?.sid ?? '', url: origin };
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
      name: 'CSS, brotli',
      measured: size(/\.css\.br$/),
      unit: 'KB',
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

/** The first and the second visit of a new tablet; the median of three. */
async function paints(browser: Browser, origin: string): Promise<Figure[]> {
  const [cold, again]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext();
    for (const times of [cold, again]) {
      const page = await slowPage(context, 'slow processor and network');
      await page.goto(`${origin}/auth`);
      times.push((await seenBy(page)).paint / 1000);
      await page.close();
    }
    await context.close();
  }
  return [
    {
      part: PART,
      name: 'largest contentful paint of /auth on a cheap tablet, cold',
      measured: median(cold),
      unit: 's',
      bar: { atMost: BARS.coldS },
    },
    {
      part: PART,
      name: 'the same on the second visit',
      measured: median(again),
      unit: 's',
      bar: { atMost: BARS.againS },
    },
  ];
}

/** How long a pupil waits for the six games: on a device that has kept the app, and after the first log-in on a new one. */
async function homes(browser: Browser, origin: string): Promise<Figure[]> {
  const [again, first]: [number[], number[]] = [[], []];
  const username = pupilsOf(2)[1]?.username ?? '';
  for (let visit = 0; visit < VISITS; visit++) {
    const kept = await browser.newContext();
    await kept.addCookies([pupilCookie(origin)]);
    const before = await kept.newPage();
    await before.goto(origin);
    await settle(before);
    await settle(before);
    await before.close();
    const returning = await slowPage(kept, 'slow processor and network');
    await returning.goto(origin);
    again.push((await gamesShown(returning)) / 1000);
    await kept.close();

    const fresh = await browser.newContext();
    const page = await slowPage(fresh, 'slow processor and network');
    await page.goto(`${origin}/auth`);
    await page.locator('#root:not([inert])').waitFor();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PUPIL_PASSWORD);
    await settle(page);
    await page.getByRole('button', { name: 'Login' }).click();
    first.push((await gamesShown(page)) / 1000);
    await fresh.close();
  }
  return [
    {
      part: PART,
      name: 'the six games of a pupil who comes back, on a cheap tablet',
      measured: median(again),
      unit: 's',
      bar: { atMost: BARS.homeS },
      note: again.map((time) => time.toFixed(2)).join(', '),
    },
    {
      part: PART,
      name: 'the six games after the first log-in on a new cheap tablet, from the tap on Login',
      measured: median(first),
      unit: 's',
      bar: { atMost: BARS.firstHomeS },
      note: first.map((time) => time.toFixed(2)).join(', '),
    },
  ];
}

async function shifts(browser: Browser, origin: string): Promise<Figure[]> {
  const found: [string, number][] = [];
  const look = async (routes: readonly string[], signIn: (page: Page) => Promise<unknown>) => {
    const context = await browser.newContext();
    const page = await slowPage(context, 'slow processor and network');
    await signIn(page);
    for (const route of routes) {
      await page.goto(`${origin}${route}`);
      found.push([route, (await seenBy(page)).shift]);
    }
    await context.close();
  };
  await look(['/auth', '/nowhere'], async () => {});
  await look(PUPIL_ROUTES, (page) => page.context().addCookies([pupilCookie(origin)]));
  await look(ADMIN_ROUTES, (page) =>
    page.request.post(`${origin}/api/login`, { data: BENCH_ADMIN }),
  );
  const worst = Math.max(...found.map(([, shift]) => shift));
  const moving = found.filter(([, shift]) => shift > 0);
  return [
    {
      part: PART,
      name: 'layout shift of the worst of all routes',
      measured: worst,
      unit: '',
      bar: { atMost: BARS.shift },
      note: moving.map(([route, shift]) => `${route} ${shift.toFixed(3)}`).join(', '),
    },
  ];
}

/** Each game played to its end at human speed, with the number pad; the slowest tap, the median of three rounds. */
async function interactions(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { id, title } of GAMES) {
    const rounds: Awaited<ReturnType<typeof seenBy>>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ baseURL: origin });
      await context.addCookies([pupilCookie(origin)]);
      const page = await slowPage(context, 'slow processor');
      await playThrough(page, id, { year: YEAR, how: 'hand' });
      await page.getByRole('dialog', { name: 'Well done!' }).waitFor();
      rounds.push(await seenBy(page));
      await context.close();
    }
    const slowest = rounds.map((round) => round.slowest);
    figures.push({
      part: PART,
      name: `slowest interaction of ${title}`,
      unit: 'ms',
      measured: median(slowest),
      bar: { atMost: BARS.interactionMs },
      note: rounds.map((round) => `${round.slowestOf} ${round.slowest}`).join(', '),
    });
  }
  return figures;
}
