// The rules of Listen and Spell: each word is written once, and right on the first try is a point.
import { z } from 'zod/mini';
import type { Timed } from '#shared/moves.ts';
import type { FeedbackTiers } from '#games/kit/rules/feedback.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import {
  answer,
  currentQuestion,
  isLastQuestion,
  next,
  setDraft,
  verdictOf,
  type Quiz,
} from '#games/kit/rules/quiz.ts';
import { momentSchema, type Recorder } from '#games/kit/rules/replay.ts';
import { plainTyped } from '#games/kit/words/typed.ts';
import type { DealtWord, SpellStart } from './start.ts';

/** Most letters that can be typed (D18). */
export const MOST_TYPED = 30;

/** A dealt word as a question of the quiz. */
export interface SpellWord extends DealtWord {
  item: string;
  answer: string;
}

export type SpellQuiz = Quiz<SpellWord>;

export type SpellAction = { type: 'type'; text: string } | { type: 'submit' } | { type: 'next' };

/** The result at the end, about this pupil alone. */
export const SPELL_FEEDBACK: FeedbackTiers = {
  top: 'Wow! You’re a star speller.',
  good: 'Great spelling! You know most of these words.',
  fair: 'Good work! The other words will come back for another try.',
  low: 'Good try! Every word you copy is a word you begin to know.',
};

/** The words of a round, each with its item in the memory. */
export function askedIn({ words }: SpellStart): SpellWord[] {
  return words.map((word) => ({
    ...word,
    item: word.item ?? wordItem(word.word, 'spelling'),
    answer: word.word,
  }));
}

/** The round after one action; an action at the wrong time changes nothing. */
export function playSpelling(quiz: SpellQuiz, action: SpellAction): SpellQuiz {
  switch (action.type) {
    case 'type':
      return setDraft(quiz, tidyTyped(action.text));
    case 'submit':
      return canSubmit(quiz.draft)
        ? answer(quiz, quiz.draft, isRight(quiz.draft, currentQuestion(quiz)))
        : quiz;
    case 'next':
      return next(quiz);
  }
}

/** Whether the text is one of the spellings of the word. */
function isRight(typed: string, { word, also = [] }: DealtWord): boolean {
  return [word, ...also].some((spelling) => isSpelling(typed, spelling));
}

/** Typed text reduced to letters, apostrophes, hyphens and spaces. */
export function tidyTyped(text: string): string {
  return text.replace(/[^\p{L}\p{M}'’‘`´\- ]/gu, '').slice(0, MOST_TYPED);
}

/** Whether there is something to send. */
export const canSubmit = (typed: string) => /\p{L}/u.test(typed);

/** Whether the text is the word; capitals count only in a word that has one. */
export function isSpelling(typed: string, word: string): boolean {
  return asCompared(typed, word) === asCompared(word, word);
}

/** A typed text in the form in which it is compared with the word. */
export function asCompared(typed: string, word: string): string {
  return plainTyped(typed, /\p{Lu}/u.test(word));
}

export type SpellMove = Timed & { shown: number; typed: string };

/** Records the first try at each word. */
export const spellRecorder: Recorder<SpellQuiz, SpellAction, SpellMove> = {
  play: playSpelling,
  moveOf({ before, after }, { t, shown }) {
    const verdict = before.phase === 'asking' ? verdictOf(after) : null;
    return verdict && { t, shown, typed: verdict.given ?? '' };
  },
  moveSchema: z.strictObject({
    t: momentSchema,
    shown: momentSchema,
    typed: z.string().check(z.maxLength(MOST_TYPED)),
  }),
  again(before, { typed }) {
    const made = [{ type: 'type', text: typed }, { type: 'submit' }] as const;
    // The verdict on the last word leads to the result.
    return isLastQuestion(before) ? made : [...made, { type: 'next' }];
  },
  placeOf: ({ index }) => index + 1,
};
