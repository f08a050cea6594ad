// The browsable catalogue of all content: one page a year and game, and an index.
import type { YearContent } from '../banks.ts';
import { grammarPage } from './grammar-page.ts';
import { fileOf, indexPage } from './index-page.ts';
import { mathsPage } from './maths-page.ts';
import { dictionaryPage, hangmanPage, wordSearchPage } from './word-pages.ts';

/** Every file of the catalogue with its text; the same content always gives the same text. */
export function catalogue(all: readonly YearContent[]): ReadonlyMap<string, string> {
  const pages = all.flatMap((content) => [
    [fileOf(content.year, 'grammar-guru'), grammarPage(content)] as const,
    [fileOf(content.year, 'mathematics-mountain'), mathsPage(content)] as const,
    [fileOf(content.year, 'dictionary-detective'), dictionaryPage(content)] as const,
    [fileOf(content.year, 'word-search'), wordSearchPage(content)] as const,
    [fileOf(content.year, 'hangman-balloons'), hangmanPage(content)] as const,
  ]);
  return new Map([['README.md', indexPage(all)], ...pages]);
}
