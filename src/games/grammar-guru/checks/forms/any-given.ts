// Answers at random, as pupils in tests and simulated pupils give them.
import { pickOne, shuffle, type Random } from '../../../kit/rules/random.ts';
import type { Given } from '../../forms/dealt.ts';
import { sentencesOf } from '../../forms/mark/places.ts';
import { formOf, type DealtQuestion, type FormName, type QuestionOf } from '../../forms/forms.ts';
import { WANTED } from '../../forms/two/form.ts';

const ANY: {
  readonly [Name in FormName]: (question: QuestionOf<Name>, random: Random) => Given;
} = {
  choice: ({ options }, random) => pickOne(random, options),
  two: ({ options }, random) => shuffle(random, options).slice(0, WANTED),
  match({ left, right }, random) {
    const shuffled = shuffle(random, right);
    return left.map((one, nth): [string, string] => [one, shuffled[nth] ?? '']);
  },
  mark: (question, random) => pickOne(random, sentencesOf(question)),
  order: ({ parts }, random) => shuffle(random, parts),
  sort: ({ words, boxes }, random) =>
    words.map((word): [string, string] => [word, pickOne(random, boxes)]),
  write: ({ accepted, slips }, random) =>
    pickOne(random, [...accepted, ...Object.keys(slips ?? {}).filter(Boolean), 'zzz', ' Hm ']),
};

/** Any answer that the controls of the question's form can give. */
export function anyGiven<Name extends FormName>(question: QuestionOf<Name>, random: Random): Given {
  return ANY[question.form](question, random);
}

/** The same, but a wrong one. */
export function wrongGiven(question: DealtQuestion, random: Random): Given {
  const { judge } = formOf(question);
  let given = anyGiven(question, random);
  while (judge(question, given)?.isRight) given = anyGiven(question, random);
  return given;
}
