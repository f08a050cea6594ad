// Mend the page: find the words of a text that are wrong, and choose what each should be.
import { z } from 'zod/mini';
import { defineForm } from '../../../kit/rules/form.ts';
import type { AnswerValue } from '../../../kit/rules/quiz.ts';
import { textList, textPairs } from '../../../kit/rules/texts.ts';
import { dealtFormFields, inLines, pairsIn, RIGHT } from '../dealt.ts';
import { mendsAt } from './text.ts';

const ask = z.strictObject({
  form: z.literal('mend'),
  ...dealtFormFields,
  title: z.string(),
  /** The words as printed, with the marks beside them. */
  words: textList,
  /** The words with named changes, by their place from 0: every slip, and some that are right as they are. */
  places: z.array(z.strictObject({ at: z.int(), mends: textList })),
  /** The place of each slip, as text, and its mend. `slips` and `reasons` are by the place. */
  answer: textPairs,
});

export type MendQuestion = z.output<typeof ask>;

/** With as many slips as this one may be missed. */
const MANY = 5;

/** The mends of the answer that are not among the given ones. */
export function missedIn({ answer }: MendQuestion, given: AnswerValue): [string, string][] {
  const made = new Map(pairsIn(given));
  return answer.filter(([place, mend]) => made.get(place) !== mend);
}

export const mend = defineForm({
  ask,
  judge(question, given) {
    const { answer, slips = {}, reasons } = question;
    const made = pairsIn(given);
    if (!isPossible(question, made)) return null;
    const [missed, ...others] = missedIn(question, given);
    if (!missed) return RIGHT;
    const slip = slips[missed[0]];
    return {
      isRight: others.length === 0 && answer.length >= MANY,
      slip: slip === undefined ? null : { slip, reason: reasons && reasonsOf(question, made) },
    };
  },
  answerText: (question, answer) =>
    inLines(
      pairsIn(answer).map(([place, text]) => `${printedAt(question, place)} becomes ${text}`),
      ',',
    ),
  isLong: true,
});

/** Mends that the page offers, at most as many as there are slips, and no word twice. */
function isPossible(question: MendQuestion, made: readonly [string, string][]): boolean {
  const places = new Set(made.map(([place]) => place));
  const isOffered = ([place, text]: [string, string]) =>
    /^\d+$/.test(place) &&
    Number(place) < question.words.length &&
    mendsAt(question, Number(place)).includes(text);
  return (
    made.length > 0 &&
    made.length <= question.answer.length &&
    places.size === made.length &&
    made.every(isOffered)
  );
}

/** Each slip that was missed with its mend and the reason, and each word that was right before it was changed. */
function reasonsOf(question: MendQuestion, made: readonly [string, string][]): string {
  const { answer, reasons = {} } = question;
  const slips = new Set(answer.map(([place]) => place));
  return [
    ...missedIn(question, made).map(
      ([place, text]) =>
        `**${printedAt(question, place)}** becomes **${text}**: ${reasons[place] ?? ''}`,
    ),
    ...made
      .filter(([place]) => !slips.has(place))
      .map(([place]) => `**${printedAt(question, place)}** was right.`),
  ].join('\n');
}

const printedAt = ({ words }: MendQuestion, place: string) => words[Number(place)] ?? '';
