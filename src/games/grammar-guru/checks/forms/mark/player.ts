// How tests put the mark where it goes.
import { pickOne } from '#games/kit/rules/random.ts';
import type { FormPlayer } from '../form-player.ts';
import type { MarkQuestion } from '../../../forms/mark/form.ts';
import { sentencesOf } from '../../../forms/mark/places.ts';

function wanted(question: MarkQuestion, isRight: boolean): number {
  return sentencesOf(question).findIndex((one) => (one === question.answer) === isRight);
}

export const markPlayer: FormPlayer<MarkQuestion> = {
  given: (question, isRight) => sentencesOf(question)[wanted(question, isRight)] ?? '',
  any: (question, random) => pickOne(random, sentencesOf(question)),
  async answer(question, isRight, { game, choose }) {
    await choose(game.getByRole('radio'), wanted(question, isRight));
  },
  async answerByEar(question, isRight, { game }) {
    const place = game.getByRole('radio').nth(wanted(question, isRight));
    await place.press('Space');
    const name = (await place.getAttribute('aria-label')) ?? '';
    return { said: [], focus: { role: 'radio', name } };
  },
};
