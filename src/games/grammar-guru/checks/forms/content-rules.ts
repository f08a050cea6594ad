// The content of the other forms of question, which stand in a file of their own beside the questions with four options.
import { OBJECTIVES } from '#shared/objectives/index.ts';
import type { YearGroup } from '#shared/years.ts';
import { defineContent, type Finding } from '#games/kit/checks/content.ts';
import { atLeast } from '#games/kit/checks/limits.ts';
import { plain, stem } from '#games/kit/checks/markdown.ts';
import { sample, text } from '#games/kit/checks/texts.ts';
import { grammarGuruContent } from '../content-rules.ts';
import { checkInstructed, type AskedText } from '../stem-rules.ts';
import { formBankSchema, inWords, type FormItem } from '../../forms/dealers.ts';
import type { FormRules } from './form-rules.ts';
import { markRules } from './mark/content-rules.ts';
import { matchRules } from './match/content-rules.ts';
import { orderRules } from './order/content-rules.ts';
import { sortRules } from './sort/content-rules.ts';
import { twoRules } from './two/content-rules.ts';
import { writeRules } from './write/content-rules.ts';

/** Items of each form in each year (D12). A form with as many asks about this many concepts at least. */
const ENOUGH_ITEMS = 15;
const LEAST_CONCEPTS = 5;

type FormOfItem = FormItem['form'];
type ItemOf<Name extends FormOfItem> = {
  [Each in Name]: Extract<FormItem, { form: Each }>;
}[Name];

const RULES: { readonly [Name in FormOfItem]: FormRules<ItemOf<Name>> } = {
  two: twoRules,
  match: matchRules,
  mark: markRules,
  order: orderRules,
  sort: sortRules,
  write: writeRules,
};

/** The rules that an item of this form keeps. */
function rulesOf<Name extends FormOfItem>(item: ItemOf<Name>): FormRules<ItemOf<Name>> {
  return RULES[item.form];
}

export const grammarFormsContent = defineContent<FormItem>({
  source: { name: 'grammar-forms', schema: formBankSchema, jsonSchema: 'grammar-forms' },
  idForm: grammarGuruContent.idForm,
  textsOf: (item) => [
    text(item.id, 'question', item.question),
    ...rulesOf(item).textsOf(item),
    text(item.id, 'rule', item.rule),
  ],
  samplesOf: (items) => ({
    'questions of other forms': items.flatMap((item) =>
      [item.question, ...rulesOf(item).sentencesOf(item)].map((running) =>
        sample(item.id, running, shownBy(item)),
      ),
    ),
    'rules of other forms': items.map((item) => sample(item.id, item.rule, shownBy(item))),
  }),
  rules: {
    'other forms': (items, year) => [
      ...items.flatMap((item) => rulesOf(item).check(item, year)),
      ...checkSpread(items, year),
    ],
    'number of questions of other forms': checkAmounts,
    'questions and rules of other forms': (items, year) =>
      checkInstructed(items.map(askedText), year),
  },
  amountsOf: (items) => ({ 'Grammar questions of other forms': items.length }),
  pageOf: (items) => (items.length === 0 ? [] : ['## Other forms', ...items.map(itemBlock)]),
});

function askedText(item: FormItem): AskedText {
  const { id, question, rule } = item;
  return { id, question, answer: inWords(item).answer, rule };
}

function checkAmounts(items: readonly FormItem[], year: YearGroup): Finding[] {
  return Object.keys(RULES).flatMap((name) => {
    const own = items.filter(({ form }) => form === name).length;
    return atLeast(`Y${year}`, `questions of the form “${name}”`, own, ENOUGH_ITEMS);
  });
}

/** A form with enough items must cover several concepts. */
function checkSpread(items: readonly FormItem[], year: YearGroup): Finding[] {
  const forms = [...new Set(items.map(({ form }) => form))];
  return forms.flatMap((form) => {
    const own = items.filter((item) => item.form === form);
    const concepts = new Set(own.map(({ objective }) => objective)).size;
    if (own.length < ENOUGH_ITEMS || concepts >= LEAST_CONCEPTS) return [];
    const message = `“${form}” asks about ${concepts} concepts, fewer than ${LEAST_CONCEPTS}`;
    return [{ id: `Y${year}`, rule: 'form-spread', message }];
  });
}

/** The example words of an item, which its question and its rule are about. */
function shownBy(item: FormItem): string[] {
  const { shown, answer, wrong } = inWords(item);
  const marked = item.question.match(/“[^“”]*”|\*\*[^*]+\*\*/g) ?? [];
  return [...marked, shown, answer, ...wrong.map((other) => other.text ?? '')];
}

function itemBlock(item: FormItem): string {
  const { shown, answer, also = [], wrong } = inWords(item);
  const title = OBJECTIVES.find(({ code }) => code === item.objective)?.title ?? '';
  return [
    `**${item.id}** (${item.form}, ${title}) ${stem(item.question)}`,
    '',
    ...(shown === '' ? [] : [`- ${stem(shown)}`]),
    ...[answer, ...also].map((right) => `- ✓ ${plain(right)}`),
    ...wrong.map(
      (other) => `- ${plain(other.text ?? 'any other')} – ${other.slip.replaceAll('-', ' ')}`,
    ),
    '',
    `Rule: ${plain(item.rule)}`,
  ].join('\n');
}
