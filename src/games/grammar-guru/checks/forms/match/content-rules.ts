// Match four to four: one to one.
import { text } from '#games/kit/checks/texts.ts';
import { checkDifferent, checkLetters, type FormRules } from '../form-rules.ts';
import type { MatchItem } from '../../../forms/match/deal.ts';

/** Two columns on a phone. */
const MOST_LETTERS = 26;

export const matchRules: FormRules<MatchItem> = {
  textsOf: ({ id, pairs }) =>
    pairs.flatMap(({ left, right }) => [text(id, 'answer', left), text(id, 'answer', right)]),
  sentencesOf: () => [],
  check({ id, pairs }) {
    const left = pairs.map((pair) => pair.left);
    const right = pairs.map((pair) => pair.right);
    return [
      ...checkDifferent(id, 'left ones', left),
      ...checkDifferent(id, 'right ones', right),
      ...checkLetters(id, [...left, ...right], MOST_LETTERS),
    ];
  },
};
