import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { setUpFreshDb } from '#testing/fresh-db.ts';
import { findNote, keepNote } from './notes-store.ts';
import { inTransaction, READ_ONLY } from './transaction.ts';

const fresh = setUpFreshDb();

it('a failed transaction leaves nothing behind', async () => {
  const { db } = fresh.database;
  const failed = inTransaction(db, async (tx) => {
    await keepNote(tx, 'answers-deleted-before', 'never');
    throw new Error('No.');
  });
  await expect(failed).rejects.toThrow('No.');
  expect(await findNote(db, 'answers-deleted-before')).toBeNull();
});

it('a failed nested transaction is rolled back alone', async () => {
  const { db } = fresh.database;
  await inTransaction(db, async (tx) => {
    await keepNote(tx, 'answers-deleted-before', 'before');
    const inner = inTransaction(tx, async (inner) => {
      await keepNote(inner, 'answers-deleted-before', 'never');
      await inner.execute(sql`select 1 / 0`);
    });
    await expect(inner).rejects.toThrow('Failed query');
    await keepNote(tx, 'backup-noted', 'after');
  });
  expect(await findNote(db, 'answers-deleted-before')).toBe('before');
  expect(await findNote(db, 'backup-noted')).toBe('after');
});

it('a transaction is rolled back to its start even if one within it failed before', async () => {
  const { db } = fresh.database;
  const fail = async (): Promise<void> => {
    throw new Error('No.');
  };
  await inTransaction(db, async (tx) => {
    const outer = inTransaction(tx, async (inner) => {
      await keepNote(inner, 'answers-deleted-before', 'never');
      await inTransaction(inner, fail).catch(() => {});
      await fail();
    });
    await expect(outer).rejects.toThrow('No.');
  });
  expect(await findNote(db, 'answers-deleted-before')).toBeNull();
});

it('a transaction whose connection is lost throws the error of its work', async () => {
  const failed = inTransaction(fresh.database.db, async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => {});
    throw new Error('No.');
  });
  await expect(failed).rejects.toThrow('No.');
});

it('a read-only transaction sees everything as it was when it began', async () => {
  const begun = await inTransaction(
    fresh.database.db,
    (tx) => tx.select({ level: setting('isolation'), isReadOnly: setting('read_only') }).from(one),
    READ_ONLY,
  );
  expect(begun).toEqual([{ level: 'repeatable read', isReadOnly: 'on' }]);
});

const setting = (name: string) => sql<string>`current_setting(${`transaction_${name}`})`;
const one = sql`(select 1) as one`;
