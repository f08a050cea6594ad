// The embedded database: PostgreSQL inside this process, in one folder that one process owns.
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdir } from 'node:fs/promises';
import { answerBackups } from '../archive/answer-backups.ts';
import { countAsked } from './counted-engine.ts';
import { DatabaseError, type Database } from './database.ts';
import { openEngine } from './embedded-engine.ts';
import { damaged, prepareFolder } from './embedded-folder.ts';
import { engineForDrizzle } from './engine-for-drizzle.ts';
import { lockFolder, type FolderLock } from './folder-lock.ts';
import * as schema from './schema.ts';

/** Opens the folder (made when it is not there); throws DatabaseError when another process has it or it is damaged. */
export async function openEmbedded(folder: string, migrations: string): Promise<Database> {
  const lock = await enterFolder(folder);
  try {
    const complete = await prepareFolder(folder);
    const database = await prepare(await openEngine(folder), migrations, lock.unlock);
    await complete();
    lock.answer(answerBackups(database.db));
    return database;
  } catch (error) {
    await lock.unlock();
    throw error instanceof DatabaseError ? error : damaged(folder, error);
  }
}

/** Makes the folder and takes it; the database's files are open to everybody, so the folder is not (D5: passwords, names). */
export async function enterFolder(folder: string): Promise<FolderLock> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await lockFolder(folder);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The folder of DATA_DIR cannot be used: ${folder}.`, { cause: error });
  }
}

async function prepare(
  bare: PGlite,
  migrations: string,
  unlock: () => Promise<void>,
): Promise<Database> {
  const { engine: client, load } = countAsked(bare);
  const db = drizzle({ client: engineForDrizzle(client), schema, casing: 'snake_case' });
  await migrate(db, { migrationsFolder: migrations });
  const answers = async () => {
    await client.query('select 1');
    return true;
  };
  return {
    kind: 'embedded',
    db,
    isReady: () => answers().catch(() => false),
    load,
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}
