// The class page that pupils sign in on here: a shared device returns to it (D10).
import { z } from 'zod/mini';
import { readStored, removeStored, writeStored } from './storage.ts';

const KEY = 'class-page';

const LAST_USE = 'class-page-use';

/** Where a class code is typed. */
export const CLASS_PAGES = '/c';

/** The address of a class page. */
export const classPage = (code: string) => `${CLASS_PAGES}/${code}`;

/** The code of the class page of the last sign-in on this device; null if that was not on one. */
export function lastClassCode(): string | null {
  return readStored(KEY, z.nullable(z.string()), null);
}

/** Remembers the class page that somebody has just signed in on. */
export function rememberClassCode(code: string): void {
  writeStored(KEY, code);
}

/** Notes that somebody is using this device now. */
export function noteUse(): void {
  writeStored(LAST_USE, Date.now());
}

/** When the device was last used, in milliseconds since 1970; null if that is not known. */
export function lastUse(): number | null {
  return readStored(LAST_USE, z.nullable(z.number()), null);
}

/** Forgets it, after a sign-in by password and when the device changes class. */
export function forgetClassCode(): void {
  removeStored(KEY);
  removeStored(LAST_USE);
}
