// Fills an empty, migrated database, all or nothing, and checks that the sums match the source.
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ArchiveError, type TableSum } from './format.ts';
import {
  filledTables,
  insertRows,
  setSequences,
  fixTimestampFormat,
  type Sequence,
} from './rows-store.ts';
import { differences, sumTables } from './sums.ts';
import { listCopiedTables } from './tables-store.ts';

/** Receives rows, table by table in the order of `listCopiedTables`. */
export interface Filling {
  rows: (table: string, lines: readonly string[]) => Promise<void>;
  sequences: (sequences: readonly Sequence[]) => Promise<void>;
}

/**
 * Runs in one transaction: `give` passes the rows and returns their sums. Throws ArchiveError if they differ, and then
 * nothing has changed.
 */
export async function fill(
  db: Db,
  give: (filling: Filling) => Promise<TableSum[]>,
): Promise<TableSum[]> {
  const work = async (tx: Db) => {
    await fixTimestampFormat(tx);
    const given = await give(await startFilling(tx));
    const odd = differences(given, await sumTables(tx));
    if (odd.length > 0) {
      throw new ArchiveError(`These tables differ: ${odd.join(', ')}. Nothing was copied.`);
    }
    return given;
  };
  // The rows come from a stream, which cannot be read twice.
  return inTransaction(db, work, { isRepeatable: false });
}

async function startFilling(tx: Db): Promise<Filling> {
  const tables = await listCopiedTables(tx);
  const filled = await filledTables(tx, tables);
  if (filled.length > 0) {
    throw new ArchiveError(`The database is not empty: there are rows in ${filled.join(', ')}.`);
  }
  const byName = new Map(tables.map((table) => [table.name, table]));
  return {
    rows: async (name, lines) => {
      const table = byName.get(name);
      if (!table) throw new ArchiveError(`This version has no table ${name}.`);
      await insertRows(tx, table, lines);
    },
    sequences: (sequences) => setSequences(tx, sequences),
  };
}
