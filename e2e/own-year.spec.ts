import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { findGame } from '../src/games/cards.ts';
import type { GameId } from '../src/games/ids.ts';
import {
  GAMES_WITH_CONTENT,
  readAllContent,
  type YearContent,
} from '../tools/content/all-content.ts';
import { expect, openGame, signUp, test } from './support/journey.ts';

// One worker reads the content and the scripts for both.
test.describe.configure({ mode: 'default' });
// What is loaded ahead is of their own year as well.
test.use({ isEverIdle: true });

/** Read lazily, because the runner and each of its workers load this file. */
let content: readonly YearContent[] | undefined;
const allContent = () => (content ??= readAllContent().content);

const ASSETS = fileURLToPath(new URL('../dist/web/assets/', import.meta.url));
/** Maximum compressed size of one year of one game, in bytes: with its screen it has 20 KB. */
const MOST_BYTES = 9500;

interface Script {
  file: string;
  code: string;
  /** Its quoted strings, which include every item id. */
  texts: ReadonlySet<string>;
}

let read: readonly Script[] | undefined;
/** The scripts of the built application. */
const scripts = () =>
  (read ??= readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const code = readFileSync(`${ASSETS}${file}`, 'utf8');
      return { file, code, texts: new Set(code.split(/["'`\\]/)) };
    }));

const GAMES = GAMES_WITH_CONTENT.map(({ gameId }) => gameId);
/** Only the server has the content of games whose questions it deals. */
const DEALT: readonly GameId[] = ['grammar-guru', 'mathematics-mountain'];
const LOADED = GAMES.filter((gameId) => !DEALT.includes(gameId));

/** The years of a game whose content a script contains, each once, identified by item ids. */
function yearsIn({ texts }: Script, gameId: GameId): number[] {
  const isIn = ({ games }: YearContent) =>
    games.some((game) => game.gameId === gameId && game.items.some(({ id }) => texts.has(id)));
  return allContent()
    .filter(isIn)
    .map(({ year }) => year);
}

test('each script of the built application holds one year of one game at most, and no dealt question', () => {
  for (const game of DEALT) {
    const holding = scripts().filter((script) => yearsIn(script, game).length > 0);
    expect(holding.map(({ file }) => file)).toEqual([]);
  }
  for (const game of LOADED) {
    const holding = scripts().filter((script) => yearsIn(script, game).length > 0);
    expect(holding.flatMap((script) => yearsIn(script, game)).toSorted()).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    for (const script of holding) {
      expect(yearsIn(script, game), script.file).toHaveLength(1);
      expect(gzipSync(script.code).length, script.file).toBeLessThan(MOST_BYTES);
    }
  }
});

test('a pupil for whom the server deals nothing receives content of their own year only', async ({
  page,
}) => {
  await page.route('**/api/rounds', (route) =>
    route.fulfill({ status: 503, json: { message: 'Away.' } }),
  );
  await signUp(page, 3);
  const received: string[] = [];
  page.on('request', (request) => received.push(request.url().split('/').at(-1) ?? ''));
  const yearsReceived = (game: GameId) =>
    scripts()
      .filter(({ file }) => received.includes(file))
      .flatMap((script) => yearsIn(script, game));
  for (const game of LOADED) {
    await openGame(page, findGame(game)?.title ?? '');
    await expect.poll(() => yearsReceived(game)).toEqual([3]);
  }
  for (const game of GAMES) {
    expect(
      yearsReceived(game).every((year) => year === 3),
      game,
    ).toBe(true);
  }
});
