// An owner's decision after a refund, a dispute or a failed payment: nothing is switched off automatically (D3).
import type { PaymentNotice } from '#shared/contract/owner-payments.ts';
import type { Actor } from '../accounts/audit/event.ts';
import { withPoolInTransaction } from '../platform/db/transaction.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import { decideNotice, findNotice } from '../payment/notices-store.ts';
import { changeAccount } from './change-account.ts';

type Decision = NonNullable<PaymentNotice['decision']>;

/**
 * The notice with the decision. 404 if it is unknown; 409 if it is already decided, has no account to switch off, or is
 * about the last active owner.
 */
export async function decidePaymentNotice(
  deps: Deps,
  actor: Actor,
  id: number,
  decision: Decision,
): Promise<PaymentNotice> {
  const { db } = deps.database;
  const notice = await findNotice(db, id);
  if (!notice) throw notFound();
  const { student } = notice;
  await withPoolInTransaction(db, async (tx) => {
    const at = deps.now();
    if (decision === 'switched-off') {
      if (!student) throw new AppError('conflict', 'There is no account to switch off.');
      await changeAccount(deps, actor, student.id, { isActive: false });
    } else {
      const kind = student ? 'payment-kept' : 'payment-noted';
      await recordEvent(tx, { kind, actor, targetId: student?.id ?? null, at });
    }
    // Last, so that of two owners who decide at once one is refused and leaves nothing behind.
    if (await decideNotice(tx, id, decision, at)) return;
    throw new AppError('conflict', 'This has already been decided.');
  });
  const decided = await findNotice(db, id);
  if (!decided) throw notFound();
  return decided;
}
