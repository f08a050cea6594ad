// A list of words as a teacher types it, or pastes it from a spreadsheet (D11).

export interface TypedWord {
  word: string;
  definition: string | null;
}

/** Between a word and its definition; a hyphen with spaces around it, so that one inside a word stays. */
const BETWEEN = [/\t/, /(?<!\s)\s+[–—-]\s+/, /(?<!\s)\s*[:=]\s+/, /(?<!\s)\s*[;,]\s*/];
/** A line of so many single words is no word with a definition. */
const WORDS_IN_A_LINE = 3;

/** A word a line; empty lines say nothing. */
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

/** A cell as spreadsheets write it: in quotation marks if it has a separator in it, which are doubled inside. */
function unquoted(cell: string): string {
  const [, inner] = /^"(.*)"$/.exec(cell.trim()) ?? [];
  return inner === undefined ? cell.trim() : inner.replaceAll('""', '"').trim();
}

/** The same list as text, which reads as these words again. */
export function writeWords(words: readonly TypedWord[]): string {
  return words
    .map(({ word, definition }) => (definition === null ? word : `${word} – ${definition}`))
    .join('\n');
}
