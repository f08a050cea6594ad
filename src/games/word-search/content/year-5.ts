// The word banks of Word Search for Year 5.
import type { WordBank } from '#games/kit/words.ts';

export const banks: readonly WordBank[] = [
  {
    id: 'Y5.WS/spelling',
    theme: 'Words to spell',
    objective: 'Y5.SP.1',
    words: [
      'LANGUAGE',
      'MUSCLE',
      'SYMBOL',
      'ANCIENT',
      'VEHICLE',
      'SHOULDER',
      'TWELFTH',
      'RHYME',
      'STOMACH',
      'FOREIGN',
    ],
  },
];
