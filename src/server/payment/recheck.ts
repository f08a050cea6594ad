// Asks the provider about checkouts that were never heard of again, so that a paid one is never lost (D3).
import type { PaymentDeps } from './open.ts';
import { AppError } from '../platform/errors.ts';
import { settle } from './settle.ts';
import { forgetPending, listOpenPayments } from './store.ts';

/** A checkout that the provider does not know for so long, after keys were changed perhaps, is given up. */
const GIVE_UP_MS = 30 * 86_400_000;

/** Settles every open checkout, then forgets registrations that nobody paid in time; `onError` hears of single failures. */
export async function recheckPayments(
  deps: PaymentDeps,
  onError: (error: unknown) => void,
): Promise<void> {
  const { db } = deps.database;
  const since = new Date(deps.now().getTime() - GIVE_UP_MS);
  for (const id of await listOpenPayments(db, since)) {
    try {
      const outcome = await settle(deps, id);
      if (outcome === 'refused') onError(new Error(`${id} does not fit its registration`));
    } catch (error) {
      onError(error);
      // The provider is away: the others can wait for the next round as well.
      if (error instanceof AppError && error.kind === 'unavailable') break;
    }
  }
  await forgetPending(db, deps.now(), since);
}
