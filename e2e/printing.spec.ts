import { classReports } from '../src/shared/contract/class-reports.ts';
import { ADMIN } from './support/app-server.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { isInFirefox } from './support/hands.ts';
import { expect, test } from './support/journey.ts';
import { expectPrinted, printedPages } from './support/paper.ts';
import { callsOf, giveAddress, makeClass, makeSettledTeacher, signInAs } from './support/school.ts';

test('certificates are printed one pupil to a page, and the evidence pack on pages that cut nothing off; both are accessible on the screen', async ({
  page,
  server: { origin },
}) => {
  const teacher = await makeSettledTeacher(origin);
  const calls = await callsOf(origin, teacher);
  const { id } = await makeClass(calls, ['Ann Bell', 'Omar Rahman', 'Zoe Li']);
  await calls.dispose();
  await signInAs(page, teacher);
  // Records games as if they had been played; the server's tests check which ones count.
  await page.route('**/api/classes/*/certificates', async (route) => {
    const answer = await route.fetch();
    const { rows, total } = classReports.getAchievements.reply.parse(await answer.json());
    await route.fulfill({ json: { rows: rows.map((row) => ({ ...row, rounds: 12 })), total } });
  });
  await page.goto(`/classes/${id}/certificates`);
  await page.getByLabel('What for').selectOption('Games played');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectPrinted(page, 3);
  await expectNoBarriers(page);

  await signInAs(page, ADMIN);
  await page.goto('/admin/evidence');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  const pages = await printedPages(page);
  expect(pages).toBeGreaterThan(3);
  expect(pages).toBeLessThan(16);
  await expectNoBarriers(page);
});

test('no objective of the report is squeezed into a column of letters on the narrowest phone with the largest letters', async ({
  page,
  server: { origin },
}) => {
  const teacher = await makeSettledTeacher(origin);
  const calls = await callsOf(origin, teacher);
  const { id } = await makeClass(calls, ['Ann Bell']);
  await calls.dispose();
  await signInAs(page, teacher);
  const settings = await page.request.patch('/api/user/play-settings', {
    data: { textSize: 'largest' },
  });
  expect(settings.status()).toBe(200);
  const text = 'Facts of the 3, 4 and 8 times tables';
  await page.route('**/api/classes/*/report*', async (route) => {
    const answer = await route.fetch();
    const { rows, ...rest } = classReports.getClassReport.reply.parse(await answer.json());
    const objectives = [{ code: 'Y3.MD.1', text, answers: 40, right: 30, pupils: 12 }];
    await route.fulfill({ json: { ...rest, rows: rows.map((row) => ({ ...row, objectives })) } });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/classes/${id}/report`);
  await page.getByText('All objectives', { exact: true }).click();
  const cell = page.getByRole('cell', { name: text }).first();
  await expect(cell).toBeVisible();
  expect((await cell.boundingBox())?.width).toBeGreaterThan(100);
});

test('the cards of a class are not cut off, its list is one page and each practice sheet too, also for a teacher with the largest letters', async ({
  page,
  server: { origin },
}) => {
  const teacher = await makeSettledTeacher(origin);
  const calls = await callsOf(origin, teacher);
  const longest = 'Wilhelmina-Alexandra Featherstonehaugh W';
  const names = Array.from({ length: 30 }, (_, nth) => `${longest} ${nth}`.slice(-40));
  const { id } = await makeClass(calls, names);
  await calls.dispose();
  await signInAs(page, teacher);
  const data = { textSize: 'largest' };
  expect((await page.request.patch('/api/user/play-settings', { data })).status()).toBe(200);
  await giveAddress(page);
  await page.goto(`/classes/${id}/cards`);
  await page.getByRole('button', { name: 'New pictures' }).click();
  await page.getByRole('button', { name: 'Make new ones' }).click();
  await expect(page.getByRole('heading', { name: '30 cards' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  const cut = page
    .locator('.sheet-cards > li')
    .evaluateAll((cards) =>
      cards
        .filter((card) => card.scrollHeight > card.clientHeight + 1)
        .map((card) => card.textContent),
    );
  expect(await cut).toEqual([]);
  await expectPrinted(page, 4);
  await page.getByRole('button', { name: 'Back to the class' }).click();
  await page.getByRole('button', { name: 'Print the class list' }).click();
  await expectPrinted(page, 1);
  await page.getByRole('button', { name: 'Back to the class' }).click();
  await page.goto(`/classes/${id}/sheets`);
  await page.getByRole('switch', { name: 'First names on the sheets' }).click();
  await expect(page.getByRole('article')).toHaveCount(60);
  await expectPrinted(page, 60);
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  await expect(bar).toBeVisible();
  if (isInFirefox(page)) return;
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});
