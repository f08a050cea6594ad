import { act, fireEvent, render, screen, within, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlaySettingsContext } from '#games/kit/screen/play-settings.tsx';
import type { GameScreenProps } from '#games/kit/rules/game.ts';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { deviceWith } from '#testing/fake-voices.ts';
import { hearSounds } from '#testing/hear-sounds.tsx';
import { replayOf } from '#testing/replay-of.ts';
import { Dialog } from '#ui/dialog.tsx';
import { endsOf, type Cell } from './lines.ts';
import { findWord } from './checks/player.ts';
import { wordSearchReplay } from './replay.ts';
import WordSearch from './screen.tsx';
import type { SearchStart } from './start.ts';

/** Smaller than any dealt board: one word runs diagonally and one across. */
const start: SearchStart = {
  theme: 'At the farm',
  words: [
    { id: 'Y1.WS.farm/COW', word: 'COW' },
    { id: 'Y1.WS.farm/HEN', word: 'HEN' },
  ],
  grid: ['XCXX', 'XXOX', 'HENW', 'XCXX'],
};
const SIDE = start.grid.length;
const CORNER: Cell = { row: 0, column: 0 };
const LAST: Cell = { row: SIDE - 1, column: SIDE - 1 };
const placed = start.words.map(({ word }) => ({ word, cells: findWord(start.grid, word) }));
const [first, second] = placed;
if (!first || !second) throw new Error('The board must hold two words');

const ends = ({ cells }: { cells: readonly Cell[] }) => {
  const line = endsOf(cells);
  if (!line) throw new Error('A word has letters');
  return line;
};

async function open(options: RenderOptions = {}) {
  const onFinish = vi.fn<GameScreenProps['onFinish']>();
  const onDrawn = vi.fn();
  const onClose = vi.fn();
  await act(async () =>
    render(
      <Dialog open onClose={onClose} title="Word Search">
        <Suspense fallback="Loading">
          <WordSearch year={1} start={start} seed={1} onDrawn={onDrawn} onFinish={onFinish} />
        </Suspense>
      </Dialog>,
      options,
    ),
  );
  return { onFinish, onDrawn, onClose };
}

const letterAt = ({ row, column }: Cell) =>
  screen.getByLabelText(new RegExp(`row ${row + 1}, column ${column + 1}(,|$)`));

const listed = (word: string) =>
  within(screen.getByRole('list', { name: 'Words to find' }))
    .getByText(word)
    .closest('li');

const tapWord = (word: { cells: readonly Cell[] }) => {
  const { from, to } = ends(word);
  fireEvent.click(letterAt(from));
  fireEvent.click(letterAt(to));
};

/** Moves a finger over a grid whose letters are 20 px wide. */
const finger = (cell: Cell) => ({
  pointerId: 1,
  isPrimary: true,
  button: 0,
  buttons: 1,
  clientX: cell.column * 20 + 10,
  clientY: cell.row * 20 + 10,
});
const drag = {
  from: (from: Cell) => ({
    over: (...path: Cell[]) => {
      fireEvent.pointerDown(letterAt(from), finger(from));
      for (const cell of path) fireEvent.pointerMove(screen.getByRole('grid'), finger(cell));
    },
    to: (to: Cell) => {
      drag.from(from).over(to);
      fireEvent.pointerUp(screen.getByRole('grid'), finger(to));
    },
  }),
};

beforeEach(() => {
  const side = SIDE * 20;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, side, side),
  );
});

afterEach(() => vi.useRealTimers());

