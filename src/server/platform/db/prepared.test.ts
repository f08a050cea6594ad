import { sql } from 'drizzle-orm';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { makeServerDatabase } from '#testing/fresh-db.ts';
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

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function openAt(url: string): Promise<Db> {
  const database = await openServer(url, MIGRATIONS);
  closing.push(() => database.close());
  return database.db;
}

async function newServerDatabase(): Promise<string> {
  const { url, drop } = await makeServerDatabase();
  closing.push(drop);
  return url;
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
  closing.push(() => pooler.close());
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
    expect(await keptBy(await openAt(await newServerDatabase()))).toMatchObject({
      rows: [{ kept: 1 }],
    });
  });

  it('behind a pooler, which may change the server’s connection, no statement is kept', async () => {
    const url = await throughPooler(await newServerDatabase());
    expect(await keptBy(await openAt(url))).toMatchObject({ rows: [{ kept: 0 }] });
  });
});
