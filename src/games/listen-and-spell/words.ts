// The words of each year with a sentence and a clue.
import { loadEntries } from '#games/kit/words/entries.ts';
import type { YearGroup } from '#shared/years.ts';

export interface SpellingWord {
  id: string;
  objective: string;
  word: string;
  sentence: string;
  clue: string;
}

export async function loadSpellingWords(year: YearGroup): Promise<SpellingWord[]> {
  const entries = await loadEntries(year);
  return entries.map(({ id, objective, word, sentence, definition }) => {
    return { id, objective, word, sentence, clue: definition };
  });
}
