import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { dealNumber } from './deal.ts';
import { reviewedGuesses } from './reviewed.ts';
import {
  digitHints,
  guessNumber,
  hasHints,
  isOutOfTurns,
  isOver,
  isWon,
  outcomeText,
  possibleRange,
  resultOf,
  startRound,
  type Round,
} from './rules.ts';

/** A round from 1 to 100 with a known number. */
const hiding = (secret: number): Round => ({
  min: 1,
  max: 100,
  secret,
  guesses: [],
  outcome: null,
  asked: 0,
});
const after = (round: Round, ...guesses: (number | string)[]) =>
  guesses.reduce((now: Round, guess) => guessNumber(now, String(guess)), round);

describe('a dealt number', () => {
  it.each([
    [1, 1, 20],
    [2, 1, 50],
    [3, 1, 100],
    [4, 10, 500],
    [5, 100, 1000],
    [6, 100, 5000],
    [null, 1, 20],
    [9, 1, 20],
  ])(
    'a dealt number hides a number for Year %s from %i to %i, both ends included',
    (year, min, max) => {
      const lowest = startRound(dealNumber(year, () => 0));
      const highest = startRound(dealNumber(year, () => 1 - Number.EPSILON));
      expect(lowest).toMatchObject({ min, max, secret: min });
      expect(highest.secret).toBe(max);
    },
  );
});

