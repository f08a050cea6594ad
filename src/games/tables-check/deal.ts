// Deals one tables check. It follows the national format, not the pupil's memory.
import type { Dealer } from '../kit/rules/game.ts';
import { factItem, timesFact } from '../kit/rules/items.ts';
import { paper, type Product } from './paper.ts';
import type { TablesQuestion } from './question.ts';
import type { TablesStart } from './start.ts';

/** 'All tables facts to 12 × 12'. */
const OBJECTIVE = 'Y4.MD.1';

export const dealStart: Dealer<TablesStart> = ({ random }) => {
  const { practice, questions } = paper(random);
  const start = { practice: practice.map(toQuestion), questions: questions.map(toQuestion) };
  return { start, drawn: [], asked: [] };
};

function toQuestion([table, by]: Product): TablesQuestion {
  return {
    id: `${table}×${by}`,
    objective: OBJECTIVE,
    question: `${table} × ${by} = ?`,
    answer: table * by,
    item: factItem(timesFact(table, by)),
  };
}
