import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readAllContent, type YearContent } from '../tools/content/banks.ts';
import { expect, openGame, signUp, test } from './support/journey.ts';

const { content: CONTENT } = readAllContent();
const ASSETS = fileURLToPath(new URL('../dist/web/assets/', import.meta.url));
/** Most bytes of one year of one game on their way to the browser, compressed. */
const MOST_BYTES = 8000;

const SCRIPTS = readdirSync(ASSETS)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readFileSync(`${ASSETS}${file}`, 'utf8') }));

/** Content of one year that a script may hold, and nothing else would: its ids. */
const MARKS: Readonly<Record<string, (content: YearContent) => string[]>> = {
  grammar: ({ grammar }) => grammar.map(({ id }) => id),
  dictionary: ({ dictionary }) => dictionary.map(({ id }) => id),
  'word search': ({ wordSearch }) => wordSearch.map(({ id }) => id),
  hangman: ({ hangman }) => hangman.map(({ id }) => id),
  maths: ({ maths }) => maths.map(({ id }) => id),
};

/** The years whose content of a game stands in a script, each once. */
function yearsIn(code: string, game: string): number[] {
  const marks = MARKS[game] ?? (() => []);
  return CONTENT.filter((content) => marks(content).some((mark) => code.includes(mark))).map(
    ({ year }) => year,
  );
}

test('each script of the built application holds one year of one game at most, and no dealt question', () => {
  for (const game of ['grammar', 'maths']) {
    const holding = SCRIPTS.filter(({ code }) => yearsIn(code, game).length > 0);
    expect(holding.map(({ file }) => file)).toEqual([]);
  }
  for (const game of ['dictionary', 'word search', 'hangman']) {
    const holding = SCRIPTS.filter(({ code }) => yearsIn(code, game).length > 0);
    expect(holding.flatMap(({ code }) => yearsIn(code, game)).toSorted()).toEqual([
      ...[1, 2, 3, 4, 5, 6],
    ]);
    for (const { file, code } of holding) {
      expect(yearsIn(code, game), file).toHaveLength(1);
      expect(gzipSync(code).length, file).toBeLessThan(MOST_BYTES);
    }
  }
});

test('a pupil who opens the games receives content of the own year only', async ({ page }) => {
  await signUp(page, 3);
  const received: string[] = [];
  page.on('request', (request) => received.push(request.url().split('/').at(-1) ?? ''));
  const yearsReceived = (game: string) =>
    SCRIPTS.filter(({ file }) => received.includes(file)).flatMap(({ code }) =>
      yearsIn(code, game),
    );
  const games = {
    ...{ 'Dictionary Detective': 'dictionary', 'Word Search': 'word search' },
    'Hangman with Balloons': 'hangman',
  };
  for (const [title, game] of Object.entries(games)) {
    await openGame(page, title);
    await expect.poll(() => yearsReceived(game)).toEqual([3]);
  }
  for (const game of Object.keys(MARKS)) {
    expect(
      yearsReceived(game).every((year) => year === 3),
      game,
    ).toBe(true);
  }
});
