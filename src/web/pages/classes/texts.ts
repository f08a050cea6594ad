// How a class is described in words.
import type { ClassPupil, SchoolClass } from '#shared/contract/classes.ts';

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

/** How a pupil can sign in without typing, and what is missing. */
export function signInText({ pictures, card }: ClassPupil['signIn']): string {
  if (pictures && card) return 'Has pictures and a QR card';
  if (pictures) return 'Has pictures, no QR card yet';
  return card ? 'Has a QR card, no pictures yet' : 'No pictures and no QR card yet';
}
