// How the page of the tables check says things.
import type { TablesCheck, TablesResult } from '#shared/contract/tables-check.ts';
import { dayAndTime } from '#shared/dates.ts';
import { counted, listed } from '../print/texts.ts';

const KINDS = { sitting: 'Sitting', practice: 'Practice' } as const;

/** 'Sitting, 20 November 2026, 14:05'. */
export function checkText({ kind, openedAt }: Pick<TablesCheck, 'kind' | 'openedAt'>): string {
  return `${KINDS[kind]}, ${dayAndTime(new Date(openedAt))}`;
}

/** How much more time there was than the usual; null for none. */
export function extraTimeText(pace: TablesResult['pace']): string | null {
  if (pace === null) return 'no clock';
  if (pace === 1) return null;
  return pace === 2 ? 'twice the time' : `${pace} times the time`;
}

/** What is left out of the figures, in a sentence; null if nothing is. */
export function leftOutText(left: {
  rushed: number;
  late: number;
  unverified: number;
  aged: number;
}) {
  const { rushed, late, unverified, aged } = left;
  const parts = [
    ...(rushed > 0
      ? [`${counted(rushed, 'result')} rushed (too fast to have read the questions)`]
      : []),
    ...(late > 0 ? [`${counted(late, 'result')} finished long after the sitting was closed`] : []),
    ...(unverified > 0 ? [`${counted(unverified, 'result')} that could not be checked`] : []),
    ...(aged > 0 ? [`${counted(aged, 'result')} so old that the answers have been deleted`] : []),
  ];
  return parts.length === 0 ? null : `Not counted: ${listed(parts)}.`;
}
