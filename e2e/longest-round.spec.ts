import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { CaseStart } from '../src/games/dictionary-detective/start.ts';
import { dictionarySchema } from '../src/games/kit/words.ts';
import { userSchema } from '../src/shared/contract/auth.ts';
import { YEAR_GROUPS, yearOrFirst } from '../src/shared/years.ts';
import { dealer } from '../src/testing/signed-deal.ts';
import { expectNoScrolling } from './support/fit.ts';
import { expect, openGame, signUp, test } from './support/journey.ts';
import { giveVoice } from './support/voice.ts';

const PAIRS = 10;

/** Whoever is signed in is dealt this, by a server that answers at once: a round dealt by chance never stands in. */
async function dealAlways(page: Page, start: unknown): Promise<void> {
  const answer = await page.request.get('/api/user');
  const { id: userId, yearGroup } = userSchema.parse(await answer.json());
  const deal = dealer({ userId, year: yearOrFirst(yearGroup), start });
  await page.route('**/api/rounds', async (route) => {
    await route.fulfill({ json: deal(route.request().postDataJSON()) });
  });
}

/** The ten longest words of all years, with the ten longest texts that any card shows: no round can be dealt that is longer. */
function longestCase(): CaseStart {
  const entries = YEAR_GROUPS.flatMap((year) =>
    dictionarySchema.parse(
      parse(readFileSync(new URL(`../content/year-${year}/words.yaml`, import.meta.url), 'utf8')),
    ),
  );
  const words = longestOf(new Set(entries.map(({ word }) => word)));
  const texts = longestOf(
    new Set(entries.flatMap(({ definition, sentence }) => [definition, sentence])),
  );
  return {
    pairs: words.map((word, nth) => {
      return { id: `longest/${nth}`, word, definition: texts[nth] ?? '', objective: null };
    }),
  };
}

function longestOf(texts: ReadonlySet<string>): string[] {
  return [...texts].toSorted((one, other) => other.length - one.length).slice(0, PAIRS);
}

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

// The journey through each game sees what chance deals.
test('the longest words and meanings of Dictionary Detective are in view without scrolling on a tablet held sideways', async ({
  page,
}) => {
  const start = longestCase();
  await giveVoice(page);
  await signUp(page, 6);
  await dealAlways(page, start);
  await openGame(page, 'Dictionary Detective');
  const game = page.getByRole('dialog');
  const word = game.getByRole('button', { name: start.pairs[0]?.word ?? '', exact: true });
  await expect(word).toBeVisible();
  await expectNoScrolling(page);
  await word.press('Enter');
  await expect(game).toContainText('What does');
  await expectNoScrolling(page);
});
