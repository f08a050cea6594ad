// The words of each year with their meanings.
import { yearOrFirst } from '#shared/years.ts';
import { dictionarySchema } from './words.ts';
import { contentLoader } from './year-content.ts';

const loadYear = contentLoader(dictionarySchema, {
  1: () => import('#content/year-1/words.yaml'),
  2: () => import('#content/year-2/words.yaml'),
  3: () => import('#content/year-3/words.yaml'),
  4: () => import('#content/year-4/words.yaml'),
  5: () => import('#content/year-5/words.yaml'),
  6: () => import('#content/year-6/words.yaml'),
});

/** The words of a year; an unknown year falls back to Year 1 (spec S9 Dictionary). Rejects when they cannot be fetched. */
export const loadEntries = (year: number | null | undefined) => loadYear(yearOrFirst(year));
