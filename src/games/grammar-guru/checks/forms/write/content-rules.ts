// Write it: short answers, and wrong ones that are not accepted as well.
import type { Finding } from '#games/kit/checks/content.ts';
import { text } from '#games/kit/checks/texts.ts';
import { checkLetters, type FormRules } from '../form-rules.ts';
import type { WriteItem } from '../../../forms/write/deal.ts';
import { plainTyped } from '#games/kit/words/typed.ts';
import { MOST_LETTERS, MOST_TYPED } from '../../../forms/write/typed.ts';

export const writeRules: FormRules<WriteItem> = {
  textsOf: ({ id, answers, wrong }) => [
    ...answers.map((answer) => text(id, 'answer', answer)),
    ...wrong.map((other) => text(id, 'distractor', other.text)),
  ],
  sentencesOf: () => [],
  check: (item) => [
    ...checkLetters(item.id, item.answers, MOST_LETTERS),
    ...checkLetters(
      item.id,
      item.wrong.map((other) => other.text),
      MOST_TYPED,
    ),
    ...checkTyped(item),
  ],
};

function checkTyped({ id, answers, wrong, case: doesCaseMatter }: WriteItem): Finding[] {
  const plain = (typed: string) => plainTyped(typed, doesCaseMatter === true);
  const seen = new Set<string>();
  const found: Finding[] = [];
  for (const typed of [...answers, ...wrong.map((other) => other.text)].map(plain)) {
    if (seen.has(typed)) {
      found.push({ id, rule: 'write-repeated', message: `“${typed}” is the same as another` });
    }
    seen.add(typed);
  }
  return found;
}
