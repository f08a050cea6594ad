// The browsable catalogue of all content: an index, and one page for each year and game.
import { gameLabel } from '#games/cards.ts';
import { page } from '#games/kit/checks/markdown.ts';
import type { YearContent } from '../all-content.ts';
import { fileOf, indexPage } from './index-page.ts';

/** Every file of the catalogue with its text; the same content always gives the same text. */
export function catalogue(all: readonly YearContent[]): ReadonlyMap<string, string> {
  const pages = all.flatMap(({ year, games }) =>
    games.map((game) => {
      const title = `# Year ${year}: ${gameLabel(game.gameId).title}`;
      return [fileOf(year, game.gameId), page(title, ...game.page())] as const;
    }),
  );
  return new Map([['README.md', indexPage(all)], ...pages]);
}
