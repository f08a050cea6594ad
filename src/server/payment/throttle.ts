// Throttles guesses at the password of a pending registration, with separate counters (D14).
import {
  findDeviceNonce,
  registrationOnDevice,
  type Source,
} from '../accounts/session/known-device.ts';
import { attemptOf, type PasswordAttempt } from '../accounts/auth/throttle.ts';
import type { Deps } from '../platform/http/deps.ts';
import { LONGEST_WINDOW_S, makeLimiter } from '../platform/limits/limiter.ts';

const FAILURES = 10;
const TOO_MANY = 'Too many tries. Please wait a few minutes, or press Register again.';

export interface CheckoutThrottle {
  /**
   * Counts a request that reveals whether a name is free, except in the browser that began the registration, so that
   * nobody else's requests can block its payment. Throws 'too-many'.
   */
  countQuestion: (registration: string | null, source: Source) => Promise<void>;
  /** Begins an attempt at the password; the browser that began the registration has attempts of its own. */
  begin: (registration: string, source: Source) => Promise<PasswordAttempt>;
}

/** The throttle of checkouts, shared by all processes. */
export function makeCheckoutThrottle(
  deps: Pick<Deps, 'database' | 'now'>,
  countName: (address: string) => Promise<void>,
): CheckoutThrottle {
  const limiter = (name: string) =>
    makeLimiter(deps, { name, times: FAILURES, windowSeconds: LONGEST_WINDOW_S }, TOO_MANY);
  const [byPair, byRegistration] = [limiter('checkout-pair'), limiter('checkout')];
  return {
    countQuestion: async (registration, { address, device }) => {
      const subject = registrationOnDevice(registration ?? 'of nobody');
      if ((await findDeviceNonce(deps, device, subject)) === null) await countName(address);
    },
    begin: async (registration, { device }) => {
      const subject = registrationOnDevice(registration);
      const sign = await findDeviceNonce(deps, device, subject);
      const [limiter, who] =
        sign === null ? [byRegistration, [subject]] : [byPair, [subject, sign]];
      return attemptOf(subject, await limiter.take(...who), () => limiter.forget(...who));
    },
  };
}
