// Plays each game as a pupil does who sees nothing: by the names of things, the place of the focus and what is said.
import { expect, type Page } from '@playwright/test';
import { withoutMarkup } from '../../src/games/kit/markup.ts';
import { contentOf } from './content.ts';
import type { Ears } from './listening.ts';
import { goOn } from './pauses.ts';
import { dealtQuestions, findInGrid } from './players.ts';

/** What must have been said from the opening of the game to its end, and the score that comes of it. */
export interface Story {
  said: string[];
  score: number;
}

/** Plays a game that `open` opens, in the year given. */
type ByEar = (page: Page, ears: Ears, year: number, open: () => Promise<void>) => Promise<Story>;

const game = (page: Page) => page.getByRole('dialog');
const RIGHT = "Great job! That's correct!";

/** Waits until this has been said, as the last thing so far. */
async function hear(ears: Ears, said: readonly string[]): Promise<void> {
  await expect.poll(() => ears.heard()).toEqual(said);
}

/** Waits until the focus is on what is called or described like this. */
async function feel(ears: Ears, text: string): Promise<void> {
  await expect
    .poll(async () => {
      const { name, description } = await ears.focus();
      return [name, description];
    })
    .toContain(text);
}

const grammarGuru: ByEar = async (page, ears, _year, open) => {
  const said: string[] = [];
  for (const [index, question] of (await dealtQuestions(page, 'grammar-guru', open)).entries()) {
    const asked = withoutMarkup(question.question);
    await feel(ears, asked);
    const isRight = index < 8;
    const wanted = question.options?.find((one) => (one === question.answer) === isRight) ?? '';
    const option = game(page).getByRole('radio', { name: withoutMarkup(wanted), exact: true });
    await option.press('Space');
    await option.press('Enter');
    const rule = question.definition ? ` ${withoutMarkup(question.definition)}` : '';
    const answer = withoutMarkup(String(question.answer));
    said.push(`${isRight ? RIGHT : `Oops! The correct answer was: ${answer}`}${rule}`);
    await hear(ears, said);
    expect(await ears.focus()).toMatchObject({ role: 'radio', name: withoutMarkup(wanted) });
    await goOn(page);
  }
  return { said, score: 8 };
};

const mathematicsMountain: ByEar = async (page, ears, _year, open) => {
  const said: string[] = [];
  const questions = await dealtQuestions(page, 'mathematics-mountain', open);
  for (const [index, question] of questions.entries()) {
    const asked = question.spoken ?? withoutMarkup(question.question);
    await feel(ears, asked);
    expect(await ears.focus()).toMatchObject({ role: 'textbox', name: 'Your answer' });
    const isRight = index < 8;
    await page.keyboard.type(String(Number(question.answer) + (isRight ? 0 : 1)));
    await page.keyboard.press('Enter');
    const way = withoutMarkup(question.explanation ?? '');
    said.push(isRight ? RIGHT : `Oops! The correct answer was: ${question.answer} ${way}`);
    await hear(ears, said);
    await goOn(page);
  }
  return { said, score: 8 };
};

const dictionaryDetective: ByEar = async (page, ears, year, open) => {
  await open();
  const entries = contentOf(year).dictionary;
  const buttons = game(page).getByRole('region', { name: 'Words' }).getByRole('button');
  await expect(buttons).toHaveCount(10);
  const words = await buttons.allTextContents();
  const meaningOf = (word = '') => entries.find((entry) => entry.word === word)?.definition ?? '';
  const pair = async (word: string, meaning: string) => {
    for (const name of [word, meaning]) {
      await game(page).getByRole('button', { name, exact: true }).press('Enter');
    }
  };
  const said: string[] = [];
  const settled = 'Pick a word or a meaning.';
  await pair(words[0] ?? '', meaningOf(words[1]));
  said.push(`What does “${words[0]}” mean?`, 'Not a match. Try Again!');
  await hear(ears, said);
  await goOn(page);
  said.push(settled);
  for (const [index, word] of words.entries()) {
    await pair(word, meaningOf(word));
    const end = index === 9 ? '. Case solved!' : '';
    said.push(`What does “${word}” mean?`, `Match! ${word}. ${index + 1} of 10 pairs${end}`);
    await hear(ears, said);
    await goOn(page);
    if (index < 9) said.push(settled);
    await expect.poll(async () => (await ears.heard()).length).toBeGreaterThanOrEqual(said.length);
  }
  return { said, score: 10 };
};

/** Reads every letter by walking with the arrow keys, to and fro, row by row. */
async function readLetters(page: Page, ears: Ears): Promise<string[]> {
  const first = game(page).getByRole('gridcell', { name: /, row 1, column 1$/ });
  await first.focus();
  const letters: string[][] = [];
  const seen = new Set<string>();
  let sideways = 'ArrowRight';
  for (let step = 'ArrowRight'; ;) {
    const { name } = await ears.focus();
    if (seen.has(name)) {
      // The edge: the focus stays where it is. Below the last row there is nothing more to read.
      if (step === 'ArrowDown') return letters.map((row) => row.join(''));
      step = 'ArrowDown';
      sideways = sideways === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    } else {
      seen.add(name);
      const [, letter = '', row, column] = /^(\w), row (\d+), column (\d+)$/.exec(name) ?? [];
      (letters[Number(row) - 1] ??= [])[Number(column) - 1] = letter;
      step = sideways;
    }
    await page.keyboard.press(step);
  }
}

