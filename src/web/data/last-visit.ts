// What this device remembers of who was here, read without the schemas, which the first screen does without.
import { isStored, readStoredIf } from './storage.ts';

/** The key of the signed-in user, which other tabs watch. */
export const SIGNED_IN = 'signed-in';
/** The key of a log-out that the server does not know of yet. */
export const LEAVING = 'leaving';
/** The key of the class page of the last sign-in. */
export const CLASS_PAGE = 'class-page';
/** The key of whether the last sign-in was by a card on a shared device. */
export const CARD_ON_SHARED = 'card-on-shared-device';
/** The key of the moment at which a shared device was last used. */
export const LAST_USE = 'class-page-use';

/** After this long without a touch, in milliseconds, a pupil is logged out of a shared device (D10). */
export const SHARED_IDLE_MS = 30 * 60_000;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Whether a shared device has been left alone for so long that somebody else may be there. */
export function isLeftAlone(): boolean {
  const idleMs = Date.now() - readStoredIf(LAST_USE, isNumber, Date.now());
  return isOnSharedDevice() && (idleMs < 0 || idleMs >= SHARED_IDLE_MS);
}

/** Whether the last sign-in was on a class page, which this device opens then (D10). */
export const isOnClassDevice = () => isStored(CLASS_PAGE);

/** Whether the last sign-in ends when the device is left alone: on a class page, or by a card where others use theirs as well. */
export const isOnSharedDevice = () => isOnClassDevice() || isStored(CARD_ON_SHARED);

/** Whether nobody is signed in here, or was and has left something to do, as far as the device remembers. */
export function isNobodyRemembered(): boolean {
  return ![SIGNED_IN, LEAVING].some(isStored);
}
