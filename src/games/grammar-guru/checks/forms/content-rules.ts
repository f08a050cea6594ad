// The content of the other forms of question, which stand in two files of their own beside the questions with four options: short
// ones, and texts.
import { OBJECTIVES } from '#shared/objectives/index.ts';
import type { YearGroup } from '#shared/years.ts';
import {
  defineContent,
  joinContent,
  type ContentOf,
  type Finding,
} from '#games/kit/checks/content.ts';
import { atLeast } from '#games/kit/checks/limits.ts';
import { byYear } from '#games/kit/rules/by-year.ts';
import { plain, stem } from '#games/kit/checks/markdown.ts';
import { sample, text } from '#games/kit/checks/texts.ts';
import { grammarGuruContent } from '../content-rules.ts';
import { checkInstructed, type AskedText } from '../stem-rules.ts';
import { formBankSchema, inWords, type FormItem } from '../../forms/dealers.ts';
import type { FormRules } from './form-rules.ts';
import { markRules } from './mark/content-rules.ts';
import { matchRules } from './match/content-rules.ts';
import { mendRules } from './mend/content-rules.ts';
import { orderRules } from './order/content-rules.ts';
import { sortRules } from './sort/content-rules.ts';
import { surgeryRules } from './surgery/content-rules.ts';
import { twoRules } from './two/content-rules.ts';
import { writeRules } from './write/content-rules.ts';

/** Items of each form in each year (D12). A form with as many asks about this many concepts at least. */
const ENOUGH_ITEMS = byYear(15, 15, 15, 15, 15, 15);
const ENOUGH_TEXTS = byYear(8, 8, 16, 16, 16, 16);
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
  mend: mendRules,
  surgery: surgeryRules,
};

/** The rules that an item of this form keeps. */
function rulesOf<Name extends FormOfItem>(item: ItemOf<Name>): FormRules<ItemOf<Name>> {
  return RULES[item.form];
}

type File = 'grammar-forms' | 'grammar-texts';

/** The file of each year in which the items of a form stand. */
const FILE_OF: Readonly<Record<FormOfItem, File>> = {
  two: 'grammar-forms',
  match: 'grammar-forms',
  mark: 'grammar-forms',
  order: 'grammar-forms',
  sort: 'grammar-forms',
  write: 'grammar-forms',
  mend: 'grammar-texts',
  surgery: 'grammar-texts',
};

/** The content of the forms that stand together in a file. */
function formsContent(
  file: File,
  name: string,
  enough: Readonly<Record<YearGroup, number>>,
): ContentOf<FormItem> {
  const forms = Object.entries(FILE_OF).flatMap(([form, one]) => (one === file ? [form] : []));
  return defineContent<FormItem>({
    source: { name: file, schema: formBankSchema, jsonSchema: 'grammar-forms' },
    idForm: grammarGuruContent.idForm,
    textsOf: (item) => [
      text(item.id, 'question', item.question),
      ...rulesOf(item).textsOf(item),
      text(item.id, 'rule', item.rule),
    ],
    samplesOf: (items) => ({
      [name]: items.flatMap((item) =>
        [item.question, ...rulesOf(item).sentencesOf(item)].map((running) =>
          sample(item.id, running, shownBy(item)),
        ),
      ),
      [`rules of ${name}`]: items.map((item) => sample(item.id, item.rule, shownBy(item))),
    }),
    rules: {
      [name]: (items, year) => [
        ...items.flatMap((item) => rulesOf(item).check(item, year)),
        ...items
          .filter(({ form }) => FILE_OF[form] !== file)
          .map(({ id, form }) => ({
            id,
            rule: 'file',
            message: `“${form}” stands in ${FILE_OF[form]}`,
          })),
        ...checkSpread(items, year),
      ],
      [`number of ${name}`]: (items, year) =>
        forms.flatMap((form) => {
          const own = items.filter((item) => item.form === form).length;
          return atLeast(`Y${year}`, `questions of the form “${form}”`, own, enough[year]);
        }),
      [`instructions and rules of ${name}`]: (items, year) =>
        checkInstructed(items.map(askedText), year),
    },
    amountsOf: (items) => ({ [name]: items.length }),
    pageOf: (items) => (items.length === 0 ? [] : [`## Grammar: ${name}`, ...items.map(itemBlock)]),
  });
}

export const grammarFormsContent = formsContent(
  'grammar-forms',
  'questions of other forms',
  ENOUGH_ITEMS,
);

export const grammarTextsContent = formsContent('grammar-texts', 'texts', ENOUGH_TEXTS);

/** All that Grammar Guru asks. */
export const allGrammarContent = joinContent(
  joinContent(grammarGuruContent, grammarFormsContent),
  grammarTextsContent,
);

function askedText(item: FormItem): AskedText {
  const { id, question, rule } = item;
  return { id, question, answer: inWords(item).answer, rule };
}

/** A form with enough items must cover several concepts. */
function checkSpread(items: readonly FormItem[], year: YearGroup): Finding[] {
  const forms = [...new Set(items.map(({ form }) => form))];
  return forms.flatMap((form) => {
    const own = items.filter((item) => item.form === form);
    const concepts = new Set(own.map(({ objective }) => objective)).size;
    if (own.length < ENOUGH_ITEMS[year] || concepts >= LEAST_CONCEPTS) return [];
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
