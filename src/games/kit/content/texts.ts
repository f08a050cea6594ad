// The texts that a child reads, each with the item it belongs to, and how to count their words.

/** What a text is for; a distractor may be wrong on purpose. */
export type TextKind =
  'question' | 'answer' | 'distractor' | 'rule' | 'word' | 'definition' | 'theme';

export interface Text {
  id: string;
  kind: TextKind;
  text: string;
}

/** A text of an item. */
export function text(id: string, kind: TextKind, written: string): Text {
  return { id, kind, text: written };
}

/** The words of a text, with straight apostrophes inside them: "don't", "twenty-one" as two. */
export function wordsOf(written: string): string[] {
  return written.replaceAll('’', "'").match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
}

/** A text whose reading level is measured. */
export interface Sample {
  id: string;
  text: string;
  /** The words it is about, in lower case, which do not count as long. */
  about: ReadonlySet<string>;
}

/** A running text, and texts with the words it is about. */
export function sample(id: string, written: string, about: readonly string[]): Sample {
  return { id, text: written, about: new Set(wordsOf(about.join(' ').toLowerCase())) };
}

/** How many words a child reads: runs between spaces with a letter, a digit or a gap in them. */
export function countWords(written: string): number {
  return written.split(/\s+/).filter((run) => /[\p{L}\d_]/u.test(run)).length;
}

const SENTENCE_END = /(?<=[\p{L}\d)°²³%])[.!?…]+[”’)]*(?=\s+[“(]?\p{Lu}|\s*$)/u;

/** How many sentences a text has: at least one, and one for every end mark after a word and before a capital or the end. */
export function countSentences(written: string): number {
  return Math.max(1, written.split(SENTENCE_END).filter((part) => part.trim()).length);
}

/** The first line of a question: its instruction, without what is quoted in it. */
export function instructionOf(question: string): string {
  return (question.split('\n')[0] ?? '').replace(/“[^”]*”/g, '“”');
}
