// What the server does with a comment before it keeps it (D10).
import worries from '#content/comments/worries.yaml';
import { maskContactData } from '#shared/comments/contact-data.ts';
import { phraseFinder, phraseListSchema } from '#shared/comments/phrases.ts';

const WORRIES = phraseListSchema.parse(worries);

export interface CheckedComment {
  /** With contact data replaced. */
  text: string;
  masked: boolean;
  /** Whether it may tell of a worry. */
  isWorry: boolean;
}

export type CheckComment = (typed: string) => CheckedComment;

/** Looks for our list of worries and the school's own in what was typed: nothing that is masked can hide one. */
export function commentChecker(ownWorries: readonly string[]): CheckComment {
  const findWorry = phraseFinder([...WORRIES, { id: 'worry/own', phrases: [...ownWorries] }]);
  return (typed) => {
    const text = maskContactData(typed);
    return { text, masked: text !== typed, isWorry: findWorry(typed) !== null };
  };
}
