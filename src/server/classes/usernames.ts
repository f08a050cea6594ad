// Usernames for pupils whom a teacher adds by name.
import { randomInt } from 'node:crypto';
import { USERNAME_MAX } from '#shared/contract/auth.ts';

/** Variants are numbered up to this; after that they get random numbers, so that few have to be tried. */
const COUNTED = 9;
const TRIES = 60;

/** 'zara.khan', 'zara.khan2', … for 'Zara Khan': valid usernames to be tried in turn. */
export function* usernamesFor(displayName: string): Generator<string> {
  const base = baseOf(displayName);
  for (let nth = 1; nth <= TRIES; nth++) {
    const ending = nth === 1 ? '' : String(nth <= COUNTED ? nth : randomInt(1000, 10_000_000));
    const room = USERNAME_MAX - ending.length;
    yield Array.from(base).slice(0, room).join('') + ending;
  }
}

/** Latin letters that are no letter with an accent, as an English keyboard has them. */
const ON_KEYBOARD: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/** Latin letters as an English keyboard has them; other scripts stay. */
function baseOf(displayName: string): string {
  const words = displayName
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})[\u0300-\u036f]+/gu, '')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => ON_KEYBOARD.get(letter) ?? letter)
    .normalize('NFC')
    .split(/[\s._-]+/u);
  const clean = words.map((word) => word.replaceAll(/[^\p{L}\p{M}\p{Nd}]/gu, '')).filter(Boolean);
  return clean.join('.') || 'pupil';
}
