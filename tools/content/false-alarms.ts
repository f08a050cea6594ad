// The lists of rude words and worries, and the patterns for contact data, must find nothing in anything that games ask,
// nor in harmless names and words.
import type { Finding } from '#games/kit/checks/content.ts';
import { ALL_NAMES, PROPER_NOUNS } from '#games/kit/checks/names.ts';
import { maskContactData } from '#shared/comments/contact-data.ts';
import { phraseFinder } from '#shared/comments/phrases.ts';
import { textsOf, type AllContent } from './all-content.ts';

/** What the lists and patterns find in harmless texts. */
export function checkFalseAlarms({ comments: lists, content: all, facts }: AllContent): Finding[] {
  const find = [phraseFinder(lists.rude), phraseFinder(lists.worries)];
  const innocent = [
    ...lists.innocent.flatMap(({ texts }) => texts),
    ...all.flatMap((content) => textsOf(content).map(({ text }) => text)),
    ...facts.map(({ fact }) => fact),
    ...all.flatMap(({ games }) => games.flatMap(({ words }) => words.map(({ word }) => word))),
    ...ALL_NAMES,
    ...PROPER_NOUNS,
  ];
  const idsIn = (text: string) =>
    [...find.map((idIn) => idIn(text)), hasContactData(text) ? 'contact-data' : null].filter(
      (id) => id !== null,
    );
  const texts = [...new Set(innocent)];
  // Checks many texts at once, and one by one only if something is found: the cost per text is higher than the cost per
  // letter.
  return batches(texts)
    .filter((batch) => idsIn(batch.join('\n\n')).length > 0)
    .flat()
    .flatMap((text) =>
      idsIn(text).map((id) => ({ id, rule: 'false-alarm', message: `is found in “${text}”` })),
    );
}

const AT_ONCE = 200;

const batches = (texts: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(texts.length / AT_ONCE) }, (_, nth) =>
    texts.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE),
  );

const hasContactData = (text: string) => maskContactData(text) !== text;
