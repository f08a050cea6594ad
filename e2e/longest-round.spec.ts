import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { CaseStart } from '../src/games/dictionary-detective/start.ts';
import type { GuruStart } from '../src/games/grammar-guru/start.ts';
import type { MountainStart } from '../src/games/mathematics-mountain/start.ts';
import { dictionarySchema } from '../src/games/kit/words/words.ts';
import { userSchema } from '../src/shared/contract/auth.ts';
import { YEAR_GROUPS, yearOrFirst } from '../src/shared/years.ts';
import { dealer } from '../src/testing/signed-deal.ts';
import { expectFingersFit } from './support/barriers.ts';
import { expectNoScrolling } from './support/fit.ts';
import { expect, openGame, signUp, test } from './support/journey.ts';
import { goOn, keepPauses } from './support/pauses.ts';
import { giveVoice } from './support/voice.ts';

const PAIRS = 10;

/** Deals this round to the signed-in pupil, from a server that answers at once, so that no random round replaces it. */
async function dealAlways(
  page: Page,
  start: unknown,
  met: Record<string, string> = {},
): Promise<void> {
  const answer = await page.request.get('/api/user');
  const { id: userId, yearGroup } = userSchema.parse(await answer.json());
  const deal = dealer({ userId, year: yearOrFirst(yearGroup), start, met });
  await page.unrouteAll();
  await page.route('**/api/rounds', async (route) => {
    await route.fulfill({ json: deal(route.request().postDataJSON()) });
  });
}

/**
 * The ten longest words of all years, with the ten longest texts that a card can show: no dealt round can be longer.
 */
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

const asked = { objective: 'Y6.GR.14', definition: 'A rule.' };

/** Of all questions in the banks, these took the most room, as measured in the browser. */
const TALLEST: GuruStart['questions'] = [
  {
    ...asked,
    id: 'three bullet points',
    form: 'choice',
    question: 'Which words could introduce these bullet points?\n• a torch\n• a map\n• a whistle',
    options: [
      'Pack these items:',
      'We walked for miles:',
      'Where is the hill:',
      'Torches use batteries:',
    ],
    answer: 'Pack these items:',
  },
  {
    ...asked,
    id: 'six sentences to sort',
    form: 'sort',
    question: 'The end marks are missing. Sort the sentences by their function.',
    boxes: ['Question', 'Statement'],
    words: [
      'How do bats see',
      'What makes thunder',
      'I know who built it',
      'I wonder what it is',
      'How bats see is odd',
      'Who built it',
    ],
    answer: [
      ['How do bats see', 'Question'],
      ['What makes thunder', 'Question'],
      ['Who built it', 'Question'],
      ['How bats see is odd', 'Statement'],
      ['I wonder what it is', 'Statement'],
      ['I know who built it', 'Statement'],
    ],
  },
];

/** The narrowest tiles: words of one or two letters. */
const NARROWEST: GuruStart['questions'] = [
  {
    ...asked,
    id: 'short words',
    form: 'order',
    question: 'Put the words in order to make a question.',
    parts: ['it', 'a', 'is'],
    answer: ['is', 'it', 'a'],
  },
];

const sum = {
  objective: 'Y1.AS.1',
  form: 'whole',
  answer: 21,
  explanation: 'First find what Omar has: 8 + 5 = 13, and then 8 + 13 = 21. Together that is 21.',
} as const;

/** What to remember of the first is read with the second, whose picture is tall. */
const REMEMBERED: MountainStart['questions'] = [
  { ...sum, id: 'missed', question: '8 + 13 = ?' },
  {
    ...sum,
    id: 'with a picture',
    question: 'How many more children walk to school than come by bus?',
    picture: {
      kind: 'chart',
      look: 'bars',
      axis: 'Children',
      to: 10,
      step: 2,
      labels: [0, 2, 4, 6, 8, 10],
      points: [
        { name: 'Walk', value: 8 },
        { name: 'Bus', value: 3 },
      ],
    },
  },
  ...Array.from({ length: 8 }, (_, nth) => ({ ...sum, id: `sum ${nth}`, question: '8 + 13 = ?' })),
];

