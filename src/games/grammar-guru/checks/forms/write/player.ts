// How tests write an answer.
import { pickOne } from '#games/kit/rules/random.ts';
import type { FormPlayer } from '../form-player.ts';
import { ANY_OTHER } from '../../../forms/dealt.ts';
import type { WriteQuestion } from '../../../forms/write/form.ts';

/** Types without a delay: otherwise each key would wait for the update after the previous one. */
const BETWEEN_KEYS_MS = 120;

function typed({ answer, slips = {} }: WriteQuestion, isRight: boolean): string {
  return isRight ? answer : (Object.keys(slips).find((wrong) => wrong !== ANY_OTHER) ?? 'zzz');
}

export const writePlayer: FormPlayer<WriteQuestion> = {
  given: typed,
  any: ({ accepted, slips }, random) =>
    pickOne(random, [...accepted, ...Object.keys(slips ?? {}).filter(Boolean), 'zzz', ' Hm ']),
  async answer(question, isRight, { page, game, how, press, tabTo }) {
    const field = game.getByRole('textbox', { name: 'Your answer' });
    await (how === 'keys' ? tabTo(field) : press(field));
    await page.keyboard.type(typed(question, isRight), {
      delay: how === 'hand' ? BETWEEN_KEYS_MS : 0,
    });
  },
  async answerByEar(question, isRight, { game }) {
    const field = game.getByRole('textbox', { name: 'Your answer' });
    await field.pressSequentially(typed(question, isRight));
    return { said: [], focus: { role: 'textbox', name: 'Your answer' } };
  },
};
