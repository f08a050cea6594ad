// What the games of a year ask, as it stands in the content files.
import { yearOrFirst } from '../../src/shared/years.ts';
import { readAllContent, type YearContent } from '../../tools/content/banks.ts';

const { content } = readAllContent();

/** The content of a year; Year 1 for none. */
export function contentOf(year: number | null | undefined): YearContent {
  const found = content.find((one) => one.year === yearOrFirst(year));
  if (!found) throw new Error(`There is no content of Year ${year}.`);
  return found;
}