/** Its verdict takes more room than the button that it replaces. */
const WITH_A_RULE: GuruStart['questions'] = [
  {
    ...asked,
    id: 'a short choice',
    form: 'choice',
    question: 'Which word is the verb?',
    options: ['hill', 'climb', 'steep', 'under'],
    answer: 'climb',
    definition: 'A verb tells us what somebody does, or what happens.',
  },
];

// Other journeys check the rounds that are dealt at random.
test('the longest rounds are in view without scrolling on a tablet held sideways: the longest words and meanings of Dictionary Detective, and the tallest questions of Grammar Guru, even if they were met before; a tap hits each letter of Word Search on a phone on its side, and on the narrowest phone each tile, however short its word', async ({
  page,
}) => {
  await giveVoice(page);
  await keepPauses(page);
  const game = page.getByRole('dialog');
  const start = longestCase();
  await signUp(page, 6);
  await dealAlways(page, start);
  await openGame(page, 'Dictionary Detective');
  const word = game.getByRole('button', { name: start.pairs[0]?.word ?? '', exact: true });
  await expect(word).toBeVisible();
  await expectNoScrolling(page);
  await word.press('Enter');
  await expect(game).toContainText('What does');
  await expectNoScrolling(page);
  const close = () => page.getByRole('button', { name: 'Close game' }).click();
  await close();
  await page.unrouteAll();
  // A phone on its side.
  await page.setViewportSize({ width: 667, height: 375 });
  await openGame(page, 'Word Search', 'taps');
  const letter = await page.getByRole('gridcell').last().boundingBox();
  expect(Math.min(letter?.width ?? 0, letter?.height ?? 0)).toBeGreaterThan(23.5);
  await close();
  const met = Object.fromEntries(TALLEST.map(({ id }) => [id, '2026-01-01T12:00:00.000Z']));
  await dealAlways(page, { questions: TALLEST }, met);
  await openGame(page, 'Grammar Guru');
  await expect(game).toContainText('You saw this');
  await expect(game).toContainText('introduce these bullet points');
  await expectNoScrolling(page);
  await game.getByRole('radio').first().click();
  await game.getByRole('button', { name: 'Submit Answer' }).click();
  await goOn(page);
  await expect(game).toContainText('Sort the sentences');
  await expect(game).toContainText('You saw this');
  await expectNoScrolling(page);
  await close();
  await page.setViewportSize({ width: 320, height: 640 });
  await dealAlways(page, { questions: NARROWEST });
  await openGame(page, 'Grammar Guru');
  await expect(game.getByRole('button', { name: 'it', exact: true })).toBeVisible();
  await expectFingersFit(game);
});

test('in Mathematics Mountain what to remember is wholly in view on a tablet held upright, though the question has a tall picture; and on a phone on its side nothing moves when the number of the question gets a second digit; in Grammar Guru the answers stay where they are on a tablet held sideways when the verdict comes below them', async ({
  page,
}) => {
  await keepPauses(page);
  await signUp(page, 1);
  await page.setViewportSize({ width: 768, height: 1024 });
  await dealAlways(page, { questions: REMEMBERED });
  await openGame(page, 'Mathematics Mountain');
  const game = page.getByRole('dialog');
  const isAsked = (number: number) =>
    expect(game.getByText(`Question ${number} of ${REMEMBERED.length}`)).toBeVisible();
  const answer = async (given: number) => {
    await game.getByRole('textbox').fill(String(given));
    await game.getByRole('button', { name: 'Submit Answer' }).click();
    await goOn(page);
  };
  await answer(sum.answer - 1);
  await isAsked(2);
  await expect(game.getByRole('note')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 667, height: 375 });
  const status = game.locator('.quiz-status');
  const { height } = (await status.boundingBox()) ?? {};
  for (let number = 2; number < REMEMBERED.length; number++) {
    await isAsked(number);
    await answer(sum.answer);
  }
  await isAsked(REMEMBERED.length);
  expect((await status.boundingBox())?.height).toBe(height);
  await page.getByRole('button', { name: 'Close game' }).click();
  await page.setViewportSize({ width: 1024, height: 768 });
  await dealAlways(page, { questions: WITH_A_RULE });
  await openGame(page, 'Grammar Guru');
  const first = game.getByRole('radio').first();
  await first.click();
  const asking = await first.boundingBox();
  await game.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(game).toContainText('A verb tells us');
  expect((await first.boundingBox())?.y).toBe(asking?.y);
});
