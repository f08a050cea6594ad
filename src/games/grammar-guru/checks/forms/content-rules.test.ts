import { describe, expect, it } from 'vitest';
import { FIRST_ITEMS } from '#testing/form-items.ts';
import { formBankSchema, type FormItem } from '../../forms/dealers.ts';
import { grammarFormsContent, grammarTextsContent } from './content-rules.ts';

const COMMON = {
  id: 'Y3.GR.4/501',
  level: 2,
  question: 'Do this.',
  rule: 'A rule.',
  reasons: {},
};
const TWO = {
  ...COMMON,
  form: 'two',
  answers: ['because', 'while'],
  wrong: ['under', 'upon', 'into'].map((text) => ({ text, slip: 'any-slip' })),
};
const MATCH = {
  ...COMMON,
  form: 'match',
  pairs: ['one', 'two', 'three', 'four'].map((left) => ({ left, right: `${left}s` })),
  slip: 'any-slip',
};
const MARK = {
  ...COMMON,
  form: 'mark',
  sentence: 'After lunch, a gull ate my chips.',
  mark: ',',
  wrong: [{ text: 'After, lunch a gull ate my chips.', slip: 'any-slip' }],
  slip: 'any-slip',
};
const APOSTROPHE = {
  ...MARK,
  sentence: 'The **dog’s** bowl is empty.',
  mark: "'",
  wrong: [{ text: 'The do’gs bowl is empty.', slip: 'any-slip' }],
};
const ORDER = {
  ...COMMON,
  form: 'order',
  parts: ['Today', 'we', 'ran.'],
  also: [['we', 'Today', 'ran.']],
  slip: 'any-slip',
};
const SORT = {
  ...COMMON,
  form: 'sort',
  boxes: [
    { name: 'Nouns', words: ['beetle', 'jelly', 'moon'], slip: 'any-slip' },
    { name: 'Verbs', words: ['giggle', 'melt', 'dig'], slip: 'any-slip' },
  ],
};
const WRITE = {
  ...COMMON,
  form: 'write',
  answers: ['caught'],
  wrong: [{ text: 'catched', slip: 'any-slip' }],
  slip: 'any-slip',
};

const MEND = {
  ...COMMON,
  form: 'mend',
  title: 'The two owls',
  page: `Two owls [was] at home. ${'They sat up all night and sang of the sea. '.repeat(6)}One owl [sing]. It [ate] [a] egg. It had [to] much. We [hears] it.`,
  places: [
    { mend: 'were', not: ['is'], slip: 'any-slip' },
    { mend: 'sang', not: ['singing'], slip: 'any-slip' },
    { not: ['eat', 'eats'] },
    { mend: 'an', not: ['any'], slip: 'any-slip' },
    { mend: 'too', not: ['two'], slip: 'any-slip' },
    { mend: 'heard', not: ['hearing'], slip: 'any-slip' },
  ],
};

const SURGERY = {
  ...COMMON,
  form: 'surgery',
  sentence: 'The owl slowly ate the pie.',
  end: '?',
  tiles: {
    did: 'helper',
    'the owl': 'subject',
    slowly: 'adverb',
    eat: 'plain verb',
    'the pie': 'object',
  },
  spare: [{ text: 'ate', slip: 'any-slip' }],
  also: [['did', 'the owl', 'eat', 'the pie', 'slowly']],
  slip: 'any-slip',
};

const isText = ({ form }: FormItem) => form === 'mend' || form === 'surgery';

function findingsOf(items: readonly object[]) {
  const all = formBankSchema.parse(items);
  const years = [
    grammarFormsContent.describe(
      all.filter((item) => !isText(item)),
      3,
    ),
    grammarTextsContent.describe(all.filter(isText), 3),
  ];
  return years.flatMap(({ rules }) => rules.flatMap(([, check]) => check()));
}

/** But for the rule of amounts, which so few items break. */
const rulesBroken = (...items: readonly object[]) =>
  findingsOf(items)
    .map(({ rule }) => rule)
    .filter((rule) => rule !== 'amount');

