import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import type { GameId } from './ids.ts';
import { NOTHING_REMEMBERED, type ItemMemory, type MemoryView } from './kit/rules/memory.ts';
import { FEWEST_WORDS, type OwnWord, type WrittenWord } from './kit/words/own-words.ts';
import { loadSpellingWords } from './kit/words/spelling-words.ts';
import { pickOne, randomInt, seededRandom } from './kit/rules/random.ts';
import { ON_SERVER, OWN_WORDS_GAMES } from './server.ts';
import { RANDOM_PLAYERS } from './checks/random-players.ts';

function gameOf(wanted: GameId) {
  const game = OWN_WORDS_GAMES.find(({ gameId }) => gameId === wanted);
  if (!game) throw new Error(`${wanted} takes no own words`);
  return game;
}

const asWords = (...words: string[]): WrittenWord[] =>
  words.map((word) => ({ word, definition: null }));
const inList = (words: readonly WrittenWord[]): OwnWord[] =>
  words.map((word, index) => ({ sentence: 'Here is ___.', ...word, id: index + 1 }));
const refused = (gameId: GameId, words: readonly WrittenWord[], year: YearGroup = 3) =>
  gameOf(gameId).refusals(words, year);

describe('Word Search', () => {
  it.each([
    ['island', null],
    ["didn't", 'Word Search takes the letters A to Z only.'],
    ['ice cream', 'Word Search takes the letters A to Z only.'],
    ['cat', 'Word Search needs 4 letters at least.'],
    ['elephants', 'It is too long for the grid of Year 3, which has room for 8 letters.'],
    ['february', 'Word Search leaves this word out.'],
    ['February', 'Word Search leaves this word out.'],
    ['Monday', null],
    ['class', 'In the grid, some of its letters would spell a rude word.'],
    ['separate', 'In the grid, some of its letters would spell a rude word.'],
  ])('Word Search of %j says %j', (word, sentence) => {
    expect(refused('word-search', asWords(word))).toEqual([sentence]);
  });

  it('Word Search allows longer words in later years', () => {
    expect(refused('word-search', asWords('elephants'), 4)).toEqual([null]);
  });

  it('Word Search leaves out a word contained in another, and the second of two reversed words', () => {
    expect(refused('word-search', asWords('here', 'where', 'stop', 'pots', 'other'))).toEqual([
      'It can be read inside “where”.',
      null,
      null,
      'It can be read inside “stop”.',
      null,
    ]);
  });
});

describe('Hangman with Balloons', () => {
  it.each([
    ['island', null],
    ['elephants', null],
    ['Monday', null],
    ['Anna', 'Hangman with Balloons needs at least 3 different letters.'],
    ["didn't", 'Hangman with Balloons takes the letters A to Z only.'],
    ['jack-o-lantern', 'Hangman with Balloons takes the letters A to Z only.'],
    ['cat', 'Hangman with Balloons takes words of 4 to 12 letters.'],
    ['extraordinarily', 'Hangman with Balloons takes words of 4 to 12 letters.'],
    ['noon', 'Hangman with Balloons needs at least 3 different letters.'],
    ['cemetery', 'Hangman with Balloons leaves this word out.'],
  ])('Hangman with Balloons of %j says %j', (word, sentence) => {
    expect(refused('hangman-balloons', asWords(word))).toEqual([sentence]);
  });
});

describe('Listen and Spell', () => {
  it.each([
    ["don't", 'Please ___ shout.', null],
    ['ice cream', 'We ate ___.', null],
    ['island', null, 'Listen and Spell needs a sentence with the word in it.'],
    ['island', 'No gap.', 'Listen and Spell needs a sentence with the word in it.'],
    ['island', '___ or ___?', 'Listen and Spell needs a sentence with the word in it.'],
    ['4x4', 'A ___.', 'Listen and Spell takes letters, apostrophes, hyphens and spaces only.'],
    ['a'.repeat(31), 'A ___.', 'Listen and Spell takes 30 letters at most.'],
  ])('Listen and Spell of %j in %j says %j', (word, sentence, refusal) => {
    const written = [{ word, definition: null, sentence }];
    expect(refused('listen-and-spell', written)).toEqual([refusal]);
  });
});

