// What a child is asked to leave out of a comment before it is sent (D10). Loaded when a comment is sent.
import rudeWords from '#content/comments/rude-words.yaml';
import { maskContactData } from '#shared/comments/contact-data.ts';
import { phraseFinder, phraseListSchema } from '#shared/comments/phrases.ts';

const findRude = phraseFinder(phraseListSchema.parse(rudeWords));

/** Whether there is something in the comment that is better left out. */
export function isBetterChanged(comment: string): boolean {
  return maskContactData(comment) !== comment || findRude(comment) !== null;
}
