// What the items of every form have in common, and what is said of them in words.
import { z } from 'zod/mini';
import { itemFields, slipSchema } from '../item.ts';

/** The fields of an item of any form, beside those of its form. */
export const formItemFields = {
  ...itemFields,
  question: z.string().check(z.describe('The instruction, **bold** for a word to look at.')),
};

/** A wrong answer that has a reason of its own. */
export const wrongAnswerSchema = z.strictObject({
  text: z.string().check(z.describe('A wrong answer.')),
  slip: slipSchema,
});

/** The misconception of every wrong answer that has none of its own. */
export const anyOtherSchema = slipSchema;

/** An item in words, for those who do not see it on a screen: authors, teachers, readers of the catalogue. */
export interface InWords {
  /** What the instruction is about, with light markup; '' where there is nothing more. */
  shown: string;
  answer: string;
  /** Other answers that are right as well. */
  also?: readonly string[];
  wrong: readonly WrongInWords[];
}

export interface WrongInWords {
  /** Null for any other wrong answer than those that are named. */
  text: string | null;
  slip: string;
}
