// Whether words share a root, to keep a word out of its own definition.

const ENDINGS = [
  'ation',
  'ition',
  'ance',
  'ence',
  'ment',
  'ness',
  'tion',
  'sion',
  'able',
  'ible',
  'ious',
  'less',
  'ally',
  'ful',
  'ing',
  'ous',
  'est',
  'ity',
  'ies',
  'ied',
  'ial',
  'al',
  'ly',
  'ed',
  'er',
  'or',
  'es',
  'en',
  'th',
  'y',
  'e',
  's',
];
/** Minimum length of a root. */
const SHORTEST_ROOT = 3;

/** A word in small letters without its commonest ending, and without a letter doubled before it. */
export function rootOf(word: string): string {
  const lower = word.toLowerCase().replace(/'s$/, '');
  const ending = ENDINGS.find(
    (one) => lower.endsWith(one) && lower.length - one.length >= SHORTEST_ROOT,
  );
  if (ending === undefined) return lower;
  return lower
    .slice(0, -ending.length)
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/i$/, 'y');
}

/** Whether two words share their root, or one is a part of the other as in "bed" and "bedroom". */
export function areRelated(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (rootOf(a) === rootOf(b)) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const isPart = long.startsWith(short) || long.endsWith(short);
  return short.length > SHORTEST_ROOT && isPart;
}
