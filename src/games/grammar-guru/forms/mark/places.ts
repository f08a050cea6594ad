// Where a mark can stand in a sentence: between words, or between the letters of one word for an apostrophe.

export const APOSTROPHE = '’';
export const MARKS = [
  ',',
  '.',
  '?',
  '!',
  ';',
  ':',
  APOSTROPHE,
  '-',
  '–',
  '(',
  ')',
  '“',
  '”',
] as const;
export type Mark = (typeof MARKS)[number];

/** Marks that precede a word, and those that may end a sentence. */
const OPENING: readonly string[] = ['(', '“'];
const ENDING: readonly string[] = ['.', '?', '!', ')', '”'];
/** Marks that stand inside closing inverted commas. */
const INSIDE_QUOTES: readonly string[] = [',', '.', '?', '!'];

/** A sentence without its mark, cut into the pieces between which the mark can be put. */
export interface CutSentence {
  /** Put together they are the sentence: each has the space before it. */
  words: string[];
  /** Where the mark can stand: after how many of the words. */
  places: number[];
}

/** Whether a mark stands before the word that it belongs to. */
export function isOpening(mark: Mark): boolean {
  return OPENING.includes(mark);
}

/** A sentence without the markup of the word to look at. */
export function sentenceOf(written: string): string {
  return written.replaceAll('**', '');
}

/** A written sentence without its mark. */
export function withoutMark(written: string, mark: Mark): string {
  const [before = '', after = ''] = written.split(mark);
  if (mark === '-') return `${before} ${after}`;
  return mark === '–' ? `${before.trimEnd()}${after}` : `${before}${after}`;
}

/** Cuts a sentence at the places for its mark; an apostrophe's places are in the bold word. */
export function cutSentence(written: string, mark: Mark): CutSentence {
  return mark === APOSTROPHE
    ? cutWord(written)
    : cutAtSpaces(sentenceOf(withoutMark(written, mark)), mark);
}

function cutWord(written: string): CutSentence {
  const [before = '', word = '', after = ''] = written.split('**');
  const letters = [...word].filter((letter) => letter !== APOSTROPHE);
  const words = [before, ...letters, after].filter((piece) => piece !== '');
  const first = before === '' ? 1 : 2;
  return { words, places: letters.map((_, index) => first + index) };
}

function cutAtSpaces(sentence: string, mark: Mark): CutSentence {
  const words = sentence.split(/(?= )/).flatMap((word) => cutAtMarks(word, mark));
  const count = words.length;
  if (isOpening(mark)) return { words, places: words.map((_, index) => index) };
  const isOpenEnded = ENDING.includes(mark) && (mark === '”' || !/[.?!]$/.test(sentence));
  const last = isOpenEnded ? count : count - 1;
  return { words, places: Array.from({ length: last }, (_, index) => index + 1) };
}

/** Marks next to the inserted one: 'Stop!” said' has two places for the closing inverted commas. */
function cutAtMarks(word: string, mark: Mark): string[] {
  const inside = INSIDE_QUOTES.includes(mark) ? /(?=”)/ : mark === '”' ? /(?=[,.?!])/ : null;
  return inside ? word.split(inside) : [word];
}

/** The sentence with the mark put after so many of its words. */
export function putMark({ words }: Pick<CutSentence, 'words'>, mark: Mark, place: number): string {
  const before = words.slice(0, place).join('');
  const after = words.slice(place).join('');
  if (mark === '-') return `${before}-${after.trimStart()}`;
  if (mark === '–') return `${before} –${after}`;
  if (!isOpening(mark)) return `${before}${mark}${after}`;
  return before === '' ? `${mark}${after}` : `${before} ${mark}${after.trimStart()}`;
}

/** All sentences that a pupil can make from the pieces. */
export function sentencesOf(cut: CutSentence & { mark: Mark }): string[] {
  return cut.places.map((place) => putMark(cut, cut.mark, place));
}
