// Checks a teacher's own words against the rules for content (D11).
import rudeWords from '#content/comments/rude-words.yaml';
import { gameLabel } from '#games/cards.ts';
import { withCapitalsMeant } from '#games/kit/words/capitals.ts';
import { FEWEST_WORDS, type WrittenWord } from '#games/kit/words/own-words.ts';
import { STRONG_WORDS } from '#games/kit/words/strong-words.ts';
import { OWN_WORDS_GAMES } from '#games/server.ts';
import { maskContactData } from '#shared/comments/contact-data.ts';
import { phraseFinder, phraseListSchema } from '#shared/comments/phrases.ts';
import {
  DEFINITION_MAX,
  SENTENCE_MAX,
  WORD_MAX,
  type CheckedList,
} from '#shared/contract/word-lists.ts';
import { hasOneGap, withGap } from '#shared/word-list-text.ts';
import type { YearGroup } from '#shared/years.ts';

/** The form of a word in small letters. */
const FORM = /^[a-z]+(?:[-' ][a-z]+)*$/;
const findRude = phraseFinder(phraseListSchema.parse(rudeWords));

/** As a word is stored. */
type Normalised = Required<WrittenWord>;

/**
 * The stored form: a word with the capitals that are meant, a definition without the full stop that some people write,
 * and a sentence with a gap in place of the word.
 */
function normalised({ word: written, definition, sentence }: WrittenWord): Normalised {
  const meaning = oneSpaced(definition ?? '').replace(/(?<!\.)\.$/, '');
  const dictated = oneSpaced(sentence ?? '');
  const word = withCapitalsMeant(oneSpaced(written), dictated);
  return {
    word,
    definition: meaning === '' ? null : meaning,
    sentence: dictated === '' ? null : withGap(dictated, word),
  };
}

function oneSpaced(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** Each word as it would be stored, with the verdict of each game, in the given order. */
export function checkWords(written: readonly WrittenWord[], year: YearGroup): CheckedList {
  return checkStored(written.map(normalised), year);
}

/** The same of words that are stored, whose sentences no longer show which capitals are meant. */
export function checkStored(words: readonly Normalised[], year: YearGroup): CheckedList {
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
  { word, definition, sentence }: Normalised,
  before: readonly Normalised[],
): string | null {
  const text = definition ?? '';
  const texts = [word, text, sentence ?? ''];
  if (texts.some(isRude)) return 'Please leave out rude words.';
  if (texts.some(hasContactData)) {
    return 'Please leave out telephone numbers, addresses, links and names of accounts.';
  }
  if (!FORM.test(word.toLowerCase())) {
    return 'A word is written with the letters A to Z, with single hyphens, apostrophes or spaces at most.';
  }
  if (word.length > WORD_MAX) return `A word can have at most ${WORD_MAX} letters.`;
  if (text.length > DEFINITION_MAX) {
    return `A definition can have at most ${DEFINITION_MAX} letters.`;
  }
  if (sentence !== null && sentence.length > SENTENCE_MAX) {
    return `A sentence can have at most ${SENTENCE_MAX} letters.`;
  }
  if (sentence !== null && !hasOneGap(sentence)) {
    return `A sentence has the word in it exactly once: “${word}”.`;
  }
  const isDouble = before.some((other) => other.word.toLowerCase() === word.toLowerCase());
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
