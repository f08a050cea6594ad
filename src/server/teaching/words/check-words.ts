// Checks a teacher's own words against the rules for content (D11).
import rudeWords from '#content/comments/rude-words.yaml';
import { gameLabel } from '#games/cards.ts';
import { FEWEST_WORDS, type WrittenWord } from '#games/kit/words/own-words.ts';
import { STRONG_WORDS } from '#games/kit/words/strong-words.ts';
import { OWN_WORDS_GAMES } from '#games/server.ts';
import { maskContactData } from '#shared/comments/contact-data.ts';
import { phraseFinder, phraseListSchema } from '#shared/comments/phrases.ts';
import { DEFINITION_MAX, WORD_MAX, type CheckedList } from '#shared/contract/word-lists.ts';
import type { YearGroup } from '#shared/years.ts';

const findRude = phraseFinder(phraseListSchema.parse(rudeWords));
const WORD_FORM = /^[a-z]+(?:[- ][a-z]+)*$/;

/** The stored form: a word in lower case, and a definition without the full stop that some people write. */
function normalised({ word, definition }: WrittenWord): WrittenWord {
  const meaning = oneSpaced(definition ?? '').replace(/(?<!\.)\.$/, '');
  return { word: oneSpaced(word).toLowerCase(), definition: meaning === '' ? null : meaning };
}

function oneSpaced(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** Each word with the verdict of each game, in the given order. */
export function checkWords(written: readonly WrittenWord[], year: YearGroup): CheckedList {
  const words = written.map(normalised);
  const refusals = words.map((word, index) => refusalOf(word, words.slice(0, index)));
  const kept = words.filter((_, index) => refusals[index] === null);
  const byGame = OWN_WORDS_GAMES.map(({ gameId, refusals: check }) => {
    const refused = check(kept, year);
    return { gameId, of: new Map(kept.map((word, index) => [word, refused[index] ?? null])) };
  });
  const rows = words.map((word, index) => {
    const refusal = refusals[index] ?? null;
    const games = byGame.map(({ gameId, of }) => ({ gameId, refusal: of.get(word) ?? refusal }));
    return { ...word, refusal, games };
  });
  const games = byGame.map(({ gameId, of }) => {
    const usable = [...of.values()].filter((refusal) => refusal === null).length;
    return { gameId, words: usable, refusal: tooFew(gameId, usable) };
  });
  return { rows, total: rows.length, games };
}

function tooFew(gameId: string, words: number): string | null {
  if (words >= FEWEST_WORDS) return null;
  return `${gameLabel(gameId).title} needs at least ${FEWEST_WORDS} words that it can use.`;
}

/** Why no list can have this word, in one sentence; null if a list can. */
function refusalOf(
  { word, definition }: WrittenWord,
  before: readonly WrittenWord[],
): string | null {
  const text = definition ?? '';
  if (isRude(word) || isRude(text)) return 'Please leave out rude words.';
  if ([word, text].some(hasContactData)) {
    return 'Please leave out telephone numbers, addresses, links and names of accounts.';
  }
  if (!WORD_FORM.test(word)) {
    return 'A word is written with the letters A to Z, with single hyphens or spaces at most.';
  }
  if (word.length > WORD_MAX) return `A word can have at most ${WORD_MAX} letters.`;
  if (text.length > DEFINITION_MAX) {
    return `A definition can have at most ${DEFINITION_MAX} letters.`;
  }
  const isDouble = before.some((other) => other.word === word);
  return isDouble ? `“${word}” is in the list already.` : null;
}

/** Why a list, whose name pupils read as well, cannot have this name; null if it can. */
export function refusalOfName(name: string): string | null {
  if (isRude(name)) return 'Please leave rude words out of the name.';
  return hasContactData(name)
    ? 'Please leave telephone numbers, addresses and links out of the name.'
    : null;
}

function isRude(text: string): boolean {
  const words = text.toUpperCase().match(/[A-Z]+/g) ?? [];
  return words.some((word) => STRONG_WORDS.includes(word)) || findRude(text) !== null;
}

function hasContactData(text: string): boolean {
  return maskContactData(text) !== text;
}
