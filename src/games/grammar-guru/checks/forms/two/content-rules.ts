// Tick two of five: five different options, none of which is right and wrong at once.
import { text } from '#games/kit/checks/texts.ts';
import { contestedChoices } from '../../contested.ts';
import { checkDifferent, checkWords, OPTION_WORDS, type FormRules } from '../form-rules.ts';
import type { TwoItem } from '../../../forms/two/deal.ts';

const optionsOf = ({ answers, wrong }: TwoItem) => [...answers, ...wrong.map(({ text }) => text)];

export const twoRules: FormRules<TwoItem> = {
  textsOf: ({ id, answers, wrong }) => [
    ...answers.map((answer) => text(id, 'answer', answer)),
    ...wrong.map((option) => text(id, 'distractor', option.text)),
  ],
  sentencesOf: () => [],
  check: (item, year) => [
    ...checkDifferent(item.id, 'options', optionsOf(item)),
    ...checkWords(item.id, optionsOf(item), OPTION_WORDS[year]),
    ...contestedChoices(item.id, optionsOf(item)),
  ],
};
