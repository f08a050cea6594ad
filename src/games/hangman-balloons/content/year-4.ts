// The word banks of Hangman with Balloons for Year 4.
import type { WordBank } from '#games/kit/words.ts';

export const banks: readonly WordBank[] = [
  {
    id: 'Y4.HB/spelling',
    theme: 'Words to spell',
    objective: 'Y4.SP.1',
    words: [
      'ACCIDENT',
      'CALENDAR',
      'DISAPPEAR',
      'EXPERIMENT',
      'FAVOURITE',
      'GRAMMAR',
      'KNOWLEDGE',
      'MATERIAL',
      'MEDICINE',
      'NATURAL',
      'OPPOSITE',
      'ORDINARY',
      'PARTICULAR',
      'PECULIAR',
      'POPULAR',
      'PRESSURE',
      'SEPARATE',
      'STRAIGHT',
      'STRENGTH',
      'SURPRISE',
    ],
  },
];
