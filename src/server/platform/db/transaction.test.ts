import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { setUpFreshDb } from '#testing/fresh-db.ts';
import type { Db } from './database.ts';
import { findNote, keepNote } from './notes-store.ts';
import { inTransaction, onOneConnection, READ_ONLY } from './transaction.ts';

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

/** Runs `work` in a transaction that must fail, and counts how often it ran. */
async function countRuns(work: (tx: Db) => Promise<unknown>, isRepeatable = true): Promise<number> {
  let runs = 0;
  const failed = inTransaction(
    fresh.database.db,
    (tx) => {
      runs++;
      return work(tx);
    },
    { isRepeatable },
  );
  await expect(failed).rejects.toBeInstanceOf(Error);
  return runs;
}

const endOwnConnection = (tx: Db) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
const conflict = (tx: Db) =>
  tx.execute(sql`do $$ begin raise exception 'busy' using errcode = '40001'; end $$`);

it('a transaction that the server undid runs once more, unless its work cannot be repeated', async () => {
  expect(await countRuns(endOwnConnection)).toBe(2);
  expect(await countRuns(conflict)).toBe(2);
  expect(await countRuns(conflict, false)).toBe(1);
  expect(await countRuns((tx) => tx.execute(sql`select 1 / 0`))).toBe(1);
});

it('a transaction that was undone once is saved by its second run, once', async () => {
  const { db } = fresh.database;
  let runs = 0;
  await inTransaction(db, async (tx) => {
    runs++;
    await keepNote(tx, 'answers-deleted-before', `run ${runs}`);
    if (runs === 1) await conflict(tx);
  });
  expect(await findNote(db, 'answers-deleted-before')).toBe('run 2');
});

it('a transaction whose commit was not answered is not repeated, because it may have been saved', async () => {
  expect(
    await countRuns(async (tx) => {
      await tx.execute(sql`create temporary table at_commit (at int)`);
      await tx.execute(sql`create function pg_temp.stop() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
      await tx.execute(sql`create constraint trigger stop after insert on at_commit
        deferrable initially deferred for each row execute function pg_temp.stop()`);
      await tx.execute(sql`insert into at_commit values (1)`);
    }),
  ).toBe(1);
});

it('a read-only transaction sees everything as it was when it began', async () => {
  const begun = await inTransaction(
    fresh.database.db,
    (tx) => tx.select({ level: setting('isolation'), isReadOnly: setting('read_only') }).from(one),
    { begin: READ_ONLY },
  );
  expect(begun).toEqual([{ level: 'repeatable read', isReadOnly: 'on' }]);
});

const setting = (name: string) => sql<string>`current_setting(${`transaction_${name}`})`;
const one = sql`(select 1) as one`;

const pidSchema = z.object({ rows: z.tuple([z.object({ pid: z.number() })]) });

async function pidOf(db: Db): Promise<number> {
  const { rows } = pidSchema.parse(await db.execute(sql`select pg_backend_pid() as pid`));
  return rows[0].pid;
}

it('reads on one connection share it', async () => {
  const pids = onOneConnection(fresh.database.db, (one) => Promise.all([pidOf(one), pidOf(one)]));
  expect(new Set(await pids).size).toBe(1);
});

it('a connection on which a read fails is closed', async () => {
  const { db } = fresh.database;
  let pid = 0;
  const failed = onOneConnection(db, async (one) => {
    pid = await pidOf(one);
    await one.execute(sql`select 1 / 0`);
  });
  await expect(failed).rejects.toThrow('Failed query');
  await vi.waitFor(async () => {
    const { rows } = await db.execute(sql`select from pg_stat_activity where pid = ${pid}`);
    expect(rows).toEqual([]);
  });
});
