// The texts that a child reads, each with the item it belongs to.
import { wordsOf } from '../words/prose.ts';

/** What a text is for; a distractor may be wrong on purpose. */
export type TextKind =
  | 'question'
  | 'answer'
  | 'distractor'
  | 'rule'
  | 'word'
  | 'definition'
  | 'sentence'
  | 'theme';

export interface Text {
  id: string;
  kind: TextKind;
  text: string;
}

/** A text of an item. */
export function text(id: string, kind: TextKind, written: string): Text {
  return { id, kind, text: written };
}

/** A text whose reading level is measured. */
export interface Sample {
  id: string;
  text: string;
  /** The words that the text is about, in lower case. They do not count as long. */
  about: ReadonlySet<string>;
}

/** A running text, and texts with the words it is about. */
export function sample(id: string, written: string, about: readonly string[]): Sample {
  return { id, text: written, about: new Set(wordsOf(about.join(' ').toLowerCase())) };
}

/** The first line of a question: its instruction, without quotations. */
export function instructionOf(question: string): string {
  return (question.split('\n')[0] ?? '').replace(/“[^“”]*”/g, '“”');
}
