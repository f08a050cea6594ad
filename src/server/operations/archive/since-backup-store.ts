// SQL with which a restore compares accounts and adjusts the restored database.
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { pupilCards, pupilPictures, schoolAccounts } from '../../platform/db/schema.ts';
import type { Changes, Known } from './since-backup.ts';
import { rowsOf } from './tables-store.ts';

const accountSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  username: z.string(),
  password: z.string(),
  role: z.string(),
  isActive: z.boolean(),
  remembers: z.boolean(),
  secondFactor: z.nullable(z.string()),
  card: z.nullable(z.string()),
  pictures: z.nullable(z.string()),
  link: z.nullable(z.string()),
});
const secretSchema = z.object({ name: z.string(), value: z.string() });
const numberSchema = z.object({ id: z.coerce.number() });

export async function readKnown(db: Db): Promise<Known> {
  const accounts = await rowsOf(
    db,
    sql`select id, username, password, role, is_active as "isActive",
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as "createdAt",
      exists (select from user_settings where user_id = users.id and memory_from is not null) as remembers,
      (select secret from second_factors where user_id = users.id and on_since is not null) as "secondFactor",
      (select secret_hash from pupil_cards where user_id = users.id) as card,
      (select sequence from pupil_pictures where user_id = users.id) as pictures,
      (select issuer || ' ' || subject from school_accounts where user_id = users.id) as link
      from users order by id`,
    accountSchema,
  );
  const messages = await rowsOf(db, sql`select id from messages order by id`, numberSchema);
  return {
    secrets: await rowsOf(db, sql`select name, value from installation_secrets`, secretSchema),
    accounts,
    lastAccountId: await lastId(db, 'users_id_seq'),
    messageIds: messages.map(({ id }) => id),
    lastMessageId: await lastId(db, 'messages_id_seq'),
  };
}

async function lastId(db: Db, sequence: string): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql`select coalesce(last_value, 0) as id from pg_sequences
      where schemaname = 'public' and sequencename = ${sequence}`,
    numberSchema,
  );
  return row?.id ?? 0;
}

/** Ends all sessions and returns their number. */
export async function endAllSessions(tx: Db): Promise<number> {
  return (await rowsOf(tx, sql`delete from sessions returning user_id as id`, numberSchema)).length;
}

/**
 * Withdraws invitations to link a school account, because ones used since the backup would work again. Returns their
 * number.
 */
export async function endInvitations(tx: Db): Promise<number> {
  const ended = sql`delete from school_invitations returning user_id as id`;
  return (await rowsOf(tx, ended, numberSchema)).length;
}

export async function deleteMessages(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`delete from messages where id in ${[...ids]}`);
}

/** Ends cards, pictures and links to school accounts, so that they sign nobody in any more. */
export async function endSignIns(
  tx: Db,
  { card, pictures, link }: Pick<Changes, 'card' | 'pictures' | 'link'>,
): Promise<void> {
  const ids = (accounts: Changes['card']) => accounts.map(({ id }) => id);
  await tx.delete(pupilCards).where(inArray(pupilCards.userId, ids(card)));
  await tx.delete(pupilPictures).where(inArray(pupilPictures.userId, ids(pictures)));
  await tx.delete(schoolAccounts).where(inArray(schoolAccounts.userId, ids(link)));
}

/**
 * Ends all cards and pictures, and returns how many there were. Links to school accounts stay: nobody can lose one as a
 * card is lost, and owners and teachers may have no other way in.
 */
export async function endAllSignIns(tx: Db): Promise<{ cards: number; pictures: number }> {
  const cards = await tx.delete(pupilCards).returning({ id: pupilCards.userId });
  const pictures = await tx.delete(pupilPictures).returning({ id: pupilPictures.userId });
  return { cards: cards.length, pictures: pictures.length };
}
