// Amounts: enough of everything for a school year of rounds that do not repeat themselves.
import { OBJECTIVES } from '#shared/objectives/index.ts';
import type { GrammarItem } from '#games/grammar-guru/item.ts';
import type { YearContent } from './banks.ts';
import type { Finding, YearRule } from './finding.ts';
import { LEAST } from './limits.ts';

/** The grammar items on concepts of the year itself; the others revise earlier years. */
export function ownGrammar({ year, grammar }: YearContent): readonly GrammarItem[] {
  return grammar.filter(({ objective }) => objective.startsWith(`Y${year}.`));
}

/** Items, words, banks and types of one year, and items of each of its grammar concepts. */
export const checkAmounts: YearRule = (content) => {
  const { year, grammar, dictionary, wordSearch, hangman, maths } = content;
  const id = `Y${year}`;
  const own = ownGrammar(content);
  const revision = year === 1 ? 0 : LEAST.revisionItems;
  const concepts = OBJECTIVES.filter(({ code }) => code.startsWith(`${id}.GR.`));
  return [
    ...atLeast(id, 'grammar questions', own.length, LEAST.grammarItems),
    ...atLeast(id, 'questions of earlier years', grammar.length - own.length, revision),
    ...concepts.flatMap(({ code }) =>
      atLeast(
        ...([code, 'grammar questions'] as const),
        grammar.filter(({ objective }) => objective === code).length,
        LEAST.itemsOfAConcept,
      ),
    ),
    ...atLeast(id, 'dictionary words', dictionary.length, LEAST.dictionaryWords),
    ...atLeast(id, 'word search banks', wordSearch.length, LEAST.wordSearchBanks),
    ...atLeast(id, 'hangman banks', hangman.length, LEAST.hangmanBanks),
    ...atLeast(id, 'maths question types', maths.length, LEAST.mathsTypes),
    ...wordSearch.flatMap((bank) => exactly(bank.id, bank.words.length, LEAST.wordsInASearch)),
    ...hangman.flatMap((bank) => exactly(bank.id, bank.words.length, LEAST.wordsInHangman)),
  ];
};

function atLeast(id: string, what: string, count: number, least: number): Finding[] {
  if (count >= least) return [];
  return [{ id, rule: 'amount', message: `has ${count} ${what}, fewer than ${least}` }];
}

function exactly(id: string, count: number, wanted: number): Finding[] {
  if (count === wanted) return [];
  return [{ id, rule: 'amount', message: `has ${count} words, not ${wanted}` }];
}
