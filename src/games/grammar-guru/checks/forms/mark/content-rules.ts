// Put the mark: it stands in the sentence once, and every named wrong answer is the same sentence with the mark elsewhere.
import type { Finding } from '#games/kit/checks/content.ts';
import { text } from '#games/kit/checks/texts.ts';
import { checkDifferent, checkWords, SENTENCE_WORDS, type FormRules } from '../form-rules.ts';
import type { MarkItem } from '../../../forms/mark/deal.ts';
import { APOSTROPHE, cutSentence, putMark, sentenceOf } from '../../../forms/mark/places.ts';

const LEAST_PLACES = 3;

export const markRules: FormRules<MarkItem> = {
  textsOf: ({ id, sentence, wrong }) => [
    text(id, 'answer', sentenceOf(sentence)),
    ...wrong.map((other) => text(id, 'distractor', sentenceOf(other.text))),
  ],
  sentencesOf: ({ sentence }) => [sentenceOf(sentence)],
  check: (item, year) => [
    ...checkWords(item.id, [item.sentence], SENTENCE_WORDS[year]),
    ...checkMark(item),
    ...checkPlaces(item),
    ...checkDifferent(item.id, 'sentences', [
      sentenceOf(item.sentence),
      ...item.wrong.map((other) => sentenceOf(other.text)),
    ]),
  ],
};

function checkMark({ id, sentence, mark }: MarkItem): Finding[] {
  const times = sentence.split(mark).length - 1;
  const bold = sentence.match(/\*\*.+?\*\*/g) ?? [];
  const found: Finding[] = [];
  if (times !== 1) {
    found.push({ id, rule: 'mark-once', message: `“${mark}” stands ${times} times in it` });
  }
  if (bold.length !== (mark === APOSTROPHE ? 1 : 0) || sentence.split('**').length % 2 === 0) {
    const message = 'one word is in bold for an apostrophe, and none for another mark';
    found.push({ id, rule: 'mark-bold', message });
  }
  return found;
}

function checkPlaces({ id, sentence, mark, wrong }: MarkItem): Finding[] {
  const cut = cutSentence(sentence, mark);
  const possible = cut.places.map((place) => putMark(cut, mark, place));
  const found: Finding[] = [];
  if (possible.length < LEAST_PLACES) {
    const message = `there are only ${possible.length} places for “${mark}”`;
    found.push({ id, rule: 'mark-places', message });
  }
  return [
    ...found,
    ...[sentence, ...wrong.map((other) => other.text)]
      .filter((written) => !possible.includes(sentenceOf(written)))
      .map((written) => ({
        id,
        rule: 'mark-elsewhere',
        message: `“${sentenceOf(written)}” is none of: ${possible.join(' · ')}`,
      })),
  ];
}
