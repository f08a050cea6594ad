// Asks the provider about unfinished checkouts, so that a paid one is never lost (D3).
import type { PaymentDeps } from './payment-deps.ts';
import { AppError } from '../platform/errors.ts';
import { settle } from './settle.ts';
import { forgetPending, listOpenPayments } from './store.ts';

/** A checkout that the provider does not know for this long, perhaps after a change of keys, is given up. */
const GIVE_UP_MS = 30 * 86_400_000;

/**
 * Settles every open checkout, then deletes registrations that were not paid in time; `onError` receives single
 * failures.
 */
export async function recheckPayments(
  deps: PaymentDeps,
  onError: (error: unknown) => void,
): Promise<void> {
  const { db } = deps.database;
  const since = new Date(deps.now().getTime() - GIVE_UP_MS);
  for (const id of await listOpenPayments(db, since)) {
    try {
      const outcome = await settle(deps, id);
      if (outcome === 'refused') onError(new Error(`${id} does not match its registration`));
    } catch (error) {
      onError(error);
      // If the provider cannot be reached, the others wait for the next run.
      if (error instanceof AppError && error.kind === 'unavailable') break;
    }
  }
  await forgetPending(db, deps.now(), since);
}
