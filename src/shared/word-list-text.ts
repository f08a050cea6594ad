// A list of words as a teacher types it, or pastes it from a spreadsheet (D11).

export interface TypedWord {
  word: string;
  definition: string | null;
}

/** Separates a word from its definition; a hyphen needs spaces around it, so that hyphenated words stay whole. */
const BETWEEN = [/\t/, /(?<!\s)\s+[–—-]\s+/, /(?<!\s)\s*[:=]\s+/, /(?<!\s)\s*[;,]\s*/];
/** A line of at least this many single words is a list of words, not a word with its definition. */
const WORDS_IN_A_LINE = 3;

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
    return several.filter((word) => word !== '').map((word) => ({ word, definition: null }));
  }
  for (const between of BETWEEN) {
    const found = between.exec(trimmed);
    if (!found) continue;
    const definition = unquoted(trimmed.slice(found.index + found[0].length));
    const word = unquoted(trimmed.slice(0, found.index));
    return [{ word, definition: definition === '' ? null : definition }];
  }
  return [{ word: unquoted(trimmed), definition: null }];
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
    .map(({ word, definition }) => (definition === null ? word : `${word} – ${definition}`))
    .join('\n');
}
