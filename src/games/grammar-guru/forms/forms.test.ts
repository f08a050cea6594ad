import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom, shuffle } from '#games/kit/rules/random.ts';
import { FORM_ITEMS, formItem, OTHER_SLIP, reasonOf, SLIP } from '#testing/form-items.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';
import { dealRound } from '../deal.ts';
import { grammarGuruRandomPlayer } from '../checks/random-player.ts';
import { grammarGuruReplay } from '../replay.ts';
import { anyGiven, wrongGiven } from '../checks/forms/any-given.ts';
import { dealItem } from './deal.ts';
import { inWords } from './dealers.ts';
import { pairsIn, textsIn, type Given } from './dealt.ts';
import { formOf, type DealtQuestion } from './forms.ts';

const judge = (question: DealtQuestion, given: Given) => formOf(question).judge(question, given);
const isPossible = (question: DealtQuestion, given: Given) => judge(question, given) !== null;
const isRight = (question: DealtQuestion, given: Given) => judge(question, given)?.isRight === true;
const slipOf = (question: DealtQuestion, given: Given) => judge(question, given)?.slip ?? null;

const EARLY_COMMA = 'After, lunch a gull ate all of my hot chips.';
const ONE_PENGUIN = 'The two penguin’s slippers are wet.';

const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const byForm = (form: string, nth = 0) => dealItem(formItem(form, nth), seededRandom(1));

describe.each(FORM_ITEMS)('$form: $question', (item) => {
  it('a question of its form accepts its answer as right, and any answer its controls can produce', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const random = seededRandom(seed);
        const question = dealItem(item, random);
        expect(isPossible(question, question.answer)).toBe(true);
        expect(isRight(question, question.answer)).toBe(true);
        expect(isPossible(question, anyGiven(question, random))).toBe(true);
      }),
    );
  });

  it('a question of its form has a misconception of the item for every wrong answer', () => {
    const slips = inWords(item).wrong.map(({ slip }) => slip);
    fc.assert(
      fc.property(anySeed, (seed) => {
        const random = seededRandom(seed);
        const question = dealItem(item, random);
        expect(slips).toContain(slipOf(question, wrongGiven(question, random))?.slip);
      }),
    );
  });

  it('a question of its form rejects answers with the wrong shape or other words', () => {
    const question = dealItem(item, seededRandom(1));
    const others: Given[] = [[], ['one'], [['one', 'other']], ' ', 'x'.repeat(25)];
    expect(others.filter((given) => isPossible(question, given))).toEqual([]);
  });

  it('a question of its form returns its answer as text', () => {
    const question = dealItem(item, seededRandom(1));
    expect(formOf(question).answerText(question, question.answer)).toMatch(/\S/);
    expect(inWords(item).answer).toMatch(/\S/);
  });
});

it('a round of all forms has the same result in a replay as on the screen, whatever the answers', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const random = seededRandom(seed);
      const items = shuffle(random, FORM_ITEMS).slice(0, 10);
      const start = { questions: items.map((item) => dealItem(item, random)) };
      const context = { year: 3, pace: 1, seed } as const;
      const manner = { random, isRight: () => random() < 0.5, thinkingMs: () => 900 };
      const sent = JSON.stringify(start);
      const { moves, result } = grammarGuruRandomPlayer(start, manner, context);
      const replay = grammarGuruReplay.replay(
        JSON.parse(sent),
        JSON.parse(JSON.stringify(moves)),
        context,
      );
      expect(replay).toMatchObject({ ok: true, score: result.score, maxScore: 10 });
      if (!replay.ok) throw new Error(replay.message);
      const wrong = replay.answers.filter(({ right }) => !right);
      expect(wrong.every(({ slip }) => slip !== null)).toBe(true);
      expect(JSON.stringify(moves).length).toBeLessThan(3000);
    }),
  );
});

