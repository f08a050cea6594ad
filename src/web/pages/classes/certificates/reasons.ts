// What there are certificates for: things that a pupil has really done, and that the server has checked.
import type { Achievements } from '#shared/contract/class-reports.ts';
import { MAP_WEEKS } from '#shared/contract/map.ts';
import { counted, listed } from '../print/texts.ts';
import type { BedName } from '../../../shell/plant-picture.tsx';

interface Reason {
  id: string;
  title: string;
  /** Whether the pupil has done it. */
  isEarnedBy: (pupil: Achievements) => boolean;
  /** Worded to follow 'who has'. */
  deedOf: (pupil: Achievements) => string;
  /** Follows 'No certificate'. */
  notYet: string;
  /** The flower that the certificate is decorated with. */
  flower: BedName;
}

/** As many objectives as fit on a certificate. */
const NAMED = 3;

export const REASONS = [
  {
    id: 'secure',
    title: 'Known well',
    isEarnedBy: ({ secure }) => secure.length > 0,
    deedOf: ({ secure }) =>
      `got at least four in five answers right in the last ${MAP_WEEKS} weeks on ${listed(secure.slice(0, NAMED).map(({ text }) => `‘${text}’`))}`,
    notYet: 'for what is known well',
    flower: 'grammar',
  },
  {
    id: 'words',
    title: 'Words in flower',
    isEarnedBy: ({ words }) => words > 0,
    deedOf: ({ words }) =>
      `grown ${counted(words, 'word')} into ${words === 1 ? 'a flower' : 'flowers'}: learnt, met again, and still known weeks later`,
    notYet: 'for words in flower',
    flower: 'spellings',
  },
  {
    id: 'sittings',
    title: 'Tables check taken',
    isEarnedBy: ({ sittings }) => sittings > 0,
    deedOf: () => 'sat the tables check: 25 questions, one after the other, to the very end',
    notYet: 'for the tables check',
    flower: 'maths',
  },
  {
    id: 'rounds',
    title: 'Games played',
    isEarnedBy: ({ rounds }) => rounds > 0,
    deedOf: ({ rounds }) => `finished ${counted(rounds, 'game')}`,
    notYet: 'for games played',
    flower: 'meanings',
  },
] as const satisfies readonly Reason[];

export function reasonOf(id: string): Reason {
  return REASONS.find((reason) => reason.id === id) ?? REASONS[0];
}
