// Plays each game in the browser as a pupil does, to a good or a bad end.
import { expect, type Locator, type Page, type Request, type Response } from '@playwright/test';
import { z } from 'zod';
import { contentOf } from './content.ts';
import { choose, enter, press, tabTo, type How } from './hands.ts';
import { openGame } from './journey.ts';
import { goOn } from './pauses.ts';

/** What a round has come to; 'chosen' is half of an answer: a letter, a word or an option that is not sent yet. */
export type Moment = 'start' | 'chosen' | 'right' | 'wrong' | 'won' | 'lost' | 'result';

/** Looks at the screen at each moment of a round; pauses must be kept (pauses.ts) if it takes its time. */
export type Look = (moment: Moment) => Promise<void>;

export const noLook: Look = () => Promise.resolve();

/** Looks only at the first of each kind of moment. */
export function onceEach(look: Look): Look {
  const seen = new Set<Moment>();
  return async (moment) => {
    if (seen.has(moment)) return;
    seen.add(moment);
    await look(moment);
  };
}

const roundSchema = z.array(
  z.object({
    question: z.string(),
    answer: z.union([z.string(), z.number()]),
    options: z.array(z.string()).optional(),
    definition: z.string().optional(),
    spoken: z.string().optional(),
    explanation: z.string().optional(),
  }),
);

/** Opens a game with `open`; gives the questions that the server deals for it, or else those that the device had ready. */
export async function dealtQuestions(page: Page, gameId: string, open: () => Promise<void>) {
  const isDealt = (message: Response | Request) => message.url().endsWith(`/api/games/${gameId}`);
  const dealt = Promise.race([
    page.waitForResponse(isDealt).then((response) => response.json()),
    page.waitForEvent('requestfailed', isDealt).then(() => null),
  ]);
  await open();
  return roundSchema.parse((await dealt) ?? (await roundOfDevice(page, gameId)));
}

const storeSchema = z.object({ used: z.array(z.unknown()) });

/** The round that was taken last from those that were dealt ahead. */
async function roundOfDevice(page: Page, gameId: string): Promise<unknown> {
  await expect(game(page).getByText('Question 1 of 10')).toBeVisible();
  const stored = await page.evaluate((id) => {
    const key = Object.keys(localStorage).find(
      (name) => name.startsWith('spare:rounds:') && name.includes(`:${id}:`),
    );
    return localStorage.getItem(key ?? '');
  }, gameId);
  return storeSchema.parse(JSON.parse(stored ?? 'null')).used.at(-1);
}

const openQuiz = (page: Page, title: string, gameId: string, how: How) =>
  dealtQuestions(page, gameId, () => openGame(page, title, how));

const game = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) => game(page).getByRole('button', { name: 'Submit Answer' });

/** Answers all ten questions, the first `right` of them rightly. */
export async function playGrammarGuru(
  page: Page,
  right = 10,
  how: How = 'mouse',
  look = noLook,
): Promise<void> {
  const questions = await openQuiz(page, 'Grammar Guru', 'grammar-guru', how);
  for (const [index, { answer, options }] of questions.entries()) {
    await expect(game(page).getByText(`Question ${index + 1} of 10`)).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await look('start');
    const wanted = index < right ? String(answer) : options?.find((option) => option !== answer);
    await choose(game(page).getByRole('radio'), options?.indexOf(wanted ?? '') ?? -1, how);
    await look('chosen');
    if (how === 'keys') await page.keyboard.press('Enter');
    else await press(submit(page), how);
    await expect(game(page)).toContainText(
      index < right ? "Great job! That's correct!" : `Oops! The correct answer was: ${answer}`,
    );
    await look(index < right ? 'right' : 'wrong');
    await goOn(page);
  }
}

/** Types all ten answers, or taps them on the number pad, the first `right` of them rightly. */
export async function playMathematicsMountain(
  page: Page,
  right = 10,
  how: How = 'keys',
  look = noLook,
): Promise<void> {
  const questions = await openQuiz(page, 'Mathematics Mountain', 'mathematics-mountain', how);
  for (const [index, { answer }] of questions.entries()) {
    await expect(game(page).getByText(`Question ${index + 1} of 10`)).toBeVisible();
    await look('start');
    const number = Number(answer) + (index < right ? 0 : 1);
    await enter(game(page), number, 'Submit Answer', how);
    await expect(game(page)).toContainText(
      index < right ? "Great job! That's correct!" : `Oops! The correct answer was: ${answer}`,
    );
    await look(index < right ? 'right' : 'wrong');
    await goOn(page);
  }
}

