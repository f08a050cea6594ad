// Rounds of Listen and Spell from a teacher's own words and sentences (D11).
import {
  inTurn,
  ownWordId,
  usableWords,
  withSafeWords,
  type OwnWordsGame,
} from '#games/kit/words/own-words.ts';
import { drawnFrom, WORDS_PER_ROUND } from './start.ts';
import { loadSpellingWords } from './words.ts';

const refusals = withSafeWords((words) =>
  words.map(({ sentence = null }) =>
    sentence === null ? 'Listen and Spell needs a sentence with the word in it.' : null,
  ),
);

/** At most ten words; a short list gives a short round. */
const dealFrom: OwnWordsGame['dealFrom'] = async (list, random, recent, memory) => {
  const ours = await loadSpellingWords(list.year);
  const objectives = new Map(ours.map(({ word, objective }) => [word, objective]));
  const usable = usableWords(list, refusals, 'spelling', objectives);
  const drawn = inTurn(usable, random, recent, memory).slice(0, WORDS_PER_ROUND);
  const words = drawn.map(({ id, word, sentence, definition, objective, item }) => ({
    id: ownWordId({ id }),
    word,
    sentence: sentence ?? '',
    clue: definition ?? '',
    objective,
    item,
  }));
  const asked = drawn.map(({ item, objective }) => ({ item, objective }));
  return { start: { words }, drawn: drawnFrom({ words }), asked };
};

export const listenAndSpellOwnWords: OwnWordsGame = { refusals, dealFrom };
