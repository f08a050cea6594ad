import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lookThrough, phraseFinder, phraseListSchema, phraseTable } from './phrases.ts';

const listOf = (name: string) => {
  const file = new URL(`../../../content/comments/${name}.yaml`, import.meta.url);
  return phraseListSchema.parse(parse(readFileSync(file, 'utf8')));
};
const findRude = phraseFinder(listOf('rude-words'));
const findWorry = phraseFinder(listOf('worries'));

const finderOf = (...phrases: string[]) => phraseFinder([{ id: 'rude/one', phrases }]);

describe('finding a phrase', () => {
  it.each([
    ['big cat', 'A BIG, cat!', true],
    ['big cat', 'a big black cat', false],
    ['big black? cat', 'a big cat', true],
    ['big black? cat', 'a big black cat', true],
    ['big ... cat', 'a big old black cat', true],
    ['big ... cat', 'a big cat', true],
    ['big ... cat', 'a big and very old black cat', false],
    ['big|small cat', 'small cat', true],
    ["don't", 'DONT', true],
    ["don't", 'don’t', true],
    ["don't", 'don*t', true],
    ['my cat', 'my cat’s ears', true],
    ['no cat', 'my cat’s no. Cat', true],
    ['big|small cat', 'BIIIG c a t', false],
    ['big|small cats', 'sm4ll c.a.t.s', true],
    ['small cats', 'sm*s cats', false],
    ['small cats', 'sm**l!c@ts', true],
    ['wild cat', 'w i l d cat', true],
    ['go to|2 bed', 'go 2 bed', true],
    ['help me .', 'Help me', true],
    ['help me .', 'help me! It is late', true],
    ['help me .', 'help me with sums', false],
    ['help me .', 'help me - please', false],
    ['a cat', 'ａ ＣÀＴ', true],
    ['cat', 'concatenate', false],
    ['cat', 'cats', false],
  ])('looking for the phrase %j in %j gives %s', (phrase, text, isThere) => {
    expect(finderOf(phrase)(text)).toBe(isThere ? 'rude/one' : null);
  });

  it.each(['', 'Cat', 'cat  dog', 'cat|', 'cat.', '... ?', '. cat', '.'])(
    'the list refuses the malformed phrase %j',
    (phrase) => {
      expect(phraseListSchema.safeParse([{ id: 'rude/one', phrases: [phrase] }]).success).toBe(
        false,
      );
    },
  );
});

describe('the list of rude words', () => {
  it.each([
    'this is shit',
    'SHIT!',
    'sh1t',
    '$hit',
    'shiiiit',
    's h i t',
    's.h.i.t',
    'sh*t',
    'f**k',
    'fu\u200bck',
    'you are a dick',
    'ａrsehole',
  ])('a rude word is found in %j', (text) => {
    expect(findRude(text)).toMatch(/^rude\//);
  });

  it.each(['Scunthorpe', 'Dickens', 'Penistone', 'Essex', 'Hancock', 'assess', 'grape', 'who’re'])(
    'nothing is found in the harmless word %s',
    (text) => {
      expect(findRude(`I read about ${text} today.`)).toBeNull();
      expect(findWorry(`I read about ${text} today.`)).toBeNull();
    },
  );

  it('plain numbers are not rude words', () => {
    expect(findRude('5417 8008 55 455')).toBeNull();
  });
});

describe('the list of worries', () => {
  it.each([
    ['my dad hits me', 'worry/being-hurt'],
    ['he keeps hitting me', 'worry/being-hurt'],
    ['my big brother hurt me', 'worry/being-hurt'],
    ['I am being bullied', 'worry/being-hurt'],
    ['I want to die', 'worry/not-wanting-to-live'],
    ['i want 2 die', 'worry/not-wanting-to-live'],
    ['I want to end it', 'worry/not-wanting-to-live'],
    ['i wanna dye', 'worry/not-wanting-to-live'],
    ['I don’t want to live', 'worry/not-wanting-to-live'],
    ['i hurt myself', 'worry/hurting-oneself'],
    ['Im skared of my uncle', 'worry/fear'],
    ['I dont want to go home', 'worry/fear'],
    ['there is no food at home', 'worry/hunger-and-neglect'],
    ['I am always hungry at home', 'worry/hunger-and-neglect'],
    ['I am going to run away', 'worry/running-away'],
    ['nobody likes me', 'worry/being-alone'],
    ['he touches me and says it is a secret', 'worry/being-touched'],
    ['he showed me his private parts', 'worry/being-touched'],
    ['my uncle made me take my clothes off', 'worry/being-touched'],
    ['i feel unsafe at home', 'worry/fear'],
    ['please help me', 'worry/fear'],
  ])('the worry in %j is found', (text, id) => {
    expect(findWorry(text)).toBe(id);
  });
});

const STEPS_A_CHARACTER = 20;
const SIGNS = [..."*#!|@$+'.,_- 1a5isklt", '’', '①', 'ﷺ', '㍿', 'é', '\u200b'];
const WORDS = ['rude-words', 'worries'].flatMap((name) =>
  listOf(name).flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.split(/[ |?]+/))),
);
/** Signs, listed words and truncated words. */
const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(...SIGNS, ...WORDS),
    fc.tuple(fc.constantFrom(...WORDS), fc.nat(12)).map(([word, end]) => word.slice(0, end)),
  ),
  { minLength: 1, maxLength: 8 },
);
const repeated = (piece: string) => piece.repeat(500).slice(0, 500);

describe.each(['rude-words', 'worries'])('looking for %s', (name) => {
  const table = phraseTable(listOf(name));
  const stepsFor = (text: string) => lookThrough(table, text).steps / text.length;

  it('the search takes at most twenty steps per character for any two repeated signs', () => {
    const pairs = SIGNS.flatMap((one) => SIGNS.map((other) => one + other));
    const dear = pairs.filter((pair) => stepsFor(repeated(pair)) > STEPS_A_CHARACTER);
    expect(dear).toEqual([]);
  });

  it('the search takes at most twenty steps per character for repeated or incomplete listed words', () => {
    fc.assert(
      fc.property(pieces, fc.constantFrom('', ' '), (some, between) => {
        fc.pre(some.join('') !== '');
        const text = repeated(some.join(between) + between);
        expect(stepsFor(text)).toBeLessThanOrEqual(STEPS_A_CHARACTER);
      }),
    );
  });

  it.each(['s', 'k', 'a', 'k*'])(
    'the search takes at most twenty steps per character for %j and a thousand stars',
    (beginning) => {
      expect(stepsFor(beginning + '*'.repeat(1000))).toBeLessThanOrEqual(STEPS_A_CHARACTER);
    },
  );
});
