// How tests answer one of four.
import { withoutMarkup } from '#games/kit/words/markup.ts';
import { pickOne } from '#games/kit/rules/random.ts';
import type { FormPlayer } from '../form-player.ts';
import type { ChoiceQuestion } from '../../../forms/choice/form.ts';

const chosen = ({ options, answer }: ChoiceQuestion, isRight: boolean) =>
  options.find((option) => (option === answer) === isRight) ?? '';

export const choicePlayer: FormPlayer<ChoiceQuestion> = {
  given: chosen,
  any: ({ options }, random) => pickOne(random, options),
  async answer(question, isRight, { game, choose }) {
    await choose(game.getByRole('radio'), question.options.indexOf(chosen(question, isRight)));
  },
  async answerByEar(question, isRight, { game }) {
    const name = withoutMarkup(chosen(question, isRight));
    await game.getByRole('radio', { name, exact: true }).press('Space');
    return { said: [], focus: { role: 'radio', name } };
  },
};
