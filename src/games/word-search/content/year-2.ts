// The word banks of Word Search for Year 2.
import type { WordBank } from '#games/kit/words.ts';

export const banks: readonly WordBank[] = [
  {
    id: 'Y2.WS/spelling',
    theme: 'Words to spell',
    objective: 'Y2.SP.1',
    words: [
      'CHILDREN',
      'CLIMB',
      'WATER',
      'SUGAR',
      'MONEY',
      'FLOOR',
      'BEHIND',
      'PEOPLE',
      'PRETTY',
      'PLANT',
    ],
  },
];
