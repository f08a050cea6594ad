// SQL of contact messages.
import { count, desc, eq, sql } from 'drizzle-orm';
import { NEWEST_PAGE_SIZE, type Message } from '#shared/contract/admin.ts';
import type { Db } from '../platform/db/database.ts';
import { messages } from '../platform/db/schema.ts';

const columns = {
  id: messages.id,
  userId: messages.userId,
  fromName: messages.fromName,
  fromEmail: messages.fromEmail,
  message: messages.message,
  createdAt: messages.createdAt,
  readAt: messages.readAt,
};

type Row = Omit<Message, 'createdAt' | 'readAt'> & { createdAt: Date; readAt: Date | null };

const toMessage = ({ createdAt, readAt, ...row }: Row): Message => ({
  ...row,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

export async function insertMessage(db: Db, message: typeof messages.$inferInsert): Promise<void> {
  await db.insert(messages).values(message);
}

/** A page of messages, newest first, with the total and the number of unread ones. */
export async function findMessages(
  db: Db,
  page: number,
): Promise<{ messages: Message[]; total: number; unread: number }> {
  const rows = await db
    .select(columns)
    .from(messages)
    .orderBy(desc(messages.id))
    .limit(NEWEST_PAGE_SIZE)
    .offset((page - 1) * NEWEST_PAGE_SIZE);
  const [counts] = await db
    .select({
      total: count(),
      unread: sql`count(*) filter (where ${messages.readAt} is null)`.mapWith(Number),
    })
    .from(messages);
  return { messages: rows.map(toMessage), ...(counts ?? { total: 0, unread: 0 }) };
}

/** Sets when a message was read, or null for unread; returns it, or null if there is none. */
export async function markMessage(
  db: Db,
  id: number,
  readAt: Date | null,
): Promise<Message | null> {
  const [row] = await db
    .update(messages)
    .set({ readAt })
    .where(eq(messages.id, id))
    .returning(columns);
  return row ? toMessage(row) : null;
}

/** Deletes a message; returns its sender, or null if there was no message. */
export async function deleteMessage(db: Db, id: number): Promise<{ userId: number | null } | null> {
  const [row] = await db
    .delete(messages)
    .where(eq(messages.id, id))
    .returning({ userId: messages.userId });
  return row ?? null;
}