describe('guessNumber', () => {
  it.each([
    ['40', 'low', 'Too low! Try a higher number.'],
    ['60', 'high', 'Too high! Try a lower number.'],
    ['50', 'found', 'Correct! You found the number!'],
    [' 050 ', 'found', 'Correct! You found the number!'],
  ] as const)('guessNumber counts "%s" as a turn and answers %s', (text, outcome, sentence) => {
    const round = guessNumber(hiding(50), text);
    expect(round).toMatchObject({ outcome, guesses: [Number(text)] });
    expect(outcomeText(outcome, round)).toBe(sentence);
  });

  it.each(['1234', '1,234', '1 234'])('guessNumber reads "%s"', (text) => {
    const round = { ...hiding(1234), max: 5000 };
    expect(guessNumber(round, text)).toMatchObject({ outcome: 'found', guesses: [1234] });
  });

  it.each([
    '0',
    '101',
    ',050',
    '-5',
    '+5',
    '5.5',
    '5,5',
    '1e1',
    '0x10',
    'ten',
    '5 0',
    '½',
    '٣',
    '9'.repeat(400),
  ])('guessNumber uses no turn for "%s" and tells the range', (text) => {
    const round = guessNumber(hiding(50), text);
    expect(round).toMatchObject({ outcome: 'invalid', guesses: [], asked: 1 });
    expect(outcomeText('invalid', round)).toBe('Please enter a number between 1 and 100');
  });

  it.each(['40', '040'])('guessNumber uses no turn for %s when 40 was tried', (text) => {
    const round = after(hiding(50), 40, text);
    expect(round).toMatchObject({ outcome: 'repeat', guesses: [40] });
    expect(outcomeText('repeat', round)).toBe('You already tried that number!');
  });

  it('guessNumber does nothing with an empty text', () => {
    const round = hiding(50);
    expect(guessNumber(round, '  ')).toBe(round);
  });

  it('guessNumber takes no guess after the number is found', () => {
    const won = after(hiding(50), 50);
    expect(isWon(won) && isOver(won)).toBe(true);
    expect(guessNumber(won, '51')).toBe(won);
  });

  it('guessNumber takes no guess after ten turns', () => {
    const lost = after(hiding(50), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    expect(isOutOfTurns(lost)).toBe(true);
    expect(guessNumber(lost, '50')).toBe(lost);
  });

  it('guessNumber wins with the tenth guess', () => {
    const won = after(hiding(50), 1, 2, 3, 4, 5, 6, 7, 8, 9, 50);
    expect(isWon(won)).toBe(true);
    expect(isOutOfTurns(won)).toBe(false);
  });
});

describe('possibleRange', () => {
  it.each([
    [[], 1, 100],
    [[40], 41, 100],
    [[60], 1, 59],
    [[40, 30, 60, 55], 41, 54],
    [[50], 50, 50],
  ])('after %j goes from %i to %i', (guesses, low, high) => {
    expect(possibleRange(after(hiding(50), ...guesses))).toEqual({ low, high });
  });
});

/** 'g' right place, 'b' wrong place, 'r' not in the number. */
const LETTERS = { 'right-place': 'g', 'wrong-place': 'b', 'not-in-number': 'r' } as const;
const marks = (guess: number, secret: number) =>
  digitHints(guess, secret)
    .map(({ mark }) => LETTERS[mark])
    .join('');

describe('digitHints', () => {
  it.each([
    ['all right', 742, 742, 'ggg'],
    ['none in it', 135, 246, 'rrr'],
    ['swapped', 24, 42, 'bb'],
    ['one right, one wrong place', 247, 274, 'gbb'],
    ['a digit twice in the guess, once in the secret, right', 55, 52, 'gr'],
    ['a digit twice in the guess, once in the secret, wrong', 554, 145, 'brb'],
    ['a digit twice in both', 202, 220, 'gbb'],
    ['the right place counts first', 255, 105, 'rrg'],
    ['a digit twice in the secret, once in the guess', 25, 55, 'rg'],
    ['three times against two', 3331, 1233, 'brgb'],
    ['a shorter guess lines up from the ones', 5, 15, 'g'],
    ['a shorter guess, wrong place', 9, 95, 'b'],
    ['a longer guess lines up from the ones', 100, 10, 'brg'],
    ['a longer guess, wrong places', 1000, 901, 'brgr'],
    ['zeros', 1000, 100, 'brgg'],
  ])('%s: %i against %i is %s', (_, guess, secret, expected) => {
    expect(marks(guess, secret)).toBe(expected);
  });

  const number = fc.integer({ min: 1, max: 5000 });

  it('digitHints marks as many digits as the numbers share, each counted once', () => {
    fc.assert(
      fc.property(number, number, (guess, secret) => {
        const inSecret = [...String(secret)];
        const shared = [...String(guess)].filter((digit) => {
          const at = inSecret.indexOf(digit);
          return at >= 0 && inSecret.splice(at, 1).length > 0;
        });
        expect(marks(guess, secret).replaceAll('r', '')).toHaveLength(shared.length);
      }),
    );
  });

  it('digitHints marks a digit green exactly when the same place of the secret holds it', () => {
    fc.assert(
      fc.property(number, number, (guess, secret) => {
        const place = (n: number, power: number) => Math.floor(n / 10 ** power) % 10;
        [...marks(guess, secret)].toReversed().forEach((mark, power) => {
          const isSame =
            power < String(secret).length && place(guess, power) === place(secret, power);
          expect(mark === 'g').toBe(isSame);
        });
      }),
    );
  });

  it('digitHints shows hints from the third guess on', () => {
    expect([0, 1, 2, 3, 9].map(hasHints)).toEqual([false, false, true, true, true]);
  });
});

describe('resultOf', () => {
  it.each([
    [0, 10, 'Amazing! You found the number in 1 guess!'],
    [2, 8, 'Amazing! You found the number in 3 guesses!'],
    [3, 7, 'Great thinking! You found the number in 4 guesses.'],
    [5, 5, 'Great thinking! You found the number in 6 guesses.'],
    [6, 4, 'Well done for not giving up! You found the number in 7 guesses.'],
    [9, 1, 'Well done for not giving up! You found the number in 10 guesses.'],
  ])('resultOf gives after %i wrong guesses %i of 10', (wrong, score, feedback) => {
    const misses = Array.from({ length: wrong }, (_, index) => index + 1);
    expect(resultOf(after(hiding(50), ...misses, 50))).toEqual({ score, maxScore: 10, feedback });
  });

  it('resultOf gives 0 and tells the number when the turns run out', () => {
    expect(resultOf(after(hiding(50), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10))).toEqual({
      score: 0,
      maxScore: 10,
      feedback: 'You ran out of turns. The number was 50. Keep practicing!',
    });
  });
});

describe('any round', () => {
  const year = fc.constantFrom(...YEAR_GROUPS);
  const texts = fc.array(fc.oneof(fc.nat(6000).map(String), fc.string({ maxLength: 6 })), {
    maxLength: 40,
  });
  const played = (forYear: number, seed: number, guesses: readonly string[]) =>
    after(startRound(dealNumber(forYear, seededRandom(seed))), ...guesses);

  it('any round always leaves the hidden number in the possible range', () => {
    fc.assert(
      fc.property(year, fc.integer(), texts, (forYear, seed, guesses) => {
        const round = played(forYear, seed, guesses);
        const { low, high } = possibleRange(round);
        expect(round.secret).toBeGreaterThanOrEqual(low);
        expect(round.secret).toBeLessThanOrEqual(high);
      }),
    );
  });

  it('any round never holds more than ten guesses, a guess twice or one outside the range', () => {
    fc.assert(
      fc.property(year, fc.integer(), texts, (forYear, seed, guesses) => {
        const round = played(forYear, seed, guesses);
        expect(round.guesses.length).toBeLessThanOrEqual(10);
        expect(new Set(round.guesses).size).toBe(round.guesses.length);
        expect(round.guesses.every((guess) => guess >= round.min && guess <= round.max)).toBe(true);
      }),
    );
  });

  it('any round is the same again for the same seed and guesses', () => {
    fc.assert(
      fc.property(year, fc.integer(), texts, (forYear, seed, guesses) => {
        expect(played(forYear, seed, guesses)).toEqual(played(forYear, seed, guesses));
      }),
    );
  });
});

/** Guesses the middle of the numbers that agree with every clue so far; returns the finished round. */
function playPerfectly(start: Round): Round {
  let round = start;
  let candidates = Array.from({ length: start.max - start.min + 1 }, (_, i) => start.min + i);
  while (!isOver(round)) {
    const guess = candidates[Math.floor((candidates.length - 1) / 2)] ?? NaN;
    const showsHints = hasHints(round.guesses.length);
    round = guessNumber(round, String(guess));
    const { low, high } = possibleRange(round);
    const seen = marks(guess, round.secret);
    candidates = candidates.filter(
      (candidate) =>
        candidate >= low && candidate <= high && (!showsHints || marks(guess, candidate) === seen),
    );
  }
  return round;
}

describe('a perfect player', () => {
  it.each([
    [1, 5],
    [2, 6],
    [3, 7],
    [4, 8],
    [5, 9],
  ])('a perfect player finds every number of Year %i in at most %i guesses', (year, most) => {
    const start = startRound(dealNumber(year, () => 0));
    let longest = 0;
    for (let secret = start.min; secret <= start.max; secret++) {
      const round = playPerfectly({ ...start, secret });
      expect(round.guesses.at(-1)).toBe(secret);
      longest = Math.max(longest, round.guesses.length);
    }
    expect(longest).toBeLessThanOrEqual(most);
  });

  it('a perfect player finds the numbers of Year 6 within the ten turns', () => {
    const start = startRound(dealNumber(6, () => 0));
    fc.assert(
      fc.property(fc.integer({ min: start.min, max: start.max }), (secret) => {
        expect(isWon(playPerfectly({ ...start, secret }))).toBe(true);
      }),
    );
  });
});

describe('reviewedGuesses', () => {
  it('reviewedGuesses tells of each guess how it went and which numbers were left', () => {
    expect(reviewedGuesses(after(hiding(45), 30, 46, 44, 45))).toEqual([
      { kind: 'Guess', outcome: 'too low', text: '30', lines: ['31 to 100 were left.'] },
      { kind: 'Guess', outcome: 'too high', text: '46', lines: ['31 to 45 were left.'] },
      { kind: 'Guess', outcome: 'too low', text: '44', lines: ['Only 45 was left.'] },
      { kind: 'Guess', outcome: 'found', text: '45', lines: [] },
    ]);
  });
});
