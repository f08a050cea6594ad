// The word banks of Hangman with Balloons for Year 1.
import type { WordBank } from '#games/kit/words.ts';

export const banks: readonly WordBank[] = [
  {
    id: 'Y1.HB/spelling',
    theme: 'Words to spell',
    objective: 'Y1.SP.1',
    words: [
      'FRIEND',
      'SCHOOL',
      'HOUSE',
      'TODAY',
      'WHERE',
      'THERE',
      'LOVE',
      'COME',
      'ONCE',
      'YOUR',
      'RABBIT',
      'CARROT',
      'POCKET',
      'KITCHEN',
      'GARDEN',
      'SUMMER',
      'WINTER',
      'SISTER',
      'DOLPHIN',
      'ELEPHANT',
    ],
  },
];
