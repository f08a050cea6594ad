// E-mail addresses, also with spaces in them or in words: 'mia @ gmail . com', 'mia at gmail dot com'.
import {
  behindDot,
  endOfLabel,
  endOfTopLevel,
  isTopLevel,
  isWord,
  startOfName,
} from './domains.ts';
import type { Finder, Reader } from './reader.ts';

const PROVIDERS = new Set(
  'gmail googlemail hotmail outlook yahoo icloud live aol btinternet sky'.split(' '),
);

export const findEmail: Finder = ({ text }, at, reader) => {
  if (text === '@') return aroundSign(reader, at);
  return text === 'at' ? aroundWord(reader, at) : null;
};

function aroundSign(reader: Reader, at: number) {
  const [before, behind] = [isOneSpace(reader, at - 1), isOneSpace(reader, at + 1)];
  const from = startOfName(reader, before ? at - 1 : at);
  const first = behind ? at + 2 : at + 1;
  if (from === null || !isWord(reader, first)) return null;
  let isUnbroken = !before && !behind;
  let end: number | null = null;
  for (let to = endOfLabel(reader, first); ;) {
    const dot = isOneSpace(reader, to) ? to + 1 : to;
    const label = isOneSpace(reader, dot + 1) ? dot + 2 : dot + 1;
    isUnbroken &&= label === to + 1;
    const isMore = reader.at(dot).text === '.' && isWord(reader, label);
    // An address without spaces ends at the first space, so its ending need not be a known one.
    if (!isMore || (end !== null && !isUnbroken)) return end === null ? null : { from, to: end };
    to = endOfLabel(reader, label);
    if (isUnbroken || isTopLevel(reader, label)) end = isUnbroken ? to : label + 1;
  }
}

const isOneSpace = (reader: Reader, at: number) => {
  const { kind, text } = reader.at(at);
  return kind === 'space' && text.length === 1;
};

function aroundWord(reader: Reader, at: number) {
  const isOpened = '(['.includes(reader.at(at - 1).text || ' ');
  const isClosed = ')]'.includes(reader.at(at + 1).text || ' ');
  const [before, behind] = [isOpened ? at - 2 : at - 1, isClosed ? at + 2 : at + 1];
  if (reader.at(before).kind !== 'space' || reader.at(behind).kind !== 'space') return null;
  const from = startOfName(reader, before);
  const to = endOfHost(reader, behind + 1);
  return from !== null && to !== null ? { from, to } : null;
}

/** The end of 'gmail com', 'gmail.com' or 'my-school dot com'. */
function endOfHost(reader: Reader, at: number): number | null {
  const { kind, text } = reader.at(at);
  if (kind !== 'word') return null;
  if (!PROVIDERS.has(text)) {
    const dot = reader.skip(endOfLabel(reader, at), ' ');
    const topLevel = reader.at(dot).text === 'dot' ? behindDot(reader, dot) : null;
    return topLevel === null ? null : endOfTopLevel(reader, topLevel);
  }
  const behind = behindDot(reader, at + 1);
  if (behind !== null) return endOfTopLevel(reader, behind);
  // 'at sky tv' may be about television; 'at sky com' is an address.
  const next = reader.skip(at + 1, ' ');
  return ['com', 'co'].includes(reader.at(next).text) ? endOfTopLevel(reader, next) : null;
}