/** Tries a wrong pair and then matches all ten. */
export async function playDictionaryDetective(
  page: Page,
  year: number,
  how: How = 'mouse',
  look = noLook,
): Promise<void> {
  await openGame(page, 'Dictionary Detective', how);
  await expect(game(page)).toContainText('Score: 0/10');
  const entries = contentOf(year).dictionary;
  const words = await game(page)
    .getByRole('region', { name: 'Words' })
    .getByRole('button')
    .filter({ hasText: /./ })
    .allTextContents();
  expect(words).toHaveLength(10);
  await look('start');
  const meaningOf = (word = '') => entries.find((entry) => entry.word === word)?.definition ?? '';
  const pair = async (word: string, meaning: string) => {
    await press(game(page).getByRole('button', { name: word, exact: true }), how);
    await look('chosen');
    await press(game(page).getByRole('button', { name: meaning, exact: true }), how);
  };
  await pair(words[0] ?? '', meaningOf(words[1]));
  await expect(game(page)).toContainText('Not a match. Try Again!');
  await look('wrong');
  await goOn(page);
  for (const [index, word] of words.entries()) {
    await pair(word, meaningOf(word));
    await expect(game(page)).toContainText(`Match! ${word}. ${index + 1} of 10 pairs`);
    await look(index < 9 ? 'right' : 'won');
    await goOn(page);
  }
}

interface Place {
  row: number;
  column: number;
}

/** First and last place of every word in a grid of letters, whichever of the eight ways it is read. */
export function findInGrid(grid: readonly string[], word: string): [Place, Place] | null {
  const at = ({ row, column }: Place) => grid[row]?.[column];
  for (const [row, line] of grid.entries()) {
    for (let column = 0; column < line.length; column++) {
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [-1, 1],
        [0, -1],
        [-1, 0],
        [-1, -1],
        [1, -1],
      ] as const) {
        const place = (step: number) => ({ row: row + down * step, column: column + right * step });
        if ([...word].every((letter, step) => at(place(step)) === letter)) {
          return [place(0), place(word.length - 1)];
        }
      }
    }
  }
  return null;
}

/** Tries two letters that are no word, and then finds every word: by its ends, or by dragging from one to the other. */
export async function playWordSearch(page: Page, how: How | 'drag', look = noLook): Promise<void> {
  await openGame(page, 'Word Search', how === 'drag' ? 'mouse' : how);
  await expect(game(page).getByRole('grid')).toBeVisible();
  const rows = await game(page).getByRole('row').all();
  const grid = await Promise.all(
    rows.map(async (row) => (await row.getByRole('gridcell').allTextContents()).join('')),
  );
  const list = game(page).getByRole('list', { name: 'Words to find' });
  const words = (await list.getByRole('listitem').allTextContents()).map((text) =>
    text.replace(/[^A-Z]/g, ''),
  );
  await look('start');
  const select = how === 'keys' ? await walker(page, look) : pointer(page, how, look);
  await select([
    { row: 0, column: 0 },
    { row: 0, column: 1 },
  ]);
  await expect(game(page)).toContainText('Not there. Keep looking!');
  await look('wrong');
  for (const [index, word] of words.entries()) {
    const ends = findInGrid(grid, word);
    if (!ends) throw new Error(`${word} is not in the grid`);
    await select(ends);
    await expect(game(page)).toContainText(`Found: ${word}`);
    await look(index < words.length - 1 ? 'right' : 'won');
  }
  await goOn(page);
}

const cellAt = (page: Page, { row, column }: Place) =>
  game(page).getByRole('row').nth(row).getByRole('gridcell').nth(column);

/** Chooses lines of letters with a mouse or a finger. */
function pointer(page: Page, how: Exclude<How, 'keys'> | 'drag', look: Look) {
  return async ([first, last]: readonly [Place, Place]) => {
    if (how === 'drag') return drag(page, cellAt(page, first), cellAt(page, last));
    await press(cellAt(page, first), how);
    await look('chosen');
    await press(cellAt(page, last), how);
  };
}

