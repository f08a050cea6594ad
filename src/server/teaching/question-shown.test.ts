import { expect, it } from 'vitest';
import { questionShown } from './question-shown.ts';

it.each([
  ['fact/3×5', '3 × 5 = ?', '15'],
  ['fact/3+8', '3 + 8 = ?', '11'],
  ['Y4.MD.1/gone', 'All tables facts to 12 × 12', null],
])(
  'an answer of the tables check on %s is shown as “%s”, with its result where there is one',
  async (item, question, answer) => {
    const answered = { item, objective: 'Y4.MD.1', slip: null };
    const shown = await questionShown('tables-check', answered);
    expect(shown).toEqual({ question, answer, wrong: [], isExact: false });
  },
);
