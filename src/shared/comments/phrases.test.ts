import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { phraseFinder, phraseListSchema } from './phrases.ts';

const listOf = (name: string) => {
  const file = new URL(`../../../content/comments/${name}.yaml`, import.meta.url);
  return phraseListSchema.parse(parse(readFileSync(file, 'utf8')));
};
const findRude = phraseFinder(listOf('rude-words'));
const findWorry = phraseFinder(listOf('worries'));

const finderOf = (...phrases: string[]) => phraseFinder([{ id: 'rude/one', phrases }]);

describe('a phrase', () => {
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
    ['cat', 'concatenate', false],
    ['cat', 'cats', false],
  ])('%j in %j: %s', (phrase, text, isThere) => {
    expect(finderOf(phrase)(text)).toBe(isThere ? 'rude/one' : null);
  });

  it.each(['', 'Cat', 'cat  dog', 'cat|', 'cat.', '... ?'])('is not written %j', (phrase) => {
    expect(phraseListSchema.safeParse([{ id: 'rude/one', phrases: [phrase] }]).success).toBe(false);
  });
});

describe('a rude word', () => {
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
  ])('is found in %j', (text) => {
    expect(findRude(text)).toMatch(/^rude\//);
  });

  it.each(['Scunthorpe', 'Dickens', 'Penistone', 'Essex', 'Hancock', 'assess', 'grape', 'who’re'])(
    'is not %s',
    (text) => {
      expect(findRude(`I read about ${text} today.`)).toBeNull();
      expect(findWorry(`I read about ${text} today.`)).toBeNull();
    },
  );

  it('is no number', () => {
    expect(findRude('5417 8008 55 455')).toBeNull();
  });
});

describe('a worry', () => {
  it.each([
    ['my dad hits me', 'worry/being-hurt'],
    ['he keeps hitting me', 'worry/being-hurt'],
    ['my big brother hurt me', 'worry/being-hurt'],
    ['I am being bullied', 'worry/being-hurt'],
    ['I want to die', 'worry/not-wanting-to-live'],
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
  ])('is found in %j', (text, id) => {
    expect(findWorry(text)).toBe(id);
  });
});

it('looking takes no longer than a moment, whatever is typed', () => {
  const long = ['a ', 'i want to ', 'scared of ', 'my ', 'hit ', 'f.', 'aaaa', "don't "].map(
    (part) => part.repeat(1000 / part.length),
  );
  const began = performance.now();
  for (const find of [findRude, findWorry]) long.forEach((text) => find(text));
  expect(performance.now() - began).toBeLessThan(2000);
});
