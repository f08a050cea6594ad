// Checks the content of Grammar Guru: a year's own questions and those that revise earlier years.
import { OBJECTIVES } from '#shared/objectives/index.ts';
import type { YearGroup } from '#shared/years.ts';
import { atLeast } from '#games/kit/checks/limits.ts';
import { defineContent, type Finding } from '#games/kit/checks/content.ts';
import { plain, stem } from '#games/kit/checks/markdown.ts';
import { sample, text } from '#games/kit/checks/texts.ts';
import { grammarBankSchema, type GrammarItem } from '../item.ts';
import { checkOptions } from './option-rules.ts';
import { checkStems } from './stem-rules.ts';

const LEAST = { ownItems: 200, itemsOfAConcept: 12, revisionItems: 20 } as const;
const LEVELS = { 1: 'easy', 2: 'middle', 3: 'hard' } as const;

export const grammarGuruContent = defineContent<GrammarItem>({
  source: { name: 'grammar', schema: grammarBankSchema, jsonSchema: 'grammar' },
  idForm: /^Y(?<year>\d)(?:~(?<objective>Y\d))?\.GR\.\d+\/\d{3}$/,
  textsOf: ({ id, question, answer, wrong, rule }) => [
    text(id, 'question', question),
    text(id, 'answer', answer),
    ...wrong.map((option) => text(id, 'distractor', option.text)),
    text(id, 'rule', rule),
  ],
  samplesOf: (items) => ({
    'grammar questions': items.map((item) => sample(item.id, item.question, shownBy(item))),
    'grammar rules': items.map((item) => sample(item.id, item.rule, shownBy(item))),
  }),
  rules: {
    'number of grammar questions': checkAmounts,
    'grammar options': checkOptions,
    'grammar questions and rules': checkStems,
  },
  amountsOf: (items, year) => {
    const own = ownItems(items, year).length;
    return {
      'Grammar questions of the year': own,
      'Revision of earlier years': items.length - own,
    };
  },
  pageOf: (items, year) => {
    const own = OBJECTIVES.filter((objective) => objective.year === year);
    const earlier = OBJECTIVES.filter((objective) => objective.year < year);
    const sections = [...own, ...earlier].flatMap(({ code, title }) => {
      const asked = items.filter(({ objective }) => objective === code);
      return asked.length === 0 ? [] : [`## ${code} ${title}`, ...asked.map(itemBlock)];
    });
    return [
      `${items.length} questions. ✓ is the key; after every other option stands the misconception it comes from.`,
      ...sections,
    ];
  },
});

/** Items on the year's own concepts; the rest revise earlier years. */
function ownItems(items: readonly GrammarItem[], year: YearGroup): readonly GrammarItem[] {
  return items.filter(({ objective }) => objective.startsWith(`Y${year}.`));
}

/** Items of the year, of earlier years, and of each of the year's concepts. */
function checkAmounts(items: readonly GrammarItem[], year: YearGroup): Finding[] {
  const id = `Y${year}`;
  const own = ownItems(items, year).length;
  const revision = year === 1 ? 0 : LEAST.revisionItems;
  const concepts = OBJECTIVES.filter(({ code }) => code.startsWith(`${id}.GR.`));
  return [
    ...atLeast(id, 'grammar questions', own, LEAST.ownItems),
    ...atLeast(id, 'questions of earlier years', items.length - own, revision),
    ...concepts.flatMap(({ code }) => {
      const asked = items.filter(({ objective }) => objective === code).length;
      return atLeast(code, 'grammar questions', asked, LEAST.itemsOfAConcept);
    }),
  ];
}

/** The example words of an item: its options, and what it quotes, marks or gives below the instruction. */
function shownBy({ question, answer, wrong }: GrammarItem): string[] {
  const [instruction = '', ...below] = question.split('\n');
  const marked = instruction.match(/“[^“”]*”|\*\*[^*]+\*\*/g) ?? [];
  return [answer, ...wrong.map(({ text }) => text), ...below, ...marked];
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
