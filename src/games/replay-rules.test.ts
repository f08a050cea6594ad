import { describe, expect, it } from 'vitest';
import { ON_SERVER } from './server.ts';
import type { GameId } from './ids.ts';

const CONTEXT = { year: 3, pace: 1, seed: 5 } as const;

const pair = (word: string) => ({ id: word, word, definition: `a ${word}`, objective: 'Y3.VO.1' });
const STARTS = {
  'dictionary-detective': { pairs: ['cat', 'dog', 'cow'].map(pair) },
  'find-my-number': { min: 1, max: 100, secret: 50 },
  'hangman-balloons': { id: 'sky/SUN', word: 'SUN', theme: 'Sky', objective: 'Y3.SP.1' },
  'word-search': {
    theme: 'Farm',
    words: ['CAT', 'TAP'].map((word) => ({ id: `farm/${word}`, word })),
    grid: ['CATV', 'VOAV', 'VVPW', 'QQQQ'],
  },
} as const;
type WordGame = keyof typeof STARTS;

/** Moves a second apart. */
const replayed = (id: WordGame & GameId, moves: readonly object[]) =>
  ON_SERVER[id].replay.replay(
    JSON.parse(JSON.stringify(STARTS[id])),
    moves.map((move, index) => ({ t: 1000 * (index + 1), ...move })),
    CONTEXT,
  );

const tried = (word: string, definition = word) => ({ word, definition });
const line = (...[a, b, c, d]: [number, number, number, number]) => ({ from: [a, b], to: [c, d] });
const letters = (text: string) => [...text].map((letter) => ({ letter }));
const guesses = (...numbers: number[]) => numbers.map((guess) => ({ guess }));

describe('the outcome of a finished round', () => {
  it('a replay rates words matched with their meanings by the first try, except the last pair left', () => {
    const moves = [tried('cat', 'dog'), tried('dog'), tried('cat'), tried('cow')];
    const shared = { objective: 'Y3.VO.1', slip: null, ms: 1000 };
    expect(replayed('dictionary-detective', moves)).toMatchObject({
      ok: true,
      score: 3,
      durationMs: 4000,
      answers: [
        { ...shared, item: 'word/dog#meaning', right: true, tries: 1, rating: 'good' },
        { ...shared, item: 'word/cat#meaning', right: false, tries: 2, rating: 'again' },
      ],
    });
  });

  it('a replay rates nothing for the last pair left on each page', () => {
    const { replay } = ON_SERVER['dictionary-detective'].replay;
    const pairs = ['cat', 'dog', 'cow', 'hen'].map(pair);
    const moves = ['dog', 'cat', 'cow', 'hen'].map((word, t) => ({ t, ...tried(word) }));
    expect(replay({ pairs, pages: 2 }, moves, CONTEXT)).toMatchObject({
      answers: [{ item: 'word/dog#meaning' }, { item: 'word/cow#meaning' }],
    });
    const early = [moves[2], ...moves].map((move, t) => ({ ...move, t }));
    expect(replay({ pairs, pages: 2 }, early, CONTEXT).ok).toBe(false);
  });

  it('a replay includes the number of tries for a word found letter by letter', () => {
    expect(replayed('hangman-balloons', letters('SXUZN'))).toMatchObject({
      ok: true,
      score: 8,
      answers: [
        { item: 'word/sun#spelling', objective: 'Y3.SP.1', right: true, ms: 5000, tries: 3 },
      ],
    });
  });

  it.each([
    ['SUN', 'good', true],
    ['XZSUN', 'good', true],
    ['XZQSUN', 'hard', true],
    ['XZQWVSUN', 'hard', true],
    ['XZQWVKSUN', 'again', false],
    ['XZQWVKJHPB', 'again', false],
  ])(
    'a replay rates a word found by the letters %s as %s, and that it counts as right is %s',
    (tried, rating, right) => {
      expect(replayed('hangman-balloons', letters(tried))).toMatchObject({
        answers: [{ rating, right }],
      });
    },
  );

  it('a replay lists words found in a grid as met, without a rating or an objective', () => {
    const moves = [line(0, 0, 0, 2), line(3, 0, 3, 2), line(2, 2, 0, 2)];
    expect(replayed('word-search', moves)).toMatchObject({
      ok: true,
      score: 2,
      answers: [
        { item: 'word/cat#sight', objective: null, right: true, ms: 1000, rating: null },
        { item: 'word/tap#sight', objective: null, right: true, ms: 2000, rating: null },
      ],
    });
  });

  it('a replay has no items for a hidden number', () => {
    expect(replayed('find-my-number', guesses(40, 60, 50))).toMatchObject({
      ok: true,
      score: 8,
      answers: [],
    });
  });
});

it.each<[string, WordGame, readonly object[]]>([
  ['a pair that is matched already', 'dictionary-detective', [tried('cat'), tried('cat')]],
  ['a word that was not dealt', 'dictionary-detective', [tried('horse')]],
  ['a letter guessed twice', 'hangman-balloons', letters('SS')],
  ['a small letter', 'hangman-balloons', letters('s')],
  ['two letters at once', 'hangman-balloons', [{ letter: 'SUN' }]],
  ['a number guessed twice', 'find-my-number', guesses(40, 40)],
  ['a number outside the range', 'find-my-number', guesses(101)],
  ['a line that leaves the grid', 'word-search', [line(0, 0, 0, 4)]],
  ['a line that is not straight', 'word-search', [line(0, 0, 1, 2)]],
  ['a line of one letter', 'word-search', [line(0, 0, 0, 0)]],
])('a replay refuses %s', (_, id, moves) => {
  const message = 'The rules of the game do not allow these moves.';
  expect(replayed(id, moves)).toEqual({ ok: false, message });
});

it.each<[WordGame, readonly object[]]>([
  ['dictionary-detective', [tried('cat'), tried('dog')]],
  ['hangman-balloons', letters('SU')],
  ['find-my-number', guesses(1, 2, 3)],
  ['word-search', [line(0, 0, 0, 2)]],
])('an abandoned round of %s has no result', (id, moves) => {
  expect(replayed(id, moves)).toEqual({
    ok: false,
    message: 'The round was not played to its end.',
  });
});
