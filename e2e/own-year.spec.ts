import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { GameId } from '../src/games/ids.ts';
import {
  GAMES_WITH_CONTENT,
  readAllContent,
  type YearContent,
} from '../tools/content/all-content.ts';

const ASSETS = fileURLToPath(new URL('../dist/web/assets/', import.meta.url));
/** Maximum compressed size of one year of one game, in bytes: with its screen it has 20 KB. */
const MOST_BYTES = 9500;

interface Script {
  file: string;
  code: string;
  /** Its quoted strings, which include every item id. */
  texts: ReadonlySet<string>;
}

/** The scripts of the built application. */
const readScripts = (): Script[] =>
  readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const code = readFileSync(`${ASSETS}${file}`, 'utf8');
      return { file, code, texts: new Set(code.split(/["'`\\]/)) };
    });

const GAMES = GAMES_WITH_CONTENT.map(({ gameId }) => gameId);
/** Only the server has the content of games whose questions it deals. */
const DEALT: readonly GameId[] = ['grammar-guru', 'mathematics-mountain'];
const LOADED = GAMES.filter((gameId) => !DEALT.includes(gameId));

// Needs no browser, but the built application.
test('each script of the built application holds one year of one game at most, and no dealt question', () => {
  const { content } = readAllContent();
  const scripts = readScripts();
  /** The scripts that contain content of a game, with its years, each once, identified by item ids. */
  const holding = (gameId: GameId) => {
    const isIn = ({ texts }: Script, { games }: YearContent) =>
      games.some((game) => game.gameId === gameId && game.items.some(({ id }) => texts.has(id)));
    return scripts
      .map((script) => ({
        ...script,
        years: content.filter((of) => isIn(script, of)).map(({ year }) => year),
      }))
      .filter(({ years }) => years.length > 0);
  };
  for (const game of DEALT) expect(holding(game).map(({ file }) => file)).toEqual([]);
  for (const game of LOADED) {
    const found = holding(game);
    expect(found.flatMap(({ years }) => years).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { file, code, years } of found) {
      expect(years, file).toHaveLength(1);
      expect(gzipSync(code).length, file).toBeLessThan(MOST_BYTES);
    }
  }
});
