// The class page that pupils sign in on here: a shared device returns to it (D10).
import { z } from 'zod/mini';
import { readStored, removeStored, writeStored } from './storage.ts';

const KEY = 'class-page';

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

/** Forgets it, after a sign-in by password and when the device changes class. */
export function forgetClassCode(): void {
  removeStored(KEY);
}
