// Limits contact messages: nobody can flood the list, and a class that writes at the same time is not stopped (D4).
import type { Deps } from '../platform/http/deps.ts';
import { makeLimiter } from '../platform/limits/limiter.ts';
import { networkOf } from '../platform/limits/network.ts';

const WINDOW_S = 10 * 60;
const PER_USER = 5;
/** People who are not signed in, all behind one address together. */
const PER_STRANGERS_ADDRESS = 5;
/** Generous, because a whole school shares one address. */
const PER_ADDRESS = 300;
const TOO_MANY = 'That was a lot of messages. Please wait a few minutes before the next one.';

/** Counts a message from a user (or nobody) at an address; throws 'too-many' beyond the limit. */
export function makeContactThrottle(
  deps: Pick<Deps, 'database' | 'now'>,
): (userId: number | null, address: string) => Promise<void> {
  const limiter = (name: string, times: number) =>
    makeLimiter(deps, { name, times, windowSeconds: WINDOW_S }, TOO_MANY);
  const byUser = limiter('contact-user', PER_USER);
  const byStranger = limiter('contact-stranger', PER_STRANGERS_ADDRESS);
  const byAddress = limiter('contact-address', PER_ADDRESS);
  return async (userId, address) => {
    const network = networkOf(address);
    const taken =
      userId === null ? await byStranger.take(network) : await byUser.take(String(userId));
    await byAddress.take(network).catch(async (refusal: unknown) => {
      await taken.giveBack();
      throw refusal;
    });
  };
}
