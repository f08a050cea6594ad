// What is said of a word, and how its letters are named.
import { withWord } from '#shared/word-list-text.ts';
import type { DealtWord } from './start.ts';

type Said = Pick<DealtWord, 'word' | 'sentence'>;

export function fullSentence({ word, sentence }: Said): string {
  return withWord(sentence, word);
}

/** In the form of the national test: the word, its sentence, the word again. */
export function dictation(said: Said): string[] {
  return [said.word, fullSentence(said), said.word];
}

const SIGNS: Readonly<Record<string, string>> = { "'": 'apostrophe', '-': 'hyphen', ' ': 'space' };

/** A spelling letter by letter; by ear a capital sounds like any other letter. For a voice they are capitals, which it names. */
export function letterByLetter(spelling: string, isForVoice = false): string {
  return [...spelling]
    .map((letter) => {
      const name = SIGNS[letter] ?? (isForVoice ? letter.toUpperCase() : letter);
      return /\p{Lu}/u.test(letter) ? `capital ${name}` : name;
    })
    .join(', ');
}

/** How long a word is, and what else a pupil who does not hear it has to know: '6 letters, the first a capital'. */
export function lengthText(word: string): string {
  const count = (sign: RegExp) => word.match(sign)?.length ?? 0;
  const some = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`;
  const [capitals, hyphens, spaces] = [count(/\p{Lu}/gu), count(/-/g), count(/ /g)];
  const beginsWithOne = capitals === 1 && /^\p{Lu}/u.test(word);
  const extras = [
    capitals > 0 && (beginsWithOne ? 'the first a capital' : `with ${some(capitals, 'capital')}`),
    /['’]/.test(word) && 'and an apostrophe',
    hyphens > 0 && (hyphens === 1 ? 'and a hyphen' : `and ${hyphens} hyphens`),
    spaces > 0 && `in ${spaces + 1} words`,
  ].filter(Boolean);
  return [some(count(/\p{L}/gu), 'letter'), ...extras].join(', ');
}
