// SQL for the results of checking comments (D10).
import type { Db } from '../platform/db/database.ts';
import { commentWorries } from '../platform/db/schema.ts';

interface KeptComment {
  id: number;
  userId: number;
  createdAt: Date;
}

/** Puts a comment on the worry list, once. */
export async function addWorry(tx: Db, { id, userId, createdAt }: KeptComment): Promise<void> {
  await tx
    .insert(commentWorries)
    .values({ feedbackId: id, userId, createdAt })
    .onConflictDoNothing();
}
