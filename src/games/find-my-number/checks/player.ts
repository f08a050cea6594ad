// How tests play Find My Number.
import type { GamePlayer, PlaySession } from '#games/kit/checks/player.ts';

const GUESSES = 10;
const RANGE = /My number: (\d+) to (\d+)/;

/** The points for a number found with this many guesses. */
const pointsFor = (guesses: number) => Math.max(1, GUESSES + 1 - guesses);

async function rangeOf({ game, expect }: PlaySession): Promise<[low: number, high: number]> {
  await expect(game).toContainText(RANGE);
  const [, low, high] = RANGE.exec((await game.textContent()) ?? '') ?? [];
  return [Number(low), Number(high)];
}

const clueOf = async ({ game }: PlaySession) =>
  (await game.getByRole('status').allTextContents()).join(' ');

/** Halves the range until the number is found; returns the number of guesses. */
async function winFindMyNumber(session: PlaySession): Promise<number> {
  const { game, expect, look, enter, goOn } = session;
  await session.open();
  let [low, high] = await rangeOf(session);
  await look('start');
  for (let guesses = 1; ; guesses++) {
    const middle = Math.floor((low + high) / 2);
    await enter(middle, 'Guess');
    await expect(game).toContainText(`Attempts: ${guesses}/10`);
    const clue = await clueOf(session);
    if (clue.includes('Correct! You found the number!')) {
      await look('won');
      await goOn();
      return guesses;
    }
    await look('wrong');
    if (clue.includes('Too low! Try a higher number.')) low = middle + 1;
    else high = middle - 1;
  }
}

export const findMyNumberPlayer: GamePlayer = {
  playWell: async (session) => pointsFor(await winFindMyNumber(session)),
  inDifferentStates: () => [],
  seenFirst: (game) => game.getByText('Which number is it?', { exact: true }),
  buttonsInView: ['Guess', '0'],
};
