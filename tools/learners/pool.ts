// Every item that rounds of a year can ask. Recall is measured over these for every way of dealing.
import { loadEntries } from '#games/kit/words/entries.ts';
import { BANKS } from '#games/grammar-guru/banks.ts';
import { loadBanks } from '#games/hangman-balloons/banks.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import { DEALT_TYPES } from '#games/mathematics-mountain/question-types/types.ts';
import { itemsOfRounds } from '#games/mathematics-mountain/question-types/deal-round.ts';
import type { YearGroup } from '#shared/years.ts';
import type { AskingGame } from './play.ts';

export async function poolOf(year: YearGroup): Promise<Readonly<Record<AskingGame, Set<string>>>> {
  const [entries, banks] = [await loadEntries(year), await loadBanks(year)];
  const words = banks.flatMap((bank) => bank.words);
  return {
    'grammar-guru': new Set(BANKS[year].map(({ id }) => id)),
    'dictionary-detective': new Set(entries.map(({ word }) => wordItem(word, 'meaning'))),
    'mathematics-mountain': new Set(itemsOfRounds(year, DEALT_TYPES)),
    'hangman-balloons': new Set(words.map((word) => wordItem(word, 'spelling'))),
  };
}
