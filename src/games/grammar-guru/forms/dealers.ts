// The forms of question, as authors write them and the server deals them.
import { z } from 'zod/mini';
import type { FormDealer, InWords } from '../../kit/rules/form.ts';
import type { Random } from '../../kit/rules/random.ts';
import { objectiveOf, type GrammarItem } from '../item.ts';
import { choiceDealer } from './choice/deal.ts';
import type { DealtQuestion, FormName, QuestionOf } from './forms.ts';
import { markDealer, markItemSchema } from './mark/deal.ts';
import { matchDealer, matchItemSchema } from './match/deal.ts';
import { mendDealer, mendItemSchema } from './mend/deal.ts';
import { orderDealer, orderItemSchema } from './order/deal.ts';
import { sortDealer, sortItemSchema } from './sort/deal.ts';
import { surgeryDealer, surgeryItemSchema } from './surgery/deal.ts';
import { twoDealer, twoItemSchema } from './two/deal.ts';
import { writeDealer, writeItemSchema } from './write/deal.ts';

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
      mendItemSchema,
      surgeryItemSchema,
    ]),
    z.transform((item) => ({ ...item, objective: objectiveOf(item.id) })),
  ),
);

/** An item of another form than one of four. */
export type FormItem = z.output<typeof formBankSchema>[number];

/** An item of any form. */
export type GuruItem = GrammarItem | FormItem;

type ItemOf<Name extends FormName> = { [Each in Name]: Extract<GuruItem, { form: Each }> }[Name];

const DEALERS: { readonly [Name in FormName]: FormDealer<ItemOf<Name>, QuestionOf<Name>> } = {
  choice: choiceDealer,
  two: twoDealer,
  match: matchDealer,
  mark: markDealer,
  order: orderDealer,
  sort: sortDealer,
  write: writeDealer,
  mend: mendDealer,
  surgery: surgeryDealer,
};

/** How items of this item's form are dealt. */
function dealerOf<Name extends FormName>(
  item: ItemOf<Name>,
): FormDealer<ItemOf<Name>, QuestionOf<Name>> {
  return DEALERS[item.form];
}

export function inWords(item: GuruItem): InWords {
  return dealerOf(item).inWords(item);
}

/** The question as it is dealt, without its wrong answers. */
export function dealForm(item: GuruItem, random: Random): DealtQuestion {
  return dealerOf(item).deal(item, random);
}