async function drag(page: Page, first: Locator, last: Locator): Promise<void> {
  const [from, to] = [await first.boundingBox(), await last.boundingBox()];
  if (!from || !to) throw new Error('The letters are not on the screen.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
}

/** Chooses lines of letters by walking from letter to letter with the arrow keys. */
async function walker(page: Page, look: Look) {
  let at: Place = { row: 0, column: 0 };
  await tabTo(cellAt(page, at));
  const walk = async (steps: number, forward: string, back: string) => {
    for (let step = 0; step < Math.abs(steps); step++) {
      await page.keyboard.press(steps > 0 ? forward : back);
    }
  };
  return async (ends: readonly [Place, Place]) => {
    for (const end of ends) {
      await walk(end.row - at.row, 'ArrowDown', 'ArrowUp');
      await walk(end.column - at.column, 'ArrowRight', 'ArrowLeft');
      await page.keyboard.press('Enter');
      if (end === ends[0]) await look('chosen');
      at = end;
    }
  };
}

/** The word the round has drawn: the device remembers it, so that the next round brings another. */
async function drawnWord(page: Page): Promise<string> {
  const stored = await page.waitForFunction(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':hangman-balloons'));
    return key ? localStorage.getItem(key) : null;
  });
  const [id = ''] = z.array(z.string()).parse(JSON.parse(String(await stored.jsonValue())));
  return id.split('/').at(-1) ?? '';
}

/** Guesses the word with `wrong` wrong letters on the way; ten lose the game. */
export async function playHangman(
  page: Page,
  wrong: number,
  how: How = 'mouse',
  look = noLook,
): Promise<void> {
  await openGame(page, 'Hangman with Balloons', how);
  const word = await drawnWord(page);
  const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !word.includes(letter));
  const guess = (letter: string) =>
    how === 'keys'
      ? page.keyboard.press(letter.toLowerCase())
      : press(game(page).getByRole('button', { name: letter, exact: true }), how);
  await expect(game(page).getByRole('group', { name: 'Letters' })).toBeVisible();
  await look('start');
  for (const [index, letter] of others.slice(0, wrong).entries()) {
    await guess(letter);
    if (index === 9) break;
    await expect(game(page)).toContainText(`Balloon popped, ${9 - index} left`);
    await look('wrong');
  }
  for (const letter of wrong === 10 ? '' : new Set(word)) {
    await guess(letter);
    await look('right');
  }
  await expect(game(page)).toContainText(
    wrong === 10 ? 'All balloons popped.' : `Hooray! You found the word: ${word}`,
  );
  await look(wrong === 10 ? 'lost' : 'won');
  await goOn(page);
}

const RANGE = /My number: (\d+) to (\d+)/;

/** Halves the range until the number is found; gives the number of guesses. */
export async function winFindMyNumber(
  page: Page,
  how: How = 'keys',
  look = noLook,
): Promise<number> {
  await openGame(page, 'Find My Number', how);
  let [low, high] = await range(page);
  await look('start');
  for (let guesses = 1; ; guesses++) {
    const middle = Math.floor((low + high) / 2);
    await enter(game(page), middle, 'Guess', how);
    await expect(game(page)).toContainText(`Attempts: ${guesses}/10`);
    const clue = (await game(page).getByRole('status').allTextContents()).join(' ');
    if (clue.includes('Correct! You found the number!')) {
      await look('won');
      await goOn(page);
      return guesses;
    }
    await look('wrong');
    if (clue.includes('Too low! Try a higher number.')) low = middle + 1;
    else high = middle - 1;
  }
}

/** Guesses the middle, and then nine numbers of the half that the clue has ruled out. */
export async function loseFindMyNumber(page: Page, look = noLook): Promise<void> {
  await openGame(page, 'Find My Number');
  const [low, high] = await range(page);
  await enter(game(page), Math.floor((low + high) / 2), 'Guess', 'keys');
  await expect(game(page)).toContainText('Attempts: 1/10');
  const clue = (await game(page).getByRole('status').allTextContents()).join(' ');
  if (clue.includes('Correct!')) throw new Error('The middle was the hidden number: deal again.');
  const first = clue.includes('Too low!') ? low : high - 8;
  for (let next = first; next < first + 9; next++) {
    await enter(game(page), next, 'Guess', 'keys');
    await look('wrong');
  }
  await expect(game(page)).toContainText('Game Over');
  await look('lost');
  await goOn(page);
}

async function range(page: Page): Promise<[number, number]> {
  await expect(game(page)).toContainText(RANGE);
  const [, low, high] = RANGE.exec((await game(page).textContent()) ?? '') ?? [];
  return [Number(low), Number(high)];
}
