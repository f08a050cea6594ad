// How tests play Hangman with Balloons.
import type { Page } from '@playwright/test';
import { z } from 'zod/mini';
import type { GamePlayer, ListenSession, PlaySession, Story } from '#games/kit/checks/player.ts';
import { wordBanksSchema } from '#games/kit/words/words.ts';

const BALLOONS = 10;
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The word of the round: the device stores it so that the next round has another. */
async function drawnWord(page: Page): Promise<string> {
  const stored = await page.waitForFunction(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':hangman-balloons'));
    return key ? localStorage.getItem(key) : null;
  });
  const [id = ''] = z.array(z.string()).parse(JSON.parse(String(await stored.jsonValue())));
  return id.split('/').at(-1) ?? '';
}

/** Guesses the word with `wrong` wrong letters on the way. Ten of them lose the game. */
export async function playHangman(session: PlaySession, wrong: number): Promise<void> {
  const { page, game, expect, how, look, press, goOn } = session;
  await session.open();
  const word = await drawnWord(page);
  const isLost = wrong === BALLOONS;
  const others = ALPHABET.filter((letter) => !word.includes(letter));
  const guess = (letter: string) =>
    how === 'keys'
      ? page.keyboard.press(letter.toLowerCase())
      : press(game.getByRole('button', { name: letter, exact: true }));
  await expect(game.getByRole('group', { name: 'Letters' })).toBeVisible();
  await look('start');
  for (const [index, letter] of others.slice(0, wrong).entries()) {
    await guess(letter);
    const left = BALLOONS - 1 - index;
    if (left === 0) break;
    await expect(game).toContainText(`Pop! ${left} ${left === 1 ? 'balloon' : 'balloons'} left.`);
    await look('wrong');
  }
  for (const letter of isLost ? '' : new Set(word)) {
    await guess(letter);
    await look('right');
  }
  await expect(game).toContainText(
    isLost ? 'All balloons popped.' : `Hooray! You found the word: ${word}`,
  );
  await look(isLost ? 'lost' : 'won');
  await goOn();
}

/** The letter, not guessed yet, that is in most of the words. */
function likeliest(words: readonly string[], guessed: ReadonlySet<string>): string {
  const free = ALPHABET.filter((letter) => !guessed.has(letter));
  const count = (letter: string) => words.filter((word) => word.includes(letter)).length;
  return free.reduce((best, letter) => (count(letter) > count(best) ? letter : best));
}

/** Whether a word fits its announcement, such as 'A, blank, T', after these guesses. */
const fits = (word: string, spoken: string, guessed: ReadonlySet<string>) =>
  [...word].map((letter) => (guessed.has(letter) ? letter : 'blank')).join(', ') === spoken;

/** Guesses the likeliest letters, by ear. */
export async function playHangmanByEar(session: ListenSession): Promise<Story> {
  const { game, expect, heard, focus, goOn } = session;
  await session.open();
  const keys = game.getByRole('group', { name: 'Letters' });
  await expect(keys).toHaveAccessibleDescription(/^Clue: .+ The word has \d+ letters: blank/);
  const banks = wordBanksSchema.parse(session.readContent('hangman'));
  const all = banks.flatMap(({ words }) => words);
  const guessed = new Set<string>();
  let popped = 0;
  for (;;) {
    const told = game.getByText(/^The word has \d+ letters: /);
    const spoken = (await told.textContent())?.replace(/^.*: /, '') ?? '';
    const letter = likeliest(
      all.filter((word) => fits(word, spoken, guessed)),
      guessed,
    );
    guessed.add(letter);
    await keys.getByRole('button', { name: letter, exact: true }).press('Enter');
    await expect.poll(async () => (await heard()).length).toBe(guessed.size);
    const last = (await heard()).at(-1) ?? '';
    expect((await focus()).name).toMatch(new RegExp(`^${letter}, (not )?in the word$`));
    if (last.startsWith('Hooray! You found the word: ')) break;
    if (last.startsWith(`${letter} isn’t in the word.`)) {
      popped += 1;
      const left = BALLOONS - popped;
      expect(last).toBe(
        `${letter} isn’t in the word. Pop! ${left} ${left === 1 ? 'balloon' : 'balloons'} left.`,
      );
    } else expect(last).toMatch(/^Yes! [A-Z] is in the word(, \d times)?: ((blank|[A-Z])(, |$))+$/);
  }
  // Read before the result, which makes its own announcement.
  const said = await heard();
  await goOn();
  return { said, score: BALLOONS - popped };
}

export const hangmanBalloonsPlayer: GamePlayer = {
  async playWell(session) {
    await playHangman(session, 3);
    return BALLOONS - 3;
  },
  lose: (session) => playHangman(session, BALLOONS),
  inDifferentStates(game, moment) {
    const key = (about: RegExp) => game.getByRole('button', { name: about }).first();
    return moment === 'right'
      ? [key(/, in the word/), key(/, not in the word/), key(/^[A-Z]$/)]
      : [];
  },
  inViewTogether: ['Guess a letter!', 'Z'],
};