describe('an item of another form', () => {
  const KEPT: Readonly<Record<FormItem['form'], readonly [object, ...object[]]>> = {
    two: [TWO],
    match: [MATCH],
    mark: [MARK, APOSTROPHE],
    order: [ORDER],
    sort: [SORT],
    write: [WRITE],
    mend: [MEND],
    surgery: [SURGERY],
  };

  it.each(Object.entries(KEPT))('an item of another form keeps the rules: %s', (_, items) => {
    expect(rulesBroken(...items)).toEqual([]);
  });

  it.each<[what: string, rule: string, item: object]>([
    ['an option twice', 'form-repeated', { ...TWO, answers: ['because', 'under'] }],
    ['a long option', 'form-words', { ...TWO, answers: ['because', 'a b c d e f g h i j k'] }],
    ['a contested choice', 'contested', { ...TWO, answers: ['less', 'fewer'] }],
    [
      'one right for two left ones',
      'form-repeated',
      { ...MATCH, pairs: MATCH.pairs.map(({ left }) => ({ left, right: 'same' })) },
    ],
    ['the mark twice', 'mark-once', { ...MARK, sentence: 'After lunch, a gull, ate.', wrong: [] }],
    ['no mark', 'mark-once', { ...MARK, sentence: 'After lunch a gull ate.', wrong: [] }],
    ['no word in bold', 'mark-bold', { ...APOSTROPHE, sentence: 'The dog’s bowl.', wrong: [] }],
    [
      'another sentence among the wrong ones',
      'mark-elsewhere',
      { ...MARK, wrong: [{ text: 'After, lunch a gull ate my ships.', slip: 'any-slip' }] },
    ],
    [
      'the right place among the wrong ones',
      'form-repeated',
      { ...MARK, wrong: [{ text: MARK.sentence, slip: 'any-slip' }] },
    ],
    ['an order of other parts', 'order-also', { ...ORDER, also: [['we', 'Now', 'ran.']] }],
    ['the same order again', 'form-repeated', { ...ORDER, also: [ORDER.parts] }],
    [
      'five sentences',
      'order-sentences',
      { ...ORDER, parts: ['A b.', 'C d.', 'E f.', 'G h.', 'I j.'], also: [] },
    ],
    [
      'a word in both boxes',
      'form-repeated',
      {
        ...SORT,
        boxes: SORT.boxes.map((box) => ({ ...box, words: ['beetle', 'jelly', 'moon'] })),
      },
    ],
    ['a long answer to write', 'form-letters', { ...WRITE, answers: ['extraordinarily'] }],
    [
      'a wrong answer that is accepted',
      'write-repeated',
      { ...WRITE, wrong: [{ text: ' Caught', slip: 'any-slip' }] },
    ],
    ['a good order left out', 'surgery-missing', { ...SURGERY, also: [] }],
    [
      'a bad order among the right ones',
      'surgery-bad',
      { ...SURGERY, also: [...SURGERY.also, ['the owl', 'did', 'slowly', 'eat', 'the pie']] },
    ],
    ['a tile twice', 'form-repeated', { ...SURGERY, spare: [{ text: 'eat', slip: 'any-slip' }] }],
    ['a short page', 'mend-length', { ...MEND, page: 'One [a] two [b] [c] [d] [e] [f].' }],
    [
      'a slip too few',
      'mend-slips',
      { ...MEND, places: [{ not: ['a', 'b'] }, ...MEND.places.slice(1)] },
    ],
    ['a bracket too many', 'mend-places', { ...MEND, places: MEND.places.slice(1) }],
    [
      'half a slip',
      'mend-slip',
      { ...MEND, places: [{ mend: 'were', not: ['is'] }, ...MEND.places.slice(1)] },
    ],
    [
      'a change into what is printed',
      'mend-changes',
      { ...MEND, places: [{ ...MEND.places[0], not: ['was'] }, ...MEND.places.slice(1)] },
    ],
    [
      'a sound word with one change',
      'mend-choices',
      { ...MEND, places: MEND.places.map((place) => ({ ...place, not: place.not.slice(0, 1) })) },
    ],
    ['a rule of two sentences', 'rule-sentences', { ...WRITE, rule: 'One rule. Two rules.' }],
  ])('an item of another form breaks a rule with %s', (_, rule, item) => {
    expect(rulesBroken(item)).toContain(rule);
  });

  it('a wrong answer may differ only by a capital where capitals matter', () => {
    const capital = { ...WRITE, answers: ['May'], wrong: [{ text: 'may', slip: 'any-slip' }] };
    expect(rulesBroken(capital)).toEqual(['write-repeated']);
    expect(rulesBroken({ ...capital, case: true })).toEqual([]);
  });

  it('an item of another form must not be repeated, nor use one instruction more than four times for a concept', () => {
    expect(rulesBroken(TWO, TWO)).toContain('item-repeated');
    const five = ['ab', 'cd', 'ef', 'gh', 'ij'].map((answer) => ({ ...WRITE, answers: [answer] }));
    expect(rulesBroken(...five.slice(1))).toEqual([]);
    expect(rulesBroken(...five)).toEqual(['instruction-repeated']);
  });

  it('another form has at least fifteen items', () => {
    const amounts = (count: number) =>
      findingsOf(Array.from({ length: count }, () => WRITE))
        .filter(({ rule }) => rule === 'amount')
        .map(({ message }) => message);
    expect(amounts(14)).toContain('has 14 questions of the form “write”, fewer than 15');
    expect(amounts(14)).toHaveLength(FIRST_ITEMS.length);
    expect(amounts(15)).toHaveLength(FIRST_ITEMS.length - 1);
  });

  it('fifteen items of a form cover at least five concepts', () => {
    const fifteen = (concepts: number) =>
      Array.from({ length: 15 }, (_, index) => ({
        ...WRITE,
        id: `Y3.GR.${(index % concepts) + 1}/501`,
        answers: ['a'.repeat(index + 1).slice(0, 14)],
        question: `Write ${index}.`,
      }));
    expect(rulesBroken(...fifteen(5))).not.toContain('form-spread');
    expect(rulesBroken(...fifteen(4))).toContain('form-spread');
  });
});
