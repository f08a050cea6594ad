// The items of all forms as authors write them in content/year-N/grammar-forms.yaml.
import { z } from 'zod/mini';
import { objectiveOf } from '../item.ts';
import type { InWords } from './item.ts';
import { markInWords, markItemSchema } from './mark/item.ts';
import { matchInWords, matchItemSchema } from './match/item.ts';
import { orderInWords, orderItemSchema } from './order/item.ts';
import { sortInWords, sortItemSchema } from './sort/item.ts';
import { twoInWords, twoItemSchema } from './two/item.ts';
import { writeInWords, writeItemSchema } from './write/item.ts';

/** One year's items of other forms than one of four. Each item gains its objective, which its id names. */
export const formBankSchema = z.array(
  z.pipe(
    z.discriminatedUnion('form', [
      twoItemSchema,
      matchItemSchema,
      markItemSchema,
      orderItemSchema,
      sortItemSchema,
      writeItemSchema,
    ]),
    z.transform((item) => ({ ...item, objective: objectiveOf(item.id) })),
  ),
);

export type FormItem = z.output<typeof formBankSchema>[number];
type FormOfItem = FormItem['form'];
type ItemOf<Form extends FormOfItem> = Extract<FormItem, { form: Form }>;

/** What is done with an item, for every form. */
export type ForItems<Args extends readonly unknown[], Result> = {
  readonly [Form in FormOfItem]: (item: ItemOf<Form>, ...args: Args) => Result;
};

/** Does with an item what is done with its form. */
export function withItem<Args extends readonly unknown[], Result>(
  forms: ForItems<Args, Result>,
  item: FormItem,
  ...args: Args
): Result {
  switch (item.form) {
    case 'two':
      return forms.two(item, ...args);
    case 'match':
      return forms.match(item, ...args);
    case 'mark':
      return forms.mark(item, ...args);
    case 'order':
      return forms.order(item, ...args);
    case 'sort':
      return forms.sort(item, ...args);
    case 'write':
      return forms.write(item, ...args);
  }
}

const IN_WORDS: ForItems<[], InWords> = {
  two: twoInWords,
  match: matchInWords,
  mark: markInWords,
  order: orderInWords,
  sort: sortInWords,
  write: writeInWords,
};

export function inWords(item: FormItem): InWords {
  return withItem(IN_WORDS, item);
}
