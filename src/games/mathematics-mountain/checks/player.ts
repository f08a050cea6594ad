// How tests play Mathematics Mountain.
import { z } from 'zod/mini';
import { withoutMarkup } from '#games/kit/words/markup.ts';
import { dealtFields } from '#games/kit/rules/quiz-start.ts';
import type { GamePlayer, ListenSession, PlaySession } from '#games/kit/checks/player.ts';
import { describe } from '../describe.ts';
import { pictureSchema } from '../maths-picture.ts';
import { questionSchema } from '../question.ts';

const PRAISE = "Great job! That's correct!";
const RIGHT = 8;

const roundSchema = z.array(
  z.object({
    ...questionSchema.shape,
    picture: z.optional(pictureSchema),
    reasons: dealtFields.reasons,
  }),
);
const openRound = async ({ openDealt }: Pick<PlaySession, 'openDealt'>) =>
  roundSchema.parse(await openDealt());

/** Types all ten answers, or taps them on the number pad, the first `right` of them rightly. */
export async function playMathematicsMountain(session: PlaySession, right: number): Promise<void> {
  const { game, expect, look, enter, goOn } = session;
  for (const [index, { answer }] of (await openRound(session)).entries()) {
    await expect(game.getByText(`Question ${index + 1} of 10`)).toBeVisible();
    await look('start');
    const isRight = index < right;
    await enter(isRight ? answer : answer + 1, 'Submit Answer');
    await expect(game).toContainText(isRight ? PRAISE : `Oops! The correct answer was: ${answer}`);
    await look(isRight ? 'right' : 'wrong');
    await goOn();
  }
}

async function playByEar(session: ListenSession) {
  const { page, expect, feel, focus, hear, goOn } = session;
  const said: string[] = [];
  for (const [index, question] of (await openRound(session)).entries()) {
    const asked = question.spoken ?? withoutMarkup(question.question);
    await feel(question.picture ? `${asked} ${describe(question.picture)}` : asked);
    expect(await focus()).toMatchObject({ role: 'textbox', name: 'Your answer' });
    const isRight = index < RIGHT;
    await page.keyboard.type(String(isRight ? question.answer : question.answer + 1));
    await page.keyboard.press('Enter');
    const reason = question.reasons?.[question.answer + 1];
    const way = [reason ?? [], withoutMarkup(question.explanation)].flat().join(' ');
    said.push(isRight ? PRAISE : `Oops! The correct answer was: ${question.answer} ${way}`);
    await hear(said);
    await goOn();
  }
  return { said, score: RIGHT };
}

export const mathematicsMountainPlayer: GamePlayer = {
  async playWell(session) {
    await playMathematicsMountain(session, RIGHT);
    return RIGHT;
  },
  lose: null,
  playByEar,
  inDifferentStates: () => [],
  inViewTogether: ['Question 1 of 10', 'Submit Answer', '0'],
};
