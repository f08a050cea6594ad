import type { Page } from '@playwright/test';
import { expectFingersFit, expectNoBarriers } from './support/barriers.ts';
import { expectFilled, expectFits, expectRoom } from './support/fit.ts';
import { expectEdges } from './support/forced-colours.ts';
import { press } from './support/hands.ts';
import { expect, test, turnTo } from './support/journey.ts';
import {
  callsOf,
  fromTheTeacher,
  makeClass,
  makeSettledTeacher,
  signInAs,
  tabletOfFirst,
} from './support/school.ts';

const NAME = 'Aisha Maximiliana Patel-Worthington';

const ON_ITS_SIDE = { width: 667, height: 331 } as const;

const QUESTION_MS = 6000;
const REST_MS = 3000;
/** As long as a question takes to be read at least. */
const THINKING_MS = 1500;

/** Looks while the browser's clock stands still but for the milliseconds that axe itself waits for. */
async function expectNoBarriersNow(page: Page, isKnown: boolean): Promise<void> {
  const look = expectNoBarriers(page, { isKnown }).then(() => true);
  const tick = () => page.clock.runFor(1).then(() => false);
  while (!(await Promise.race([look, tick()])));
}

/** Also zoomed to 400 % and in forced colours. */
async function expectUsable(tablet: Page): Promise<void> {
  const size = tablet.viewportSize();
  await expectRoom(tablet);
  if (size) await tablet.setViewportSize(size);
  await tablet.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expectEdges(tablet);
  await tablet.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

type Reply = 'right' | 'wrong' | 'blank';

/** To the first questions of the check. */
const REPLIES: readonly Reply[] = ['right', 'wrong', 'blank', 'right'];

/** Of a fact such as '7 × 8'. */
function productOf(fact: string): number {
  const [table = 0, by = 0] = fact.split(' × ').map(Number);
  return table * by;
}

/** Answers the question that is asked, with the keyboard alone; returns it, such as '7 × 8'. */
async function answer(page: Page, name: string, reply: Reply): Promise<string> {
  const game = page.getByRole('dialog', { name: 'Tables check' });
  await expect(game.getByText(name, { exact: true })).toBeVisible();
  const heading = game.getByRole('heading', { name: /^\d+ × \d+ = \?$/ });
  const fact = ((await heading.textContent()) ?? '').replace(' = ?', '');
  await expect(game.getByRole('textbox')).toBeFocused();
  if (reply === 'blank') await page.clock.runFor(QUESTION_MS);
  else {
    await page.clock.runFor(THINKING_MS);
    await page.keyboard.type(String(reply === 'right' ? productOf(fact) : 1));
    await page.keyboard.press('Enter');
  }
  return fact;
}

/** Expects that the home page has all six Play buttons on its first screen, on a phone and a tablet held either way. */
async function expectSixButtons(tablet: Page): Promise<void> {
  for (const [width, height] of [
    [375, 812],
    [812, 375],
    [768, 1024],
    [1024, 768],
  ] as const) {
    await tablet.setViewportSize({ width, height });
    await tablet.evaluate(() => window.scrollTo(0, 0));
    const size = `${width} × ${height}`;
    const bar = tablet.getByRole('navigation', { name: 'Bottom bar' });
    const foot = (await bar.isVisible()) ? (await bar.boundingBox())?.y : height;
    const signs = tablet
      .getByRole('region', { name: 'Choose a game' })
      .locator('button[id^=play-] > span');
    await expect(signs).toHaveCount(6);
    for (const sign of await signs.all()) {
      const { x = 0, y = 0, width = 0, height: own = 0 } = (await sign.boundingBox()) ?? {};
      expect(y + own, size).toBeLessThanOrEqual(foot ?? 0);
      const isUncovered = await sign.evaluate(
        (each, [left, top]) =>
          each.parentElement?.contains(document.elementFromPoint(left, top)) ?? false,
        [x + width / 2, y + own / 2] as const,
      );
      expect(isUncovered, size).toBe(true);
    }
    if (width < 400) {
      const greeting = tablet.getByRole('heading', { level: 1 }).locator('..');
      expect((await greeting.boundingBox())?.height).toBeLessThanOrEqual(96);
    }
    await expectFits(tablet);
  }
}

test('a class takes the tables check: the teacher opens it, a pupil finds, practises and takes it with the keyboard alone, and then has all six Play buttons on the first screen beside other set work, on a phone and a tablet held either way, and the teacher sees each fact; on a phone on its side each button that begins and every key is in view', async ({
  page,
  browser,
  server,
}) => {
  const { origin } = server;
  const teacher = await makeSettledTeacher(origin);
  const calls = await callsOf(origin, teacher);
  const made = await makeClass(calls, [NAME], 4);
  const { id } = made;
  for (const gameId of ['hangman-balloons', 'word-search']) {
    const set = await calls.post(`/api/classes/${id}/work`, { data: { what: { gameId } } });
    expect(set.status()).toBe(201);
  }
  await calls.dispose();
  await signInAs(page, teacher);
  await page.goto(`/classes/${id}/tables-check`);
  await page.getByRole('button', { name: 'Open a sitting' }).click();
  await expect(page.getByText('0 of 1', { exact: true })).toBeVisible();
  await expectNoBarriers(page);

  const tablet = await tabletOfFirst(made, { browser, origin }, ({ clock }) => clock.install());
  const card = await fromTheTeacher(tablet, 'Tables check');
  await expectNoBarriers(tablet);
  await press(card.getByRole('link', { name: 'Go to the tables check' }), 'keys');
  const start = tablet.getByRole('button', { name: 'Start' });
  await expect(start).toBeVisible();
  await expectNoBarriers(tablet);
  await expectUsable(tablet);
  const size = tablet.viewportSize();
  await tablet.setViewportSize(ON_ITS_SIDE);
  const bar = await tablet.getByRole('navigation', { name: 'Bottom bar' }).boundingBox();
  const { y = 0, height = 0 } = (await start.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
  if (size) await tablet.setViewportSize(size);
  await press(start, 'keys');

  const game = tablet.getByRole('dialog', { name: 'Tables check' });
  await expect(game.getByRole('heading', { name: 'First, 3 practice questions' })).toBeFocused();
  const practise = game.getByRole('button', { name: 'Try three questions' });
  await tablet.setViewportSize(ON_ITS_SIDE);
  await expect(practise).toBeInViewport({ ratio: 1 });
  if (size) await tablet.setViewportSize(size);
  await expectNoBarriers(tablet);
  await expectUsable(tablet);
  // From here on time passes only where the journey says so.
  await tablet.clock.pauseAt(await tablet.evaluate(() => Date.now() + 10_000));
  await press(practise, 'keys');
  for (const nth of [1, 2, 3]) {
    await tablet.clock.runFor(REST_MS);
    await answer(tablet, `Practice question ${nth} of 3`, nth === 2 ? 'blank' : 'right');
    if (nth === 1) {
      await expect(game.getByText('The next one is coming…')).toBeVisible();
      await expectNoBarriersNow(tablet, true);
    }
  }
  await press(game.getByRole('button', { name: 'Start the check' }), 'keys');
  await expect(game.getByText('Get ready…')).toBeFocused();
  await tablet.clock.runFor(REST_MS);
  await tablet.setViewportSize(ON_ITS_SIDE);
  await expect(game.getByRole('button', { name: '0', exact: true })).toBeInViewport({ ratio: 1 });
  await tablet.setViewportSize({ width: 375, height: 667 });
  await expect(game.getByRole('textbox')).toBeFocused();
  await expectFits(tablet);
  await expectFingersFit(game);
  await expectNoBarriersNow(tablet, false);
  await expectUsable(tablet);
  await expectFilled(tablet);
  await expect(game.getByRole('textbox')).toBeFocused();
  const facts: string[] = [];
  for (const [nth, reply] of REPLIES.entries()) {
    facts.push(await answer(tablet, `Question ${nth + 1} of 25`, reply));
    await tablet.clock.runFor(REST_MS);
  }
  // The server has to see as much time go by.
  await server.moveClock();
  await server.moveClock();
  // The others are left blank.
  await tablet.clock.runFor((25 - REPLIES.length) * (QUESTION_MS + REST_MS));
  await tablet.clock.resume();
  const result = tablet.getByRole('dialog', { name: 'Well done!' });
  await expect(result).toContainText('2 out of 25');
  await expect(result.getByText('Your check is saved.')).toBeVisible();
  await expectFits(tablet);
  await expectNoBarriers(tablet, { isKnown: true });
  await press(result.getByRole('button', { name: 'Back to Games' }), 'keys');
  await expect(tablet.getByRole('heading', { name: 'Choose a game' })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(tablet.getByRole('region', { name: 'From your teacher' })).toBeVisible();
  await expectSixButtons(tablet);
  await tablet.close();

  // Read again.
  await turnTo(page, `/classes/${id}`);
  await turnTo(page, `/classes/${id}/tables-check`);
  // Cells of the facts may say the same.
  const taken = page.getByText('1 of 1', { exact: true }).and(page.locator('span'));
  await expect(taken).toBeVisible();
  const grid = page.getByRole('table', { name: /^Sitting/ });
  const [, wrong = '', blank = ''] = facts;
  for (const fact of facts) {
    const right = fact === wrong || fact === blank ? 0 : 1;
    const said = `${fact}: ${right} of 1 right, too few to judge`;
    await expect(grid.getByText(said, { exact: true })).toBeAttached();
  }
  await page.getByLabel('Facts of').selectOption({ label: NAME });
  const listed = page.getByText(`${wrong} = `);
  await expect(listed).toContainText(`${wrong} = ${productOf(wrong)} (typed 1)`);
  await expect(listed).toContainText(`${blank} = ${productOf(blank)} (left blank)`);
  await expectNoBarriers(page);
});
