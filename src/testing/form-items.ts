// Grammar items of every form beside one of four, for tests.
import { formBankSchema, inWords, type FormItem } from '#games/grammar-guru/forms/dealers.ts';
import { ANY_OTHER_KEY } from '#games/grammar-guru/reason.ts';

export const SLIP = 'verb-for-preposition';
export const OTHER_SLIP = 'adjective-for-preposition';
export const OTHER_TEXT_SLIP = 'unseen-past';
/** Why a wrong answer with this misconception is wrong, in each of the items. */
export const reasonOf = (slip: string) => `That is a case of ${slip}.`;
const rule = 'This is the rule.';

/** Two or more of each form, which differ in what matters for it. */
const ITEMS: Readonly<Record<FormItem['form'], readonly [object, ...object[]]>> = {
  two: [
    {
      question: 'Tick the **two** conjunctions.',
      answers: ['because', 'while'],
      wrong: [
        { text: 'under', slip: SLIP },
        { text: 'upon', slip: SLIP },
        { text: 'gently', slip: OTHER_SLIP },
      ],
    },
    {
      question: 'Tick the **two** sentences in the past tense.',
      answers: ['The penguin slid into the pond.', 'We fed the hens at noon.'],
      wrong: [
        { text: 'The snail is winning the race.', slip: SLIP },
        { text: 'My gran will juggle the eggs.', slip: SLIP },
        { text: 'A crab walks sideways.', slip: OTHER_SLIP },
      ],
    },
  ],
  match: [
    {
      question: 'Match each pair of words to its short form.',
      pairs: [
        { left: 'do not', right: 'don’t' },
        { left: 'is not', right: 'isn’t' },
        { left: 'we are', right: 'we’re' },
        { left: 'they will', right: 'they’ll' },
      ],
      slip: SLIP,
    },
    {
      question: 'Match each start to its end.',
      pairs: [
        { left: 'The goat ate', right: 'my lunch.' },
        { left: 'A frog jumped', right: 'over the log.' },
        { left: 'Our owl sleeps', right: 'all day.' },
        { left: 'The bus was', right: 'very late again.' },
      ],
      slip: SLIP,
    },
  ],
  mark: [
    {
      question: 'Tap where the comma goes.',
      sentence: 'After lunch, a gull ate all of my hot chips.',
      mark: ',',
      wrong: [{ text: 'After, lunch a gull ate all of my hot chips.', slip: OTHER_SLIP }],
      slip: SLIP,
    },
    {
      question: 'Tap where the apostrophe goes.',
      sentence: 'The two **penguins’** slippers are wet.',
      mark: "'",
      wrong: [{ text: 'The two penguin’s slippers are wet.', slip: OTHER_SLIP }],
      slip: SLIP,
    },
    {
      question: 'Tap where the speech begins.',
      sentence: 'Kofi said, “I can see a whale!”',
      mark: '“',
      wrong: [],
      slip: SLIP,
    },
  ],
  order: [
    {
      question: 'Put the words in order to ask a question.',
      parts: ['Can', 'the penguin', 'ride', 'a bike?'],
      slip: SLIP,
    },
    {
      question: 'Put the words in order to make a sentence.',
      parts: ['Quietly,', 'the cat', 'crept', 'over', 'the wet', 'garden', 'wall.'],
      also: [['the cat', 'Quietly,', 'crept', 'over', 'the wet', 'garden', 'wall.']],
      slip: SLIP,
    },
  ],
  sort: [
    {
      question: 'Sort the words.',
      boxes: [
        { name: 'Nouns', words: ['beetle', 'jelly', 'moon'], slip: SLIP },
        { name: 'Verbs', words: ['giggle', 'melt', 'dig'], slip: OTHER_SLIP },
      ],
    },
    {
      question: 'Sort the phrases.',
      boxes: [
        { name: 'Noun phrases', words: ['a very grumpy crab', 'six eggs', 'the moon'], slip: SLIP },
        { name: 'Adverbials', words: ['at midnight', 'on the roof', 'far away'], slip: OTHER_SLIP },
      ],
    },
  ],
  write: [
    {
      question: 'Write the past tense of **catch**.',
      answers: ['caught'],
      wrong: [{ text: 'catched', slip: OTHER_SLIP }],
      slip: SLIP,
    },
    {
      question: 'Write the short form of **do not**.',
      answers: ['don’t', 'Don’t'],
      case: true,
      wrong: [{ text: 'do’nt', slip: OTHER_SLIP }],
      slip: SLIP,
    },
  ],
  mend: [
    {
      question: 'Mend the **two** mistakes on this page.',
      title: 'The otter',
      page: 'Our otter [swim] in the sea. It [ate] a crab and two [eels] “More!” it cried.',
      places: [
        { mend: 'swam', not: ['swimmed'], slip: SLIP },
        { not: ['eat', 'eated'] },
        { mend: 'eels.', not: ['eels,'], slip: OTHER_TEXT_SLIP },
      ],
    },
    {
      question: 'Mend the **five** mistakes on this page.',
      title: 'The five owls',
      page: 'One owl [sing]. Two owls [danced] and [hums]. Three owls [was] late. An owl [eat] [a] egg.',
      places: [
        { mend: 'sang', not: ['singed'], slip: SLIP },
        { not: ['dances', 'dancing'] },
        { mend: 'hummed', not: ['humming'], slip: SLIP },
        { mend: 'were', not: ['is'], slip: SLIP },
        { mend: 'ate', not: ['eating'], slip: SLIP },
        { mend: 'an', not: ['the a'], slip: OTHER_TEXT_SLIP },
      ],
    },
  ],
  surgery: [
    {
      question: 'Make it a question. Leave nothing out.',
      sentence: 'The otter eats crabs.',
      end: '?',
      tiles: { does: 'helper', 'the otter': 'subject', eat: 'plain verb', crabs: 'object' },
      spare: [{ text: 'eats', slip: OTHER_SLIP }],
      slip: SLIP,
    },
    {
      question: 'Start with **Before midnight**.',
      sentence: 'The otter sang sadly before midnight.',
      tiles: { 'before midnight,': 'front', 'the otter': 'subject', sang: 'verb', sadly: 'adverb' },
      also: [['before midnight,', 'the otter', 'sadly', 'sang']],
      spare: [{ text: 'before midnight', slip: OTHER_TEXT_SLIP }],
      slip: SLIP,
    },
  ],
};

/** The items, each with its own id, and a reason for each wrong answer. */
export const FORM_ITEMS: readonly FormItem[] = formBankSchema
  .parse(
    Object.entries(ITEMS)
      .flatMap(([form, items]) => items.map((item) => ({ form, ...item })))
      .map((item, nth) => ({
        id: `Y3.GR.4/${501 + nth}`,
        level: 2,
        rule,
        reasons: {},
        ...item,
      })),
  )
  .map((item) => ({ ...item, reasons: reasonsOf(item) }));

function reasonsOf(item: FormItem): Record<string, string> {
  const { wrong } = inWords(item);
  return Object.fromEntries(wrong.map(({ text, slip }) => [text ?? ANY_OTHER_KEY, reasonOf(slip)]));
}

/** The first item of each form. */
export const FIRST_ITEMS = Object.keys(ITEMS).map((form) => formItem(form));

/** The nth item of a form. */
export function formItem(form: string, nth = 0): FormItem {
  const item = FORM_ITEMS.filter((one) => one.form === form)[nth];
  if (!item) throw new Error(`There is no item ${nth} of the form “${form}”.`);
  return item;
}
