// Deals one round of questions.
import { z } from 'zod/mini';
import type {
  Asking,
  Dealer,
  Dealing,
  PaperDealer,
  QuestionDealer,
  Repertoire,
} from '#games/kit/rules/game.ts';
import { askedIn, drawnFrom, withReasonsBeside } from '#games/kit/rules/quiz-start.ts';
import { questionSchema } from './question.ts';
import { SIGNS } from './forms/compare.ts';
import { dealtQuestionSchema, formOf, type DealtQuestion } from './forms/forms.ts';
import { secondsFor } from './rules.ts';
import type { MountainStart } from './start.ts';
import { itemOf } from './question-types/item.ts';
import { timedOnly, type MathsItem } from './question-types/question-type.ts';
import { sumTypes } from './question-types/sums.ts';
import {
  dealRound,
  dealSums,
  dealThinking,
  isInReach,
  type TypesByYear,
} from './question-types/deal-round.ts';
import {
  ALL_BY_YEAR,
  ALL_TYPES,
  DEALT_TYPES,
  THOUGHT_TYPES,
  TYPED_THOUGHT_TYPES,
  TYPED_BY_YEAR,
  TIMED_DEALT_TYPES,
  TIMED_TYPES,
  TYPES_BY_YEAR,
} from './question-types/types.ts';
import { helpAfter, withExample } from './question-types/worked-example.ts';

const OBJECTIVES = new Set(ALL_TYPES.map(({ objective }) => objective));
const TIMED_OBJECTIVES = new Set(timedOnly(ALL_TYPES).map(({ objective }) => objective));
const UNTIMED_OBJECTIVES = new Set([...OBJECTIVES].filter((code) => !TIMED_OBJECTIVES.has(code)));

export const repertoire: Repertoire = {
  objectives: async () => OBJECTIVES,
  untimed: async () => UNTIMED_OBJECTIVES,
  dealsThinking: true,
  asks: (item, rounds) => isInReach(item, rounds.year, typesFor(rounds)),
};

export const dealStart: Dealer<MountainStart> = (dealing) => {
  const items =
    dealing.focus?.kind === 'think'
      ? dealThinking(dealing.typedNumbersOnly ? TYPED_THOUGHT_TYPES : THOUGHT_TYPES, dealing)
      : dealRound(typesFor(dealing), dealing);
  const questions = items.map((item) => toDealt(helped(item, dealing)));
  return {
    ...withReasonsBeside(questions),
    drawn: drawnFrom({ questions }),
    asked: askedIn(questions),
  };
};

const TYPES_BY_ID = new Map(ALL_TYPES.map((type) => [type.id, type]));

/** A problem with a worked example, where its type was missed twice. */
function helped(item: MathsItem, { answered, random }: Dealing): MathsItem {
  const type = TYPES_BY_ID.get(item.id.slice(0, item.id.indexOf(':')));
  if (!type?.isProblem || type.form !== null) return item;
  const help = helpAfter(answered?.get(type.id) ?? []);
  return help ? withExample(item, type, help, random) : item;
}

/** Ten questions with a typed whole number as the answer and only the fields that the browser shows. */
export const dealQuestions: QuestionDealer = (dealing) =>
  z.array(questionSchema).parse(dealRound(typedFor(dealing), dealing));

/** The facts and sums of a practice sheet. */
export const dealPaper: PaperDealer = (dealing, count) =>
  dealSums(sumTypes(), dealing, count).map((sum) => {
    const dealt = toDealt(sum);
    const { question, item = dealt.id } = dealt;
    if (dealt.form === 'compare') {
      const options = SIGNS.map(({ sign }) => sign);
      const answer = SIGNS.find((one) => one.answer === dealt.answer)?.sign ?? '';
      return { item, question, way: 'choose', options, others: [], answer };
    }
    const answer = formOf(dealt).answerText(dealt, dealt.answer);
    return { item, question, way: 'write', options: [], others: [], answer };
  });

/** The types of all years, without those that take too long for the pupil's countdown, and with problems where an objective is set. */
function typesFor({
  year,
  countdown,
  typedNumbersOnly,
  focus,
}: Asking & Pick<Dealing, 'focus'>): TypesByYear {
  if (secondsFor(year, countdown) !== null) {
    return typedNumbersOnly ? TIMED_TYPES : TIMED_DEALT_TYPES;
  }
  if (focus?.kind !== 'objective') return typedNumbersOnly ? TYPES_BY_YEAR : DEALT_TYPES;
  return typedNumbersOnly ? TYPED_BY_YEAR : ALL_BY_YEAR;
}

/** The same with typed whole numbers alone. */
function typedFor({ year, countdown }: Dealing): TypesByYear {
  return secondsFor(year, countdown) === null ? TYPES_BY_YEAR : TIMED_TYPES;
}

/**
 * The question as it is dealt: with its item, its wrong answers and their reasons, without the fields that only dealing
 * needs.
 */
export function toDealt(item: MathsItem): DealtQuestion {
  const { id, objective, question, spoken, picture, answer, explanation, fact, slips } = item;
  return dealtQuestionSchema.parse({
    form: item.form ?? 'whole',
    ...(item.isMoney && { isMoney: true }),
    ...item.more,
    id,
    objective,
    question,
    ...(spoken !== undefined && { spoken }),
    ...(picture !== undefined && { picture }),
    answer,
    explanation,
    item: itemOf(id, fact),
    slips: Object.fromEntries(slips.map((slip) => [slip.answer, slip.misconception])),
    reasons: Object.fromEntries(slips.map((slip) => [slip.answer, slip.reason])),
  });
}
