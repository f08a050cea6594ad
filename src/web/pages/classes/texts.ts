// How a class is described in words.
import type { SchoolClass } from '#shared/contract/classes.ts';

export function yearText({ yearGroup }: Pick<SchoolClass, 'yearGroup'>): string {
  return yearGroup === null ? 'Mixed ages' : `Year ${yearGroup}`;
}

export function pupilsText(count: number): string {
  return count === 1 ? '1 pupil' : `${count} pupils`;
}

/** For how long pupils can sign in on the class page. */
export function openText({
  signInOpen,
  signInOpenUntil,
}: Pick<SchoolClass, 'signInOpen' | 'signInOpenUntil'>): string {
  if (signInOpen === false) return 'The class page is closed';
  if (signInOpenUntil === null) return 'The class page is always open';
  const time = new Date(signInOpenUntil).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });
  return time === '00:00' ? 'The class page is open today' : `The class page is open until ${time}`;
}
