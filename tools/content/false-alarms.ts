// The lists of rude words and of worries, and the patterns for contact data, find nothing in all that the games ask, nor in
// innocent names and words.
import type { Finding } from '#games/kit/content/content.ts';
import { ALL_NAMES, PROPER_NOUNS } from '#games/kit/content/names.ts';
import { maskContactData } from '#shared/comments/contact-data.ts';
import { phraseFinder } from '#shared/comments/phrases.ts';
import { textsOf, type AllContent } from './all-content.ts';

/** What the lists, or the patterns for contact data, find where there is nothing to find. */
export function checkFalseAlarms({ comments: lists, content: all }: AllContent): Finding[] {
  const find = [phraseFinder(lists.rude), phraseFinder(lists.worries)];
  const innocent = [
    ...lists.innocent.flatMap(({ texts }) => texts),
    ...all.flatMap((content) => textsOf(content).map(({ text }) => text)),
    ...all.flatMap(({ games }) => games.flatMap(({ words }) => words.map(({ word }) => word))),
    ...ALL_NAMES,
    ...PROPER_NOUNS,
  ];
  return [...new Set(innocent)].flatMap((text) => {
    const ids = [...find.map((idIn) => idIn(text)), hasContactData(text) ? 'contact-data' : null];
    return ids
      .filter((id) => id !== null)
      .map((id) => ({ id, rule: 'false-alarm', message: `is found in “${text}”` }));
  });
}

const hasContactData = (text: string) => maskContactData(text) !== text;
