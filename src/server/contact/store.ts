// SQL of contact messages.
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
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

/** For so long the same message from the same sender counts as sent again because its answer was lost. */
const SAME_MS = 15 * 60_000;

/** Stores a message; one that was sent a moment ago is stored once, because the e-mail library sends no key with it. */
export async function insertMessage(
  db: Db,
  message: typeof messages.$inferInsert & { createdAt: Date },
): Promise<void> {
  const { userId = null, fromName, fromEmail = null, createdAt } = message;
  const isSame = and(
    sql`${messages.userId} is not distinct from ${userId}`,
    eq(messages.fromName, fromName),
    sql`${messages.fromEmail} is not distinct from ${fromEmail}`,
    eq(messages.message, message.message),
    gt(messages.createdAt, new Date(createdAt.getTime() - SAME_MS)),
  );
  if ((await db.$count(messages, isSame)) === 0) await db.insert(messages).values(message);
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
