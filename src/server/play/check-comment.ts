// What the server does with a comment before it keeps it (D10).
import worries from '#content/comments/worries.yaml';
import { maskContactData } from '#shared/comments/contact-data.ts';
import { phraseFinder, phraseListSchema } from '#shared/comments/phrases.ts';

const findWorry = phraseFinder(phraseListSchema.parse(worries));

export interface CheckedComment {
  /** With contact data replaced. */
  text: string;
  masked: boolean;
  /** Whether it may tell of a worry. */
  isWorry: boolean;
}

/** Worries are looked for in what was typed: nothing that is masked can hide one. */
export function checkComment(typed: string): CheckedComment {
  const text = maskContactData(typed);
  return { text, masked: text !== typed, isWorry: findWorry(typed) !== null };
}
