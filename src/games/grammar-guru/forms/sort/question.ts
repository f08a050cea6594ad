// Sort six words into two boxes, as it is dealt and judged.
import { z } from 'zod/mini';
import { textList, textPairs } from '../../../kit/rules/texts.ts';
import { dealtFormFields, hasSame, pairsIn, slipFor, type Judge } from '../dealt.ts';

const WORDS = 6;

export const sortQuestionSchema = z.strictObject({
  form: z.literal('sort'),
  ...dealtFormFields,
  boxes: textList.check(z.length(2)),
  /** In random order. */
  words: textList.check(z.length(WORDS)),
  /** Each word with its box. */
  answer: textPairs.check(z.length(WORDS)),
});

export type SortQuestion = z.output<typeof sortQuestionSchema>;

/** The box that each word belongs in. */
export function boxesOf({ answer }: SortQuestion): ReadonlyMap<string, string> {
  return new Map(answer);
}

export const sortJudge: Judge<SortQuestion> = {
  isPossible({ boxes, words }, given) {
    const pairs = pairsIn(given);
    return (
      hasSame(
        pairs.map(([word]) => word),
        words,
      ) && pairs.every(([, box]) => boxes.includes(box))
    );
  },
  isRight: ({ answer }, given) => hasSame(pairsIn(given), answer),
  slipOf(question, given) {
    const right = boxesOf(question);
    const misplaced = pairsIn(given).find(([word, box]) => right.get(word) !== box);
    return misplaced ? slipFor(question, misplaced[0]) : null;
  },
  answerText: ({ boxes, answer }) =>
    boxes.map((name) => `${name}: ${wordsIn(answer, name).join(', ')}`).join('; '),
  givenText: () => null,
};

function wordsIn(answer: SortQuestion['answer'], name: string): string[] {
  return answer.filter(([, box]) => box === name).map(([word]) => word);
}