it('Listen and Spell accepts in a teacher’s list every word that it asks itself', async () => {
  const ours = (await Promise.all(YEAR_GROUPS.map(loadSpellingWords))).flat();
  const written = ours.map(({ word }) => ({ word, definition: null, sentence: 'It is ___.' }));
  const refusals = refused('listen-and-spell', written);
  expect(ours.filter((_, nth) => refusals[nth] !== null)).toEqual([]);
});

describe('Dictionary Detective', () => {
  it.each([
    ['island', 'a place with water all around it', null],
    ['Viking', 'a person who came by ship', null],
    ['ice cream', 'a cold sweet food', null],
    ['island', null, 'Dictionary Detective needs a definition.'],
    ['island', '…', 'Dictionary Detective needs a definition.'],
    [
      'island',
      'a piece of land that has the water of a sea or lake all around it',
      'A definition for Year 3 has 12 words at most.',
    ],
    ['island', 'Land in water. People live on it', 'A definition is one sentence.'],
    ['island', 'land (in water)', 'A definition has no brackets, colons or semicolons.'],
    ['island', 'An Island in the sea', 'A definition must not use the word itself.'],
    [
      'island',
      'land in the sea',
      'A definition must not use the word itself, and “land” is too close to it.',
    ],
    ['bedroom', 'where your bed is', null],
    ['Viking', 'a Viking at sea', 'A definition must not use the word itself.'],
    ['cemetery', 'a quiet place', 'Dictionary Detective leaves this word out.'],
    ['soldier', 'a person in uniform', 'Dictionary Detective leaves this word out.'],
    ['uniform', 'what a soldier wears', 'The games leave out “soldier”: war.'],
    ['island', 'where Mr Brown is', 'The games leave out surnames: “Mr Brown”.'],
    ['clown', 'a silly person', 'The games leave out “silly”: it can hurt.'],
    ['skeleton', 'all the bones of a body', null],
  ])('Dictionary Detective of %j that means %j says %j', (word, definition, sentence) => {
    expect(refused('dictionary-detective', [{ word, definition }])).toEqual([sentence]);
  });

  it('Dictionary Detective leaves out words that children would confuse with an earlier one in the list', () => {
    const words = [
      { word: 'push', definition: 'to move something away from you' },
      { word: 'pull', definition: 'to bring nearer' },
      { word: 'pushed', definition: 'did so yesterday' },
      { word: 'lake', definition: 'a large area of fresh water' },
      { word: 'loch', definition: 'a large area of water, fresh or not' },
    ];
    expect(refused('dictionary-detective', words)).toEqual([
      null,
      'Its meaning is too close to that of “push”.',
      'Its meaning is too close to that of “push”.',
      null,
      'Its definition is too much like that of “lake”.',
    ]);
  });

  it('Dictionary Detective keeps a word similar only to one it leaves out', () => {
    const words = [
      { word: 'push', definition: null },
      { word: 'pull', definition: 'to bring nearer' },
    ];
    expect(refused('dictionary-detective', words)).toEqual([expect.any(String), null]);
  });
});

it.each([
  ['a place with water round it', 'a place with water round it'],
  ['An island is a place with water round it', undefined],
  ['what islanders live on', undefined],
])(
  'the definition %j of island is the clue %j, as one that has the word in it would tell it',
  async (definition, clue) => {
    const words = inList([{ word: 'island', definition, sentence: 'Here is an ___.' }]);
    const dealt = async (gameId: GameId) => {
      const list = { name: 'The sea', year: 3 as const, words };
      return (await gameOf(gameId).dealFrom(list, seededRandom(1), [], NOTHING_REMEMBERED)).start;
    };
    expect(await dealt('hangman-balloons')).toEqual({
      id: 'own/1',
      word: 'ISLAND',
      theme: 'The sea',
      clue,
      objective: expect.any(String),
      item: 'word/island#spelling',
    });
    expect(await dealt('listen-and-spell')).toMatchObject({ words: [{ clue: clue ?? '' }] });
  },
);

