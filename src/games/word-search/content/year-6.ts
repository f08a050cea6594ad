// The word banks of Word Search for Year 6.
import type { WordBank } from '#games/kit/words.ts';

export const banks: readonly WordBank[] = [
  {
    id: 'Y6.WS/spelling',
    theme: 'Words to spell',
    objective: 'Y6.SP.1',
    words: [
      'RHYTHM',
      'QUEUE',
      'YACHT',
      'LEISURE',
      'THOROUGH',
      'NUISANCE',
      'AMATEUR',
      'PRIVILEGE',
      'SECRETARY',
      'COMMITTEE',
    ],
  },
];
