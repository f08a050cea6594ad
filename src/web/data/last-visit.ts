// What this device remembers of its last user, read without schemas, because the first screen loads none.
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

/** Whether a shared device has not been used for so long that somebody else may be at it. */
export function isLeftAlone(): boolean {
  const idleMs = Date.now() - readStoredIf(LAST_USE, isNumber, Date.now());
  return isOnSharedDevice() && (idleMs < 0 || idleMs >= SHARED_IDLE_MS);
}

/** Whether the last sign-in was on a class page; the device then opens that page (D10). */
export const isOnClassDevice = () => isStored(CLASS_PAGE);

/**
 * Whether the last sign-in ends when the device is not used: after one on a class page, or by a card on a shared
 * device.
 */
export const isOnSharedDevice = () => isOnClassDevice() || isStored(CARD_ON_SHARED);

/** Whether, as far as the device remembers, nobody is signed in and no log-out is pending. */
export function isNobodyRemembered(): boolean {
  return ![SIGNED_IN, LEAVING].some(isStored);
}
