// How far each page moves while it loads, on a first and on a second visit.
import type { Browser, Page } from '@playwright/test';
import type { Figure } from '../figures.ts';
import { BENCH_ADMIN } from '../support/program.ts';
import { signInPupil, withSite } from './site.ts';
import { seenBy, slowPage } from './tablet.ts';

const PART = 'browser-shifts';
const AT_MOST = 0.02;
const VISITS = ['first', 'second'] as const;

const VISITOR_ROUTES = ['/auth', '/nowhere'];
const PUPIL_ROUTES = [
  '/',
  '/year-selection',
  '/profile',
  '/how-to-play',
  '/journey',
  '/about',
  '/contact',
];
const ADMIN_ROUTES = ['/admin', '/admin/student/1'];

interface Shift {
  route: string;
  visit: (typeof VISITS)[number];
  shift: number;
}

export function measureShifts(): Promise<Figure[]> {
  return withSite(async ({ browser, origin }) => {
    const found = [
      ...(await shiftsOn(browser, origin, VISITOR_ROUTES, async () => {})),
      ...(await shiftsOn(browser, origin, PUPIL_ROUTES, (page) =>
        signInPupil(page.context(), origin),
      )),
      ...(await shiftsOn(browser, origin, ADMIN_ROUTES, (page) =>
        page.request.post(`${origin}/api/login`, { data: BENCH_ADMIN }),
      )),
    ];
    const moving = found.filter(({ shift }) => shift > 0);
    return [
      {
        part: PART,
        name: 'layout shift of the worst of all routes, first and second visit',
        measured: Math.max(...found.map(({ shift }) => shift)),
        unit: '',
        bar: { atMost: AT_MOST },
        note: moving
          .map(({ route, visit, shift }) => `${route} (${visit}) ${shift.toFixed(4)}`)
          .join(', '),
      },
    ];
  });
}

async function shiftsOn(
  browser: Browser,
  origin: string,
  routes: readonly string[],
  signIn: (page: Page) => Promise<unknown>,
): Promise<Shift[]> {
  const found: Shift[] = [];
  const context = await browser.newContext();
  const page = await slowPage(context, 'slow processor and network');
  await signIn(page);
  for (const visit of VISITS) {
    for (const route of routes) {
      await page.goto(`${origin}${route}`);
      found.push({ route, visit, shift: (await seenBy(page)).shift });
    }
  }
  await context.close();
  return found;
}
