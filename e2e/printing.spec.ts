import type { Page } from '@playwright/test';
import { classReports } from '../src/shared/contract/class-reports.ts';
import { ADMIN } from './support/app-server.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { isInFirefox } from './support/hands.ts';
import { expectNarrowEnough, expectTwoScreens } from './support/fit.ts';
import { expect, test, turnTo } from './support/journey.ts';
import { expectPrinted, printedPages } from './support/paper.ts';
import { callsOf, giveAddress, makeClass, makeSettledTeacher, signInAs } from './support/school.ts';

const NARROWEST = { width: 320, height: 640 } as const;
const DESKTOP = { width: 1280, height: 800 } as const;

/** Forty characters without a place to break a line. */
const LONGEST_NAME = 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww';
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, nth) => `${name} ${nth}`.slice(-40));
const NAMES = [
  LONGEST_NAME,
  ...numbered('Wilhelmina-Alexandra Featherstonehaugh W', 14),
  ...numbered('Pupil Number', 15),
];

/** The pages of a class that take two screens of a laptop at most, and what says that they are there. */
const ON_A_LAPTOP: Readonly<Record<string, string>> = {
  '': 'Find a pupil of this class',
  '/work': 'Rounds for each pupil',
  '/sheets': 'The first of 60 pages. All of them are printed.',
};

/** One looks like another. */
const CERTIFICATES = 8;

const OBJECTIVE = 'Facts of the 3, 4 and 8 times tables';

async function chooseTextSize(page: Page, textSize: 'normal' | 'largest'): Promise<void> {
  const answer = await page.request.patch('/api/user/play-settings', { data: { textSize } });
  expect(answer.status()).toBe(200);
}

/** Shows a class as if it had played; the server's tests check what counts. */
async function fillReports(page: Page): Promise<void> {
  await page.route('**/api/classes/*/certificates', async (route) => {
    const answer = await route.fetch();
    const { rows, total } = classReports.getAchievements.reply.parse(await answer.json());
    // The last in the list have the longest names.
    const played = rows.map((row, nth) => ({
      ...row,
      rounds: nth < rows.length - CERTIFICATES ? 0 : 12,
    }));
    await route.fulfill({ json: { rows: played, total } });
  });
  await page.route('**/api/classes/*/report*', async (route) => {
    const answer = await route.fetch();
    const { rows, ...rest } = classReports.getClassReport.reply.parse(await answer.json());
    const objectives = [{ code: 'Y3.MD.1', text: OBJECTIVE, answers: 40, right: 30, pupils: 12 }];
    await route.fulfill({ json: { ...rest, rows: rows.map((row) => ({ ...row, objectives })) } });
  });
}

