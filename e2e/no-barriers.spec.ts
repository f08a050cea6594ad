import type { Page } from '@playwright/test';
import { GAMES } from '../src/games/cards.ts';
import type { GameId } from '../src/games/ids.ts';
import { PLAYERS } from '../src/games/checks/players.ts';
import { expectFingersFit, expectNoBarriers, expectStill } from './support/barriers.ts';
import { expectFilled, expectFits, expectNoScrolling, expectRoom } from './support/fit.ts';
import { expectEdges, expectStatesDiffer } from './support/forced-colours.ts';
import { press } from './support/hands.ts';
import { expect, expectResult, signUp, test } from './support/journey.ts';
import { keepPauses } from './support/pauses.ts';
import { onceEach, playThrough } from './support/players.ts';
import { giveVoice } from './support/voice.ts';

const DESKTOP = { width: 1280, height: 800 } as const;
/** The size of 1280 × 800 px at a zoom of 200 %. */
const ZOOMED = { width: 640, height: 400 } as const;
const NARROWEST = { width: 320, height: 640 } as const;
const ON_ITS_SIDE = { width: 667, height: 375 } as const;

/** The first year with a countdown, which is checked as well. */
const YEAR = 3;

/** So much shows every kind of moment; what follows the last is looked at where the others end. */
const ENOUGH: Partial<Record<GameId, number>> = {
  'dictionary-detective': 1,
  'grammar-guru': 3,
  'mathematics-mountain': 3,
  'listen-and-spell': 3,
  'word-search': 1,
};

const result = (page: Page) => page.getByRole('dialog', { name: 'Well done!' });

/** Gives the game two stars. */
async function rate(page: Page): Promise<void> {
  await press(result(page).getByRole('radio').nth(1), 'taps');
  await expect(result(page)).toContainText('Could be better');
}

/** Gives the round enough time for a busy machine: the clock runs while the journey checks the screen. */
async function slowCountdown(page: Page): Promise<void> {
  const slow = await page.request.patch('/api/user/play-settings', { data: { countdown: 3 } });
  expect(slow.status()).toBe(200);
}

/** Plays a game with taps alone, and looks at each of its moments. */
async function playAndLook(page: Page, id: GameId): Promise<void> {
  const game = page.getByRole('dialog');
  // Before anything scrolls.
  const holdAsPhone = onceEach(async () => {
    await page.setViewportSize(NARROWEST);
    await expectFingersFit(game);
    await page.setViewportSize(ON_ITS_SIDE);
    await expectFingersFit(game);
    const { seenFirst, buttonsInView } = PLAYERS[id];
    if (buttonsInView) await expect(seenFirst(game)).toBeInViewport({ ratio: 1 });
    for (const name of buttonsInView ?? []) {
      const button = game.getByRole('button', { name, exact: true });
      // A sum is typed on a number pad; a sign or a place on a line is not.
      if (await button.isVisible()) await expect(button).toBeInViewport({ ratio: 1 });
    }
    await expectRoom(page);
    await page.setViewportSize(ZOOMED);
  });
  const lookAround = async () => {
    await expectStill(page);
    await expectFits(page);
  };
  const lookClosely = onceEach(async (moment) => {
    if (moment !== 'start' && moment !== 'wrong') await lookAround();
    // Resized in the middle of the round, which continues.
    await page.setViewportSize(NARROWEST);
    await expectFits(page);
    // Only in Dictionary Detective a choice adds something: longest-round.spec.ts looks at it.
    // A page to mend has up to eleven sentences to press, and scrolls under its button.
    const isPage = await game.locator('.guru-page').isVisible();
    if (moment === 'start' && !isPage) await expectNoScrolling(page);
    if (moment === 'start' || moment === 'result') await expectFilled(page);
    // On a small screen what is scrolled under something else would count as too small for a finger.
    await page.setViewportSize(DESKTOP);
    await expectNoBarriers(page, { isKnown: moment !== 'start' && moment !== 'wrong' });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await expectEdges(page);
    await expectStatesDiffer(page, id, moment);
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    await page.setViewportSize(ZOOMED);
  });
  const questions = ENOUGH[id];
  const answer = questions ? null : page.waitForResponse('**/api/game/complete', { timeout: 0 });
  const score = await playThrough(page, id, {
    year: YEAR,
    how: 'taps',
    questions,
    look: async (moment) => {
      if (moment === 'start') await holdAsPhone(moment);
      // Each question and each slip takes another room; one right answer looks like the next.
      if (moment === 'start' || moment === 'wrong') await lookAround();
      await lookClosely(moment);
    },
  });
  if (answer) {
    expect(await (await answer).json()).toMatchObject({ score, maxScore: 10, verified: true });
    await expectResult(page, score, 10);
    // One result looks like another.
    if (id === RATED) {
      await rate(page);
      await lookClosely('result');
      await press(result(page).getByRole('button', { name: 'Submit & Close' }), 'taps');
      const thanks = page.getByText('Thank you for your feedback!', { exact: true });
      await expect(thanks).toBeVisible();
    } else await press(page.getByRole('button', { name: 'Back to Games' }), 'taps');
  } else await press(page.getByRole('button', { name: 'Close game' }), 'taps');
  await expect(game).toBeHidden();
}

/** Two journeys, so that each is a short one on a slow machine as well. */
const JOURNEYS = [
  [GAMES.filter(({ id }) => ENOUGH[id]), 'until each kind of moment was seen'],
  [GAMES.filter(({ id }) => !ENOUGH[id]), 'to a good end, verified, and one is rated and left'],
] as const;
const RATED: GameId = 'find-my-number';

test.describe('with taps alone', () => {
  test.use({ hasTouch: true, viewport: ZOOMED });

  for (const [games, howFar] of JOURNEYS) {
    const titles = new Intl.ListFormat('en-GB').format(games.map(({ title }) => title));
    test(`with taps alone ${titles} are played ${howFar}: at every moment each is still, wholly within reach at 200 % zoom and on the narrowest phone, at its start at 400 % with wide text spacing, in view without scrolling on a tablet held sideways and filling three fifths of tablets and laptops, and accessible, in forced colours as well`, async ({
      page,
    }) => {
      await giveVoice(page);
      await signUp(page, YEAR);
      await slowCountdown(page);
      await keepPauses(page);
      for (const { id, title } of games) await test.step(title, () => playAndLook(page, id));
    });
  }
});
