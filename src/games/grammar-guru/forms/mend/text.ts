// A page of text with slips in it: its words, its sentences, and what each word can be changed into.
/** The words of a page with the marks beside them; a dash belongs to the word before it. */
export function wordsOfPage(page: string): string[] {
  return page.split(/ (?!–)/);
}

/** A page as written, with brackets round some of its words. */
const BRACKETED = /^([“(]*)\[([^[\]]+)\](.*)$/;

/** Whether the author names what a word can be changed into, and the word without the brackets. */
export function wordIn(written: string): { word: string; isNamed: boolean } {
  const [, before = '', named, after = ''] = BRACKETED.exec(written) ?? [];
  if (named === undefined) return { word: written, isNamed: false };
  return { word: `${before}${named}${after}`, isNamed: true };
}

const SENTENCE_END = /[.?!][”)]*$/;
const SENTENCE_START = /^[“(]*\p{Lu}/u;

/** The places of the words of each sentence, as the page is printed: where an end mark is missing, two make one. */
export function sentencesOfPage(words: readonly string[]): number[][] {
  const sentences: number[][] = [];
  for (const [place, word] of words.entries()) {
    const isStart = SENTENCE_END.test(words[place - 1] ?? '.') && SENTENCE_START.test(word);
    if (isStart || sentences.length === 0) sentences.push([place]);
    else sentences.at(-1)?.push(place);
  }
  return sentences;
}

interface Page {
  words: readonly string[];
  /** The words with named changes. */
  places: readonly { at: number; mends: readonly string[] }[];
}

/** What a word can be changed into: what its author names, otherwise changes that are wrong for any sound word. */
export function mendsAt({ words, places }: Page, place: number): readonly string[] {
  const named = places.find(({ at }) => at === place)?.mends;
  return named ?? spoilt(words[place] ?? '');
}

const OPENING_MARKS = /^[“(]+/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** A word without the marks beside it, and these marks. */
function partsOf(word: string): { before: string; letters: string; after: string } {
  const before = OPENING_MARKS.exec(word)?.[0] ?? '';
  const lastLetter = [...word].findLastIndex((one) => LETTER_OR_DIGIT.test(one));
  const end = Math.max(before.length, lastLetter + 1);
  return { before, letters: word.slice(before.length, end), after: word.slice(end) };
}

/** Another mark for the one at the end of a sound word, which is wrong whatever follows. */
const OTHER_MARKS: readonly (readonly [ending: string, other: string])[] = [
  ['.”', '”.'],
  ['!”', '”!'],
  ['?”', '”?'],
  [',”', '”,'],
  [' –', ','],
  ['.', ','],
  [',', '.'],
  ['?', '.'],
  ['!', '?'],
  [';', ','],
  [':', ';'],
];

/** Changes that make a sound word wrong: its capital, its apostrophe and its mark. */
function spoilt(word: string): string[] {
  const { before, letters, after } = partsOf(word);
  const first = letters.charAt(0);
  const other = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase();
  const [ending = '', mark = '.'] = OTHER_MARKS.find(([end]) => after.startsWith(end)) ?? [];
  return [
    `${before}${other}${letters.slice(1)}${after}`,
    ...(/’/.test(letters) ? [`${before}${letters.replace('’', '')}${after}`] : []),
    ...(/[a-z]{3}[^s’]s$/.test(letters) ? [`${before}${letters.slice(0, -1)}’s${after}`] : []),
    ...(after === '' || ending !== ''
      ? [`${before}${letters}${mark}${after.slice(ending.length)}`]
      : []),
  ];
}

const MARK_NAMES: Readonly<Record<string, string>> = {
  '“': 'opening inverted commas',
  '”': 'closing inverted commas',
  '(': 'opening bracket',
  ')': 'closing bracket',
  '.': 'full stop',
  ',': 'comma',
  '?': 'question mark',
  '!': 'exclamation mark',
  ';': 'semi-colon',
  ':': 'colon',
  '–': 'dash',
  '-': 'hyphen',
};

/** A word with the names of its marks and its capital, which a screen reader leaves out: 'twins’, apostrophe at the end'. */
export function wordInMarks(word: string): string {
  const names = [...word].flatMap((letter, nth) => {
    if (letter === '’') {
      const next = word.charAt(nth + 1);
      return /\p{L}/u.test(next) ? [`apostrophe before ${next}`] : ['apostrophe at the end'];
    }
    return MARK_NAMES[letter] ?? [];
  });
  const capital = /^[“(]*\p{Lu}/u.test(word) ? ['capital'] : [];
  return [word, ...capital, ...names].join(', ');
}
