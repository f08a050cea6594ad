// How long somebody waits on a cheap tablet for the welcome page and for the home page, beside a bare page.
import type { BrowserContext } from '@playwright/test';
import type { Figure } from '../figures.ts';
import { median, spread } from '../support/percentiles.ts';
import { PUPIL_PASSWORD } from '../support/school.ts';
import { serveBarePage } from './bare-page.ts';
import { pupilWithGames, signInPupil, withSite, type Site } from './site.ts';
import { gamesShown, seenBy, settle, slowPage, stopWorkers } from './tablet.ts';

const PART = 'browser-waits';
const VISITS = 5;
/** At most so many times the wait for the bare page. */
const BARS = { cold: 1, again: 0.7, home: 0.9, firstHome: 1.8 } as const;

interface Home {
  shown: number;
  usable: number;
}

export async function measureWaits(): Promise<Figure[]> {
  const bare = await serveBarePage();
  try {
    return await withSite((site) => measureBeside(bare.origin, site));
  } finally {
    await bare.stop();
  }
}

async function measureBeside(bare: string, site: Site): Promise<Figure[]> {
  const welcome = `${site.origin}/auth`;
  const bareCold: number[] = [];
  const bareAgain: number[] = [];
  const cold: number[] = [];
  const again: number[] = [];
  const back: Home[] = [];
  const first: Home[] = [];
  // In turns, so that a slow minute of the machine affects all of them.
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await site.browser.newContext();
    bareCold.push(await paintOf(context, bare));
    cold.push(await paintOf(context, welcome));
    bareAgain.push(await paintOf(context, bare));
    again.push(await paintOf(context, welcome));
    await context.close();
    back.push(await homeOfReturningPupil(site));
    first.push(await homeAfterLogIn(site));
  }
  const shown = (homes: readonly Home[]) => homes.map((home) => home.shown);
  const usable = (homes: readonly Home[]) => homes.map((home) => home.usable);
  const returning = 'the six games of a pupil who comes back';
  const firstLogIn = 'the six games after the first log-in on a new device, from the tap on Login';
  return [
    secondsOf('largest contentful paint of a bare page, cold', bareCold),
    secondsOf('the same on the second visit', bareAgain),
    ...beside('largest contentful paint of /auth, cold', cold, bareCold, BARS.cold),
    ...beside('largest contentful paint of /auth, second visit', again, bareAgain, BARS.again),
    ...beside(returning, shown(back), bareAgain, BARS.home),
    secondsOf(`${returning}, until a tap opens one`, usable(back)),
    ...beside(firstLogIn, shown(first), bareCold, BARS.firstHome),
    secondsOf(`${firstLogIn}, until a tap opens one`, usable(first)),
  ];
}

/** The wait in seconds, and how many times the wait for the bare page it is: the median of the turns. */
function beside(
  name: string,
  ms: readonly number[],
  bareMs: readonly number[],
  atMost: number,
): Figure[] {
  const ratios = ms.map((time, turn) => time / (bareMs[turn] ?? Number.NaN));
  return [
    secondsOf(name, ms),
    {
      part: PART,
      name: `${name}, beside a bare page`,
      measured: median(ratios),
      unit: 'times',
      bar: { atMost },
      note: spread(ratios),
    },
  ];
}

function secondsOf(name: string, ms: readonly number[]): Figure {
  const seconds = ms.map((time) => time / 1000);
  return { part: PART, name, measured: median(seconds), unit: 's', note: spread(seconds) };
}

/** Milliseconds until the largest contentful paint of the page at this address. */
async function paintOf(context: BrowserContext, address: string): Promise<number> {
  const page = await slowPage(context, 'slow processor and network');
  await stopWorkers(page);
  await page.goto(address);
  const { paint } = await seenBy(page);
  await page.close();
  return paint;
}

/** A device that has the app cached, opened on another day, when its worker is no longer running. */
async function homeOfReturningPupil({ browser, origin }: Site): Promise<Home> {
  const context = await browser.newContext();
  await signInPupil(context, origin);
  const before = await context.newPage();
  await before.goto(origin);
  await settle(before);
  await settle(before);
  await before.close();
  const page = await slowPage(context, 'slow processor and network');
  await stopWorkers(page);
  await page.goto(origin);
  const home = await gamesShown(page);
  await context.close();
  return home;
}

/** A device without the app; measured from the tap on Login. */
async function homeAfterLogIn({ browser, origin }: Site): Promise<Home> {
  const context = await browser.newContext();
  const page = await slowPage(context, 'slow processor and network');
  await page.goto(`${origin}/auth`);
  await page.locator('#root:not([inert])').waitFor();
  await page.getByLabel('Username').fill(pupilWithGames().username);
  await page.getByLabel('Password', { exact: true }).fill(PUPIL_PASSWORD);
  await settle(page);
  await page.getByRole('button', { name: 'Login' }).click();
  const home = await gamesShown(page);
  await context.close();
  return home;
}
