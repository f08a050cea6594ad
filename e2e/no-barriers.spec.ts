import type { Page } from '@playwright/test';
import { GAMES } from '../src/games/cards.ts';
import type { GameId } from '../src/games/ids.ts';
import type { How, Look } from '../src/games/kit/player.ts';
import type { YearGroup } from '../src/shared/years.ts';
import { expectFingersFit, expectNoBarriers, expectStill } from './support/barriers.ts';
import { expectFits } from './support/fit.ts';
import { expectEdges, expectStatesDiffer } from './support/forced-colours.ts';
import { press } from './support/hands.ts';
import { expect, expectResult, signUp, test } from './support/journey.ts';
import { giveVoice } from './support/voice.ts';
import { keepPauses } from './support/pauses.ts';
import { onceEach, playThrough } from './support/players.ts';

/** Year 2 has no countdown, so there is no time limit. */
const YEAR = 2;

/** Gives the game two stars and leaves the result. */
async function rateAndLeave(page: Page, how: How): Promise<void> {
  const result = page.getByRole('dialog', { name: 'Well done!' });
  const second = result.getByRole('radio').nth(1);
  if (how === 'keys') {
    for (const key of ['Tab', 'Tab', 'Space']) await page.keyboard.press(key);
    // Held down until the focus has moved, as a finger does.
    await page.keyboard.down('ArrowRight');
    await expect(second).toBeFocused();
    await page.keyboard.up('ArrowRight');
  } else await press(second, how);
  await expect(result).toContainText('Could be better');
  await press(result.getByRole('button', { name: 'Submit & Close' }), how);
  await expect(page.getByText('Thank you for your feedback!', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Opens a game, plays it to its end, rates it and leaves; looks at every moment, the result included. */
async function playToTheEnd(page: Page, id: GameId, how: How, look: Look): Promise<void> {
  await signUp(page, YEAR);
  await keepPauses(page);
  await playRateAndLeave(page, id, { year: YEAR, how, look });
}

async function playRateAndLeave(
  page: Page,
  id: GameId,
  { year, how, look }: { year: YearGroup; how: How; look: Look },
): Promise<void> {
  const score = await playThrough(page, id, { year, how, look });
  await expectResult(page, score, 10);
  await look('result');
  await rateAndLeave(page, how);
}

test.describe('with the keyboard alone and the timer off', () => {
  /** A year with a countdown, were it not off. */
  const TIMED_YEAR = 4;
  /** Long enough to think as long as anybody wants to. */
  const TEN_MINUTES = 600_000;

  for (const { id, title } of GAMES) {
    test(`${title} waits as long as it takes, and is opened, played to its end, rated and left`, async ({
      page,
    }) => {
      await signUp(page, TIMED_YEAR);
      const noClock = await page.request.patch('/api/user/play-settings', {
        data: { countdown: null },
      });
      expect(noClock.status()).toBe(200);
      await page.clock.install();
      const waitAtFirst = onceEach(async (moment) => {
        if (moment !== 'start') return;
        const game = page.getByRole('dialog');
        await expect(game.getByRole('timer')).toHaveCount(0);
        const before = await game.textContent();
        await page.clock.fastForward(TEN_MINUTES);
        expect(await game.textContent()).toBe(before);
        await keepPauses(page);
      });
      await playRateAndLeave(page, id, { year: TIMED_YEAR, how: 'keys', look: waitAtFirst });
      await expect(page.getByRole('button', { name: `Play ${title}` })).toBeFocused();
    });
  }
});

test.describe('with taps alone, on the narrowest phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  for (const { id, title } of GAMES) {
    test(`${title} fits, its controls fit a finger, and it is opened, played to its end, rated and left`, async ({
      page,
    }) => {
      await giveVoice(page);
      const lookAtFirst = onceEach(async (moment) => {
        if (moment !== 'start') return;
        await expectFingersFit(page, page.getByRole('dialog'));
        await expectNoBarriers(page);
      });
      await playToTheEnd(page, id, 'taps', lookAtFirst);
    });
  }
});

test.describe('at 200 % zoom, with reduced motion', () => {
  test.use({
    viewport: { width: 640, height: 400 },
    deviceScaleFactor: 2,
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const { id, title } of GAMES) {
    test(`${title} is played to its end; all of it is seen and within reach, and nothing ever moves`, async ({
      page,
    }) => {
      await giveVoice(page);
      await playToTheEnd(page, id, 'mouse', async () => {
        await expectStill(page);
        await expectFits(page);
      });
    });
  }
});

test.describe('in forced colours', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
    colorScheme: 'dark',
  });

  for (const { id, title } of GAMES) {
    test(`${title} is played to its end; controls keep their edges and states their signs`, async ({
      page,
    }) => {
      const firstLook = onceEach(async (moment) => {
        await expectEdges(page);
        await expectStatesDiffer(page, id, moment);
      });
      await playToTheEnd(page, id, 'mouse', firstLook);
    });
  }
});
