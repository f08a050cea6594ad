// Plays random rounds of Mathematics Mountain.
import { quizResult, startQuiz } from '#games/kit/rules/quiz.ts';
import { pickOne, randomInt } from '#games/kit/rules/random.ts';
import { Play, playQuiz, type RandomPlayer } from '#games/kit/checks/random-player.ts';
import type { DealtQuestion } from '../forms/forms.ts';
import { MOUNTAIN_FEEDBACK, mountainRecorder, secondsFor, type MountainMove } from '../rules.ts';
import { startSchema } from '../start.ts';
import { givenTo } from './given.ts';

export const mathematicsMountainRandomPlayer: RandomPlayer = (start, manner, { year, pace }) => {
  const { random } = manner;
  const play = new Play(
    mountainRecorder,
    startQuiz<DealtQuestion>(startSchema.parse(start).questions),
  );
  const seconds = secondsFor(year, pace);
  playQuiz<DealtQuestion, MountainMove>(
    play,
    {
      fidget: () =>
        pickOne<MountainMove>(random, [
          { type: 'submit' },
          { type: 'type', text: pickOne(random, ['', ',', '-', 'five', '1 0']) },
        ]),
      give: (question, isRight) => {
        const { form, answer } = question;
        if (form === 'line' || form === 'choose' || form === 'column' || form === 'compare') {
          return [{ type: 'give', given: givenTo(question, isRight) }];
        }
        const wrong = String(randomInt(random, 0, 10_000_000));
        return [
          { type: 'type', text: isRight ? (answer < 0 ? String(answer) : `0${answer}`) : wrong },
          { type: 'submit' },
        ];
      },
      next: { type: 'next' },
      clock: seconds === null ? null : { ms: 1000 * seconds, timeUp: { type: 'timeUp' } },
    },
    manner,
  );
  return { moves: play.moves, result: quizResult(play.state, MOUNTAIN_FEEDBACK) };
};
