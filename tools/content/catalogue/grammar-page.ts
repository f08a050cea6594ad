// The catalogue's page of a year's grammar questions.
import type { GrammarItem } from '#games/grammar-guru/item.ts';
import { OBJECTIVES } from '#shared/objectives/index.ts';
import type { YearContent } from '../banks.ts';
import { page, plain, stem } from './markdown.ts';

const LEVELS = { 1: 'easy', 2: 'middle', 3: 'hard' } as const;

/** Every item by objective, the key marked, the misconceptions behind the other options. */
export function grammarPage({ year, grammar }: YearContent): string {
  const own = OBJECTIVES.filter((objective) => objective.year === year);
  const earlier = OBJECTIVES.filter((objective) => objective.year < year);
  const sections = [...own, ...earlier].flatMap(({ code, title }) => {
    const items = grammar.filter(({ objective }) => objective === code);
    return items.length === 0 ? [] : [`## ${code} ${title}`, ...items.map(itemBlock)];
  });
  return page(
    `# Year ${year}: Grammar Guru`,
    `${grammar.length} questions. ✓ is the key; after every other option stands the misconception it comes from.`,
    ...sections,
  );
}

function itemBlock({ id, level, question, answer, wrong, rule }: GrammarItem): string {
  return [
    `**${id}** (${LEVELS[level]}) ${stem(question)}`,
    '',
    `- ✓ ${plain(answer)}`,
    ...wrong.map(({ text, slip }) => `- ${plain(text)} – ${slip.replaceAll('-', ' ')}`),
    '',
    `Rule: ${plain(rule)}`,
  ].join('\n');
}
