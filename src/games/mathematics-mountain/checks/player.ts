// How tests play Mathematics Mountain.
import { z } from 'zod/mini';
import type { GamePlayer, PlaySession } from '#games/kit/checks/player.ts';
import { spokenOption } from '../question-types/spoken.ts';
import { SIGNS } from '../forms/compare.ts';
import { PLACES, placeOf } from '../forms/line.ts';
import { dealtQuestionSchema, formOf } from '../forms/forms.ts';

const PRAISE = "Great job! That's correct!";
const RIGHT = 8;

const roundSchema = z.array(dealtQuestionSchema);
const openRound = async ({ openDealt }: Pick<PlaySession, 'openDealt'>) =>
  roundSchema.parse(await openDealt());

/** Types the answers, or taps them on the number pad, the first two of them wrong. */
async function playWell(session: PlaySession): Promise<number> {
  const { game, expect, look, enter, press, goOn } = session;
  const questions = (await openRound(session)).slice(0, session.questions);
  for (const [index, question] of questions.entries()) {
    const { form, answer } = question;
    await expect(game.getByText(`Question ${index + 1} of 10`)).toBeVisible();
    await look('start');
    const isRight = index >= 10 - RIGHT;
    if (form === 'compare') {
      const given = SIGNS.find((sign) => (sign.answer === answer) === isRight);
      await press(game.getByRole('button', { name: given?.words ?? '', exact: true }));
    } else if (question.form === 'choose') {
      const { options } = question;
      const option = options[isRight ? answer : (answer + 1) % options.length] ?? '';
      await press(game.getByRole('button', { name: spokenOption(option), exact: true }));
      await press(game.getByRole('button', { name: 'Submit Answer' }));
    } else if (question.form === 'line') {
      const { line, within } = question;
      const right = placeOf(line, answer);
      const away = Math.ceil((within / (line.to - line.from)) * PLACES) + 1;
      const place = isRight ? right : right >= away ? right - away : right + away;
      // The first press starts at the left end.
      for (let at = 0; at < place; at++) {
        await press(game.getByRole('button', { name: 'One place right' }));
      }
      await press(game.getByRole('button', { name: 'Submit Answer' }));
    } else {
      await enter(isRight ? answer : answer + 1, 'Submit Answer');
    }
    await expect(game).toContainText(
      isRight
        ? PRAISE
        : `Oops! The correct answer was: ${formOf(question).answerText(question, answer)}`,
    );
    await look(isRight ? 'right' : 'wrong');
    await goOn();
  }
  return RIGHT;
}

export const mathematicsMountainPlayer: GamePlayer = {
  playWell,
  inDifferentStates: () => [],
  seenFirst: (game) => game.getByText('Question 1 of 10', { exact: true }),
  buttonsInView: ['Submit Answer', '0'],
};
