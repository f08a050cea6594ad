import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewedPairs } from './reviewed.ts';
import {
  countMatched,
  isCaseSolved,
  onPage,
  openCase,
  play,
  resultOf,
  textOfCard,
  type Case,
  type Move,
} from './rules.ts';
import type { Pair } from './start.ts';

const entry = (number: number): Pair => ({
  id: `Y1.DD/${number}`,
  objective: 'Y1.VO.1',
  word: `word ${number}`,
  definition: `definition ${number}`,
  sentence: `A ___ of ${number}.`,
});
const PAIRS = Array.from({ length: 10 }, (_, number) => entry(number));
const idsOf = (entries: readonly Pair[]) => entries.map(({ id }) => id);

const newCase = (seed = 1) => openCase({ pairs: PAIRS }, seed);
const word = (id: string): Move => ({ kind: 'pick', side: 'word', id });
const definition = (id: string): Move => ({ kind: 'pick', side: 'definition', id });
const settle: Move = { kind: 'settle' };
const after = (start: Case, ...moves: Move[]) => moves.reduce(play, start);
const idsIn = (game: Case) => {
  const [a = '', b = '', c = ''] = idsOf(game.words);
  return { a, b, c };
};

describe('openCase', () => {
  it('openCase shows three of ten words by their sentence, the others by their definition', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const game = newCase(seed);
        const texts = game.definitions.map((pair) => textOfCard(game, pair));
        expect(texts.filter((text) => text.includes('___'))).toHaveLength(3);
        expect(texts.filter((text) => text.startsWith('definition'))).toHaveLength(7);
      }),
    );
  });

  it('openCase shows definitions alone in a round that was dealt without sentences', () => {
    const game = openCase({ pairs: PAIRS.map((pair) => ({ ...pair, sentence: undefined })) }, 1);
    expect(game.definitions.map((pair) => textOfCard(game, pair))).not.toContainEqual(
      expect.stringContaining('___'),
    );
  });

  it('openCase puts every pair on both sides, in the same orders for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const game = newCase(seed);
        expect(idsOf(game.words).toSorted()).toEqual(idsOf(PAIRS));
        expect(idsOf(game.definitions).toSorted()).toEqual(idsOf(PAIRS));
        expect(newCase(seed)).toEqual(game);
      }),
    );
  });

  it('openCase puts words and definitions in different orders', () => {
    const orders = Array.from({ length: 20 }, (_, seed) => newCase(seed));
    expect(orders.some((game) => game.words[0] !== game.definitions[0])).toBe(true);
  });
});

describe('play', () => {
  it.each([
    ['the word first', [word, definition] as const],
    ['the definition first', [definition, word] as const],
  ])(
    'play strikes a matching pair off when its verdict settles, picked %s',
    (_, [first, second]) => {
      const start = newCase();
      const { a } = idsIn(start);
      const judged = after(start, first(a), second(a));
      expect(judged).toMatchObject({ verdict: { isMatch: true }, solved: [], tries: 1 });
      expect(countMatched(judged)).toBe(1);
      expect(after(judged, settle)).toMatchObject({ verdict: null, solved: [a] });
    },
  );

  it('play clears a wrong pair and leaves both sides open', () => {
    const start = newCase();
    const { a, b } = idsIn(start);
    const judged = after(start, word(a), definition(b));
    expect(judged).toMatchObject({ verdict: { isMatch: false }, tries: 1 });
    expect(after(judged, settle)).toEqual({ ...start, tries: 1 });
  });

  it('play lets another word take the place of the picked one', () => {
    const start = newCase();
    const { a, b } = idsIn(start);
    expect(after(start, word(a), word(b))).toMatchObject({ picked: { word: b }, tries: 0 });
    expect(after(start, word(a), word(b), definition(b)).verdict?.isMatch).toBe(true);
  });

  it('play keeps a word picked that is tapped twice', () => {
    const start = newCase();
    const { a } = idsIn(start);
    expect(after(start, word(a), word(a)).picked.word).toBe(a);
  });

  it('play treats a double tap on the second half of a wrong pair as one tap', () => {
    const start = newCase();
    const { a, b } = idsIn(start);
    const judged = after(start, word(a), definition(b));
    expect(after(judged, definition(b))).toBe(judged);
    expect(after(judged, word(a)).picked.word).toBe(a);
  });

  it('play ignores a pair that is already matched', () => {
    const start = newCase();
    const { a } = idsIn(start);
    const judged = after(start, word(a), definition(a));
    expect(after(judged, word(a))).toBe(judged);
    const solved = after(judged, settle);
    expect(after(solved, word(a), definition(a))).toBe(solved);
  });

  it('play counts a match whose verdict is overtaken by the next pair', () => {
    const start = newCase();
    const { a, b, c } = idsIn(start);
    const game = after(start, word(a), definition(a), word(b), definition(c));
    expect(game).toMatchObject({ solved: [a], tries: 2, verdict: { word: b, definition: c } });
  });

  it('play does nothing on a settle without a verdict', () => {
    const start = newCase();
    expect(play(start, settle)).toBe(start);
  });
});

