// Rounds of Listen and Spell from a teacher's own words (D11, D18).
import { clueFrom } from '#games/kit/words/meanings.ts';
import { objectivesByWord } from '#games/kit/words/our-words.ts';
import {
  inTurn,
  ownWordId,
  usableWords,
  withSafeWords,
  type OwnWordsGame,
} from '#games/kit/words/own-words.ts';
import { loadSpellingWords } from '#games/kit/words/spelling-words.ts';
import { canSubmit, MOST_TYPED, tidyTyped } from './rules.ts';
import { drawnFrom, GAPPED, WORDS_PER_ROUND } from './start.ts';

const refusals = withSafeWords((words) =>
  words.map(({ word, sentence }) => {
    if (word.length > MOST_TYPED) return `Listen and Spell takes ${MOST_TYPED} letters at most.`;
    if (tidyTyped(word) !== word || !canSubmit(word)) {
      return 'Listen and Spell takes letters, apostrophes, hyphens and spaces only.';
    }
    if (!GAPPED.test(sentence ?? '')) {
      return 'Listen and Spell needs a sentence with the word in it.';
    }
    return null;
  }),
);

/** The clue is the teacher's definition, unless it has the word in it. */
const dealFrom: OwnWordsGame['dealFrom'] = async (list, random, recent, memory) => {
  const usable = usableWords(
    list,
    refusals,
    'spelling',
    await objectivesByWord(loadSpellingWords, list.year),
  );
  const chosen = inTurn(usable, random, recent, memory).slice(0, WORDS_PER_ROUND);
  const words = chosen.map(({ word, sentence, definition, objective, item, id }) => ({
    id: ownWordId({ id }),
    word,
    sentence: sentence ?? '',
    clue: clueFrom(definition, word) ?? '',
    objective,
    item,
  }));
  const asked = chosen.map(({ item, objective }) => ({ item, objective }));
  return { start: { words }, drawn: drawnFrom({ words }), asked };
};

export const listenAndSpellOwnWords: OwnWordsGame = { refusals, dealFrom, isDictated: true };
