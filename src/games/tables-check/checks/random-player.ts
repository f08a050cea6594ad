// Plays random tables checks.
import { quizResult, startQuiz } from '#games/kit/rules/quiz.ts';
import { pickOne, randomInt } from '#games/kit/rules/random.ts';
import { Play, playQuiz, type RandomPlayer } from '#games/kit/checks/random-player.ts';
import type { TablesQuestion } from '../question.ts';
import {
  REST_MS,
  TABLES_FEEDBACK,
  clockMsFor,
  tablesRecorder,
  type TablesAction,
} from '../rules.ts';
import { startSchema } from '../start.ts';

export const tablesCheckRandomPlayer: RandomPlayer = (start, manner, { pace }) => {
  const { random } = manner;
  const play = new Play(tablesRecorder(pace), startQuiz(startSchema.parse(start).questions));
  const clockMs = clockMsFor(pace);
  playQuiz<TablesQuestion, TablesAction>(
    play,
    {
      fidget: () =>
        pickOne<TablesAction>(random, [
          { type: 'enter' },
          { type: 'type', text: pickOne(random, ['', '-', 'five', '1 0', '56']) },
        ]),
      give: ({ answer }, isRight) => [
        { type: 'type', text: isRight ? `0${answer}` : String(randomInt(random, 0, 99_999)) },
        { type: 'enter' },
      ],
      next: { type: 'next' },
      clock: clockMs === null ? null : { ms: clockMs, timeUp: { type: 'timeUp' } },
      restMs: REST_MS,
    },
    manner,
  );
  return { moves: play.moves, result: quizResult(play.state, TABLES_FEEDBACK) };
};
