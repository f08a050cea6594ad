// Records who has acknowledged a comment on the worry list (D10).
import { recordEvent } from '../../accounts/audit/store.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/http/deps.ts';
import type { By } from '../by.ts';
import { keepAcknowledgement } from './worries-store.ts';
import { notFound } from '../../platform/errors.ts';

/**
 * Recorded once, and in the audit log by the comment's number instead of the pupil's account, because pupils can see
 * the log of their own account. 404 if the comment is not on the caller's list.
 */
export async function acknowledgeWorry(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  commentId: number,
): Promise<void> {
  const at = now();
  await inTransaction(db, async (tx) => {
    const outcome = await keepAcknowledgement(tx, caller, { commentId, at });
    if (outcome === 'missing') throw notFound();
    if (outcome === 'already') return;
    const detail = `comment ${commentId}`;
    await recordEvent(tx, { kind: 'worry-acknowledged', actor, targetId: null, detail, at });
  });
}
