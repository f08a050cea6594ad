// Names the safeguarding leads, who see the whole worry list (D10).
import type { Actor } from '../../accounts/audit/event.ts';
import { recordEvents } from '../../accounts/audit/store.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { replaceLeads } from './leads-store.ts';

/** 400 if somebody is neither owner nor teacher. */
export async function nameLeads(
  { database: { db }, now }: Deps,
  actor: Actor,
  userIds: readonly number[],
): Promise<void> {
  const at = now();
  await inTransaction(db, async (tx) => {
    const change = await replaceLeads(tx, userIds, at);
    if (!change) {
      throw new AppError('invalid', 'Only teachers and admins can be safeguarding leads.');
    }
    const { named, dropped } = change;
    await recordEvents(tx, [
      ...named.map((targetId) => ({ kind: 'lead-named', actor, targetId, at }) as const),
      ...dropped.map((targetId) => ({ kind: 'lead-dropped', actor, targetId, at }) as const),
    ]);
  });
}
