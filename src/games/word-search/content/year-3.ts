// The word banks of Word Search for Year 3.
import type { WordBank } from '#games/kit/words.ts';

export const banks: readonly WordBank[] = [
  {
    id: 'Y3.WS/spelling',
    theme: 'Words to spell',
    objective: 'Y3.SP.1',
    words: [
      'CIRCLE',
      'ISLAND',
      'FAMOUS',
      'HISTORY',
      'CENTURY',
      'LIBRARY',
      'GUARD',
      'FRUIT',
      'HEART',
      'STRANGE',
    ],
  },
];
