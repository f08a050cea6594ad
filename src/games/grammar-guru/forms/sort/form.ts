// Sort six words into two boxes.
import { z } from 'zod/mini';
import { defineForm } from '../../../kit/rules/form.ts';
import { textList, textPairs } from '../../../kit/rules/texts.ts';
import { dealtFormFields, hasSame, pairsIn, RIGHT, wrongBy } from '../dealt.ts';

const WORDS = 6;

export const sort = defineForm({
  ask: z.strictObject({
    form: z.literal('sort'),
    ...dealtFormFields,
    boxes: textList.check(z.length(2)),
    /** In random order. */
    words: textList.check(z.length(WORDS)),
    /** Each word with its box. */
    answer: textPairs.check(z.length(WORDS)),
  }),
  judge(question, given) {
    const placed = pairsIn(given);
    const words = placed.map(([word]) => word);
    if (!hasSame(words, question.words)) return null;
    if (!placed.every(([, box]) => question.boxes.includes(box))) return null;
    const right = new Map(question.answer);
    const misplaced = placed.find(([word, box]) => right.get(word) !== box);
    return misplaced ? wrongBy(question, misplaced[0]) : RIGHT;
  },
  answerText({ boxes }, answer) {
    const wordsIn = (name: string) =>
      pairsIn(answer).flatMap(([word, box]) => (box === name ? [word] : []));
    return boxes.map((name) => `${name}: ${wordsIn(name).join(', ')}`).join(';\n');
  },
  isLong: true,
});

export type SortQuestion = z.output<typeof sort.ask>;
