// Takes note of who sees to a comment on the worry list (D10).
import { recordEvent } from '../../accounts/audit/store.ts';
import type { Deps } from '../../platform/http/deps.ts';
import type { By } from '../by.ts';
import { notFound } from '../change-class.ts';
import { keepAcknowledgement } from './worries-store.ts';

/**
 * Records it once, in the audit log as well: by the comment's number and never under the pupil's account, whose own copy
 * shows its log. 404 for a comment that is not on the caller's list.
 */
export async function acknowledgeWorry(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  commentId: number,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const outcome = await keepAcknowledgement(tx, caller, { commentId, at });
    if (outcome === 'missing') throw notFound();
    if (outcome === 'already') return;
    const detail = `comment ${commentId}`;
    await recordEvent(tx, { kind: 'worry-acknowledged', actor, targetId: null, detail, at });
  });
}
