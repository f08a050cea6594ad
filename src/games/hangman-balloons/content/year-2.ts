// The word banks of Hangman with Balloons for Year 2.
import type { WordBank } from '#games/kit/words.ts';

export const banks: readonly WordBank[] = [
  {
    id: 'Y2.HB/spelling',
    theme: 'Words to spell',
    objective: 'Y2.SP.1',
    words: [
      'BECAUSE',
      'BEHIND',
      'CHILDREN',
      'CLIMB',
      'EVERY',
      'GREAT',
      'PRETTY',
      'BEAUTIFUL',
      'FLOOR',
      'WATER',
      'SUGAR',
      'CLOTHES',
      'PEOPLE',
      'MONEY',
      'PARENTS',
      'IMPROVE',
      'VILLAGE',
      'GIRAFFE',
      'SQUIRREL',
      'HOSPITAL',
    ],
  },
];
