// `npm run move`: copies everything from the embedded database to a PostgreSQL server; the embedded one stays as it is.
import type { Db } from '../../platform/db/database.ts';
import { expectDatabase, openEmbedded } from '../../platform/db/open-embedded.ts';
import { openServer } from '../../platform/db/open-server.ts';
import { inTransaction, READ_ONLY } from '../../platform/db/transaction.ts';
import { withDatabase } from '../../platform/db/with-database.ts';
import { fill, type Filling } from './fill.ts';
import type { TableSum } from './format.ts';
import { readRows, readSequences, fixTimestampFormat } from './rows-store.ts';
import { startSum } from './sums.ts';
import { listCopiedTables } from './tables-store.ts';

/** Copies the database in `folder` to the server at `url`; returns the sums. Throws ArchiveError or DatabaseError. */
export async function move(folder: string, url: string, migrations: string): Promise<TableSum[]> {
  expectDatabase(folder);
  return withDatabase(openEmbedded(folder, migrations), (source) =>
    withDatabase(
      openServer(url, migrations, { name: 'The PostgreSQL server at that address' }),
      (target) => fill(target.db, (filling) => carry(source.db, filling)),
    ),
  );
}

function carry(db: Db, filling: Filling): Promise<TableSum[]> {
  const read = async (tx: Db) => {
    await fixTimestampFormat(tx);
    const sums: TableSum[] = [];
    for (const table of await listCopiedTables(tx)) {
      const adding = startSum(table.name);
      for await (const lines of readRows(tx, table)) {
        adding.add(lines);
        await filling.rows(table.name, lines);
      }
      sums.push(adding.sum());
    }
    await filling.sequences(await readSequences(tx));
    return sums;
  };
  return inTransaction(db, read, { begin: READ_ONLY, isRepeatable: false });
}
