// How tests play Dictionary Detective.
import type { GamePlayer, GameSession, ListenSession, PlaySession } from '#games/kit/player.ts';
import { dictionarySchema } from '#games/kit/words.ts';

const PAIRS = 10;

/** The meaning of a word of the year; empty for none. */
function meanings({ readContent }: GameSession): (word?: string) => string {
  const entries = dictionarySchema.parse(readContent('words'));
  return (word) => entries.find((entry) => entry.word === word)?.definition ?? '';
}

/** Tries a wrong pair and then matches all ten. */
async function play(session: PlaySession): Promise<void> {
  const { game, expect, look, press, goOn } = session;
  await session.open();
  await expect(game).toContainText('Score: 0/10');
  const meaningOf = meanings(session);
  const words = await game
    .getByRole('region', { name: 'Words' })
    .getByRole('button')
    .filter({ hasText: /./ })
    .allTextContents();
  expect(words).toHaveLength(PAIRS);
  await look('start');
  const pair = async (word: string, meaning: string) => {
    await press(game.getByRole('button', { name: word, exact: true }));
    await look('chosen');
    await press(game.getByRole('button', { name: meaning, exact: true }));
  };
  await pair(words[0] ?? '', meaningOf(words[1]));
  await expect(game).toContainText('Not a match. Try Again!');
  await look('wrong');
  await goOn();
  for (const [index, word] of words.entries()) {
    await pair(word, meaningOf(word));
    await expect(game).toContainText(`Match! ${word}. ${index + 1} of 10 pairs`);
    await look(index < PAIRS - 1 ? 'right' : 'won');
    await goOn();
  }
}

async function playByEar(session: ListenSession) {
  const { game, expect, heard, hear, goOn } = session;
  await session.open();
  const meaningOf = meanings(session);
  const buttons = game.getByRole('region', { name: 'Words' }).getByRole('button');
  await expect(buttons).toHaveCount(PAIRS);
  const words = await buttons.allTextContents();
  const pair = async (word: string, meaning: string) => {
    for (const name of [word, meaning]) {
      await game.getByRole('button', { name, exact: true }).press('Enter');
    }
  };
  const said: string[] = [];
  const settled = 'Pick a word or a meaning.';
  await pair(words[0] ?? '', meaningOf(words[1]));
  said.push(`What does “${words[0]}” mean?`, 'Not a match. Try Again!');
  await hear(said);
  await goOn();
  said.push(settled);
  for (const [index, word] of words.entries()) {
    await pair(word, meaningOf(word));
    const end = index === PAIRS - 1 ? '. Case solved!' : '';
    said.push(`What does “${word}” mean?`, `Match! ${word}. ${index + 1} of 10 pairs${end}`);
    await hear(said);
    await goOn();
    if (index < PAIRS - 1) said.push(settled);
    await expect.poll(async () => (await heard()).length).toBeGreaterThanOrEqual(said.length);
  }
  return { said, score: PAIRS };
}

export const dictionaryDetectivePlayer: GamePlayer = {
  async playWell(session) {
    await play(session);
    return PAIRS;
  },
  lose: null,
  playByEar,
  inDifferentStates(game, moment) {
    const words = game.getByRole('region', { name: 'Words' });
    const picked = words.locator('[aria-pressed=true]');
    const open = words.locator('[aria-pressed=false][aria-disabled=false]:not(:has(svg))').first();
    const judged = words.locator('button[aria-disabled]:has(svg)');
    if (moment === 'chosen') return [picked, open];
    return moment === 'wrong' || moment === 'right' ? [judged, open] : [];
  },
  inViewTogether: [],
};
