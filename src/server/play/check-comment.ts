// Masks and checks a comment before it is stored (D10).
import worries from '#content/comments/worries.yaml';
import { maskContactData } from '#shared/comments/contact-data.ts';
import { phraseFinder, phraseListSchema } from '#shared/comments/phrases.ts';

/** Ours, whose table takes longer to make than most of the server: it is made once, whatever servers a process has. */
const findOurs = phraseFinder(phraseListSchema.parse(worries));

export interface CheckedComment {
  /** With contact data replaced. */
  text: string;
  masked: boolean;
  /** Whether it may express a worry. */
  isWorry: boolean;
}

export type CheckComment = (typed: string) => CheckedComment;

/** Searches the text as typed for our worry phrases and the school's own, so that masking cannot hide one. */
export function commentChecker(ownWorries: readonly string[]): CheckComment {
  const findOwn = phraseFinder([{ id: 'worry/own', phrases: [...ownWorries] }]);
  return (typed) => {
    const text = maskContactData(typed);
    const isWorry = findOurs(typed) !== null || findOwn(typed) !== null;
    return { text, masked: text !== typed, isWorry };
  };
}