describe('a round of two pages', () => {
  const start = openCase({ pairs: PAIRS, pages: 2 }, 1);
  const idsNow = (game: Case) =>
    [game.words, game.definitions].map((side) => idsOf(onPage(game, side)));
  const first = idsOf(PAIRS.slice(0, 5));
  const second = idsOf(PAIRS.slice(5));
  const match = (id: string) => [word(id), definition(id)];
  const turned = after(start, ...first.flatMap(match), settle);

  it('a round of two pages has the same five pairs on both sides, and the other five after the last match is crossed out', () => {
    const judged = after(start, ...first.flatMap(match));
    for (const ids of idsNow(judged)) expect(ids.toSorted()).toEqual(first);
    for (const ids of idsNow(turned)) expect(ids.toSorted()).toEqual(second);
    const end = after(turned, ...second.flatMap(match), settle);
    for (const ids of idsNow(end)) expect(ids.toSorted()).toEqual(second);
  });

  it('a round of two pages ignores picks of what is on the other page', () => {
    expect(after(start, ...match(second[0] ?? ''))).toBe(start);
    expect(after(turned, ...match(first[0] ?? ''))).toBe(turned);
  });
});

describe('a whole round', () => {
  /** A pick of any of the ten entries, or the passing of a second. */
  const moves = fc.array(
    fc.tuple(
      fc.constantFrom(word, definition, () => settle),
      fc.nat(9),
    ),
    { maxLength: 200 },
  );
  const run = (seed: number, picks: readonly [(id: string) => Move, number][]) => {
    const start = newCase(seed);
    return after(start, ...picks.map(([move, at]) => move(start.words[at]?.id ?? '')));
  };

  it('a whole round never strikes a pair off twice and never more pairs than tries', () => {
    fc.assert(
      fc.property(fc.integer(), moves, (seed, picks) => {
        const { solved, tries } = run(seed, picks);
        expect(new Set(solved).size).toBe(solved.length);
        expect(solved.length).toBeLessThanOrEqual(tries);
      }),
    );
  });

  it('a whole round gives the same round for the same seed and moves', () => {
    fc.assert(
      fc.property(fc.integer(), moves, (seed, picks) => {
        expect(run(seed, picks)).toEqual(run(seed, picks));
      }),
    );
  });

  it.each([
    [0, 'master word detective'],
    [1, 'master word detective'],
    [4, 'Great detective work'],
    [8, 'Good work, detective'],
    [30, 'You didn’t give up'],
  ])('a whole round ends with 10 of 10 after %i wrong pairs and says: %s', (wrong, sentence) => {
    const start = newCase();
    const { a, b } = idsIn(start);
    const mistakes = Array.from({ length: wrong }, () => [word(a), definition(b), settle]);
    const matches = start.words.map(({ id }) => [word(id), definition(id), settle]);
    const end = after(start, ...[...mistakes, ...matches].flat());
    expect(isCaseSolved(end)).toBe(true);
    expect(resultOf(end)).toMatchObject({ score: 10, maxScore: 10 });
    expect(resultOf(end).feedback).toContain(`${10 + wrong} tries`);
    expect(resultOf(end).feedback).toContain(sentence);
  });
});

describe('reviewedPairs', () => {
  it('reviewedPairs tells each pair in the order of the matches, with the first try where that was wrong', () => {
    const game = openCase({ pairs: [entry(1), entry(2)] }, 1);
    const [one, other] = ['Y1.DD/1', 'Y1.DD/2'];
    const tries = [
      [one, other],
      [other, other],
      [one, one],
    ] as const;
    const solved = tries.reduce(
      (now, [left, right]) => after(now, word(left), definition(right), settle),
      game,
    );
    const moves = tries.map(([left, right]) => ({ word: left, definition: right }));
    expect(reviewedPairs(solved, moves)).toEqual([
      {
        kind: 'Pair',
        outcome: 'right',
        text: '**word 2**',
        lines: ['A ___ of 2.', 'It means: definition 2'],
      },
      {
        kind: 'Pair',
        outcome: 'not right',
        text: '**word 1**',
        lines: [
          'Your first try: A ___ of 2.',
          'Right answer: A ___ of 1.',
          'It means: definition 1',
        ],
      },
    ]);
  });
});
