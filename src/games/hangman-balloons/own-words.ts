// Rounds of Hangman with Balloons from a teacher's own words (D11).
import { KEPT_OUT, SHORTEST_WORD } from '#games/kit/words/letter-words.ts';
import { clueFrom } from '#games/kit/words/meanings.ts';
import { wordsOfBanks } from '#games/kit/words/our-words.ts';
import {
  inTurn,
  ownWordId,
  usableWords,
  withSafeWords,
  type OwnWordsGame,
} from '#games/kit/words/own-words.ts';
import { loadBanks } from './banks.ts';
import { FEWEST_LETTERS, LONGEST_WORD } from './hidden-words.ts';
import { drawnFrom } from './start.ts';

const refusals = withSafeWords((words, year) => {
  const longest = LONGEST_WORD[year];
  const kept = KEPT_OUT.map((word) => word.toLowerCase());
  return words.map(({ word: written }) => {
    const word = written.toLowerCase();
    if (!/^[a-z]+$/.test(word)) return 'Hangman with Balloons takes the letters A to Z only.';
    if (word.length < SHORTEST_WORD || word.length > longest) {
      return `Hangman with Balloons takes words of ${SHORTEST_WORD} to ${longest} letters.`;
    }
    if (new Set(word).size < FEWEST_LETTERS) {
      return `Hangman with Balloons needs at least ${FEWEST_LETTERS} different letters.`;
    }
    return kept.includes(word) ? 'Hangman with Balloons leaves this word out.' : null;
  });
});

/** The clue is the teacher's definition; without one, or with the word in it, the list's name. */
const dealFrom: OwnWordsGame['dealFrom'] = async (list, random, recent, memory) => {
  const usable = usableWords(list, refusals, 'spelling', await wordsOfBanks(loadBanks, list.year));
  const [chosen] = inTurn(usable, random, recent, memory);
  if (!chosen) throw new RangeError('The list has no word for this game');
  const { word, definition, objective, item } = chosen;
  const clue = clueFrom(definition, word);
  const start = {
    id: ownWordId(chosen),
    word: word.toUpperCase(),
    theme: list.name,
    ...(clue !== null && { clue }),
    objective,
    item,
  };
  return { start, drawn: drawnFrom(start), asked: [{ item, objective }] };
};

export const hangmanBalloonsOwnWords: OwnWordsGame = { refusals, dealFrom };