const letters = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz', ...'aeiou', ...'aeiou'),
  minLength: 1,
  maxLength: 14,
});
const aDefinition = fc
  .array(fc.constantFrom('land', 'water', 'around', 'a', 'that', 'red', 'quick', 'sings', 'box'), {
    maxLength: 20,
  })
  .map((words) => words.join(' ') || null);
const anyList = fc.record({
  name: fc.constant('Week 5'),
  year: fc.constantFrom(...YEAR_GROUPS),
  words: fc
    .uniqueArray(
      fc.oneof(letters, fc.constantFrom('island', 'where', 'here', 'friend', 'class', 'ice cream')),
      { maxLength: 40 },
    )
    .chain((words) =>
      fc.tuple(
        ...words.map((word) =>
          aDefinition.map((definition) => ({
            word,
            definition,
            sentence: definition === null ? null : `Here is ___ and ${definition}.`,
          })),
        ),
      ),
    )
    .map(inList),
});
const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe.each(OWN_WORDS_GAMES)('$gameId, from any list that it accepts', (game) => {
  const { gameId, refusals, dealFrom } = game;
  const usableOf = (words: readonly OwnWord[], year: YearGroup) =>
    words.filter((_, index) => refusals(words, year)[index] === null);

  it(`${gameId} deals own words in rounds that can be finished, with the same result in a replay as on the screen`, async () => {
    await fc.assert(
      fc.asyncProperty(anyList, seed, seed, async (list, dealt, played) => {
        const usable = usableOf(list.words, list.year);
        fc.pre(usable.length >= FEWEST_WORDS);
        const { start, drawn } = await dealFrom(list, seededRandom(dealt), [], NOTHING_REMEMBERED);
        const random = seededRandom(played);
        const manner = {
          random,
          isRight: () => random() < 0.5,
          thinkingMs: () => randomInt(random, 0, 3000),
        };
        const round = { year: pickOne(random, YEAR_GROUPS), pace: null, seed: played };
        const { moves, result } = RANDOM_PLAYERS[gameId](start, manner, round);
        expect(ON_SERVER[gameId].replay.replay(start, moves, round)).toMatchObject({
          ok: true,
          score: result.score,
          maxScore: result.maxScore,
        });
        expect(usable.map(({ id }) => `own/${id}`)).toEqual(expect.arrayContaining([...drawn]));
        const isOneWord = gameId === 'hangman-balloons';
        expect(drawn.length).toBeGreaterThanOrEqual(isOneWord ? 1 : FEWEST_WORDS);
        expect(result.maxScore).toBe(isOneWord ? 10 : drawn.length);
      }),
      { numRuns: 40 },
    );
  });

  it(`${gameId} uses the whole list before repeating a word`, async () => {
    const words = inList(
      ['island', 'carrot', 'window', 'garden', 'breath', 'famous', 'circle', 'length'].map(
        (word, nth) => ({
          word,
          definition: 'abcdefgh'.charAt(nth).repeat(5 + nth),
          sentence: 'Here it is: ___.',
        }),
      ),
    );
    const list = { name: 'Week 5', year: 1 as const, words };
    let recent: string[] = [];
    while (recent.length < words.length) {
      const { drawn } = await dealFrom(
        list,
        seededRandom(recent.length),
        recent,
        NOTHING_REMEMBERED,
      );
      const fresh = drawn.filter((id) => !recent.includes(id));
      expect(fresh).toHaveLength(Math.min(drawn.length, words.length - recent.length));
      recent = [...fresh, ...recent];
    }
  });

  it(`${gameId} uses due words of a list first`, async () => {
    const words = inList(
      Array.from({ length: 30 }, (_, nth) => {
        const word = `q${'abcdefghij'.charAt(nth % 10)}${'klm'.charAt(nth / 10)}zu`;
        return { word, definition: `${word.toUpperCase().slice(1, 3)} thing`, sentence: 'A ___.' };
      }),
    );
    const due = (item: string): [string, ItemMemory] => [
      item,
      { item, recall: 0.5, stability: 1, isDue: true, lastMet: new Date() },
    ];
    const items = new Map(['own/17#meaning', 'own/17#spelling'].map(due));
    const memory: MemoryView = { items, objectives: new Map(), rounds: 9 };
    for (let nth = 0; nth < 5; nth++) {
      const list = { name: 'Week 5', year: 6 as const, words };
      expect((await dealFrom(list, seededRandom(nth), [], memory)).drawn).toContain('own/17');
    }
  });
});

