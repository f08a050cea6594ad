import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALPHABET,
  balloonResult,
  balloonsLeft,
  guessLetter,
  lettersShown,
  startBalloons,
  statusOf,
  timesInWord,
  wrongGuesses,
} from './rules.ts';

const rabbit = { id: 'Y1.HB/farm/RABBIT', theme: 'Farm', word: 'RABBIT', guessed: [] };
const guess = (letters: string) => [...letters].reduce(guessLetter, rabbit);

const TEN_WRONG = 'CDEFGHJKLM';

it('a round of Hangman begins with nothing guessed', () => {
  const start = { id: 'Y1.HB/one/MOON', theme: 'Night', word: 'MOON', objective: 'Y1.VO.1' };
  expect(startBalloons(start)).toEqual({
    id: 'Y1.HB/one/MOON',
    theme: 'Night',
    word: 'MOON',
    guessed: [],
  });
});

describe('guessLetter', () => {
  it.each([
    ['nothing', '', 'playing', 10, '______'],
    ['a right letter that stands twice', 'B', 'playing', 10, '__BB__'],
    ['a wrong letter', 'Z', 'playing', 9, '______'],
    ['right and wrong letters', 'RZAX', 'playing', 8, 'RA____'],
    ['all letters', 'RABIT', 'won', 10, 'RABBIT'],
    ['all letters with nine wrong ones', `${TEN_WRONG.slice(1)}RABIT`, 'won', 1, 'RABBIT'],
    ['ten wrong letters', `RA${TEN_WRONG}`, 'lost', 0, 'RA____'],
  ])(
    'after %s (%j) the round is %s with %i balloons and shows %s',
    (_, letters, status, left, shown) => {
      const round = guess(letters);
      expect(statusOf(round)).toBe(status);
      expect(balloonsLeft(round)).toBe(left);
      expect(
        lettersShown(round)
          .map((letter) => letter ?? '_')
          .join(''),
      ).toBe(shown);
    },
  );

  it.each([
    ['the same letter again', 'Z', 'Z'],
    ['a small letter', '', 'r'],
    ['a sign', '', '?'],
    ['two letters at once', '', 'RA'],
    ['a letter after the end', TEN_WRONG, 'R'],
  ])('guessLetter changes nothing for %s', (_, before, letter) => {
    const round = guess(before);
    expect(guessLetter(round, letter)).toBe(round);
  });

  it('guessLetter counts a letter in the word', () => {
    expect(['B', 'R', 'Z'].map((letter) => timesInWord(rabbit, letter))).toEqual([2, 1, 0]);
  });

  it('guessLetter ends every round with 0 to 10 points, won or lost, whatever is guessed', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ALPHABET], { minLength: 26 }), (letters) => {
        const round = guess(letters.join(''));
        const { score, maxScore } = balloonResult(round);
        expect(maxScore).toBe(10);
        expect(statusOf(round)).not.toBe('playing');
        expect(score).toBe(statusOf(round) === 'won' ? 10 - wrongGuesses(round) : 0);
        expect(wrongGuesses(round)).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('balloonResult', () => {
  const won = (wrong: number) => guess(`${TEN_WRONG.slice(0, wrong)}RABIT`);
  it.each([
    [
      'no wrong letter',
      won(0),
      10,
      'Sky-high spelling! You found RABBIT with 10 balloons still flying.',
    ],
    ['two', won(2), 8, 'Sky-high spelling! You found RABBIT with 8 balloons still flying.'],
    ['three', won(3), 7, 'Great guessing! You found RABBIT and kept 7 balloons.'],
    ['five', won(5), 5, 'Great guessing! You found RABBIT and kept 5 balloons.'],
    ['six', won(6), 4, 'You did it! You found RABBIT and never gave up.'],
    ['nine', won(9), 1, 'You did it! You found RABBIT and never gave up.'],
    ['ten', won(10), 0, 'The word was RABBIT. That was a tricky one, and now you know it!'],
  ])('after %s wrong the result counts the balloons that are left', (_, round, score, feedback) => {
    expect(balloonResult(round)).toEqual({ score, maxScore: 10, feedback });
  });
});
