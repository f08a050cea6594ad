// How tests sort words into two boxes.
import type { Locator } from '@playwright/test';
import { voiceText } from '#games/kit/screen/voice.ts';
import { pickOne } from '#games/kit/rules/random.ts';
import type { FormPlayer } from '../form-player.ts';
import type { SortQuestion } from '../../../forms/sort/form.ts';

type Placed = [word: string, box: string];

/** A wrong answer has the first word in the other box. */
function placed(question: SortQuestion, isRight: boolean): Placed[] {
  const right = new Map(question.answer);
  return question.words.map((word, nth): Placed => {
    const box = right.get(word) ?? '';
    const other = question.boxes.find((name) => name !== box) ?? '';
    return [word, isRight || nth > 0 ? box : other];
  });
}

const row = (game: Locator, word: string) =>
  game.getByRole('radiogroup', { name: voiceText(word), exact: true });

export const sortPlayer: FormPlayer<SortQuestion> = {
  given: placed,
  any: ({ words, boxes }, random) => words.map((word): Placed => [word, pickOne(random, boxes)]),
  async answer(question, isRight, { game, choose }) {
    for (const [word, box] of placed(question, isRight)) {
      await choose(row(game, word).getByRole('radio'), question.boxes.indexOf(box));
    }
  },
  async answerByEar(question, isRight, { game }) {
    const made = placed(question, isRight);
    for (const [word, box] of made) {
      await row(game, word).getByRole('radio', { name: box, exact: true }).press('Space');
    }
    return { said: [], focus: { role: 'radio', name: made[0]?.[1] ?? '' } };
  },
};
