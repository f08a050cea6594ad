// Makes an archive: everything in the database at one moment, compressed.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction, READ_ONLY } from '../../platform/db/transaction.ts';
import { markLine, type Head } from './format.ts';
import { readRows, readSequences, fixTimestampFormat } from './rows-store.ts';
import { startSum } from './sums.ts';
import { listMigrations, listCopiedTables, type Table } from './tables-store.ts';

const compress = promisify(gzip);

/**
 * The archive in chunks: gzip members, which together form one gzip file. They are held in memory, so that a slow
 * consumer does not prolong the transaction.
 */
export async function writeArchive(db: Db, now: Date): Promise<Buffer[]> {
  const read = (tx: Db) => collect(linesOf(tx, now));
  return inTransaction(db, read, { begin: READ_ONLY, isRepeatable: false });
}

async function collect(pages: AsyncIterable<string[]>): Promise<Buffer[]> {
  const pieces: Promise<Buffer>[] = [];
  // Compression runs in its own threads while reading continues.
  for await (const lines of pages) pieces.push(compress(`${lines.join('\n')}\n`));
  return Promise.all(pieces);
}

async function* linesOf(tx: Db, now: Date): AsyncGenerator<string[]> {
  await fixTimestampFormat(tx);
  const head: Head = {
    format: 'bright-explorers',
    version: 1,
    madeAt: now.toISOString(),
    migrations: await listMigrations(tx),
  };
  yield [JSON.stringify(head)];
  for (const table of await listCopiedTables(tx)) yield* tableLines(tx, table);
  yield [markLine({ sequences: await readSequences(tx) }), markLine({ complete: true })];
}

async function* tableLines(tx: Db, table: Table): AsyncGenerator<string[]> {
  yield [markLine({ begin: table.name })];
  const adding = startSum(table.name);
  for await (const lines of readRows(tx, table)) {
    adding.add(lines);
    yield lines;
  }
  yield [markLine({ end: adding.sum() })];
}
