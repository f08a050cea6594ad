import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MASK, maskContactData, maskCounting } from './contact-data.ts';

const CONTACTS = [
  '07700 900123',
  '07700900123',
  '0117 496 0123',
  '(020) 7946 0018',
  '+44 7700 900123',
  '+44 (0)7700-900-123',
  '0044 7700 900123',
  '0 7 7 0 0 9 0 0 1 2 3',
  'o77oo 9oo123',
  'oh seven seven double zero nine double zero one two three',
  '+353 86 123 4567',
  'mia@example.org',
  'mia.k+games@my-school.sch.uk',
  'mia @ gmail . com',
  'mia at gmail dot com',
  'mia at hotmail.com',
  'https://example.org/mia?page=2',
  'http://192.0.2.7',
  'www.example.org',
  'example.co.uk/mia',
  'miasblog dot co dot uk',
  'discord.gg/abc123',
  'youtu.be/dQw4',
  '@mia_k9',
  'mia#1234',
  'SW1A 1AA',
  'sw1a1aa',
  '12 Acacia Road, SW1A 1AA',
  '4 Mill Lane',
  '12 oak tree road',
  '10 Downing St',
  '7700 900123',
  '7700 900 123',
  '０７７００ ９００１２３',
  '07700\u200b900123',
  'mia＠example．org',
  'mia at gmail com',
  'mia at yahoo co uk',
  '7b High Street London N1 9GU',
];

describe('masking one kind of contact data', () => {
  it.each(CONTACTS)('%s is masked as a whole, and the text around it stays', (contact) => {
    expect(maskContactData(contact)).toBe(MASK);
    expect(maskContactData(`Hello, ${contact}! Yes?`)).toBe(`Hello, ${MASK}! Yes?`);
  });

  it.each([
    ['my snap is mia_k9, add me', `my snap is ${MASK}, add me`],
    ['insta: mia.k', `insta: ${MASK}`],
    ['my roblox username is miaplays', `my roblox username is ${MASK}`],
    ['Snapchat name: Mia Khan', `Snapchat name: ${MASK} Khan`],
  ])('the account name in %j is masked, which leaves %j', (typed, masked) => {
    expect(maskContactData(typed)).toBe(masked);
  });

  it('contact data is masked every time it occurs', () => {
    expect(maskContactData('07700 900123 or mia@example.org')).toBe(`${MASK} or ${MASK}`);
  });

  it.each([
    'I got 10 out of 10, 09 out of 10 and 8.',
    '0 1 2 3 4 5 6 7 8 9 10',
    'Is 0.3333333333 a third?',
    '1 000 000 000 000 and 1,000,000,000,000',
    'On 01-02-2026 10:30 we won.',
    'YouTube is fun. Minecraft is 10/10.',
    'I came 3rd in team B2 1st time',
    'It was great.Me and my friend liked it',
    'Meet me @ school. Then we play.',
    'The A55 and the M1',
    '12 cats ran down the road',
    '2 laps of the park, a 2 way street and 5 good places to hide',
    'I got 3 stars walk and 4 nice close',
    '0.7142857142, 7 500 000 000 and 7500000000',
    'I am at live tv and at sky',
  ])('%j contains no contact data and stays unchanged', (text) => {
    expect(maskContactData(text)).toBe(text);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...CONTACTS),
        fc.constantFrom('0', '7', ' ', '.', '@', '•', '-', '#', 'a', 'dot', 'snap', 'is', ':'),
        fc.string({ maxLength: 5 }),
      ),
    )
    .map((parts) => parts.join('')),
);
/** Text without contact data. */
const plainText = fc
  .array(fc.constantFrom('fun', 'I', 'like', 'owls', '10', '7 x 8 = 56', 'score', 'friend', 'mum'))
  .map((words) => words.join(' '));

describe('masking any text', () => {
  it('masking twice gives the same text as masking once, which is never longer than the original', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const masked = maskContactData(text);
        expect(maskContactData(masked)).toBe(masked);
        expect(masked.length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('masking changes only the contact data', () => {
    fc.assert(
      fc.property(plainText, fc.constantFrom(...CONTACTS), plainText, (before, contact, after) => {
        expect(maskContactData(`${before}! ${contact}! ${after}`)).toBe(
          `${before}! ${MASK}! ${after}`,
        );
        expect(maskContactData(before)).toBe(before);
      }),
    );
  });

  it('masking takes at most twenty steps per character for any two repeated parts', () => {
    const pairs = PARTS.flatMap((one) => PARTS.map((other) => one + other));
    const dear = pairs.filter((pair) => stepsFor(pair) > STEPS_A_CHARACTER);
    expect(dear).toEqual([]);
  });

  it('masking takes at most twenty steps per character for repeated or incomplete contact data', () => {
    const part = fc.oneof(
      fc.constantFrom(...PARTS, ...CONTACTS),
      fc.tuple(fc.constantFrom(...CONTACTS), fc.nat(20)).map(([one, end]) => one.slice(0, end)),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        fc.pre(parts.join('') !== '');
        expect(stepsFor(parts.join(''))).toBeLessThanOrEqual(STEPS_A_CHARACTER);
      }),
    );
  });
});

const STEPS_A_CHARACTER = 20;
/** What begins contact data, is part of it or separates it. */
const PARTS = [
  ..." ,.-_@#/+()[:•'\n",
  '-.',
  '://',
  ...'0 7 1 12a o 07 00 a com co uk gmail www http snap user name lane sw1a 1aa'.split(' '),
  ...['zero', 'two', 'at', 'dot', 'is'].map((word) => `${word} `),
];

function stepsFor(part: string): number {
  const text = part.repeat(500).slice(0, 500);
  return maskCounting(text).steps / text.length;
}
