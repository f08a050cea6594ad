// How tests play Dictionary Detective.
import type { GamePlayer, GameSession, PlaySession } from '#games/kit/checks/player.ts';
import { withoutMarkup } from '#games/kit/words/markup.ts';
import { dictionarySchema } from '#games/kit/words/words.ts';

const PAIRS = 10;

/** The possible names of a word's card: its definition, or its sentence with a gap. */
function cardNames({ readContent }: GameSession): (word?: string) => RegExp {
  const entries = dictionarySchema.parse(readContent('words'));
  return (word) => {
    const entry = entries.find((entry) => entry.word === word);
    const names = entry ? [entry.definition, withoutMarkup(entry.sentence)] : [];
    // Speech makes a pause on both sides of a gap.
    const said = names.map((name) => escapeRegExp(name).replace(/ ?blank ?/, ' ?blank ?'));
    return new RegExp(`^(?:${said.join('|')})$`);
  };
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Tries a wrong pair and then matches all ten. */
async function play(session: PlaySession): Promise<void> {
  const { game, expect, look, press, goOn } = session;
  await session.open();
  await expect(game).toContainText('Score: 0/10');
  const cardOf = cardNames(session);
  const words = await game
    .getByRole('region', { name: 'Words' })
    .getByRole('button')
    .filter({ hasText: /./ })
    .allTextContents();
  expect(words).toHaveLength(PAIRS);
  await look('start');
  const pair = async (word: string, card: RegExp) => {
    await press(game.getByRole('button', { name: word, exact: true }));
    await look('chosen');
    await press(game.getByRole('button', { name: card }));
  };
  await pair(words[0] ?? '', cardOf(words[1]));
  await expect(game).toContainText('Not a match. Try Again!');
  await look('wrong');
  await goOn();
  for (const [index, word] of words.entries()) {
    await pair(word, cardOf(word));
    await expect(game).toContainText(`Match! ${word}. ${index + 1} of 10 pairs`);
    await look(index < PAIRS - 1 ? 'right' : 'won');
    await goOn();
  }
}

export const dictionaryDetectivePlayer: GamePlayer = {
  async playWell(session) {
    await play(session);
    return PAIRS;
  },
  lose: null,
  inDifferentStates(game, moment) {
    const words = game.getByRole('region', { name: 'Words' });
    const picked = words.locator('[aria-pressed=true]');
    const open = words.locator('[aria-pressed=false][aria-disabled=false]:not(:has(svg))').first();
    const judged = words.locator('button[aria-pressed][aria-disabled]:has(svg)');
    if (moment === 'chosen') return [picked, open];
    return moment === 'wrong' || moment === 'right' ? [judged, open] : [];
  },
  inViewTogether: [],
};
