// Plays random rounds of Mathematics Mountain.
import { quizResult, startQuiz } from '#games/kit/rules/quiz.ts';
import { pickOne, randomInt } from '#games/kit/rules/random.ts';
import { Play, playQuiz, type RandomPlayer } from '#games/kit/checks/random-player.ts';
import { PLACES, placeOf, valueAt } from '../forms/line.ts';
import { MOUNTAIN_FEEDBACK, mountainRecorder, secondsFor, type MountainMove } from '../rules.ts';
import { startSchema, type DealtQuestion } from '../start.ts';

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
        if (question.form === 'line') {
          const place = isRight ? placeOf(question.line, answer) : randomInt(random, 0, PLACES);
          return [{ type: 'give', given: valueAt(question.line, place) }];
        }
        if (question.form === 'choose' || question.form === 'column') {
          const wrong =
            question.form === 'choose' ? (answer + 1) % question.options.length : answer + 1;
          return [{ type: 'give', given: isRight ? answer : wrong }];
        }
        if (form === 'compare')
          return [{ type: 'give', given: isRight ? answer : answer > 0 ? 0 : answer + 1 }];
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
