// The interface of a form of question, the same in every game. Its dealer and its screen (`kit/screen/form-screen.ts`) are separate
// objects, because the browser loads no content and the server no screens.
import type { z } from 'zod/mini';
import type { AnswerValue } from './quiz.ts';
import type { Random } from './random.ts';

/** A dealt question of any form. */
interface SentQuestion {
  question: string;
  answer: AnswerValue;
}

/** The misconception behind a wrong answer, and why that answer is wrong. */
export interface Slip {
  slip: string;
  /** Absent from the signed start: reasons are dealt next to it. */
  reason: string | undefined;
}

export interface Judgement {
  isRight: boolean;
  /** Null for a right answer that missed nothing, and for a wrong one without a known misconception. */
  slip: Slip | null;
}

/** An answered question as shown to the pupil afterwards. */
export interface Review {
  question: string;
  /** The pupil's answer; null if the time ran out. */
  given: string | null;
  answer: string;
  /** Why the pupil's answer is wrong, if known. */
  reason: string | null;
}

/** What browser and server know of a form. */
export interface Form<Question> {
  /** Marks an answer; null for one that is impossible for this question. */
  judge: (question: Question, given: AnswerValue) => Judgement | null;
  /** Any answer to the question as text. */
  answerText: (question: Question, answer: AnswerValue) => string;
  /** The answer in a sentence, shown beside the next question; absent if that would be too long, or the game shows none. */
  reminder?: (question: Question, given: AnswerValue) => string;
  /** Whether a wrong answer takes so long to read that the pupil chooses when to continue. */
  isLong?: true;
  review: (question: Question, given: AnswerValue | null) => Review;
}

interface FormParts<Schema extends z.ZodMiniType<SentQuestion>> extends Omit<
  Form<z.output<Schema>>,
  'review'
> {
  /** The schema of the dealt question. */
  ask: Schema;
}

/** Builds a form from its specific parts. */
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

/** The server's part of a form: deals a question from an author's item. */
export interface FormDealer<Item, Question> {
  deal: (item: Item, random: Random) => Question;
  inWords: (item: Item) => InWords;
}

/** An item as text, for authors, teachers and readers of the catalogue. */
export interface InWords {
  /** The text below the instruction, with light markup; '' if there is none. */
  shown: string;
  answer: string;
  /** Alternative right answers. */
  also?: readonly string[];
  wrong: readonly WrongInWords[];
}

interface WrongInWords {
  /** Null for any wrong answer not listed. */
  text: string | null;
  slip: string;
  /** Its key in the dealt question, if that is not its text. */
  key?: string;
}
