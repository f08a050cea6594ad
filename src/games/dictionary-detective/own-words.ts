// Rounds of Dictionary Detective from a teacher's own words and definitions (D11).
import { objectivesByWord } from '#games/kit/words/our-words.ts';
import {
  inTurn,
  ownWordId,
  usableWords,
  withSafeWords,
  type OwnWordsGame,
  type WrittenWord,
} from '#games/kit/words/own-words.ts';
import type { YearGroup } from '#shared/years.ts';
import { PAIRS_PER_CASE } from './deal.ts';
import { loadEntries } from '#games/kit/words/entries.ts';
import {
  areAlike,
  faultsOf,
  MEANING_WORDS,
  ownWordIn,
  rootsOf,
  type MeaningFault,
} from '#games/kit/words/meanings.ts';
import type { DictionaryEntry } from '#games/kit/words/words.ts';
import { isNear, KEPT_OUT } from './near-words.ts';
import { drawnFrom, startOf } from './start.ts';

const FAULTS: Readonly<Record<MeaningFault, (mostWords: number, year: YearGroup) => string>> = {
  missing: () => 'Dictionary Detective needs a definition.',
  words: (most, year) => `A definition for Year ${year} has ${most} words at most.`,
  sentences: () => 'A definition is one sentence.',
  marks: () => 'A definition has no brackets, colons or semicolons.',
  sum: () => 'A definition with “sum” says that something is added.',
};

/** Wrong definitions are only required in our own bank: a round here shows the right definitions of other words. */
const refusals = withSafeWords((words, year) => {
  /** Words that the game can use so far, each with the roots of its definition. */
  const before: { word: string; roots: ReadonlySet<string> }[] = [];
  const mostWords = MEANING_WORDS[year];
  const kept = KEPT_OUT.map((word) => word.toLowerCase());
  return words.map(({ word, definition }) => {
    const small = word.toLowerCase();
    const [fault] = faultsOf(definition ?? '', mostWords);
    if (fault) return FAULTS[fault](mostWords, year);
    const meaning = definition ?? '';
    if (kept.includes(small)) return 'Dictionary Detective leaves this word out.';
    const own = ownWordIn(meaning, word);
    if (own?.toLowerCase() === small) return 'A definition must not use the word itself.';
    if (own) return `A definition must not use the word itself, and “${own}” is too close to it.`;
    const near = before.find((other) => isNear(other.word.toLowerCase(), small));
    if (near) return `Its meaning is too close to that of “${near.word}”.`;
    const roots = rootsOf(meaning);
    const alike = before.find((other) => areAlike(other.roots, roots));
    if (alike) return `Its definition is too much like that of “${alike.word}”.`;
    before.push({ word, roots });
    return null;
  });
});

/** At most ten pairs; a short list gives a short round. */
const dealFrom: OwnWordsGame['dealFrom'] = async (list, random, recent, memory) => {
  const ours = await objectivesByWord(async (year) => {
    const entries = await loadEntries(year);
    return entries.filter((entry) => list.words.some((own) => meansTheSame(own, entry)));
  }, list.year);
  const usable = usableWords(list, refusals, 'meaning', ours);
  const drawn = inTurn(usable, random, recent, memory).slice(0, PAIRS_PER_CASE);
  const pairs = drawn.map(({ id, word, definition, objective, item }) => ({
    id: ownWordId({ id }),
    word,
    definition: definition ?? '',
    objective,
    item,
  }));
  const asked = drawn.map(({ item, objective }) => ({ item, objective }));
  return { start: startOf(list.year, pairs), drawn: drawnFrom({ pairs }), asked };
};

/** Whether it is our word in our meaning, told in other words: of two meanings a pupil may know only one. */
function meansTheSame(own: WrittenWord, { word, definition }: DictionaryEntry): boolean {
  const roots = rootsOf(own.definition ?? '');
  const isOurs = own.word.toLowerCase() === word.toLowerCase();
  return isOurs && [...rootsOf(definition)].some((root) => roots.has(root));
}

export const dictionaryDetectiveOwnWords: OwnWordsGame = { refusals, dealFrom };
