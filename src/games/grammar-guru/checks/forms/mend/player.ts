// How tests mend a page.
import type { Locator } from '@playwright/test';
import { pickOne, shuffle, type Random } from '#games/kit/rules/random.ts';
import type { FormPlayer } from '../form-player.ts';
import type { MendQuestion } from '../../../forms/mend/form.ts';
import { mendsAt, sentencesOfPage, wordInMarks } from '../../../forms/mend/text.ts';

type Mend = [place: string, text: string];

/** All slips mended, or the first alone, and that wrongly where there is another change. */
function mends(question: MendQuestion, isRight: boolean): Mend[] {
  const { answer } = question;
  if (isRight) return answer;
  return answer.slice(0, 1).map(([place, mend]): Mend => {
    const others = mendsAt(question, Number(place)).filter((text) => text !== mend);
    return [place, others[0] ?? mend];
  });
}

function anyMends(question: MendQuestion, random: Random): Mend[] {
  const places = shuffle(
    random,
    question.words.map((_, place) => place),
  );
  const likely = question.places.map(({ at }) => at);
  const chosen = new Set([...shuffle(random, likely), ...places]);
  return [...chosen]
    .slice(0, question.answer.length)
    .map((place): Mend => [String(place), pickOne(random, mendsAt(question, place))]);
}

function controls(question: MendQuestion, game: Locator, place: number) {
  const rows = sentencesOfPage(question.words);
  const sentence = rows.findIndex((places) => places.includes(place));
  const row = game.locator('form ol > li').nth(sentence).getByRole('button');
  return {
    sentence: row.first(),
    word: row.nth(1 + (rows[sentence]?.indexOf(place) ?? 0)),
    mend: (text: string) =>
      game.getByRole('group').getByRole('button', { name: wordInMarks(text), exact: true }),
  };
}

export const mendPlayer: FormPlayer<MendQuestion> = {
  given: mends,
  any: anyMends,
  async answer(question, isRight, { game, press }) {
    for (const [place, text] of mends(question, isRight)) {
      const { sentence, word, mend } = controls(question, game, Number(place));
      await press(sentence);
      await press(word);
      await press(mend(text));
    }
  },
  async answerByEar(question, isRight, { game }) {
    const said: string[] = [];
    const made = mends(question, isRight);
    for (const [nth, [place, text]] of made.entries()) {
      const { word, mend } = controls(question, game, Number(place));
      await word.press('Enter');
      await mend(text).press('Enter');
      said.push(`${wordInMarks(text)}. ${nth + 1} of ${question.answer.length} changed.`);
    }
    const [[place, text] = ['', '']] = made;
    const [, right = ''] = question.answer.find(([at]) => at === place) ?? [];
    const state =
      right === text
        ? `you mended ${wordInMarks(question.words[Number(place)] ?? '')}`
        : `you chose ${wordInMarks(text)}`;
    return { said, focus: { role: 'button', name: `${wordInMarks(right)}, ${state}` } };
  },
};
