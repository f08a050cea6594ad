// Deals a question from an item of any form.
import type { Random } from '../../kit/rules/random.ts';
import type { GrammarItem } from '../item.ts';
import { withItem, type FormItem, type ForItems } from './bank.ts';
import { dealChoice } from './choice/deal.ts';
import { dealMark } from './mark/deal.ts';
import { dealMatch } from './match/deal.ts';
import { dealOrder } from './order/deal.ts';
import type { DealtQuestion } from './questions.ts';
import { dealSort } from './sort/deal.ts';
import { dealTwo } from './two/deal.ts';
import { dealWrite } from './write/deal.ts';

const DEAL: ForItems<[Random], DealtQuestion> = {
  two: dealTwo,
  match: dealMatch,
  mark: dealMark,
  order: dealOrder,
  sort: dealSort,
  write: dealWrite,
};

/** The question as it is dealt. */
export function dealItem(item: GrammarItem | FormItem, random: Random): DealtQuestion {
  return 'form' in item ? withItem(DEAL, item, random) : dealChoice(item, random);
}
