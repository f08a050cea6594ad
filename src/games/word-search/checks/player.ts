// How tests play Word Search.
import type { Locator } from '@playwright/test';
import type { GamePlayer, PlaySession } from '#games/kit/checks/player.ts';
import { cellsAlong, WORD_STEPS, type Cell } from '../lines.ts';

const WORDS = 10;

type Ends = readonly [first: Cell, last: Cell];

/** The places of a word's letters, first letter first; throws when it is not in the grid. */
export function findWord(grid: readonly string[], word: string): Cell[] {
  for (const [row, letters] of grid.entries()) {
    for (const column of letters.split('').keys()) {
      for (const step of WORD_STEPS) {
        const cells = cellsAlong({ row, column }, step, word.length);
        if (cells.every((cell, at) => grid[cell.row]?.[cell.column] === word[at])) return cells;
      }
    }
  }
  throw new Error(`${word} is not in the grid`);
}

function findEnds(grid: readonly string[], word: string): Ends {
  const cells = findWord(grid, word);
  const [first, last] = [cells.at(0), cells.at(-1)];
  if (!first || !last) throw new Error('A word has no letters.');
  return [first, last];
}

async function wordsToFind(game: Locator): Promise<string[]> {
  const items = game.getByRole('list', { name: 'Words to find' }).getByRole('listitem');
  return (await items.allTextContents()).map((text) => text.replace(/[^A-Z]/g, ''));
}

/** Opens the game; returns its letters, row by row, and its words. */
async function openGrid({ game, expect, open }: PlaySession) {
  await open();
  await expect(game.getByRole('grid')).toBeVisible();
  const rows = await game.getByRole('row').all();
  const grid = await Promise.all(
    rows.map(async (row) => (await row.getByRole('gridcell').allTextContents()).join('')),
  );
  return { grid, words: await wordsToFind(game) };
}

const NO_WORD: Ends = [
  { row: 0, column: 0 },
  { row: 0, column: 1 },
];

/** Tries two letters that form no word, and then finds every word by its ends, or as many as are asked. */
async function playWordSearch(session: PlaySession): Promise<void> {
  const { game, expect, how, look, goOn } = session;
  const { grid, words } = await openGrid(session);
  await look('start');
  const select = how === 'keys' ? await walker(session) : pointer(session);
  await select(NO_WORD);
  await expect(game).toContainText('Not there. Keep looking!');
  await look('wrong');
  for (const [index, word] of words.slice(0, session.questions).entries()) {
    await select(findEnds(grid, word));
    await expect(game).toContainText(`Found: ${word}`);
    await look(index < words.length - 1 ? 'right' : 'won');
  }
  if (session.questions === undefined) await goOn();
}

/** Drags over two letters that form no word, and then over the first word. */
export async function dragWord(session: PlaySession): Promise<void> {
  const { game, expect } = session;
  const { grid, words } = await openGrid(session);
  const [word = ''] = words;
  const select = ([first, last]: Ends) => drag(cellAt(game, first), cellAt(game, last));
  await select(NO_WORD);
  await expect(game).toContainText('Not there. Keep looking!');
  await select(findEnds(grid, word));
  await expect(game).toContainText(`Found: ${word}`);
}

const cellAt = (game: Locator, { row, column }: Cell) =>
  game.getByRole('row').nth(row).getByRole('gridcell').nth(column);

/** Chooses lines of letters with a mouse or a finger. */
function pointer({ game, press, look }: PlaySession) {
  return async ([first, last]: Ends) => {
    await press(cellAt(game, first));
    await look('chosen');
    await press(cellAt(game, last));
  };
}

async function drag(first: Locator, last: Locator): Promise<void> {
  const [from, to] = [await first.boundingBox(), await last.boundingBox()];
  if (!from || !to) throw new Error('The letters are not on the screen.');
  const { mouse } = first.page();
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await mouse.up();
}

/** Chooses lines of letters by walking from letter to letter with the arrow keys. */
async function walker({ page, game, tabTo, look }: PlaySession) {
  let at: Cell = { row: 0, column: 0 };
  await tabTo(cellAt(game, at));
  const walk = async (steps: number, forward: string, back: string) => {
    for (let step = 0; step < Math.abs(steps); step++) {
      await page.keyboard.press(steps > 0 ? forward : back);
    }
  };
  return async (ends: Ends) => {
    for (const end of ends) {
      await walk(end.row - at.row, 'ArrowDown', 'ArrowUp');
      await walk(end.column - at.column, 'ArrowRight', 'ArrowLeft');
      await page.keyboard.press('Enter');
      if (end === ends[0]) await look('chosen');
      at = end;
    }
  };
}

export const wordSearchPlayer: GamePlayer = {
  async playWell(session) {
    await playWordSearch(session);
    return WORDS;
  },
  inDifferentStates(game, moment) {
    const list = game.getByRole('list', { name: 'Words to find' });
    const found = list.getByRole('listitem').filter({ hasText: ', found' }).first();
    const hidden = list.getByRole('listitem').filter({ hasNotText: ', found' }).first();
    const first = game.getByRole('gridcell', { selected: true });
    const other = game.getByRole('gridcell', { selected: false }).first();
    if (moment === 'chosen') return [first, other];
    return moment === 'right' ? [found, hidden] : [];
  },
  seenFirst: (game) => game.getByRole('grid'),
  buttonsInView: null,
};
