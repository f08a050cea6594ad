import { expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import type { Review } from '#games/kit/rules/form.ts';
import { formItem, OTHER_SLIP, OTHER_TEXT_SLIP, reasonOf, SLIP } from '#testing/form-items.ts';
import { grammarBankSchema } from '../item.ts';
import { dealItem } from './deal.ts';
import type { Given } from './dealt.ts';
import { formOf, type FormName } from './forms.ts';

const [CHOICE] = grammarBankSchema.parse([
  {
    id: 'Y3.GR.4/001',
    level: 1,
    question: 'Which word is a **preposition**?',
    answer: 'under',
    wrong: [
      { text: 'jump', slip: SLIP },
      { text: 'happy', slip: OTHER_SLIP },
      { text: 'sing', slip: SLIP },
    ],
    rule: 'This is the rule.',
    reasons: {
      jump: reasonOf(SLIP),
      happy: reasonOf(OTHER_SLIP),
      sing: reasonOf(SLIP),
    },
  },
]);

function itemOf(form: string) {
  const item = form === 'choice' ? CHOICE : formItem(form);
  if (!item) throw new Error(form);
  return item;
}

function reviewed(form: string, given: Given | null): Review {
  const question = dealItem(itemOf(form), seededRandom(1));
  return formOf(question).review(question, given);
}

const SHORT_FORMS = 'do not – don’t,\nis not – isn’t,\nwe are – we’re,\nthey will – they’ll';
const GULL = 'After lunch, a gull ate all of my hot chips.';
const BOXES = 'Nouns: beetle, jelly, moon;\nVerbs: giggle, melt, dig';

const WRONG: Readonly<Record<FormName, [Given, Omit<Review, 'reason'>, slip: string]>> = {
  choice: [
    'happy',
    { question: 'Which word is a **preposition**?', given: 'happy', answer: 'under' },
    OTHER_SLIP,
  ],
  two: [
    ['gently', 'while'],
    {
      question: 'Tick the **two** conjunctions.',
      given: 'gently and while',
      answer: 'because and while',
    },
    OTHER_SLIP,
  ],
  match: [
    [
      ['do not', 'isn’t'],
      ['is not', 'don’t'],
      ['we are', 'we’re'],
      ['they will', 'they’ll'],
    ],
    {
      question: 'Match each pair of words to its short form.',
      given: 'do not – isn’t,\nis not – don’t,\nwe are – we’re,\nthey will – they’ll',
      answer: SHORT_FORMS,
    },
    SLIP,
  ],
  mark: [
    'After, lunch a gull ate all of my hot chips.',
    {
      question: 'Tap where the comma goes.',
      given: 'After, lunch a gull ate all of my hot chips.',
      answer: GULL,
    },
    OTHER_SLIP,
  ],
  order: [
    ['the penguin', 'Can', 'ride', 'a bike?'],
    {
      question: 'Put the words in order to ask a question.',
      given: 'the penguin Can ride a bike?',
      answer: 'Can the penguin ride a bike?',
    },
    SLIP,
  ],
  sort: [
    [
      ['beetle', 'Nouns'],
      ['jelly', 'Nouns'],
      ['moon', 'Verbs'],
      ['giggle', 'Verbs'],
      ['melt', 'Verbs'],
      ['dig', 'Verbs'],
    ],
    {
      question: 'Sort the words.',
      given: 'Nouns: beetle, jelly;\nVerbs: moon, giggle, melt, dig',
      answer: BOXES,
    },
    SLIP,
  ],
  write: [
    ' Catched ',
    { question: 'Write the past tense of **catch**.', given: 'Catched', answer: 'caught' },
    OTHER_SLIP,
  ],
  surgery: [
    ['does', 'the otter', 'eats', 'crabs'],
    {
      question: 'Make it a question. Leave nothing out.',
      given: 'Does the otter eats crabs?',
      answer: 'Does the otter eat crabs?',
    },
    OTHER_SLIP,
  ],
  mend: [
    [
      ['2', 'swam'],
      ['8', 'A'],
    ],
    {
      question: 'Mend the **two** mistakes on this page.',
      given: 'swim becomes swam,\na becomes A',
      answer: 'swim becomes swam,\neels becomes eels.',
    },
    OTHER_TEXT_SLIP,
  ],
};

it.each(Object.entries(WRONG))(
  'A wrong answer to a question of the form “%s” is reviewed with the right one and the reason.',
  (form, [given, texts, slip]) => {
    const reason = reasonOf(slip);
    const shown =
      form === 'mend' ? `**eels** becomes **eels.**: ${reason}\n**a** was right.` : reason;
    expect(reviewed(form, given)).toEqual({ ...texts, reason: shown });
  },
);

it.each<[FormName, Given, string]>([
  ['choice', 'under', 'under'],
  ['two', ['while', 'because'], 'while and because'],
  ['mark', GULL, GULL],
  ['write', 'CAUGHT', 'CAUGHT'],
])(
  'A right answer to a question of the form “%s” is reviewed as it was given and without a reason.',
  (form, given, text) => {
    expect(reviewed(form, given)).toMatchObject({ given: text, reason: null });
  },
);

it('the review of a question not answered in time has only the right answer', () => {
  expect(reviewed('write', null)).toEqual({
    question: 'Write the past tense of **catch**.',
    given: null,
    answer: 'caught',
    reason: null,
  });
});

it.each<[FormName, Given, string]>([
  ['choice', 'happy', 'You chose “happy”.'],
  ['choice', 'Went to the zoo.', 'You chose “Went to the zoo.”'],
  ['choice', 'after “match”', 'You chose “after ‘match’”.'],
  ['choice', '“Is it late?”', 'You chose “‘Is it late?’”'],
  ['two', ['under', 'upon'], 'You chose “under” and “upon”.'],
  ['two', ['It ran.', 'We fed it.'], 'You chose “It ran.” and “We fed it.”'],
  ['mark', 'After, lunch a gull ate.', 'You made “After, lunch a gull ate.”'],
  ['order', ['a bike?', 'ride'], 'You made “a bike? ride”.'],
  ['surgery', ['does', 'the otter', 'eats'], 'You made “Does the otter eats?”'],
  ['write', ' catched ', 'You wrote “catched”.'],
])(
  'A wrong answer to a question of the form “%s” is remembered without doubled marks: %s.',
  (form, given, text) => {
    const question = dealItem(itemOf(form), seededRandom(1));
    expect(formOf(question).reminder?.(question, given)).toBe(text);
  },
);
