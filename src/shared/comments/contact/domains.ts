// Parts of internet addresses: mia.k @ gmail . co . uk.
import type { Reader } from './reader.ts';

const TOP_LEVEL = new Set(['com', 'net', 'org', 'uk', 'ie', 'eu', 'io', 'gg', 'tv', 'biz']);

export const isTopLevel = (reader: Reader, at: number) => TOP_LEVEL.has(reader.at(at).text);
export const isWord = (reader: Reader, at: number) => reader.at(at).kind === 'word';
/** Whether the token at `at` is a word or one of these signs. */
export const isWordOr = (reader: Reader, at: number, signs: string) => {
  const { kind, text } = reader.at(at);
  return kind === 'word' || (kind === 'sign' && text !== '' && signs.includes(text));
};

/** The end of a label that begins with a word, such as 'my-school'. */
export function endOfLabel(reader: Reader, at: number): number {
  let to = at + 1;
  while (reader.at(to).text === '-' && isWord(reader, to + 1)) to += 2;
  return to;
}

/** The start of the name that ends at `end`, without leading signs; null if there is none. */
export function startOfName(reader: Reader, end: number): number | null {
  let from = end;
  while (isWordOr(reader, from - 1, '._%+-')) from -= 1;
  while (from < end && !isWord(reader, from)) from += 1;
  return from < end ? from : null;
}

/** The position after a dot, written as a sign or a word, with any spaces around it; null if there is none. */
export function behindDot(reader: Reader, at: number): number | null {
  const dot = reader.skip(at, ' ');
  const { text } = reader.at(dot);
  return text === '.' || text === 'dot' ? reader.skip(dot + 1, ' ') : null;
}

/** The end of the top-level domain that begins here, such as 'com' or 'co . uk'; null if there is none. */
export function endOfTopLevel(reader: Reader, at: number): number | null {
  if (isTopLevel(reader, at)) return at + 1;
  if (reader.at(at).text !== 'co') return null;
  const uk = behindDot(reader, at + 1) ?? reader.skip(at + 1, ' ');
  return reader.at(uk).text === 'uk' ? uk + 1 : null;
}