test('what a teacher with the largest letters prints for a class of thirty long names is accessible on the screen and not cut off on paper: cards, letters, the list, practice sheets, the report, certificates and the evidence pack', async ({
  page,
  server: { origin },
}) => {
  const teacher = await makeSettledTeacher(origin);
  const calls = await callsOf(origin, teacher);
  const { id, code } = await makeClass(calls, NAMES);
  await calls.dispose();
  await signInAs(page, teacher);
  await chooseTextSize(page, 'largest');
  await giveAddress(page);
  await fillReports(page);
  const back = () => page.getByRole('button', { name: 'Back to the class' }).click();

  await page.goto(`/classes/${id}/cards`);
  await page.getByRole('button', { name: 'New pictures' }).click();
  await page.getByRole('button', { name: 'Make new ones' }).click();
  await expect(page.getByRole('heading', { name: '30 cards' })).toBeVisible();
  await page.setViewportSize(NARROWEST);
  const cut = page
    .locator('.sheet-cards > li')
    .evaluateAll((cards) =>
      cards
        .filter((card) => card.scrollHeight > card.clientHeight + 1)
        .map((card) => card.textContent),
    );
  expect(await cut).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await expectPrinted(page, 4);
  await back();
  await page.getByRole('button', { name: 'Print a letter to parents' }).click();
  await expectPrinted(page, 1);
  await expectNoBarriers(page);
  await back();
  await page.getByRole('button', { name: /^Create QR cards/ }).click();
  await page.getByRole('button', { name: 'In letters to parents' }).click();
  await expectPrinted(page, 30);
  await page.getByRole('button', { name: 'I have printed them' }).click();
  await page.getByRole('button', { name: 'Print the class list' }).click();
  await expectPrinted(page, 1);
  await back();

  await page.getByRole('link', { name: 'Pupils' }).click();
  await page.getByRole('link', { name: LONGEST_NAME }).click();
  await expectNoBarriers(page);
  await page.getByRole('tab', { name: 'Help and sign-in' }).click();
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Letter home' }).click();
  await expect(page.getByText(/^It is too early to say/)).toBeVisible();
  const sizes = await page
    .getByRole('article')
    .locator('p, li')
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fontSize));
  expect(new Set(sizes).size).toBe(1);
  await expectPrinted(page, 1);
  await expectNoBarriers(page);

  await page.getByRole('link', { name: 'Progress' }).click();
  await page.getByRole('link', { name: 'Report' }).click();
  await expect(page.getByText('All objectives', { exact: true })).toBeVisible();
  await expectPrinted(page, 1);
  await page.getByText('All objectives', { exact: true }).click();
  await expectNoBarriers(page);
  await page.setViewportSize(NARROWEST);
  const cell = page.getByRole('cell', { name: OBJECTIVE }).first();
  await expect(cell).toBeVisible();
  expect((await cell.boundingBox())?.width, 'no column of single letters').toBeGreaterThan(100);
  await page.setViewportSize(DESKTOP);

  await turnTo(page, `/classes/${id}/sheets`);
  await page.getByText('First names on the sheets').click();
  await expect(page.getByText('The first of 60 pages. All of them are printed.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectPrinted(page, 60);

  await turnTo(page, `/classes/${id}/certificates`);
  await page.getByLabel('What for').selectOption('Games played');
  const all = `The first 4 of ${CERTIFICATES} certificates. All of them are printed.`;
  await expect(page.getByText(all)).toBeVisible();
  // Before all of them are in the page.
  await expectNoBarriers(page);
  await expectPrinted(page, CERTIFICATES);

  await test.step('on a phone', async () => {
    await chooseTextSize(page, 'normal');
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(`/classes/${id}`);
    const rows = page.getByRole('region', { name: 'Pupils', exact: true }).getByRole('listitem');
    await expect(rows).toHaveCount(30);
    const usual = await rows
      .filter({ hasText: 'Pupil Number' })
      .evaluateAll((shown) => shown.map((row) => row.getBoundingClientRect().height));
    expect(usual).toHaveLength(15);
    expect(Math.max(...usual), 'one line each').toBeLessThan(64);
    await turnTo(page, `/classes/${id}/cards`);
    const shown = page.getByText(code, { exact: true });
    await expect(shown).toBeVisible();
    expect((await shown.boundingBox())?.height).toBeLessThan(64);
    const bar = page.getByRole('navigation', { name: 'Bottom bar' });
    await expect(bar).toBeVisible();
    if (isInFirefox(page)) return;
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  for (const path of ['', '/settings', '/map', '/work', '/tables-check', '/together', '/sheets']) {
    await test.step(`the page ${path} of the class`, async () => {
      await turnTo(page, `/classes/${id}${path}`);
      const shown = ON_A_LAPTOP[path];
      if (shown) {
        await expect(page.getByText(shown).first()).toBeVisible();
        await expectTwoScreens(page);
      }
      if (!isInFirefox(page)) await expectNarrowEnough(page);
    });
  }
  await turnTo(page, `/classes/${id}/report`);
  await expect(page.getByText(/: what we practised$/).first()).toBeVisible();
  await expectTwoScreens(page);
  await page.setViewportSize(DESKTOP);

  await signInAs(page, ADMIN);
  await page.goto('/admin/evidence');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  const pages = await printedPages(page);
  expect(pages).toBeGreaterThan(3);
  expect(pages).toBeLessThan(16);
  await expectNoBarriers(page, { rows: 3 });
});
