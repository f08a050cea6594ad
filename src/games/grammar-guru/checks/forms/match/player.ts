// How tests match four to four.
import type { Locator } from '@playwright/test';
import { voiceText } from '#games/kit/screen/voice.ts';
import { shuffle } from '#games/kit/rules/random.ts';
import type { FormPlayer } from '../form-player.ts';
import type { MatchQuestion } from '../../../forms/match/form.ts';

type Pair = [left: string, right: string];

/** In the order of the left ones; a wrong answer has two of the right ones swapped. */
function pairs({ left, answer }: MatchQuestion, isRight: boolean): Pair[] {
  const right = new Map(answer);
  const [first, second] = left;
  return left.map((one): Pair => {
    const other = one === first ? second : one === second ? first : one;
    return [one, right.get((isRight ? one : other) ?? one) ?? ''];
  });
}

/** The two columns. */
const columns = (game: Locator): [Locator, Locator] => {
  const lists = game.locator('form').getByRole('list');
  return [lists.nth(0), lists.nth(1)];
};
const tile = (column: Locator, text: string) =>
  column.getByRole('button', { name: voiceText(text), exact: true });

export const matchPlayer: FormPlayer<MatchQuestion> = {
  given: pairs,
  any({ left, right }, random) {
    const shuffled = shuffle(random, right);
    return left.map((one, nth): Pair => [one, shuffled[nth] ?? '']);
  },
  async answer(question, isRight, { game, press }) {
    const [left, right] = columns(game);
    for (const [one, other] of pairs(question, isRight)) {
      await press(tile(left, one));
      await press(tile(right, other));
    }
  },
  async answerByEar(question, isRight, { game }) {
    const [left, right] = columns(game);
    const said: string[] = [];
    const made = pairs(question, isRight);
    for (const [one, other] of made) {
      await tile(left, one).press('Enter');
      await tile(right, other).press('Enter');
      said.push(`${voiceText(one)} goes with ${voiceText(other)}`);
    }
    const [[one, other] = ['', '']] = made;
    const belongs = new Map(question.answer).get(one) ?? '';
    const chosen = belongs === other ? '' : `, you chose ${voiceText(other)}`;
    const name = `${voiceText(one)}, goes with ${voiceText(belongs)}${chosen}`;
    return { said, focus: { role: 'button', name } };
  },
};
