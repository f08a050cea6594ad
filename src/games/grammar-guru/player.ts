// How tests play Grammar Guru.
import { withoutMarkup } from '#games/kit/markup.ts';
import type { GamePlayer, ListenSession, PlaySession } from '#games/kit/player.ts';
import { OPTION, reasonsSchema } from './reason.ts';
import { startSchema } from './start.ts';

const PRAISE = "Great job! That's correct!";
const RIGHT = 8;

const openRound = async ({ openDealt }: Pick<PlaySession, 'openDealt'>) =>
  startSchema.shape.questions.parse(await openDealt());

/** Answers all ten questions, the first `right` of them correctly. */
export async function playGrammarGuru(session: PlaySession, right: number): Promise<void> {
  const { page, game, expect, how, look, choose, press, goOn } = session;
  const submit = game.getByRole('button', { name: 'Submit Answer' });
  for (const [index, { answer, options }] of (await openRound(session)).entries()) {
    await expect(game.getByText(`Question ${index + 1} of 10`)).toBeVisible();
    await expect(submit).toBeDisabled();
    await look('start');
    const isRight = index < right;
    const wanted = options.findIndex((option) => (option === answer) === isRight);
    await choose(game.getByRole('radio'), wanted);
    await look('chosen');
    if (how === 'keys') await page.keyboard.press('Enter');
    else await press(submit);
    await expect(game).toContainText(isRight ? PRAISE : `Oops! The correct answer was: ${answer}`);
    await look(isRight ? 'right' : 'wrong');
    await goOn();
  }
}

async function playByEar(session: ListenSession) {
  const { game, expect, feel, focus, hear, goOn } = session;
  const reasons = new Map(
    reasonsSchema
      .parse(session.readContent('../grammar-reasons'))
      .map(({ id, reason }) => [id, reason]),
  );
  const said: string[] = [];
  for (const [index, question] of (await openRound(session)).entries()) {
    await feel(withoutMarkup(question.question));
    const isRight = index < RIGHT;
    const wanted = question.options.find((one) => (one === question.answer) === isRight) ?? '';
    const option = game.getByRole('radio', { name: withoutMarkup(wanted), exact: true });
    await option.press('Space');
    await option.press('Enter');
    const slip = question.slips?.[wanted] ?? '';
    const reason = reasons.get(slip)?.replaceAll(OPTION, withoutMarkup(wanted));
    const answer = withoutMarkup(question.answer);
    const verdict = isRight ? PRAISE : `Oops! The correct answer was: ${answer}`;
    const rule = question.definition && withoutMarkup(question.definition);
    said.push([verdict, reason, rule].filter(Boolean).join(' '));
    await hear(said);
    expect(await focus()).toMatchObject({ role: 'radio', name: withoutMarkup(wanted) });
    await goOn();
  }
  return { said, score: RIGHT };
}

export const grammarGuruPlayer: GamePlayer = {
  async playWell(session) {
    await playGrammarGuru(session, RIGHT);
    return RIGHT;
  },
  lose: null,
  playByEar,
  inDifferentStates(game, moment) {
    const option = game.locator('label:has(input[type=radio])');
    const right = option.filter({ has: game.page().locator('.text-leaf') });
    const missed = option.filter({ has: game.page().locator('.text-coral') });
    const plain = option.filter({ hasNot: game.page().locator('svg') }).first();
    if (moment === 'right') return [right, plain];
    return moment === 'wrong' ? [right, missed, plain] : [];
  },
  inViewTogether: ['Question 1 of 10', 'Submit Answer'],
};
