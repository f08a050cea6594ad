// Keeps a registration until it is paid for (spec S7 register-pre-payment, D3).
import { DAY_MS } from '#shared/dates.ts';
import { hashPassword, verifyPassword } from '../accounts/auth/password.ts';
import { nameTaken } from '../accounts/auth/register.ts';
import { isUsernameTaken } from '../accounts/user/store.ts';
import type { Deps } from '../platform/http/deps.ts';
import { extendPending, findPending, replacePending } from './store.ts';

/** How long a registration waits to be paid for, in milliseconds. */
export const PENDING_MS = DAY_MS;

interface NewAccount {
  username: string;
  password: string;
}

/**
 * Stores the registration for 24 hours, replacing any other for this name, and returns its id; 'conflict' if the name
 * is taken.
 */
export async function keepPending(
  { database: { db }, now }: Deps,
  { username, password }: NewAccount,
): Promise<string> {
  if (await isUsernameTaken(db, username)) throw nameTaken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + PENDING_MS);
  const pending = await findPending(db, username, createdAt);
  // The same name and password mean the same person, who keeps their open checkout.
  if (pending && (await verifyPassword(pending.password, password, 'registration'))) {
    await extendPending(db, pending.id, { username, expiresAt });
    return pending.id;
  }
  const hash = await hashPassword(password);
  return replacePending(db, { username, password: hash, createdAt, expiresAt });
}