describe('memory of own words', () => {
  const words = inList([
    { word: 'island', definition: 'a place with water all around it', sentence: 'An ___.' },
    { word: 'mayan', definition: 'of a people of long ago', sentence: 'A ___ one.' },
    { word: 'pyramid', definition: 'a pointed building', sentence: 'A ___.' },
    { word: 'zibble', definition: 'a picture that was written', sentence: 'A ___.' },
  ]);
  const list = { name: 'The Maya', year: 3 as const, words };

  it('an own word that is also in our content shares its memory, and any other is stored by number, never as the word', async () => {
    const { asked } = await gameOf('dictionary-detective').dealFrom(
      list,
      seededRandom(1),
      [],
      NOTHING_REMEMBERED,
    );
    const items = asked.map(({ item, objective }) => [item, objective === null]);
    expect(items.toSorted()).toContainEqual(['word/island#meaning', false]);
    expect(items).toContainEqual(['own/4#meaning', true]);
    expect(JSON.stringify(asked)).not.toContain('zibble');
  });

  it.each([
    ['the space inside a solid shape', 'own/1#meaning', null],
    ['how loud something is', 'word/volume#meaning', expect.any(String)],
  ])(
    'volume as %j is remembered as %j, because our own means how loud a sound is',
    async (definition, item, objective) => {
      const { asked } = await gameOf('dictionary-detective').dealFrom(
        { ...list, words: inList([{ word: 'volume', definition }]) },
        seededRandom(1),
        [],
        NOTHING_REMEMBERED,
      );
      expect(asked).toEqual([{ item, objective }]);
    },
  );

  it('an own word of our content is asked with its capital and shares its memory, however it was stored', async () => {
    const { dealFrom } = gameOf('listen-and-spell');
    for (const word of ['monday', 'Monday']) {
      const stored = inList([{ word, definition: null, sentence: 'We swim on ___.' }]);
      const dealt = await dealFrom(
        { ...list, words: stored },
        seededRandom(1),
        [],
        NOTHING_REMEMBERED,
      );
      expect(dealt).toMatchObject({
        start: { words: [{ word: 'Monday' }] },
        asked: [{ item: 'word/monday#spelling', objective: expect.any(String) }],
      });
    }
  });

  it('the replay’s outcome identifies an own word by number, never as the word', async () => {
    for (const { gameId, dealFrom } of OWN_WORDS_GAMES) {
      const { start } = await dealFrom(list, seededRandom(2), [], NOTHING_REMEMBERED);
      const random = seededRandom(3);
      const manner = { random, isRight: () => true, thinkingMs: () => 900 };
      const round = { year: 3, pace: 1, seed: 4 } as const;
      const { moves } = RANDOM_PLAYERS[gameId](start, manner, round);
      const outcome = ON_SERVER[gameId].replay.replay(start, moves, round);
      expect(JSON.stringify(outcome)).toMatch(/"own\/\d#|word\/(island|pyramid)#/);
      expect(JSON.stringify(outcome)).not.toContain('zibble');
    }
  });
});
