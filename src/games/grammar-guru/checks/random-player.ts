// Plays random rounds of Grammar Guru.
import { quizResult, startQuiz } from '#games/kit/rules/quiz.ts';
import { pickOne } from '#games/kit/rules/random.ts';
import { Play, playQuiz, type RandomPlayer } from '#games/kit/checks/random-player.ts';
import { anyGiven } from './forms/any-given.ts';
import type { Given } from '../forms/dealt.ts';
import type { DealtQuestion } from '../forms/forms.ts';
import { GURU_FEEDBACK, guruRecorder, type GuruMove } from '../rules.ts';
import { startSchema } from '../start.ts';

/** Answers that no question has. */
const IMPOSSIBLE: readonly Given[] = [' '.repeat(30), [], ['one'], [['one', 'other']]];

export const grammarGuruRandomPlayer: RandomPlayer = (start, manner) => {
  const { random } = manner;
  const play = new Play(guruRecorder, startQuiz<DealtQuestion>(startSchema.parse(start).questions));
  playQuiz<DealtQuestion, GuruMove>(
    play,
    {
      // An answer between questions changes nothing, and neither does an impossible one before the real answer.
      fidget: () => ({ type: 'answer', given: pickOne(random, IMPOSSIBLE) }),
      give: (question, isRight) => [
        { type: 'answer', given: isRight ? question.answer : anyGiven(question, random) },
      ],
      next: { type: 'next' },
      clock: null,
    },
    manner,
  );
  return { moves: play.moves, result: quizResult(play.state, GURU_FEEDBACK) };
};
