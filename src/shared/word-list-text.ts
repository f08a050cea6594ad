// A list of words as a teacher types it, or pastes it from a spreadsheet (D11).

export interface TypedWord {
  word: string;
  definition: string | null;
  /** With the word in it, or a gap. */
  sentence: string | null;
}

/** Separates a word from what follows; a hyphen needs spaces around it, so that hyphenated words stay whole. */
const BETWEEN = [/\t/, /(?<!\s)\s+[–—-]\s+/, /(?<!\s)\s*[:=]\s+/, /(?<!\s)\s*[;,]\s*/];
/** Separates a definition from a sentence; what is cut off is trimmed. */
const BEFORE_SENTENCE = /\t|\s[–—-]\s|(?<=")\s?[;,]/g;
/** A line of at least this many single words is a list of words, not a word with its definition. */
const WORDS_IN_A_LINE = 3;

/** What stands in a sentence in place of the word. */
export const GAP = '___';

/** One word per line; empty lines are ignored. */
export function readWords(text: string): TypedWord[] {
  return text.split(/\r\n|\r|\n/).flatMap(readLine);
}

function readLine(line: string): TypedWord[] {
  const trimmed = line.trim();
  if (trimmed === '') return [];
  const several = trimmed.split(/[,;\t]/).map(unquoted);
  const areWords = several.every((part) => /^[^\s]*$/.test(part));
  if (several.length >= WORDS_IN_A_LINE && areWords) {
    return several.filter((word) => word !== '').map((word) => ({ word, ...NOTHING }));
  }
  for (const between of BETWEEN) {
    const found = between.exec(trimmed);
    if (!found) continue;
    const word = unquoted(trimmed.slice(0, found.index));
    return [{ word, ...readRest(trimmed.slice(found.index + found[0].length), word) }];
  }
  return [{ word: unquoted(trimmed), ...NOTHING }];
}

const NOTHING = { definition: null, sentence: null };

/** What follows a word: its definition, its sentence, or both. Only a sentence has the word in it. */
function readRest(rest: string, word: string): Omit<TypedWord, 'word'> {
  for (const { index, 0: between } of rest.matchAll(BEFORE_SENTENCE)) {
    const sentence = unquoted(rest.slice(index + between.length));
    if (!hasOneGap(withGap(sentence, word))) continue;
    const definition = unquoted(rest.slice(0, index));
    return { definition: definition === '' ? null : definition, sentence };
  }
  const one = unquoted(rest);
  if (hasOneGap(withGap(one, word))) return { definition: null, sentence: one };
  return { definition: one === '' ? null : one, sentence: null };
}

/**
 * Undoes a spreadsheet's quoting: a cell with a separator is in quotation marks, and quotation marks inside it are
 * doubled.
 */
function unquoted(cell: string): string {
  const [, inner] = /^"(.*)"$/.exec(cell.trim()) ?? [];
  return inner === undefined ? cell.trim() : inner.replaceAll('""', '"').trim();
}

/** The list as text that `readWords` reads as the same words. */
export function writeWords(words: readonly TypedWord[]): string {
  return words
    .map(({ word, definition, sentence }) =>
      [word, definition, sentence === null ? null : withWord(sentence, word)]
        .filter((part) => part !== null)
        .join(' – '),
    )
    .join('\n');
}

/** The sentence with a gap for each time that the word stands in it. */
export function withGap(sentence: string, word: string): string {
  if (word === '') return sentence;
  const whole = new RegExp(`(?<![\\p{L}\\p{N}'’-])${escaped(word)}(?![\\p{L}\\p{N}-])`, 'giu');
  return sentence.replaceAll(/_{2,}/g, GAP).replaceAll(whole, GAP);
}

/** The word as it is written after another word of the sentence; undefined if it stands nowhere but at a beginning. */
export function writtenInside(sentence: string, word: string): string | undefined {
  const inside = new RegExp(`(?<=[\\p{L}\\p{N},;] )${escaped(word)}(?![\\p{L}\\p{N}-])`, 'iu');
  return inside.exec(sentence)?.[0];
}

/** A word in an expression, with either kind of apostrophe. */
function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(/['’]/g, "['’]");
}

export function hasOneGap(sentence: string): boolean {
  return sentence.split(GAP).length === 2;
}

/** The sentence with the word in its gap, with a capital where it begins the sentence. */
export function withWord(sentence: string, word: string): string {
  const begins = /^[^\p{L}\p{N}]*$/u.test(sentence.split(GAP)[0] ?? '');
  const written = begins ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  return sentence.replace(GAP, () => written);
}
