// How tests put parts in order.
import { voiceText } from '#games/kit/screen/voice.ts';
import { shuffle } from '#games/kit/rules/random.ts';
import type { FormPlayer } from '../form-player.ts';
import type { OrderQuestion } from '../../../forms/order/form.ts';

/** The dealt order is never right. */
const order = ({ parts, answer }: OrderQuestion, isRight: boolean) => (isRight ? answer : parts);

export const orderPlayer: FormPlayer<OrderQuestion> = {
  given: order,
  any: ({ parts }, random) => shuffle(random, parts),
  async answer(question, isRight, { game, press }) {
    for (const part of order(question, isRight)) {
      await press(game.getByRole('button', { name: voiceText(part), exact: true }));
    }
  },
  async answerByEar(question, isRight, { game }) {
    const names = order(question, isRight).map(voiceText);
    for (const name of names) await game.getByRole('button', { name, exact: true }).press('Enter');
    const said = names.map((_, nth) => names.slice(0, nth + 1).join(' '));
    // What was wrong stands in the right order by now.
    return { said, focus: { role: 'button', name: voiceText(question.answer[0] ?? '') } };
  },
};
