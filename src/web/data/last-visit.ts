// What this device remembers of who was here, read without the schemas, which the first screen does without.
import { isStored } from './storage.ts';

/** The key of the signed-in user, which other tabs watch. */
export const SIGNED_IN = 'signed-in';
/** The key of a log-out that the server does not know of yet. */
export const LEAVING = 'leaving';
/** The key of the class page of the last sign-in. */
export const CLASS_PAGE = 'class-page';

/** Whether the last sign-in was on a class page, which this device opens then (D10). */
export const isOnClassDevice = () => isStored(CLASS_PAGE);

/** Whether nobody is signed in here, or was and has left something to do, as far as the device remembers. */
export function isNobodyRemembered(): boolean {
  return ![SIGNED_IN, LEAVING].some(isStored);
}
