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

/** Tries a wrong pair and then matches all ten, or as many as are asked. */
async function play(session: PlaySession): Promise<void> {
  const { game, expect, year, look, press, goOn } = session;
  await session.open();
  await expect(game).toContainText('Score: 0/10');
  const cardOf = cardNames(session);
  const tags = game.getByRole('region', { name: 'Words' }).getByRole('button');
  const words = await tags.filter({ hasText: /./ }).allTextContents();
  expect(words).toHaveLength(year <= 2 ? PAIRS / 2 : PAIRS);
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
  for (let found = 1; found <= (session.questions ?? PAIRS); found++) {
    const word = await tags
      .and(game.locator('[aria-disabled=false]'))
      .filter({ hasText: /./ })
      .first()
      .innerText();
    await pair(word, cardOf(word));
    await expect(game).toContainText(`Match! ${word}. ${found} of 10 pairs`);
    await look(found < PAIRS ? 'right' : 'won');
    await goOn();
    if (found < PAIRS) await expect(game).toContainText(`Score: ${found}/10`);
  }
}

export const dictionaryDetectivePlayer: GamePlayer = {
  async playWell(session) {
    await play(session);
    return PAIRS;
  },
  inDifferentStates(game, moment) {
    const words = game.getByRole('region', { name: 'Words' });
    const picked = words.locator('[aria-pressed=true]');
    const open = words.locator('[aria-pressed=false][aria-disabled=false]:not(:has(svg))').first();
    const judged = words.locator('button[aria-pressed][aria-disabled]:has(svg)');
    if (moment === 'chosen') return [picked, open];
    return moment === 'wrong' || moment === 'right' ? [judged, open] : [];
  },
  seenFirst: (game) => game.getByRole('region', { name: 'Words' }),
  buttonsInView: null,
};
