// Everything the browser benchmarks need: the built application with a small school, and a browser.
import type { Browser, BrowserContext } from '@playwright/test';
import { makeBenchDatabase } from '../support/databases.ts';
import { startApp } from '../support/program.ts';
import { fillSchool, pupilsOf } from '../support/school.ts';
import { openBrowser } from './tablet.ts';

/** The year of the measured pupil. */
export const YEAR = 3;
const NTH_PUPIL = 2;

export interface Site {
  browser: Browser;
  origin: string;
}

/** Starts the application and a browser, and stops them after `work`. */
export async function withSite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const bench = await makeBenchDatabase('embedded');
  try {
    const database = await bench.open();
    await fillSchool(database.db, { pupils: 20, games: 400 });
    await database.close();
    const app = await startApp(bench.where);
    try {
      const browser = await openBrowser();
      try {
        return await work({ browser, origin: app.origin });
      } finally {
        await browser.close();
      }
    } finally {
      await app.stop();
    }
  } finally {
    await bench.drop();
  }
}

/** A pupil of Year 3 who has played games. */
export function pupilWithGames() {
  const pupil = pupilsOf(NTH_PUPIL)[NTH_PUPIL - 1];
  if (!pupil) throw new Error('The school has no pupils.');
  return pupil;
}

/** Signs the pupil in on a device, without the log-in page. */
export async function signInPupil(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ name: 'sid', value: pupilWithGames().sid, url: origin }]);
}
