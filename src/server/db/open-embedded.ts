// The embedded database: PostgreSQL inside this process, in one folder that one process owns.
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdir } from 'node:fs/promises';
import { DatabaseError, type Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/** Opens the folder (made when it is not there); throws DatabaseError when another process has it. */
export async function openEmbedded(folder: string, migrations: string): Promise<Database> {
  const unlock = await enterFolder(folder);
  try {
    const client = await PGlite.create(folder);
    return await prepare(client, migrations, unlock);
  } catch (error) {
    await unlock();
    throw new DatabaseError(`The embedded database in ${folder} could not be opened.`, {
      cause: error,
    });
  }
}

/** Makes the folder and takes it; the database's files are open to everybody, so the folder is not (D5: passwords, names). */
async function enterFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await lockFolder(folder);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The folder of DATA_DIR cannot be used: ${folder}.`, { cause: error });
  }
}

/** An embedded database in memory, gone when it is closed; for tests and the demonstration. */
export async function openInMemory(migrations: string): Promise<Database> {
  return prepare(await PGlite.create(), migrations, async () => {});
}

async function prepare(
  client: PGlite,
  migrations: string,
  unlock: () => Promise<void>,
): Promise<Database> {
  const db = drizzle({ client, schema, casing: 'snake_case' });
  await migrate(db, { migrationsFolder: migrations });
  const answers = async () => {
    await client.query('select 1');
    return true;
  };
  return {
    kind: 'embedded',
    db,
    isReady: () => answers().catch(() => false),
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}
