import { describe, expect, it } from 'vitest';
import { loadSpellingWords } from '#games/kit/words/spelling-words.ts';
import { OWN_WORDS_GAMES } from '#games/server.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { checkStored, checkWords, refusalOfName } from './check-words.ts';

const check = (word: string, definition: string | null = null) => {
  const { rows } = checkWords([{ word, definition }], 3);
  return rows[0]?.refusal ?? null;
};
const LETTERS =
  'A word is written with the letters A to Z, with single hyphens, apostrophes or spaces at most.';
const RUDE = 'Please leave out rude words.';
const CONTACT = 'Please leave out telephone numbers, addresses, links and names of accounts.';

describe('a word in a list', () => {
  it.each([
    ['island', null, null],
    ['  Ice   Cream ', 'cold.', null],
    ['jack-in-the-box', null, null],
    ['', null, LETTERS],
    ['café', null, LETTERS],
    ["don't", null, null],
    ['he’ll', 'he will', null],
    ["o''clock", null, LETTERS],
    ["boys'", null, LETTERS],
    ['3rd', null, LETTERS],
    ['ice  -cream', null, LETTERS],
    ['a'.repeat(31), null, 'A word can have at most 30 letters.'],
    ['shit', null, RUDE],
    ['Sh1t', null, RUDE],
    ['nazi', null, RUDE],
    ['island', 'a shitty place', RUDE],
    ['island', 'ring 07700 900123', CONTACT],
    ['mia@example.org', null, CONTACT],
    ['island', 'x '.repeat(101), 'A definition can have at most 200 letters.'],
  ])(
    'checking the word %j with the meaning %j gives the refusal %j',
    (word, definition, sentence) => {
      expect(check(word, definition)).toBe(sentence);
    },
  );

  it('the same word cannot be in a list twice, however it is written', () => {
    const { rows } = checkWords(
      ['Island', 'lake', ' island'].map((word) => ({ word, definition: null })),
      3,
    );
    expect(rows.map(({ refusal }) => refusal)).toEqual([
      null,
      null,
      '“island” is in the list already.',
    ]);
    const written = { word: 'London', definition: null, sentence: 'We left London.' };
    const { rows: alike } = checkWords([{ ...written, sentence: 'London!' }, written], 3);
    expect(alike[1]?.refusal).toBe('“London” is in the list already.');
  });

  it('a word is stored in small letters, and its definition without a final full stop', () => {
    const { rows } = checkWords([{ word: ' Island', definition: ' A place\nin water. ' }], 3);
    expect(rows).toMatchObject([{ word: 'island', definition: 'A place in water' }]);
  });

  it.each([
    ['Monday', 'We swim on Monday.', 'Monday'],
    ['MONDAY', null, 'Monday'],
    ['january', null, 'January'],
    ['London', 'We went to London by train.', 'London'],
    ['LONDON', 'On Friday, London was full.', 'London'],
    ['New York', 'We flew to New York.', 'New York'],
    ['London', 'London is big.', 'london'],
    ['London', 'We left. London was big.', 'london'],
    ['London', 'She said, “London is big.”', 'london'],
    ['Island', 'We rowed to the island.', 'island'],
    ['Island', 'We rowed to the ___.', 'island'],
    ['island', 'We rowed to the Island.', 'island'],
    ['ISLAND', 'We rowed to the ISLAND.', 'island'],
    ['march', 'We go in March.', 'march'],
    ['didn’t', "We didn't swim.", "didn't"],
    ["Didn't", 'We didn’t swim.', "didn't"],
    ['I’m', 'I’m seven.', "I'm"],
    ['March', 'We go in March.', 'March'],
  ])('the word %j with the sentence %j is stored as %j', (word, sentence, stored) => {
    const { rows } = checkWords([{ word, definition: null, sentence }], 3);
    expect(rows).toMatchObject([{ word: stored, refusal: null }]);
    expect(checkStored(rows, 3).rows).toMatchObject([{ word: stored, refusal: null }]);
  });

  it('a word that the games’ own content spells with a capital has it in a list, however it is typed', async () => {
    const ours = (await Promise.all(YEAR_GROUPS.map(loadSpellingWords))).flat();
    const capital = ours.map(({ word }) => word).filter((word) => /\p{Lu}/u.test(word));
    const written = capital.map((word) => ({ word: word.toLowerCase(), definition: null }));
    expect(checkWords(written, 3).rows.map(({ word }) => word)).toEqual(capital);
    expect(capital).toContain('Christmas');
  });

  it.each([
    ['We rowed to the Island.', 'We rowed to the ___.', null],
    ['We rowed to the ____ .', 'We rowed to the ___ .', null],
    ['', null, null],
    ['We rowed.', 'We rowed.', 'A sentence has the word in it exactly once: “island”.'],
    ['No island is an island.', 'No ___ is an ___.', expect.stringContaining('exactly once')],
    ['This shitty island.', expect.any(String), RUDE],
    ['Ring the island on 07700 900123.', expect.any(String), CONTACT],
    [`The island ${'a '.repeat(100)}.`, expect.any(String), expect.stringContaining('at most 200')],
  ])('the sentence %j is stored as %j and refused with %j', (written, sentence, refused) => {
    const { rows } = checkWords([{ word: 'island', definition: null, sentence: written }], 3);
    expect(rows).toMatchObject([{ sentence, refusal: refused }]);
  });

  it('no game uses a word that is refused', () => {
    const { rows } = checkWords([{ word: 'café', definition: 'a place to eat' }], 3);
    expect(rows[0]?.games.map(({ refusal }) => refusal)).toEqual(
      OWN_WORDS_GAMES.map(() => LETTERS),
    );
  });
});

it('a list says how many of its words each game can use, and when they are too few', () => {
  const words = ['island', 'lake', 'cat', 'noon', 'river'].map((word) => ({
    word,
    definition: word === 'cat' ? 'it says miaow' : null,
    sentence: word.length === 4 ? `One ${word}.` : null,
  }));
  expect(checkWords(words, 3).games).toEqual([
    {
      gameId: 'dictionary-detective',
      words: 1,
      refusal: 'Dictionary Detective needs at least 4 words that it can use.',
    },
    { gameId: 'word-search', words: 4, refusal: null },
    {
      gameId: 'hangman-balloons',
      words: 3,
      refusal: 'Hangman with Balloons needs at least 4 words that it can use.',
    },
    {
      gameId: 'listen-and-spell',
      words: 2,
      refusal: 'Listen and Spell needs at least 4 words that it can use.',
    },
  ]);
});

it.each([
  ['Week 5', null],
  ['Spellings for Miss Khan’s class', null],
  ['Shitty words', 'Please leave rude words out of the name.'],
  ['www.example.org', 'Please leave telephone numbers, addresses and links out of the name.'],
])('naming a list %j gives the refusal %j', (name, sentence) => {
  expect(refusalOfName(name)).toBe(sentence);
});
