// Reasons for wrong answers about letters that stand for numbers.
import type { Misconception } from '../misconceptions.ts';
import { partsOf, type Reason, type Wrong } from './wrong.ts';

export const algebraReasons = {
  'letter-as-digit': (wrong) => {
    const { times, letter, n } = termOf(wrong);
    return `You read ${times}${letter} as ${times}${n}. It means ${times} × ${n}.`;
  },
  'ignores-coefficient': (wrong) => {
    const { times, letter, n } = termOf(wrong);
    return `You used only ${n}. ${times}${letter} means ${times} × ${n}.`;
  },
  'stops-after-first-step': ({ given }) => `${given} is a step on the way: go on to the end.`,
} satisfies Partial<Record<Misconception, Reason>>;

/** The term with a letter, and what the letter is: 8, 'n' and 5 for 'n = 5. What is 8n + 20?'. */
function termOf(wrong: Wrong) {
  const [, letter = ''] = /\d([an])\b/.exec(wrong.question) ?? [];
  const [times = 0] = partsOf(wrong, /(\d+)[an]\b/) ?? [];
  const [n = 0] = partsOf(wrong, /\b[an] = (\d+)/) ?? [];
  return { times, letter, n };
}
