// Slows down those who try out which usernames there are, or make accounts by the thousand.
import type { Deps } from '../../platform/deps.ts';
import { LONGEST_WINDOW_S, makeLimiter } from '../../platform/limits/limiter.ts';
import { networkOf } from '../../platform/limits/network.ts';

/** Wide, because a whole school that registers sits behind one address; every registration asks once or twice. */
const ASKED_PER_ADDRESS = 1000;
const TOO_MANY = 'Too many registrations from here. Please wait a few minutes and try again.';

/** Counts one registration, or a step of one, from an address; throws 'too-many' when it was one too many. */
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
