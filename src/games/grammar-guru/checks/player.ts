// How tests play Grammar Guru.
import { withoutMarkup } from '#games/kit/words/markup.ts';
import type { GamePlayer, ListenSession, PlaySession, Story } from '#games/kit/checks/player.ts';
import { formOf } from '../forms/forms.ts';
import { playerOf } from './forms/player.ts';
import { startSchema } from '../start.ts';

const PRAISE = "Great job! That's correct!";
const RIGHT = 8;

const openRound = async ({ openDealt }: Pick<PlaySession, 'openDealt'>) =>
  startSchema.shape.questions.parse(await openDealt());

/** Answers the questions, all but the first two of them correctly. */
async function playWell(session: PlaySession): Promise<number> {
  const { page, game, expect, how, look, press, tabTo, goOn } = session;
  const submit = game.getByRole('button', { name: 'Submit Answer' });
  const questions = (await openRound(session)).slice(0, session.questions);
  for (const [index, question] of questions.entries()) {
    await expect(game.getByText(`Question ${index + 1} of 10`)).toBeVisible();
    await expect(submit).toBeDisabled();
    await look('start');
    const isRight = index >= 10 - RIGHT;
    await playerOf(question).answer(question, isRight, session);
    await look('chosen');
    if (how !== 'keys') await press(submit);
    else {
      await tabTo(submit);
      await page.keyboard.press('Enter');
    }
    const { review } = formOf(question);
    const answer = withoutMarkup(review(question, null).answer);
    await expect(game).toContainText(isRight ? PRAISE : `Oops! The correct answer was: ${answer}`);
    await look(isRight ? 'right' : 'wrong');
    await goOn();
  }
  return RIGHT;
}

/** Answers the first eight questions correctly with a screen reader. */
export async function playGuruByEar(session: ListenSession): Promise<Story> {
  const { game, expect, feel, focus, hear, goOn } = session;
  const said: string[] = [];
  for (const [index, question] of (await openRound(session)).entries()) {
    await feel(withoutMarkup(question.question));
    const isRight = index < RIGHT;
    const { given, answerByEar } = playerOf(question);
    const made = await answerByEar(question, isRight, session);
    await game.getByRole('button', { name: 'Submit Answer' }).press('Enter');
    const { isLong, review } = formOf(question);
    const reviewed = review(question, given(question, isRight));
    const reason = withoutMarkup(reviewed.reason ?? '');
    const answer = withoutMarkup(reviewed.answer);
    const verdict = isRight ? PRAISE : `Oops! The correct answer was: ${answer}`;
    const rule = question.definition && withoutMarkup(question.definition);
    const waits = !isRight && isLong;
    const next = waits && `Press ${index === 9 ? 'Finish' : 'Next question'} to continue.`;
    said.push(...made.said, [verdict, reason, rule, next].filter(Boolean).join(' '));
    await hear(said);
    expect(await focus()).toMatchObject(made.focus);
    await goOn();
  }
  return { said, score: RIGHT };
}

export const grammarGuruPlayer: GamePlayer = {
  playWell,
  async inDifferentStates(game, moment) {
    if (moment !== 'right' && moment !== 'wrong') return [];
    const control = game.locator('form label, form [data-given]');
    const states = [
      control.filter({ has: game.page().locator('.text-leaf') }),
      control.filter({ has: game.page().locator('.text-coral') }),
      control.filter({ hasNot: game.page().locator('svg') }),
    ];
    // Not every form has controls in every state: of four pairs that are right none is left over.
    const counts = await Promise.all(states.map((state) => state.count()));
    return states.filter((_, nth) => counts[nth] !== 0).map((state) => state.first());
  },
  seenFirst: (game) => game.getByText('Question 1 of 10', { exact: true }),
  buttonsInView: ['Submit Answer'],
};
