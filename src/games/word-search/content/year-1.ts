// The word banks of Word Search for Year 1.
import type { WordBank } from '#games/kit/words.ts';

export const banks: readonly WordBank[] = [
  {
    id: 'Y1.WS/spelling',
    theme: 'Words to spell',
    objective: 'Y1.SP.1',
    words: ['FRIEND', 'SCHOOL', 'HOUSE', 'TODAY', 'WHERE', 'PUSH', 'PULL', 'LOVE', 'ONCE', 'THEY'],
  },
];
