// How tests tick two of five.
import { withoutMarkup } from '#games/kit/words/markup.ts';
import { shuffle } from '#games/kit/rules/random.ts';
import type { FormPlayer } from '../form-player.ts';
import { WANTED, type TwoQuestion } from '../../../forms/two/form.ts';

/** In the order of the options; a wrong answer has one right option in it. */
function ticked({ options, answer }: TwoQuestion, isRight: boolean): string[] {
  const wrong = options.filter((option) => !answer.includes(option)).slice(0, 1);
  const wanted = isRight ? answer : [...answer.slice(0, 1), ...wrong];
  return options.filter((option) => wanted.includes(option));
}

export const twoPlayer: FormPlayer<TwoQuestion> = {
  given: ticked,
  any: ({ options }, random) => shuffle(random, options).slice(0, WANTED),
  async answer(question, isRight, { page, game, how, press, tabTo }) {
    for (const option of ticked(question, isRight)) {
      const box = game.getByRole('checkbox', { name: withoutMarkup(option), exact: true });
      if (how === 'keys') {
        await tabTo(box);
        await page.keyboard.press('Space');
      } else await press(box);
    }
  },
  async answerByEar(question, isRight, { game }) {
    const names = ticked(question, isRight).map(withoutMarkup);
    for (const name of names)
      await game.getByRole('checkbox', { name, exact: true }).press('Space');
    return { said: [], focus: { role: 'checkbox', name: names[0] ?? '' } };
  },
};
