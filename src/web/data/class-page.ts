// The class page that pupils sign in on here: a shared device returns to it (D10).
import { z } from 'zod/mini';
import { CARD_ON_SHARED, CLASS_PAGE, LAST_USE } from './last-visit.ts';
import { AUTH, CLASS_PAGES } from './paths.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

export const classPage = (code: string) => `${CLASS_PAGES}/${code}`;

/** The link in the QR code of a class page; what follows the `#` reaches no log. */
export const scannedClassPage = (code: string, token: string) => `${classPage(code)}#${token}`;

/** The token of the class page that is open; undefined where the code was typed. */
export const scannedToken = () => window.location.hash.slice(1) || undefined;

/** The code of the class page of the last sign-in on this device; null if that was not on one. */
export function lastClassCode(): string | null {
  return readStored(CLASS_PAGE, z.nullable(z.string()), null);
}

/** Remembers the class page that somebody has just signed in on. */
export function rememberClassCode(code: string): void {
  writeStored(CLASS_PAGE, code);
}

/** Where to sign in on this device. */
export function findDoor(): string {
  const code = lastClassCode();
  return code === null ? AUTH : classPage(code);
}

/** Remembers whether a card that somebody has just signed in with was scanned on a shared device. */
export function rememberCard(onSharedDevice: boolean): void {
  if (onSharedDevice) writeStored(CARD_ON_SHARED, true);
  else removeStored(CARD_ON_SHARED);
}

export function noteUse(): void {
  writeStored(LAST_USE, Date.now());
}

/** When the device was last used, in milliseconds since 1970; null if that is not known. */
export function lastUse(): number | null {
  return readStored(LAST_USE, z.nullable(z.number()), null);
}

/** Forgets the class page, after a registration, a sign-in by password and when the device changes class. */
export function forgetClassCode(): void {
  removeStored(CLASS_PAGE);
  removeStored(CARD_ON_SHARED);
  removeStored(LAST_USE);
}
