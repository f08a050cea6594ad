// Where a word stands in a grid of letters.

type Place = [row: number, column: number];

const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
] as const;

/** The first and the last cell of each place where the word can be read. */
export function placesOf(word: string, grid: readonly string[]): Array<{ from: Place; to: Place }> {
  const places: Array<{ from: Place; to: Place }> = [];
  grid.forEach((letters, row) => {
    for (let column = 0; column < letters.length; column++) {
      for (const [down, across] of DIRECTIONS) {
        const cells = Array.from(word, (_, nth) => grid[row + down * nth]?.[column + across * nth]);
        if (cells.join('') !== word) continue;
        const last = word.length - 1;
        places.push({ from: [row, column], to: [row + down * last, column + across * last] });
      }
    }
  });
  return places;
}