describe('Word Search', () => {
  it('Word Search shows the dealt letters and the words to find, and reports their bank', async () => {
    const { onDrawn } = await open();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(start.grid);
    expect(screen.getAllByRole('gridcell')).toHaveLength(SIDE * SIDE);
    for (const { word } of placed) expect(listed(word)).toBeVisible();
    expect(onDrawn.mock.calls).toEqual([[['Y1.WS.farm']]]);
  });

  it('Word Search has small letters for a pupil who wants them, on the keys as well, and the same moves', async () => {
    const settings = { ...DEFAULT_PLAY_SETTINGS, smallLetters: true };
    const { onFinish } = await open({
      wrapper: ({ children }) => (
        <PlaySettingsContext value={settings}>{children}</PlaySettingsContext>
      ),
    });
    vi.useFakeTimers();
    const { from } = ends(first);
    const [initial = ''] = first.word.toLowerCase();
    expect(letterAt(from)).toHaveTextContent(new RegExp(`^${initial}$`));
    act(() => letterAt(LAST).focus());
    fireEvent.keyDown(letterAt(LAST), { key: initial });
    expect(document.activeElement).toHaveTextContent(new RegExp(`^${initial}$`));
    for (const word of placed) {
      tapWord(word);
      expect(screen.getByText(`Found: ${word.word.toLowerCase()}!`)).toBeInTheDocument();
      expect(listed(word.word.toLowerCase())).toHaveTextContent('found');
    }
    act(() => vi.advanceTimersByTime(1000));
    expect(replayOf(wordSearchReplay, start, onFinish)).toMatchObject({ ok: true, score: 2 });
  });

  it('Word Search finds a word by a tap on its first and last letter', async () => {
    await open();
    const user = userEvent.setup();
    const { from, to } = ends(first);
    await user.click(letterAt(from));
    expect(letterAt(from)).toHaveAttribute('aria-selected', 'true');
    await user.click(letterAt(to));
    expect(screen.getByText(`Found: ${first.word}!`)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(`Found: ${first.word}. 1 of 2 words`);
    expect(listed(first.word)).toHaveTextContent('found');
    expect(letterAt(from)).toHaveAccessibleName(expect.stringContaining(`in ${first.word}`));
    expect(listed(second.word)).not.toHaveTextContent('found');
  });

  it('Word Search answers a tap without having the screen laid out to measure the letters', async () => {
    await open();
    const { from } = ends(first);
    const measured = vi.mocked(Element.prototype.getBoundingClientRect).mockClear();
    fireEvent.pointerDown(letterAt(from), finger(from));
    fireEvent.pointerUp(letterAt(from), finger(from));
    fireEvent.click(letterAt(from));
    expect(letterAt(from)).toHaveAttribute('aria-selected', 'true');
    expect(measured).not.toHaveBeenCalled();
  });

  it('Word Search finds a word by dragging, even from its end', async () => {
    await open();
    const { from, to } = ends(first);
    drag.from(to).to(from);
    expect(screen.getByText(`Found: ${first.word}!`)).toBeInTheDocument();
  });

  it('Word Search says kindly that a line is no word', async () => {
    await open();
    drag.from(CORNER).to({ row: 0, column: SIDE - 1 });
    expect(screen.getByText('Not there. Keep looking!')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Not one of the words. Keep looking!');
  });

  it('Word Search draws nothing for a mouse that was released outside the grid and comes back', async () => {
    await open();
    const { from, to } = ends(first);
    fireEvent.pointerDown(letterAt(from), finger(from));
    fireEvent.pointerMove(screen.getByRole('grid'), { ...finger(to), buttons: 0 });
    expect(document.querySelector('.word-search-band')).not.toBeInTheDocument();
    fireEvent.pointerUp(screen.getByRole('grid'), finger(to));
    expect(screen.getByText('Drag or tap both ends of a word.')).toBeInTheDocument();
  });

  it('Word Search treats a shaky press as a tap', async () => {
    await open();
    const press = finger(CORNER);
    fireEvent.pointerDown(letterAt(CORNER), press);
    const slipped = { ...press, clientX: press.clientX + 11 };
    const neighbour = letterAt({ row: 0, column: 1 });
    fireEvent.pointerMove(neighbour, slipped);
    fireEvent.pointerUp(neighbour, slipped);
    expect(letterAt(CORNER)).toHaveAttribute('aria-selected', 'true');
  });

  it('Word Search selects nothing when a drag ends where it began or is cut short', async () => {
    await open();
    const { from, to } = ends(first);
    drag.from(from).over(to);
    fireEvent.pointerUp(screen.getByRole('grid'), finger(from));
    drag.from(from).over(to);
    fireEvent.pointerCancel(screen.getByRole('grid'), finger(to));
    fireEvent.pointerUp(screen.getByRole('grid'), finger(to));
    expect(screen.getByText('Drag or tap both ends of a word.')).toBeInTheDocument();
  });

  it('Word Search leads from a typed letter to the next one like it, and leaves shortcuts alone', async () => {
    await open();
    act(() => letterAt(CORNER).focus());
    await userEvent.keyboard('cc');
    expect(letterAt({ row: 3, column: 1 })).toHaveFocus();
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(letterAt({ row: 3, column: 1 })).toHaveFocus();
  });

  it('Word Search finds a word by arrow keys and Enter', async () => {
    await open();
    const user = userEvent.setup();
    act(() => letterAt(CORNER).focus());
    const { from, to } = ends(first);
    await user.keyboard('{ArrowRight}');
    expect(letterAt(from)).toHaveFocus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight} ');
    expect(screen.getByText(`Found: ${first.word}!`)).toBeInTheDocument();
    expect(letterAt(to)).toHaveFocus();
  });

  it('Word Search has one letter in the tab order and moves it with Home, End and their Control forms', async () => {
    await open();
    const user = userEvent.setup();
    act(() => letterAt(CORNER).focus());
    await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowDown}{End}');
    expect(letterAt({ row: 1, column: SIDE - 1 })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(letterAt({ row: 1, column: 0 })).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(letterAt(LAST)).toHaveFocus();
    const stops = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([letterAt(LAST)]);
  });

  it('Escape forgets the first letter and only then closes the game', async () => {
    const { onClose } = await open();
    const user = userEvent.setup();
    await user.click(letterAt(CORNER));
    await user.keyboard('{Escape}');
    expect(letterAt(CORNER)).not.toHaveAttribute('aria-selected');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('Word Search finishes once with all words, a moment after the last was found', async () => {
    const { onFinish } = await open();
    vi.useFakeTimers();
    for (const word of placed) tapWord(word);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 2 words. You found them all!');
    expect(onFinish).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1000));
    tapWord(first);
    act(() => vi.advanceTimersByTime(5000));
    expect(onFinish).toHaveBeenCalledTimes(1);
    const feedback = 'Good searching! You found every word on the map.';
    const [result] = onFinish.mock.lastCall ?? [];
    expect(result).toMatchObject({ score: 2, maxScore: 2, feedback });
    expect(result?.reviewed.map(({ text }) => text)).toEqual(placed.map(({ word }) => word));
    expect(result?.reviewed[0]?.lines).toEqual([start.theme]);
    const replay = replayOf(wordSearchReplay, start, onFinish);
    expect(replay).toMatchObject({ ok: true, score: 2 });
  });
});

describe('reading aloud', () => {
  it('reading aloud says the words to look for, and of a found one that it is found', async () => {
    const { spoken } = deviceWith();
    await open();
    tapWord(first);
    fireEvent.click(screen.getByRole('button', { name: 'Read the words aloud' }));
    const [, ...words] = spoken();
    expect(words).toEqual(
      placed.map(({ word }) =>
        word === first.word ? `${word.toLowerCase()}. Found` : word.toLowerCase(),
      ),
    );
  });

  it('reading aloud marks the word that is being said', async () => {
    const { finish } = deviceWith();
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Read the words aloud' }));
    finish();
    expect(listed(first.word)).toHaveClass('spotlit');
  });
});

it('Word Search plays a sound for a first letter, a found word and a line that holds none', async () => {
  const { heard, wrapper } = hearSounds();
  await open({ wrapper });
  tapWord(first);
  expect(heard()).toEqual(['tap', 'found']);
  const { from } = ends(second);
  fireEvent.click(letterAt(from));
  fireEvent.click(letterAt({ ...from, column: from.column === 0 ? 1 : from.column - 1 }));
  expect(heard().slice(2)).toEqual(['tap', 'notYet']);
});
