// Finds what a child should leave out of a comment (D10). Loaded when a comment is sent.
import rudeWords from '#content/comments/rude-words.yaml';
import { maskContactData } from '#shared/comments/contact-data.ts';
import { phraseFinder, phraseListSchema } from '#shared/comments/phrases.ts';

const findRude = phraseFinder(phraseListSchema.parse(rudeWords));

export function isBetterChanged(comment: string): boolean {
  return maskContactData(comment) !== comment || findRude(comment) !== null;
}
