// The cost of the longest comments: while it checks one, the server has other children to answer.
import { commentChecker } from '#server/play/check-comment.ts';
import type { Figure } from '../figures.ts';
import { percentile } from '../support/percentiles.ts';

const LENGTH = 1000;
const TURNS = 25;
const BAR_MS = 5;
/** Words of the lists and contact data with signs that are repeated, cut short or nearly there. */
const PARTS = [
  's*',
  'k*1',
  '$#!t ',
  'a@',
  'f.',
  'k i l l ',
  'me ',
  'want 2 ',
  'scared of my ',
  '@01',
  '0.7',
  'snap-',
  '12 a ',
  'oh two ',
  'ﷺ',
];

const COMMENTS = [
  ...['s', 'k'].map((letter) => letter + '*'.repeat(LENGTH - 1)),
  ...PARTS.map((part) => part.repeat(LENGTH).slice(0, LENGTH)),
];

/** The first comment of a process, and each of them when the machine has seen it before. */
export async function measureComments(): Promise<Figure[]> {
  const startedAt = performance.now();
  const check = commentChecker([]);
  const timeOf = (comment: string) => {
    const from = performance.now();
    check(comment);
    return performance.now() - from;
  };
  const madeIn = performance.now() - startedAt;
  const first = timeOf(COMMENTS[0] ?? '');
  const medians = COMMENTS.map((comment) =>
    percentile(
      Array.from({ length: TURNS }, () => timeOf(comment)),
      50,
    ),
  );
  return [
    {
      part: 'comments',
      name: `the dearest of ${COMMENTS.length} comments of ${LENGTH} characters`,
      measured: Math.max(...medians),
      unit: 'ms',
      bar: { atMost: BAR_MS },
      note: `the first comment of a process ${first.toFixed(1)} ms, and its lists ${madeIn.toFixed(0)} ms at its start`,
    },
  ];
}
