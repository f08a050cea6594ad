// Sort into two boxes: six different words, three and three (the schema counts them).
import { text } from '#games/kit/checks/texts.ts';
import { checkDifferent, checkLetters, type FormRules } from '../form-rules.ts';
import type { SortItem } from '../../../forms/sort/deal.ts';

/** A word and two buttons in a row. */
const MOST_LETTERS = 24;
const MOST_LETTERS_OF_A_NAME = 20;

export const sortRules: FormRules<SortItem> = {
  textsOf: ({ id, boxes }) =>
    boxes.flatMap(({ name, words }) => [
      text(id, 'answer', name),
      ...words.map((word) => text(id, 'answer', word)),
    ]),
  sentencesOf: () => [],
  check({ id, boxes }) {
    const names = boxes.map(({ name }) => name);
    const words = boxes.flatMap((box) => box.words);
    return [
      ...checkDifferent(id, 'boxes', names),
      ...checkDifferent(id, 'words', words),
      ...checkLetters(id, names, MOST_LETTERS_OF_A_NAME),
      ...checkLetters(id, words, MOST_LETTERS),
    ];
  },
};
