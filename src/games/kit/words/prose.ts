// The words and sentences of a text.

/** The words of a text, with straight apostrophes inside them: "don't", "twenty-one" as two. */
export function wordsOf(written: string): string[] {
  return written.replaceAll('’', "'").match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
}

/** How many words a child reads: runs between spaces with a letter, a digit or a gap in them. */
export function countWords(written: string): number {
  return written.split(/\s+/).filter((run) => /[\p{L}\d_]/u.test(run)).length;
}

const SENTENCE_END = /(?<=[\p{L}\d)°²³%])[.!?…]+[”’)]*(?=\s*(?:(?<=\s)[“(]?\p{Lu}|$))/u;

/** The sentences of a text, without the marks at their ends. */
export function sentencesOf(written: string): string[] {
  return written.split(SENTENCE_END).filter((part) => part.trim());
}

/** How many sentences a text has: at least one, and one for every end mark after a word and before a capital or the end. */
export function countSentences(written: string): number {
  return Math.max(1, sentencesOf(written).length);
}
