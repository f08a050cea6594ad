// Short tips on how to guess well, worded for each year.
import type { YearGroup } from '#shared/years.ts';

interface Tips {
  /** Before the first guess. */
  start: string;
  /** Before digits are marked. */
  narrow: string;
  /** Once digits are marked. */
  digits: string;
}

export const TIPS: Record<YearGroup, Tips> = {
  1: {
    start: 'Pick a number in the middle.',
    narrow: 'Is it more or less? Look between the hedgehogs.',
    digits: 'Green stays. Blue moves. Red is out.',
  },
  2: {
    start: 'Start halfway along the path.',
    narrow: 'Guess in the middle of the numbers that are left.',
    digits: 'Look at the tens, then at the ones.',
  },
  3: {
    start: 'Start halfway along the path.',
    narrow: 'Guess in the middle of the numbers that are left.',
    digits: 'Keep green digits. Move blue digits. Leave red digits out.',
  },
  4: {
    start: 'Estimate which number is halfway along the path.',
    narrow: 'Guess in the middle of the numbers that are left.',
    digits: 'A green digit stays in its place: hundreds, tens or ones.',
  },
  5: {
    start: 'Begin at the midpoint of the range.',
    narrow: 'Guess in the middle of the numbers that are left.',
    digits: 'Use the value of each digit: green stays, blue moves, red is out.',
  },
  6: {
    start: 'Begin at the midpoint of the range.',
    narrow: 'Guess in the middle of the numbers that are left.',
    digits: 'Stick to the numbers that are left, and use the digits to choose.',
  },
};
