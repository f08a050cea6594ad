// The word banks of Hangman with Balloons for Year 5.
import type { WordBank } from '#games/kit/words.ts';

export const banks: readonly WordBank[] = [
  {
    id: 'Y5.HB/spelling',
    theme: 'Words to spell',
    objective: 'Y5.SP.1',
    words: [
      'ANCIENT',
      'AVAILABLE',
      'AVERAGE',
      'AWKWARD',
      'BARGAIN',
      'CATEGORY',
      'COMMUNITY',
      'DEFINITE',
      'DEVELOP',
      'DICTIONARY',
      'ENVIRONMENT',
      'EXCELLENT',
      'EXPLANATION',
      'LANGUAGE',
      'LIGHTNING',
      'NEIGHBOUR',
      'PROGRAMME',
      'RESTAURANT',
      'TEMPERATURE',
      'VEGETABLE',
    ],
  },
];
