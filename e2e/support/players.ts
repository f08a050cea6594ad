// Plays each game in the browser as a pupil does, to a good or a bad end.
import { expect, type Page, type Response } from '@playwright/test';
import { z } from 'zod';
import { loadEntries } from '../../src/games/dictionary-detective/content/index.ts';
import { yearOrFirst } from '../../src/shared/years.ts';
import { openGame } from './journey.ts';

const roundSchema = z.array(
  z.object({
    question: z.string(),
    answer: z.union([z.string(), z.number()]),
    options: z.array(z.string()).optional(),
  }),
);

/** The questions the server deals when the game opens. */
async function openQuiz(page: Page, title: string, gameId: string) {
  const dealt = page.waitForResponse((response: Response) =>
    response.url().endsWith(`/api/games/${gameId}`),
  );
  await openGame(page, title);
  return roundSchema.parse(await (await dealt).json());
}

const game = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) => game(page).getByRole('button', { name: 'Submit Answer' });

/** Answers all ten questions, the first `right` of them rightly. */
export async function playGrammarGuru(page: Page, right = 10): Promise<void> {
  const questions = await openQuiz(page, 'Grammar Guru', 'grammar-guru');
  for (const [index, { answer, options }] of questions.entries()) {
    await expect(game(page).getByText(`Question ${index + 1} of 10`)).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    const wanted = index < right ? String(answer) : options?.find((option) => option !== answer);
    await game(page)
      .getByRole('radio')
      .nth(options?.indexOf(wanted ?? '') ?? -1)
      .check();
    await submit(page).click();
    await expect(game(page)).toContainText(
      index < right ? "Great job! That's correct!" : `Oops! The correct answer was: ${answer}`,
    );
  }
}

/** Types all ten answers, the first `right` of them rightly; Enter submits. */
export async function playMathematicsMountain(page: Page, right = 10): Promise<void> {
  const questions = await openQuiz(page, 'Mathematics Mountain', 'mathematics-mountain');
  for (const [index, { answer }] of questions.entries()) {
    await expect(game(page).getByText(`Question ${index + 1} of 10`)).toBeVisible();
    const field = game(page).getByRole('textbox');
    await field.fill(String(index < right ? answer : Number(answer) + 1));
    await field.press('Enter');
    await expect(game(page)).toContainText(
      index < right ? "Great job! That's correct!" : `Oops! The correct answer was: ${answer}`,
    );
  }
}

/** Matches all ten pairs. */
export async function playDictionaryDetective(page: Page, year: number): Promise<void> {
  await openGame(page, 'Dictionary Detective');
  await expect(game(page)).toContainText('Score: 0/10');
  const entries = await loadEntries(yearOrFirst(year));
  const words = await game(page)
    .getByRole('region', { name: 'Words' })
    .getByRole('button')
    .allTextContents();
  expect(words).toHaveLength(10);
  for (const [index, word] of words.entries()) {
    const definition = entries.find((entry) => entry.word === word)?.definition ?? '';
    await game(page).getByRole('button', { name: word, exact: true }).click();
    await game(page).getByRole('button', { name: definition, exact: true }).click();
    await expect(game(page)).toContainText(`Match! ${word}. ${index + 1} of 10 pairs`);
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

/** Finds every word: by taps, by dragging, or with the keyboard. */
export async function playWordSearch(page: Page, how: 'tap' | 'drag' | 'keys'): Promise<void> {
  await openGame(page, 'Word Search');
  await expect(game(page).getByRole('grid')).toBeVisible();
  const rows = await game(page).getByRole('row').all();
  const grid = await Promise.all(
    rows.map(async (row) => (await row.getByRole('gridcell').allTextContents()).join('')),
  );
  const list = game(page).getByRole('list', { name: 'Words to find' });
  const words = (await list.getByRole('listitem').allTextContents()).map((text) =>
    text.replace(/[^A-Z]/g, ''),
  );
  for (const word of words) {
    const ends = findInGrid(grid, word);
    if (!ends) throw new Error(`${word} is not in the grid`);
    await select(page, how, ends);
    await expect(game(page)).toContainText(`Found: ${word}`);
  }
}

async function select(page: Page, how: 'tap' | 'drag' | 'keys', ends: readonly [Place, Place]) {
  const [first, last] = ends.map(({ row, column }) =>
    game(page).getByRole('row').nth(row).getByRole('gridcell').nth(column),
  );
  if (!first || !last) throw new Error('A word has two ends.');
  if (how === 'tap') {
    await first.click();
    await last.click();
  } else if (how === 'drag') {
    const [from, to] = [await first.boundingBox(), await last.boundingBox()];
    if (!from || !to) throw new Error('The letters are not on the screen.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
  } else {
    for (const cell of [first, last]) {
      await cell.focus();
      await page.keyboard.press('Enter');
    }
  }
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
export async function playHangman(page: Page, wrong: number): Promise<void> {
  await openGame(page, 'Hangman with Balloons');
  const word = await drawnWord(page);
  const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !word.includes(letter));
  const key = (letter: string) => game(page).getByRole('button', { name: letter, exact: true });
  for (const [index, letter] of others.slice(0, wrong).entries()) {
    await key(letter).click();
    if (index < 9) await expect(game(page)).toContainText(`Balloon popped, ${9 - index} left`);
  }
  if (wrong === 10) return;
  for (const letter of new Set(word)) await page.keyboard.press(letter.toLowerCase());
}

const RANGE = /My number: (\d+) to (\d+)/;

/** Halves the range until the number is found; gives the number of guesses. */
export async function winFindMyNumber(page: Page): Promise<number> {
  await openGame(page, 'Find My Number');
  let [low, high] = await range(page);
  for (let guesses = 1; ; guesses++) {
    const middle = Math.floor((low + high) / 2);
    await guess(page, middle);
    await expect(game(page)).toContainText(`Attempts: ${guesses}/10`);
    const clue = (await game(page).getByRole('status').allTextContents()).join(' ');
    if (clue.includes('Correct! You found the number!')) return guesses;
    if (clue.includes('Too low! Try a higher number.')) low = middle + 1;
    else high = middle - 1;
  }
}

/** Guesses the middle, and then nine numbers of the half that the clue has ruled out. */
export async function loseFindMyNumber(page: Page): Promise<void> {
  await openGame(page, 'Find My Number');
  const [low, high] = await range(page);
  await guess(page, Math.floor((low + high) / 2));
  await expect(game(page)).toContainText('Attempts: 1/10');
  const clue = (await game(page).getByRole('status').allTextContents()).join(' ');
  if (clue.includes('Correct!')) throw new Error('The middle was the hidden number: deal again.');
  const first = clue.includes('Too low!') ? low : high - 8;
  for (let next = first; next < first + 9; next++) await guess(page, next);
}

async function range(page: Page): Promise<[number, number]> {
  await expect(game(page)).toContainText(RANGE);
  const [, low, high] = RANGE.exec((await game(page).textContent()) ?? '') ?? [];
  return [Number(low), Number(high)];
}

async function guess(page: Page, number: number): Promise<void> {
  const field = game(page).getByLabel('Your guess');
  await field.fill(String(number));
  await field.press('Enter');
}
