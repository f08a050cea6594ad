// Account names: 'mia#1234', '@mia_k', 'my snap is mia_k9'.
import { isWordOr } from './domains.ts';
import type { Finder, Reader, Span } from './reader.ts';

const SERVICES = new Set(
  (
    'snap snapchat insta instagram tiktok discord whatsapp telegram kik facebook fb twitter roblox fortnite minecraft xbox psn ' +
    'steam youtube'
  ).split(' '),
);
const NAME_OF_ACCOUNT = new Set(['username', 'name', 'id', 'tag', 'handle', 'account']);
const IS = new Set(['is', ':', '=']);
/** In tokens; no account name is longer. */
const LONGEST = 8;

export const findNumberedName: Finder = ({ text }, at, reader) =>
  text === '#' ? beforeNumber(reader, at) : null;

export const findHandle: Finder = ({ kind, text }, at, reader) => {
  if (text === '@') return behindSign(reader, at);
  if (kind !== 'word') return null;
  if (SERVICES.has(text)) return behindService(reader, at + 1);
  const isTikTok = text === 'tik' && reader.at(at + 1).text === ' ';
  return isTikTok && reader.at(at + 2).text === 'tok' ? behindService(reader, at + 3) : null;
};

function behindSign(reader: Reader, from: number): Span | null {
  if (isWordOr(reader, from - 1, '_@')) return null;
  const name = nameAt(reader, from + 1, '_.');
  return name && { from, to: name.to };
}

/** A name begins with a word or an underscore. */
function nameAt(reader: Reader, from: number, signs: string): (Span & { text: string }) | null {
  const texts: string[] = [];
  let length = 0;
  for (let at = from; at < from + LONGEST; at++) {
    const { kind, text } = reader.at(at);
    const isEnd = kind === 'word' || text === '_';
    const isInside = at > from && text.length === 1 && signs.includes(text);
    if (!isEnd && !isInside) break;
    texts.push(text);
    if (isEnd) length = texts.length;
  }
  const text = texts.slice(0, length).join('');
  return length > 0 ? { from, to: from + length, text } : null;
}

function beforeNumber(reader: Reader, at: number): Span | null {
  if (!/^\p{N}{4}$/u.test(reader.at(at + 1).text)) return null;
  let from = at;
  while (from > at - LONGEST && isWordOr(reader, from - 1, '_.')) from -= 1;
  while (from < at && !/^\p{L}/u.test(reader.at(from).text)) from += 1;
  return from < at ? { from, to: at + 2 } : null;
}

/** 'snap is mia_k9' and 'snap name: mia': unless the text says 'name', the name needs a digit or a sign. */
function behindService(reader: Reader, at: number): Span | null {
  const word = reader.skip(at, ' ');
  const isUser = reader.at(word).text === 'user';
  const what = isUser ? reader.skip(word + 1, ' ') : word;
  if (what > at && NAME_OF_ACCOUNT.has(reader.at(what).text)) {
    const is = reader.skip(what + 1, ' ');
    if (IS.has(reader.at(is).text)) return nameAt(reader, reader.skip(is + 1, ' '), '_.#-');
  }
  const isSaid = IS.has(reader.at(word).text) || reader.at(word).text === '-';
  const name = nameAt(reader, isSaid ? reader.skip(word + 1, ' ') : word, '_.#-');
  return name && isTelling(name.text) ? name : null;
}

const isTelling = (name: string) => /\p{L}/u.test(name) && /[\p{N}_.#]/u.test(name);
