// Where a word of Word Search stands in its grid.
import { cellsAlong, WORD_STEPS, type Cell } from '#games/word-search/lines.ts';

/** The places of its letters, first letter first; throws when it is not in the grid. */
export function placeInGrid(grid: readonly string[], word: string): Cell[] {
  const places = grid.flatMap((letters, row) =>
    [...letters].flatMap((_, column) =>
      WORD_STEPS.map((step) => cellsAlong({ row, column }, step, word.length)),
    ),
  );
  const spells = (cells: readonly Cell[]) =>
    cells.every(({ row, column }, at) => grid[row]?.[column] === word[at]);
  const place = places.find(spells);
  if (!place) throw new Error(`${word} is not in the grid`);
  return place;
}
