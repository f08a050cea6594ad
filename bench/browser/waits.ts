// How long somebody waits on a cheap tablet for the welcome page and for the home page.
import type { BrowserContext } from '@playwright/test';
import type { Figure } from '../figures.ts';
import { median, spread } from '../support/percentiles.ts';
import { PUPIL_PASSWORD } from '../support/school.ts';
import { pupilWithGames, signInPupil, withSite, type Site } from './site.ts';
import { gamesShown, seenBy, settle, slowPage, stopWorkers } from './tablet.ts';

const PART = 'browser-waits';
const VISITS = 5;
const BARS = { coldS: 1.3, againS: 0.8, homeS: 1, firstHomeS: 1.8 } as const;

interface Home {
  shown: number;
  usable: number;
}

export function measureWaits(): Promise<Figure[]> {
  return withSite(async (site) => {
    const cold: number[] = [];
    const again: number[] = [];
    const back: Home[] = [];
    const first: Home[] = [];
    // Alternately, so that a slow minute of the machine affects all of them.
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await site.browser.newContext();
      cold.push(await welcomeShown(context, site));
      again.push(await welcomeShown(context, site));
      await context.close();
      back.push(await homeOfReturningPupil(site));
      first.push(await homeAfterLogIn(site));
    }
    return [
      figureOf('largest contentful paint of /auth on a cheap tablet, cold', cold, BARS.coldS),
      figureOf('the same on the second visit', again, BARS.againS),
      ...homeFigures('of a pupil who comes back, on a cheap tablet', back, BARS.homeS),
      ...homeFigures(
        'after the first log-in on a new cheap tablet, from the tap on Login',
        first,
        BARS.firstHomeS,
      ),
    ];
  });
}

function homeFigures(whose: string, homes: readonly Home[], atMostS: number): Figure[] {
  const shown = homes.map((home) => home.shown);
  const usable = homes.map((home) => home.usable);
  return [
    figureOf(`the six games ${whose}`, shown, atMostS),
    figureOf(`until a tap opens one of the games ${whose}`, usable),
  ];
}

function figureOf(name: string, ms: readonly number[], atMostS?: number): Figure {
  const seconds = ms.map((time) => time / 1000);
  return {
    part: PART,
    name,
    measured: median(seconds),
    unit: 's',
    bar: atMostS === undefined ? undefined : { atMost: atMostS },
    note: spread(seconds),
  };
}

/** Milliseconds until the largest contentful paint of the welcome page. */
async function welcomeShown(context: BrowserContext, { origin }: Site): Promise<number> {
  const page = await slowPage(context, 'slow processor and network');
  await stopWorkers(page);
  await page.goto(`${origin}/auth`);
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
