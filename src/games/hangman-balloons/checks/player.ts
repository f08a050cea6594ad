// How tests play Hangman with Balloons.
import { z } from 'zod/mini';
import type { GamePlayer, PlaySession } from '#games/kit/checks/player.ts';

const BALLOONS = 10;
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Runs in the page: the words of the latest rounds, which the device stores so that the next round has another; null while they are as before. */
function storedWords(before: string | null): string | null {
  // A page without an address has no storage.
  if (!location.protocol.startsWith('http')) return null;
  const key = Object.keys(localStorage).find((name) => name.endsWith(':hangman-balloons'));
  const stored = key ? localStorage.getItem(key) : null;
  return stored === before ? null : stored;
}

/** Opens the game; returns the word of its round. */
async function openRound({ page, open }: PlaySession): Promise<string> {
  const before = await page.evaluate(storedWords, null);
  await open();
  const stored = await page.waitForFunction(storedWords, before);
  const [id = ''] = z.array(z.string()).parse(JSON.parse(String(await stored.jsonValue())));
  return id.split('/').at(-1) ?? '';
}

/** Guesses the word with `wrong` wrong letters on the way. */
export async function playHangman(session: PlaySession, wrong: number): Promise<void> {
  const { page, game, expect, how, look, press, goOn } = session;
  const word = await openRound(session);
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
    await expect(game).toContainText(`Pop! ${left} ${left === 1 ? 'balloon' : 'balloons'} left.`);
    await look('wrong');
  }
  for (const letter of new Set(word)) {
    await guess(letter);
    await look('right');
  }
  await expect(game).toContainText(`Hooray! You found the word: ${word}`);
  await look('won');
  await goOn();
}

export const hangmanBalloonsPlayer: GamePlayer = {
  async playWell(session) {
    await playHangman(session, 3);
    return BALLOONS - 3;
  },
  inDifferentStates(game, moment) {
    const key = (about: RegExp) => game.getByRole('button', { name: about }).first();
    return moment === 'right'
      ? [key(/, in the word/), key(/, not in the word/), key(/^[A-Z]$/)]
      : [];
  },
  seenFirst: (game) => game.getByText('Guess a letter!', { exact: true }).first(),
  buttonsInView: ['Z'],
};
