// How tests change a sentence with tiles.
import { voiceText } from '#games/kit/screen/voice.ts';
import { shuffle } from '#games/kit/rules/random.ts';
import type { FormPlayer } from '../form-player.ts';
import { sentenceOf, type SurgeryQuestion } from '../../../forms/surgery/form.ts';

/** The wrong line is the right one from behind. */
const line = ({ answer }: SurgeryQuestion, isRight: boolean) =>
  isRight ? answer : answer.toReversed();

export const surgeryPlayer: FormPlayer<SurgeryQuestion> = {
  given: line,
  any: ({ tiles, answer }, random) => shuffle(random, tiles).slice(0, answer.length),
  async answer(question, isRight, { game, press }) {
    for (const tile of line(question, isRight)) {
      await press(game.getByRole('button', { name: voiceText(tile), exact: true }));
    }
  },
  async answerByEar(question, isRight, { game }) {
    const tiles = line(question, isRight);
    for (const tile of tiles) {
      await game.getByRole('button', { name: voiceText(tile), exact: true }).press('Enter');
    }
    const said = tiles.map((_, nth) => sentenceOf(tiles.slice(0, nth + 1), question.end));
    return { said, focus: { role: 'button', name: voiceText(question.answer[0] ?? '') } };
  },
};
