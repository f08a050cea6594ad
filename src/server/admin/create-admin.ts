// Creates an owner's account from the command line.
import { newUsernameSchema } from '#shared/contract/auth.ts';
import type { Actor } from '../accounts/audit/event.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import { issuePassword } from '../accounts/auth/issued-password.ts';
import { nameTaken } from '../accounts/auth/register.ts';
import { isDuplicate } from '../platform/database-errors.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError } from '../platform/errors.ts';
import { insertUser } from '../accounts/user/store.ts';

/**
 * A new owner in Year 1 (D5) with a password to show once, which must be changed within a week; 400 for an invalid
 * name, 409 for a taken one.
 */
export async function createAdmin(
  { database: { db }, now }: Deps,
  actor: Actor,
  wantedName: string,
): Promise<{ password: string }> {
  const name = newUsernameSchema.safeParse(wantedName);
  if (!name.success) throw new AppError('invalid', `${name.error.issues[0]?.message}.`);
  const username = name.data;
  const { password, stored } = await issuePassword('owner', now());
  try {
    await inTransaction(db, async (tx) => {
      const owner = { username, ...stored, role: 'owner', yearGroup: 1 } as const;
      const { id: targetId } = await insertUser(tx, owner);
      await recordEvent(tx, { kind: 'owner-created', actor, targetId, at: now() });
    });
  } catch (error) {
    if (isDuplicate(error)) throw nameTaken();
    throw error;
  }
  return { password };
}
