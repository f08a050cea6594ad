// SQL that erases everything stored about a user. A test walks through all tables, so that none is forgotten.
import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import { ANONYMOUS } from '#shared/contract/contact.ts';
import { forgetDetailsOf } from '../accounts/audit/store.ts';
import type { Db } from '../platform/db/database.ts';
import { messages, payments, pendingRegistrations, users } from '../platform/db/schema.ts';
import { UNDER_WAY } from '../payment/store.ts';
import { countGamesOf } from '../play/totals-store.ts';
import { deletePrivateLists } from '../teaching/words/store.ts';

/** Deletes an account's rows and subtracts a pupil's games from the totals. */
export async function eraseAccount(
  tx: Db,
  { id, role }: { id: number; role: string },
): Promise<void> {
  if (role === 'pupil') await countGamesOf(tx, id, -1);
  await deleteAccountRows(tx, id);
  await forgetDetailsOf(tx, id);
}

/** Deletes an account with all its data; audit events and payments stay, without the name and the link. */
async function deleteAccountRows(tx: Db, id: number): Promise<void> {
  const [account] = await tx.select().from(users).where(eq(users.id, id));
  if (!account) return;
  await deletePendingOf(tx, account);
  await tx.delete(messages).where(eq(messages.userId, id));
  // The contact page fills in the name, so an anonymous message with this name was written after the session had
  // expired.
  await tx
    .update(messages)
    .set({ fromName: ANONYMOUS })
    .where(
      and(
        isNull(messages.userId),
        inArray(messages.fromName, [account.username, account.displayName]),
      ),
    );
  await deletePrivateLists(tx, id);
  await tx.delete(users).where(eq(users.id, id));
}

/** Deletes the account's registrations, and those of its name unless one may be being paid for. */
async function deletePendingOf(
  tx: Db,
  { id, usernameKey }: { id: number; usernameKey: string },
): Promise<void> {
  const became = tx
    .select({ id: payments.pendingRegistrationId })
    .from(payments)
    .where(eq(payments.userId, id));
  const underWay = tx
    .select({ id: payments.pendingRegistrationId })
    .from(payments)
    .where(inArray(payments.status, UNDER_WAY));
  await tx
    .delete(pendingRegistrations)
    .where(
      or(
        inArray(pendingRegistrations.id, became),
        and(
          eq(pendingRegistrations.usernameKey, usernameKey),
          notInArray(pendingRegistrations.id, underWay),
        ),
      ),
    );
}