describe('an answer', () => {
  it.each(['two', 'match', 'sort'])('an answer of %s is the same in any order', (form) => {
    const question = byForm(form);
    const texts = textsIn(question.answer).toReversed();
    const pairs = pairsIn(question.answer).toReversed();
    expect(isRight(question, form === 'two' ? texts : pairs)).toBe(true);
  });

  it('an answer of order may be right in a listed alternative order, but in no other', () => {
    const question = byForm('order', 1);
    const [first = '', second = '', ...rest] = ['Quietly,', 'the cat', 'crept', 'over'];
    const end = ['the wet', 'garden', 'wall.'];
    expect(isRight(question, [second, first, ...rest, ...end])).toBe(true);
    expect(isRight(question, [...rest, second, first, ...end])).toBe(false);
  });

  it.each([
    [' Caught ', true],
    ['CAUGHT', true],
    ['caugt', false],
    ['catched', false],
  ])('an answer that is written “%s” is right: %s', (typed, right) => {
    expect(isRight(byForm('write'), typed)).toBe(right);
  });

  it.each([
    ["don't", true],
    ['don’t', true],
    ["Don't", true],
    ["DON'T", false],
    ['dont', false],
  ])('an answer whose capitals matter and is written “%s” is right: %s', (typed, right) => {
    expect(isRight(byForm('write', 1), typed)).toBe(right);
  });

  it.each<[form: string, nth: number, given: Given, slip: string]>([
    ['two', 0, ['because', 'gently'], OTHER_SLIP],
    ['mark', 0, EARLY_COMMA, OTHER_SLIP],
    ['mark', 0, 'After lunch a, gull ate all of my hot chips.', SLIP],
    ['mark', 1, ONE_PENGUIN, OTHER_SLIP],
    ['write', 0, 'Catched', OTHER_SLIP],
    ['write', 0, 'cot', SLIP],
  ])(
    'an answer of %s (%i) has the misconception behind %j, and why it is wrong',
    (form, nth, given, slip) => {
      const reason = reasonOf(slip);
      expect(slipOf(byForm(form, nth), given)).toEqual({ slip, reason });
    },
  );

  it('a question gives its own reason for a wrong answer, and another for any that it does not list', () => {
    const reasons = {
      catched: '“Catch” becomes “caught”.',
      'any other': 'It rhymes with “taught”.',
    };
    const question = dealItem({ ...formItem('write', 0), reasons }, seededRandom(1));
    expect(slipOf(question, 'catched')?.reason).toBe(reasons.catched);
    expect(slipOf(question, 'cot')?.reason).toBe(reasons['any other']);
  });

  it('a page gives a reason for each word that is wrong, at the place of the word', () => {
    const reasons = { swim: 'It is in the past.', eels: 'The sentence ends here.' };
    const question = dealItem({ ...formItem('mend', 0), reasons }, seededRandom(1));
    const places = pairsIn(question.answer).map(([place]) => place);
    expect(places.map((place) => question.reasons?.[place])).toEqual(Object.values(reasons));
  });

  it('a question without a reason for a wrong answer cannot be dealt', () => {
    const { id, ...item } = formItem('write', 0);
    const deal = () => dealItem({ ...item, id, reasons: {} }, seededRandom(1));
    expect(deal).toThrow(`${id} has no reason for “catched”`);
  });

  it('the signed deal contains no reasons, which are dealt next to it', () => {
    const { reasons: _, ...signed } = byForm('write');
    expect(slipOf(signed, 'cot')).toEqual({ slip: SLIP, reason: undefined });
  });

  it('an answer of sort has the misconception of the first word in the wrong box', () => {
    const allInOne = ['melt', 'beetle', 'jelly', 'moon', 'giggle', 'dig'].map(
      (word): [string, string] => [word, 'Nouns'],
    );
    const shown = { slip: OTHER_SLIP, reason: reasonOf(OTHER_SLIP) };
    expect(slipOf(byForm('sort'), allInOne)).toEqual(shown);
  });
});

describe('a deal', () => {
  it('a deal never puts the parts in a right order', () => {
    fc.assert(
      fc.property(anySeed, fc.constantFrom(0, 1), (seed, nth) => {
        const item = formItem('order', nth);
        if (item.form !== 'order') throw new Error('no order');
        const question = dealItem(item, seededRandom(seed));
        if (question.form !== 'order') throw new Error('no order');
        expect(isRight(question, question.parts)).toBe(false);
      }),
    );
  });
});

it('every wrong answer to a dealt question names a slip, and a reason for it', () => {
  fc.assert(
    fc.property(anySeed, fc.constantFrom(...YEAR_GROUPS), (seed, year) => {
      const random = seededRandom(seed);
      for (const question of dealRound({ year, random, recent: [], memory: NOTHING_REMEMBERED })) {
        const found = slipOf(question, wrongGiven(question, random));
        expect(found?.reason).toMatch(/\S/);
      }
    }),
  );
});
