// Records the first try at each word.
import { z } from 'zod/mini';
import type { Timed } from '#shared/moves.ts';
import { isLastQuestion, verdictOf } from '#games/kit/rules/quiz.ts';
import type { Recorder } from '#games/kit/rules/recording.ts';
import { momentSchema } from '#games/kit/rules/replay.ts';
import { MOST_TYPED, playSpelling, type SpellAction, type SpellQuiz } from './rules.ts';

export type SpellMove = Timed & { shown: number; typed: string };

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
