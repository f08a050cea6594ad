// Checks the comments of earlier versions, which kept them as they were typed (D10).
import type { Deps } from '../platform/http/deps.ts';
import { checkComment } from './check-comment.ts';
import { findUncheckedComments, keepChecked } from './comments-store.ts';

const AT_ONCE = 500;

/** Masks them, and puts those that may tell of a worry on the worry list: nobody has been told of them. */
export async function checkOlderComments({
  database: { db },
}: Pick<Deps, 'database'>): Promise<void> {
  for (;;) {
    const unchecked = await findUncheckedComments(db, AT_ONCE);
    for (const { comment, ...row } of unchecked) await keepChecked(db, row, checkComment(comment));
    if (unchecked.length < AT_ONCE) return;
  }
}
