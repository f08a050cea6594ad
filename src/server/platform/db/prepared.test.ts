import { sql } from 'drizzle-orm';
import { connect, createServer, type AddressInfo } from 'node:net';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { setUpFreshDb } from '#testing/fresh-db.ts';
import type { Db } from './database.ts';
import { openServer } from './open-server.ts';
import { MIGRATIONS } from './open.ts';
import { prepared } from './prepared.ts';
import { inTransaction } from './transaction.ts';

const seven = prepared('seven', (db, name) =>
  db
    .select({ seven: sql<number>`7` })
    .from(sql`(values (1)) as one`)
    .prepare(name),
);

async function openAt(url: string): Promise<Db> {
  const database = await openServer(url, MIGRATIONS);
  onTestFinished(database.close);
  return database.db;
}

const fresh = setUpFreshDb();

/** The URL of its database. */
async function freshUrl(): Promise<string> {
  const { rows } = await fresh.database.db.execute(sql`select current_database() as name`);
  return `${inject('postgresUrl')}/${z.object({ name: z.string() }).parse(rows[0]).name}`;
}

/** A proxy that gives out its own keys for cancelling queries, as poolers do. */
async function throughPooler(url: string): Promise<string> {
  const keyHeader = Buffer.from('K\0\0\0\x0C', 'latin1');
  const pooler = createServer((near) => {
    const far = connect(Number(new URL(url).port), '127.0.0.1');
    near.pipe(far);
    far.on('data', (chunk: Buffer) => {
      const at = chunk.indexOf(keyHeader);
      if (at >= 0) chunk.writeInt32BE(1, at + keyHeader.length);
      near.write(chunk);
    });
    for (const socket of [near, far]) {
      socket.on('error', () => {});
      socket.on('close', () => [near, far].forEach((other) => other.destroy()));
    }
  });
  const { port }: AddressInfo = await new Promise((resolve) => {
    pooler.listen(0, '127.0.0.1', () => {
      const address = pooler.address();
      if (typeof address === 'object' && address) resolve(address);
    });
  });
  onTestFinished(() => void pooler.close());
  const behind = new URL(url);
  behind.hostname = '127.0.0.1';
  behind.port = String(port);
  return behind.href;
}

/** How many statements the server keeps for a connection that has sent the same one twice. */
async function keptBy(db: Db): Promise<unknown> {
  return inTransaction(db, async (tx) => {
    expect(await seven(tx).execute()).toEqual([{ seven: 7 }]);
    expect(await seven(tx).execute()).toEqual([{ seven: 7 }]);
    const kept = await tx.execute(sql`select count(*)::int as kept from pg_prepared_statements`);
    return kept;
  });
}

describe('a statement that is built once', () => {
  it('a statement is parsed once for each direct connection to the server', async () => {
    expect(await keptBy(await openAt(await freshUrl()))).toMatchObject({ rows: [{ kept: 1 }] });
  });

  it('behind a pooler, which may change the server’s connection, no statement is kept', async () => {
    const url = await throughPooler(await freshUrl());
    expect(await keptBy(await openAt(url))).toMatchObject({ rows: [{ kept: 0 }] });
  });
});
