// The word banks of Hangman with Balloons for Year 6.
import type { WordBank } from '#games/kit/words.ts';

export const banks: readonly WordBank[] = [
  {
    id: 'Y6.HB/spelling',
    theme: 'Words to spell',
    objective: 'Y6.SP.1',
    words: [
      'ACCOMMODATE',
      'AMATEUR',
      'APPARENT',
      'COMMITTEE',
      'CONSCIENCE',
      'CONTROVERSY',
      'CONVENIENCE',
      'CURIOSITY',
      'DESPERATE',
      'EXAGGERATE',
      'GUARANTEE',
      'INDIVIDUAL',
      'LEISURE',
      'MARVELLOUS',
      'MISCHIEVOUS',
      'NUISANCE',
      'PARLIAMENT',
      'PRIVILEGE',
      'RHYTHM',
      'SACRIFICE',
    ],
  },
];