const wordSearch: ByEar = async (page, ears, _year, open) => {
  await open();
  const letters = await readLetters(page, ears);
  const items = game(page).getByRole('list', { name: 'Words to find' }).getByRole('listitem');
  const words = (await items.allTextContents()).map((text) => text.replace(/[^A-Z]/g, ''));
  const said: string[] = [];
  for (const [index, word] of words.entries()) {
    const ends = findInGrid(letters, word);
    if (!ends) throw new Error(`${word} is not among the letters that were read out.`);
    for (const { row, column } of ends) {
      const place = new RegExp(`, row ${row + 1}, column ${column + 1}(,|$)`);
      await game(page).getByRole('gridcell', { name: place }).press('Enter');
    }
    const end = index === words.length - 1 ? '. You found them all!' : '';
    said.push(
      `First letter: ${word[0]}. Now choose the last letter.`,
      `Found: ${word}. ${index + 1} of 10 words${end}`,
    );
    await hear(ears, said);
  }
  await goOn(page);
  return { said, score: 10 };
};

/** The letter not guessed yet that stands in most of the words. */
function likeliest(words: readonly string[], guessed: ReadonlySet<string>): string {
  const free = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !guessed.has(letter));
  const count = (letter: string) => words.filter((word) => word.includes(letter)).length;
  return free.reduce((best, letter) => (count(letter) > count(best) ? letter : best));
}

/** Whether a word fits what is said of it, 'A, blank, T', when these letters were guessed. */
const fits = (word: string, spoken: string, guessed: ReadonlySet<string>) =>
  [...word].map((letter) => (guessed.has(letter) ? letter : 'blank')).join(', ') === spoken;

const hangman: ByEar = async (page, ears, year, open) => {
  await open();
  const keys = game(page).getByRole('group', { name: 'Letters' });
  await expect(keys).toHaveAccessibleDescription(/^Clue: .+ The word has \d+ letters: blank/);
  const banks = contentOf(year).hangman;
  const all = banks.flatMap(({ words, theme }) => words.map((word) => ({ word, theme })));
  const guessed = new Set<string>();
  let popped = 0;
  for (;;) {
    const told = game(page).getByText(/^The word has \d+ letters: /);
    const spoken = (await told.textContent())?.replace(/^.*: /, '') ?? '';
    const words = all.filter(({ word }) => fits(word, spoken, guessed)).map(({ word }) => word);
    const letter = likeliest(words, guessed);
    guessed.add(letter);
    await keys.getByRole('button', { name: letter, exact: true }).press('Enter');
    await expect.poll(async () => (await ears.heard()).length).toBe(guessed.size);
    const last = (await ears.heard()).at(-1) ?? '';
    expect((await ears.focus()).name).toMatch(new RegExp(`^${letter}, (not )?in the word$`));
    if (last.startsWith('Hooray! You found the word: ')) break;
    if (last.startsWith('Balloon popped')) {
      popped += 1;
      expect(last).toBe(`Balloon popped, ${10 - popped} left`);
    } else expect(last).toMatch(/^Yes! [A-Z] is in the word(, \d times)?: ((blank|[A-Z])(, |$))+$/);
  }
  // Taken before the result comes, which says something of its own.
  const said = await ears.heard();
  await goOn(page);
  return { said, score: 10 - popped };
};

const findMyNumber: ByEar = async (page, ears, _year, open) => {
  await open();
  await expect.poll(async () => (await ears.focus()).name).toBe('Your guess');
  const { description } = await ears.focus();
  let [low = 0, high = 0] = (/^My number: (\d+) to (\d+)$/.exec(description) ?? [])
    .slice(1)
    .map(Number);
  for (let guesses = 1; ; guesses++) {
    const guess = Math.floor((low + high) / 2);
    await page.keyboard.type(String(guess));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await ears.heard()).length).toBe(guesses);
    const last = (await ears.heard()).at(-1) ?? '';
    expect((await ears.focus()).name).toBe('Your guess');
    if (last === `Correct! You found the number! The number was ${guess}.`) {
      const said = await ears.heard();
      await goOn(page);
      return { said, score: Math.max(1, 11 - guesses) };
    }
    expect(last).toMatch(new RegExp(`^You guessed ${guess}\\. Too (low|high)! Try a `));
    if (last.includes('Too low!')) low = guess + 1;
    else high = guess - 1;
  }
};

/** By the titles of the games. */
export const BY_EAR: Record<string, ByEar> = {
  'Grammar Guru': grammarGuru,
  'Mathematics Mountain': mathematicsMountain,
  'Dictionary Detective': dictionaryDetective,
  'Word Search': wordSearch,
  'Hangman with Balloons': hangman,
  'Find My Number': findMyNumber,
};
