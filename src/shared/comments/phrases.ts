// Finds phrases of a list in what a child has typed, with simple disguises: digits and signs for letters, repeated letters,
// spaces between letters. Whole words only, so that no name of a person or place is one by accident.
import { z } from 'zod/mini';

/** `one|two three? ... four`: alternatives, an optional word, up to three other words. */
const PHRASE = /^(?:\.\.\.|[a-z']+(?:\|[a-z']+)*\??)(?: (?:\.\.\.|[a-z']+(?:\|[a-z']+)*\??))*$/;

/** A list of phrases, as in content/comments. */
export const phraseListSchema = z.array(
  z.strictObject({
    id: z
      .string()
      .check(
        z.regex(/^(?:rude|worry)\/[a-z-]+$/, 'An id looks like worry/being-hit.'),
        z.meta({ description: 'What the phrases have in common.' }),
      ),
    phrases: z
      .array(
        z
          .string()
          .check(
            z.regex(
              PHRASE,
              'Words in small letters; | between alternatives, ? after an optional word, ... for up to three other words.',
            ),
          ),
      )
      .check(z.minLength(1)),
  }),
);

type PhraseList = z.infer<typeof phraseListSchema>;

/** Signs that are read as a letter. The first letter of a word is never a digit, so that no number is a word. */
const LOOKS_LIKE: Readonly<Record<string, { signs: string; digits: string }>> = {
  a: { signs: '@', digits: '4' },
  b: { signs: '', digits: '8' },
  e: { signs: '', digits: '3' },
  g: { signs: '', digits: '9' },
  i: { signs: '!|', digits: '1' },
  l: { signs: '|', digits: '1' },
  o: { signs: '', digits: '0' },
  s: { signs: '$', digits: '5' },
  t: { signs: '+', digits: '7' },
};
/** Shorter words are found only as they are spelt: 'A55' is a road. */
const DISGUISED_FROM = 4;

const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{N}])`;
const BETWEEN_WORDS = String.raw`[^\p{L}\p{N}]{1,5}`;
const ANY_WORD = String.raw`[\p{L}\p{N}'’]+`;

/** A function that names the first entry of the list with a phrase in the text; null if there is none. */
export function phraseFinder(list: PhraseList): (text: string) => string | null {
  const entries = list.map(({ id, phrases }) => ({
    id,
    pattern: new RegExp(`${BEFORE}(?:${anyOf(phrases)})${AFTER}`, 'iu'),
  }));
  return (text) => {
    const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
    return entries.find(({ pattern }) => pattern.test(plain))?.id ?? null;
  };
}

/** Grouped by how they begin, so that at each word only a few of the phrases are tried. */
function anyOf(phrases: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const phrase of phrases) {
    const beginning = beginningOf(phrase);
    groups.set(beginning, [...(groups.get(beginning) ?? []), patternOf(phrase)]);
  }
  return Array.from(
    groups,
    ([beginning, patterns]) => `${beginning}(?:${patterns.join('|')})`,
  ).join('|');
}

/** A look ahead to the character with which the phrase begins; nothing if that may be any. */
function beginningOf(phrase: string): string {
  const [first = ''] = phrase.split(' ');
  if (first === '...' || first.endsWith('?')) return '';
  const letters = new Set(first.split('|').map((word) => word.charAt(0)));
  if (letters.has("'")) return '';
  const sets = [...letters].map((letter) => letterSet(letter, { isFirst: true, isInside: false }));
  return `(?=[${sets.sort().join('')}])`;
}

function patternOf(phrase: string): string {
  const slots = phrase.split(' ');
  return slots
    .map((slot, index) => {
      const isLast = index === slots.length - 1;
      const gap = isLast ? '' : BETWEEN_WORDS;
      if (slot === '...') return `(?:${ANY_WORD}${gap}){0,3}?`;
      const words = slot.replace('?', '').split('|').map(wordPattern).join('|');
      return slot.endsWith('?') ? `(?:(?:${words})${gap})?` : `(?:${words})${gap}`;
    })
    .join('');
}

function wordPattern(word: string): string {
  // A letter with its repeats: 'ass' has two s at least, so that it is not found in 'as'.
  const runs = [...word.matchAll(/(.)\1*/g)].map(([run]) => run);
  const isDisguised = word.length >= DISGUISED_FROM && !word.includes("'");
  const written = runs.map((run, index) => {
    const letter = run.charAt(0);
    if (letter === "'") return "['’]?";
    const isInside = index > 0 && index < runs.length - 1;
    const set = isDisguised ? letterSet(letter, { isFirst: index === 0, isInside }) : letter;
    return `[${set}]{${run.length},}`;
  });
  const spaced = [...word].join(String.raw`[\s._*-]{1,2}`);
  return isDisguised ? `${written.join('')}|${BEFORE}${spaced}` : written.join('');
}

function letterSet(letter: string, { isFirst, isInside }: { isFirst: boolean; isInside: boolean }) {
  const { signs = '', digits = '' } = LOOKS_LIKE[letter] ?? {};
  return `${letter}${signs}${isFirst ? '' : digits}${isInside ? '*#' : ''}`;
}
