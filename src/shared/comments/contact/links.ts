import { endOfLabel, isTopLevel, isWord } from './domains.ts';
import type { Finder, Reader } from './reader.ts';

const SHORT_LINKS = new Set(['youtu.be', 't.me', 'wa.me', 'bit.ly', 'discord.gg']);
/** At the end of a link, these belong to the sentence. */
const AT_THE_END = '.,;:!?\'")]”’';

export const findLink: Finder = ({ kind, text }, at, reader) => {
  if (kind !== 'word') return null;
  const rest = startOfRest(reader, at, text);
  if (rest !== null) {
    const to = endOfLink(reader, rest);
    return to > rest ? { from: at, to } : null;
  }
  return text === 'dot' ? aroundDot(reader, at) : fromHost(reader, at);
};

/** The position after 'https://' or 'www.'; null if the link begins otherwise. */
function startOfRest(reader: Reader, at: number, word: string): number | null {
  const signs = word === 'www' ? '.' : word === 'http' || word === 'https' ? '://' : null;
  if (signs === null) return null;
  const isThere = [...signs].every((sign, index) => reader.at(at + 1 + index).text === sign);
  return isThere ? at + 1 + signs.length : null;
}

function endOfLink(reader: Reader, from: number): number {
  let to = from;
  while (reader.at(to).kind !== 'space' && !'•'.includes(reader.at(to).text)) to += 1;
  while (to > from && isEnd(reader, to - 1)) to -= 1;
  return to;
}

const isEnd = (reader: Reader, at: number) => AT_THE_END.includes(reader.at(at).text);

/** A host, beginning with its first label. */
function fromHost(reader: Reader, at: number) {
  if ('.-'.includes(reader.at(at - 1).text || ' ') && isWord(reader, at - 2)) return null;
  let end: number | null = null;
  for (let to = endOfLabel(reader, at); reader.at(to).text === '.' && isWord(reader, to + 1);) {
    const [before, label] = [to - 1, to + 1];
    to = endOfLabel(reader, label);
    const isShort =
      reader.at(to).text === '/' &&
      SHORT_LINKS.has(`${reader.at(before).text}.${reader.at(label).text}`);
    if (isTopLevel(reader, label) || isShort) end = label + 1;
  }
  if (end === null) return null;
  const to = reader.at(end).text === '/' ? Math.max(end + 1, endOfLink(reader, end + 1)) : end;
  return { from: at, to };
}

const WORDS_BEHIND_DOT = [['com'], ['co', ' ', 'dot', ' ', 'uk']];

function aroundDot(reader: Reader, at: number) {
  const isParted = [at - 1, at + 1].every((place) => reader.at(place).kind === 'space');
  if (!isParted || !isWord(reader, at - 2)) return null;
  const words = WORDS_BEHIND_DOT.find((some) =>
    some.every((word, index) => {
      const { kind, text } = reader.at(at + 2 + index);
      return word === ' ' ? kind === 'space' : text === word;
    }),
  );
  if (!words) return null;
  let from = at - 2;
  while (reader.at(from - 1).text === '-' && isWord(reader, from - 2)) from -= 2;
  return { from, to: at + 2 + words.length };
}
