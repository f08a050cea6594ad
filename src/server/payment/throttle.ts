// Slows down those who guess the password of a registration that waits to be paid; no log-in uses up these tries (D14).
import { knownAs, registrationOnDevice, type Caller } from '../accounts/session/known-device.ts';
import { attemptOf, type PasswordAttempt } from '../accounts/auth/throttle.ts';
import type { Deps } from '../platform/deps.ts';
import { LONGEST_WINDOW_S, makeLimiter } from '../platform/limits/limiter.ts';

const FAILURES = 10;
const TOO_MANY = 'Too many tries. Please wait a few minutes, or press Register again.';

export interface CheckoutThrottle {
  /**
   * Counts the question whether a name is free or waits to be paid; not for the browser in which the registration was
   * begun, which knows, so that nobody who asks can stop its payment. Throws 'too-many'.
   */
  countQuestion: (registration: string | null, caller: Caller) => Promise<void>;
  /** Begins a try of the password: the browsers in which the registration was begun each have their own tries. */
  begin: (registration: string, caller: Caller) => Promise<PasswordAttempt>;
}

/** The throttle of checkouts, one for all processes. */
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
      if ((await knownAs(deps, device, subject)) === null) await countName(address);
    },
    begin: async (registration, { device }) => {
      const subject = registrationOnDevice(registration);
      const sign = await knownAs(deps, device, subject);
      const [limiter, who] =
        sign === null ? [byRegistration, [subject]] : [byPair, [subject, sign]];
      return attemptOf([await limiter.take(...who)], () => limiter.forget(...who));
    },
  };
}
