// Safe and fair: no topics that do not belong in a classroom game, no brands, no surnames, names from the list.
import type { YearContent } from './banks.ts';
import type { Finding, YearRule } from './finding.ts';
import { ALL_NAMES, namesFor, PROPER_NOUNS } from './names.ts';
import { PERMITTED_HERE, TOPICS } from './safe-lists.ts';
import { isBritish } from './spelling.ts';
import { textsOf, wordsOf, type Text } from './texts.ts';

const MOST_NAMES = 2;
const SURNAME = /\b(?:Mr|Mrs|Ms|Miss|Dr|Sir)\b\.? ?(\p{Lu}\p{L}+)?/u;
const PRESSURE = /\b(lazy|stupid|silly|dumb|bad at|slow child|wrong again|fault)\b/i;

/** Every text of a year. */
export const checkSafe: YearRule = (content: YearContent) => {
  const names = namesFor(content.year);
  return [
    ...textsOf(content).flatMap((text) => [
      ...checkTopics(text),
      ...checkCapitals(text, names),
      ...checkKind(text),
    ]),
    ...content.grammar.flatMap(({ id, question, answer }) => {
      const used = new Set(wordsOf(`${question} ${answer}`).filter((word) => ALL_NAMES.has(word)));
      const message = `has ${used.size} names: ${[...used].join(', ')}`;
      return used.size > MOST_NAMES ? [{ id, rule: 'names', message }] : [];
    }),
  ];
};

function checkTopics({ id, text }: Text): Finding[] {
  return TOPICS.flatMap(({ topic, pattern }) => {
    const word = pattern.exec(text)?.[0];
    if (word === undefined || PERMITTED_HERE.has(`${id}/${word.toLowerCase()}`)) return [];
    return [{ id, rule: 'topic', message: `${topic}: “${word}” in “${text}”` }];
  });
}

/** Words that can only be a name, because they have a capital where none is due or the dictionary has no such word. */
function checkCapitals({ id, kind, text }: Text, names: ReadonlySet<string>): Finding[] {
  // Distractors of capital-letter questions have capitals in the wrong places; their names come from the question.
  if (kind === 'distractor' || id.includes('Y1.GR.6/') || id.includes('Y1.GR.9/')) return [];
  const strange = [...text.matchAll(/\p{Lu}\p{L}*/gu)]
    .filter((match) => !isStart(text, match.index) || !isBritish(match[0].toLowerCase()))
    .map(([word]) => word)
    .filter((word) => !names.has(word) && !PROPER_NOUNS.has(word));
  return strange.map((word) => ({
    ...{ id, rule: 'name-not-in-list' },
    message: `“${word}” in “${text}”`,
  }));
}

/** Whether a capital at this place is due: at the start of a text, a line, a sentence or a quotation. */
function isStart(text: string, index: number): boolean {
  return /(^|[\n“(–]\s?|[.!?…:][”’]?\s|\*\*)$/.test(text.slice(0, index));
}

function checkKind({ id, text }: Text): Finding[] {
  const surname = SURNAME.exec(text)?.[0];
  const unkind = PRESSURE.exec(text)?.[0];
  return [
    ...(surname ? [{ id, rule: 'surname', message: `“${surname}” in “${text}”` }] : []),
    ...(unkind ? [{ id, rule: 'unkind', message: `“${unkind}” in “${text}”` }] : []),
  ];
}
