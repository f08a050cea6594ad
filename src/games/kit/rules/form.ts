// The shape of a form of question, the same in every game. Its dealer and its screen (`kit/screen/form-screen.ts`) are objects of
// their own, because the browser loads no content and the server no screens.
import type { z } from 'zod/mini';
import type { AnswerValue } from './quiz.ts';
import type { Random } from './random.ts';

/** A question as it is sent, in any form. */
interface SentQuestion {
  question: string;
  answer: AnswerValue;
}

/** The misconception behind a wrong answer, and why that answer is wrong. */
export interface Slip {
  slip: string;
  /** Missing from what is signed, beside which the reasons are dealt. */
  reason: string | undefined;
}

export interface Judgement {
  isRight: boolean;
  /** Null for a right answer, and for a wrong one of which nothing is known. */
  slip: Slip | null;
}

/** An answered question as a pupil reads it afterwards. */
export interface Review {
  question: string;
  /** The pupil's own answer; null if there was none before the time was up. */
  given: string | null;
  answer: string;
  /** Why the pupil's answer is wrong, where that is known. */
  reason: string | null;
}

/** The same, with the verdict on it. */
export interface Answered extends Review {
  isRight: boolean;
}

/** What browser and server know of a form. */
export interface Form<Question> {
  /** What an answer earns; null for one that nobody can give to this question. */
  judge: (question: Question, given: AnswerValue) => Judgement | null;
  /** An answer to the question as text, the right one or any other. */
  answerText: (question: Question, answer: AnswerValue) => string;
  /** What was answered, as a sentence beside the next question; null where that would be too much to read. */
  reminder: (question: Question, given: AnswerValue) => string | null;
  /** Whether a wrong answer takes so long to read that the pupil says when to go on. */
  isLong: boolean;
  review: (question: Question, given: AnswerValue | null) => Review;
}

interface FormParts<Schema extends z.ZodMiniType<SentQuestion>> extends Omit<
  Form<z.output<Schema>>,
  'review'
> {
  /** The shape of the question as it is sent. */
  ask: Schema;
}

/** A form from what differs between forms. */
export function defineForm<Schema extends z.ZodMiniType<SentQuestion>>(
  parts: FormParts<Schema>,
): FormParts<Schema> & Form<z.output<Schema>> {
  return {
    ...parts,
    review: (question, given) => ({
      question: question.question,
      given: given === null ? null : parts.answerText(question, given),
      answer: parts.answerText(question, question.answer),
      reason: (given === null ? null : parts.judge(question, given)?.slip?.reason) ?? null,
    }),
  };
}

/** What the server alone knows of a form: how a question is made from what authors have written. */
export interface FormDealer<Item, Question> {
  deal: (item: Item, random: Random) => Question;
  inWords: (item: Item) => InWords;
}

/** An item in words, for those who do not see it on a screen: authors, teachers, readers of the catalogue. */
export interface InWords {
  /** What the instruction is about, with light markup; '' where there is nothing more. */
  shown: string;
  answer: string;
  /** Other answers that are right as well. */
  also?: readonly string[];
  wrong: readonly WrongInWords[];
}

interface WrongInWords {
  /** Null for any other wrong answer than those that are named. */
  text: string | null;
  slip: string;
}
