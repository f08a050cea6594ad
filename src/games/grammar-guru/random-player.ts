// Plays random rounds of Grammar Guru.
import { quizRecorder } from '#games/kit/quiz-recorder.ts';
import { quizResult, startQuiz, type Quiz } from '#games/kit/quiz.ts';
import { pickOne } from '#games/kit/random.ts';
import { Play, playQuiz, type RandomPlayer } from '#games/kit/random-player.ts';
import type { Timed } from '#shared/moves.ts';
import type { GrammarQuestion } from './question.ts';
import { GURU_FEEDBACK, playGuru, type GuruMove } from './rules.ts';
import { startSchema } from './start.ts';

export const grammarGuruRandomPlayer: RandomPlayer = (start, manner) => {
  const { random } = manner;
  const play = new Play<Quiz<GrammarQuestion>, GuruMove, Timed>(
    quizRecorder(playGuru),
    startQuiz(startSchema.parse(start).questions),
  );
  playQuiz<GrammarQuestion, GuruMove>(
    play,
    {
      fidget: ({ options }) =>
        pickOne<GuruMove>(random, [
          { type: 'submit' },
          { type: 'choose', option: 'No option' },
          { type: 'choose', option: pickOne(random, options) },
        ]),
      give: ({ options, answer }, isRight) => [
        { type: 'choose', option: isRight ? answer : pickOne(random, options) },
        { type: 'submit' },
      ],
      next: { type: 'next' },
      clock: null,
    },
    manner,
  );
  return { moves: play.moves, result: quizResult(play.state, GURU_FEEDBACK) };
};
