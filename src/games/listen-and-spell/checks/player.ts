// How tests play Listen and Spell.
import type { Page } from '@playwright/test';
import { z } from 'zod/mini';
import type { GamePlayer, PlaySession } from '#games/kit/checks/player.ts';
import { WORDS_PER_ROUND } from '../start.ts';

const MISSED = 2;

/** The words of the round: the device stores their ids so that the next round has others. */
async function drawnWords(page: Page): Promise<string[]> {
  const stored = await page.waitForFunction(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':listen-and-spell'));
    return key ? localStorage.getItem(key) : null;
  });
  const ids = z.array(z.string()).parse(JSON.parse(String(await stored.jsonValue())));
  return ids.slice(0, WORDS_PER_ROUND).map((id) => id.split('/').at(-1) ?? '');
}

/** Writes the words, the first two with a letter too many, which are then copied. */
async function playSpelling(session: PlaySession): Promise<number> {
  const { page, game, expect, how, look, press, tabTo } = session;
  await session.open();
  const words = await drawnWords(page);
  await look('start');
  const write = async (label: string, text: string, send: string) => {
    const field = game.getByRole('textbox', { name: label });
    await expect(field).toBeVisible();
    await (how === 'keys' ? tabTo(field) : press(field));
    await page.keyboard.type(text);
    await look('chosen');
    await press(game.getByRole('button', { name: send, exact: true }));
  };
  for (const [nth, word] of words.slice(0, session.questions).entries()) {
    const isMissed = nth < MISSED;
    await write('Your spelling', isMissed ? `${word}q` : word, 'Check');
    await expect(game.getByText(isMissed ? 'Oops!' : "Great job! That's correct!")).toBeVisible();
    await look(isMissed ? 'wrong' : 'right');
    if (isMissed) await write('Copy the word', word, 'Done');
    const next = game.getByRole('button', { name: /next word$|^Finish$/i });
    await expect(next).toBeEnabled();
    await press(next);
  }
  return words.length - MISSED;
}

export const listenAndSpellPlayer: GamePlayer = {
  playWell: playSpelling,
  inDifferentStates: () => [],
  seenFirst: (game) => game.getByText('Word 1 of 10', { exact: true }),
  buttonsInView: ['Check'],
};
