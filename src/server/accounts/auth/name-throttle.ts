// Limits attempts to find out which usernames exist, and mass registration.
import type { Deps } from '../../platform/http/deps.ts';
import { LONGEST_WINDOW_S, makeLimiter } from '../../platform/limits/limiter.ts';
import { networkOf } from '../../platform/limits/network.ts';

/** Generous, because a whole school may register from one address; each registration asks once or twice. */
const ASKED_PER_ADDRESS = 1000;
const TOO_MANY = 'Too many registrations from here. Please wait a few minutes and try again.';

/** Counts one registration, or a step of one, from an address; throws 'too-many' beyond the limit. */
export function makeNameThrottle(
  deps: Pick<Deps, 'database' | 'now'>,
): (address: string) => Promise<void> {
  const allowance = {
    name: 'new-name',
    times: ASKED_PER_ADDRESS,
    windowSeconds: LONGEST_WINDOW_S,
  };
  const limiter = makeLimiter(deps, allowance, TOO_MANY);
  return async (address) => void (await limiter.take(networkOf(address)));
}
