// The word banks of Word Search for Year 4.
import type { WordBank } from '#games/kit/words.ts';

export const banks: readonly WordBank[] = [
  {
    id: 'Y4.WS/spelling',
    theme: 'Words to spell',
    objective: 'Y4.SP.1',
    words: [
      'CALENDAR',
      'MEDICINE',
      'GRAMMAR',
      'WEIGHT',
      'RECENT',
      'SURPRISE',
      'POTATOES',
      'NATURAL',
      'REIGN',
      'BREATH',
    ],
  },
];
