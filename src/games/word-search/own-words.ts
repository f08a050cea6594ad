// Rounds of Word Search from a teacher's own words (D11).
import { ownWordItem, wordItem } from '#games/kit/rules/items.ts';
import { KEPT_OUT, SHORTEST_WORD } from '#games/kit/words/letter-words.ts';
import { wordsOfBanks } from '#games/kit/words/our-words.ts';
import {
  inTurn,
  ownWordId,
  usableWords,
  withSafeWords,
  type OwnWordsGame,
  type Usable,
} from '#games/kit/words/own-words.ts';
import { loadBanks } from './banks.ts';
import { makeBoard } from './board.ts';
import { MOST_WORDS } from './deal.ts';
import { NEVER_INSIDE } from './forbidden.ts';
import { LETTERS_TOGETHER, LONGEST_WORD, readsEitherWay } from './hidden-words.ts';
import { drawnFrom, type SearchStart } from './start.ts';

const refusals = withSafeWords((words, year) => {
  const longest = LONGEST_WORD[year];
  const kept = KEPT_OUT.map((word) => word.toUpperCase());
  const inCapitals = words.map(({ word }) => word.toUpperCase());
  const alone = inCapitals.map((word) => {
    if (!/^[A-Z]+$/.test(word)) return 'Word Search takes the letters A to Z only.';
    if (word.length < SHORTEST_WORD) return `Word Search needs ${SHORTEST_WORD} letters at least.`;
    if (word.length > longest) {
      return `It is too long for the grid of Year ${year}, which has room for ${longest} letters.`;
    }
    if (kept.includes(word)) return 'Word Search leaves this word out.';
    const isUnsafe = NEVER_INSIDE.some((text) => readsEitherWay(word, text));
    return isUnsafe ? 'In the grid, some of its letters would spell a rude word.' : null;
  });
  return inCapitals.map((word, index) => {
    // The first of two words that are each other's reverse stays.
    const holder = inCapitals.findIndex(
      (other, at) =>
        (other.length > word.length || at < index) &&
        alone[at] === null &&
        readsEitherWay(other, word),
    );
    return alone[index] ?? (holder < 0 ? null : `It can be read inside “${words[holder]?.word}”.`);
  });
});

/** At most ten words, with no more letters than the grid of the list's year has room for. */
const dealFrom: OwnWordsGame['dealFrom'] = async (list, random, recent, memory) => {
  const usable = usableWords(list, refusals, 'sight', await wordsOfBanks(loadBanks, list.year));
  const ordered = inTurn(usable, random, recent, memory, itemsOf);
  const chosen = withRoom(ordered, LETTERS_TOGETHER[list.year]);
  const capitals = new Map(chosen.map((word) => [word.word.toUpperCase(), word]));
  const { rows, placed } = makeBoard(list.year, [...capitals.keys()], random);
  const words = placed.flatMap(({ word }) => {
    const own = capitals.get(word);
    if (!own) return [];
    const { item, definition } = own;
    return [
      { id: ownWordId(own), word, item, ...(definition !== null && { meaning: definition }) },
    ];
  });
  const start: SearchStart = { theme: list.name, words, grid: [...rows] };
  // Finding a word is no proof of knowing it.
  return { start, drawn: drawnFrom(start), asked: [] };
};

/** The item for a word in the memory, so that the word is met here before it is asked elsewhere (D9). */
function itemsOf({ id, word }: Usable): string[] {
  return (['meaning', 'spelling'] as const).flatMap((asked) => [
    wordItem(word, asked),
    ownWordItem(id, asked),
  ]);
}

function withRoom(words: readonly Usable[], mostLetters: number): Usable[] {
  const chosen: Usable[] = [];
  let letters = 0;
  for (const word of words) {
    if (chosen.length === MOST_WORDS) break;
    if (letters + word.word.length > mostLetters) continue;
    letters += word.word.length;
    chosen.push(word);
  }
  return chosen;
}

export const wordSearchOwnWords: OwnWordsGame = { refusals, dealFrom };
