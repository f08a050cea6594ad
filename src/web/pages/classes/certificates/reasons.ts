// What there are certificates for: things that a pupil has really done, and that the server has checked.
import type { Achievements } from '#shared/contract/class-reports.ts';
import { counted } from '../print/texts.ts';
import type { BedName } from '../../../shell/plant-picture.tsx';

interface Reason {
  id: string;
  title: string;
  /** How often the pupil has done it. */
  countOf: (pupil: Achievements) => number;
  /** Worded to follow 'who has'. */
  deedOf: (count: number) => string;
  /** Follows 'No certificate'. */
  notYet: string;
  /** The flower that the certificate is decorated with. */
  flower: BedName;
}

export const REASONS = [
  {
    id: 'rounds',
    title: 'Rounds played',
    countOf: ({ rounds }) => rounds,
    deedOf: (count) => `finished ${counted(count, 'round')}`,
    notYet: 'for rounds played',
    flower: 'meanings',
  },
  {
    id: 'words',
    title: 'Words in flower',
    countOf: ({ words }) => words,
    deedOf: (count) =>
      `grown ${counted(count, 'word')} into ${count === 1 ? 'a flower' : 'flowers'}: learnt, met again, and still known weeks later`,
    notYet: 'for words in flower',
    flower: 'spellings',
  },
  {
    id: 'sittings',
    title: 'Tables check taken',
    countOf: ({ sittings }) => sittings,
    deedOf: () => 'sat the tables check: 25 questions, one after the other, to the very end',
    notYet: 'for the tables check',
    flower: 'maths',
  },
] as const satisfies readonly Reason[];

export function reasonOf(id: string): Reason {
  return REASONS.find((reason) => reason.id === id) ?? REASONS[0];
}
