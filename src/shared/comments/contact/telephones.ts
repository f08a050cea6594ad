// Telephone numbers of the United Kingdom, also spelt out, and international ones with their country code.
import type { Finder, Reader, Span } from './reader.ts';

/** Digits of a number, with its leading zero or its country code. */
const NATIONAL = { fewest: 10, most: 11 };
const INTERNATIONAL = { fewest: 10, most: 14 };

export const findTelephone: Finder = ({ kind, text }, at, reader) => {
  if (text === '+') return withCode(reader, at);
  if (kind !== 'word') return null;
  if (/^7[1-57-9]/.test(text)) return withoutZero(reader, at);
  if (!/0|^o$|^zero$|^oh$|^nought$|^o\d/.test(text)) return null;
  return inWords(reader, at) ?? withZero(reader, at);
};

interface Digits extends Span {
  digits: string;
  /** The digits with the separators between them. */
  written: string;
}

/** Letters may come right before a number, and the letter o counts as a zero. */
const FIRST_DIGITS = /^[\do]+|\d[\do]*/;
const DIGITS = /^[\do]+/;
/** No word in a telephone number is longer. */
const LONGEST_WORD = 30;
const GAP = ' ().–-';
const GAP_LENGTH = 3;

/** The digits that begin here, one entry for each position where a number could end. */
function digitsFrom(reader: Reader, from: number, most: number): Digits[] {
  const found: Digits[] = [];
  let [digits, written, gap] = ['', '', 0];
  for (let at = from; digits.length < most && !digits.startsWith('000'); at++) {
    const { kind, text } = reader.at(at);
    if (kind === 'word') {
      const { run, isRest } = leadingDigits(text, digits === '');
      const [closed] = /^[\do]*\d/.exec(run) ?? [];
      if (closed) {
        const all = digits + withZeros(closed);
        found.push({ digits: all, written: written + closed, from, to: at + 1 });
      }
      if (!isRest) return found;
      digits += withZeros(run);
      written += run;
      gap = 0;
    } else {
      gap += text.length;
      if (gap > GAP_LENGTH || text === '' || (kind === 'sign' && !GAP.includes(text))) return found;
      written += text;
    }
  }
  return found;
}

const withZeros = (run: string) => run.replaceAll('o', '0');

/** The leading digits of a word, and whether the word consists of nothing else. */
function leadingDigits(word: string, isFirst: boolean): { run: string; isRest: boolean } {
  const found = word.length > LONGEST_WORD ? null : (isFirst ? FIRST_DIGITS : DIGITS).exec(word);
  if (!found) return { run: '', isRest: false };
  const [run] = found;
  return { run, isRest: found.index + run.length === word.length };
}

/** +44 7700 900123. */
function withCode(reader: Reader, from: number): Span | null {
  const found = digitsFrom(reader, from + 1, INTERNATIONAL.most).findLast(
    ({ digits }) => /^[1-9]/.test(digits) && isOfLength(digits, INTERNATIONAL),
  );
  return found ? { from, to: found.to } : null;
}

const isOfLength = ({ length }: string, { fewest, most }: typeof NATIONAL) =>
  fewest <= length && length <= most;

/** 07700 900123, and 0044 7700 900123. */
function withZero(reader: Reader, at: number): Span | null {
  const hasCode = reader.at(at).text.startsWith('00');
  const found = hasCode
    ? digitsFrom(reader, at, INTERNATIONAL.most + 2).findLast(
        ({ digits }) => /^00[1-9]/.test(digits) && isOfLength(digits.slice(2), INTERNATIONAL),
      )
    : digitsFrom(reader, at, NATIONAL.most).findLast(
        ({ digits }) => /^0[1-9]/.test(digits) && isOfLength(digits, NATIONAL),
      );
  if (!found || isOtherNumber(found)) return null;
  const isBracketed = reader.at(at - 1).text === '(' && reader.at(at + 1).text === ')';
  return { from: isBracketed ? at - 1 : at, to: found.to };
}

/** The other characters may be the letter o. */
const FEWEST_DIGITS = 6;

/** A decimal fraction, a date, or somebody counting. */
function isOtherNumber({ digits, written }: Digits): boolean {
  const isDate = /^\d{1,2}[.–-]\d{1,2}[.–-]\d{2,4}/.test(written);
  const isCounting = digits.startsWith('012345678');
  const isWordy = written.replaceAll(/\D/g, '').length < FEWEST_DIGITS;
  return isDate || isCounting || isWordy || /^0\.\d+$/.test(written);
}

/** How people group the ten digits of a mobile number without its zero. */
const PARTED = new Set(['10', '4 6', '5 5', '4 3 3']);

function withoutZero(reader: Reader, at: number): Span | null {
  // A decimal fraction, or a part of a larger number.
  if ('.,'.includes(reader.at(at - 1).text || ' ')) return null;
  const lengths: number[] = [];
  let digits = '';
  for (let to = at; digits.length < 10; to += 2) {
    const { text } = reader.at(to);
    if (!/^\d{3,10}$/.test(text)) return null;
    digits += text;
    lengths.push(text.length);
    if (PARTED.has(lengths.join(' ')) && !digits.endsWith('00000')) return { from: at, to: to + 1 };
    if (![' ', '-'].includes(reader.at(to + 1).text)) return null;
  }
  return null;
}

const ZERO = new Set(['zero', 'oh', 'o', 'nought']);
const SECOND = new Set(['one', 'two', 'three', 'seven', 'eight']);
const DIGIT = new Set(
  'zero oh o nought one two three four five six seven eight nine double triple'.split(' '),
);
const FEWEST_WORDS = 9;
const MOST_WORDS = 11;

function inWords(reader: Reader, from: number): Span | null {
  if (!ZERO.has(reader.at(from).text)) return null;
  const next = (at: number) => reader.skip(at + 1, ' ,-');
  const second = next(from);
  if (second === from + 1 || !SECOND.has(reader.at(second).text)) return null;
  let [last, words] = [second, 2];
  for (let at = next(last); words < MOST_WORDS && at > last + 1; at = next(last)) {
    const { text } = reader.at(at);
    // Somebody counts: zero, one, two.
    const isCounting = words === 2 && reader.at(second).text === 'one' && text === 'two';
    if (isCounting || !DIGIT.has(text)) break;
    last = at;
    words += 1;
  }
  return words >= FEWEST_WORDS ? { from, to: last + 1 } : null;
}
