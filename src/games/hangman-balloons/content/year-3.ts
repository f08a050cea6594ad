// The word banks of Hangman with Balloons for Year 3.
import type { WordBank } from '#games/kit/words.ts';

export const banks: readonly WordBank[] = [
  {
    id: 'Y3.HB/spelling',
    theme: 'Words to spell',
    objective: 'Y3.SP.1',
    words: [
      'ANSWER',
      'BICYCLE',
      'CENTURY',
      'CIRCLE',
      'COMPLETE',
      'DECIDE',
      'DESCRIBE',
      'DIFFERENT',
      'DIFFICULT',
      'EXERCISE',
      'FAMOUS',
      'HISTORY',
      'IMAGINE',
      'IMPORTANT',
      'ISLAND',
      'LIBRARY',
      'PROMISE',
      'QUARTER',
      'QUESTION',
      'REMEMBER',
    ],
  },
];
