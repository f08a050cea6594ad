// `npm run backup`: a file with everything in the embedded database, whether the app runs or not.
import { existsSync } from 'node:fs';
import { openBeside } from '../db/open-embedded.ts';
import { hasDatabase } from '../db/postgres/initialise.ts';
import { ArchiveError, type TableSum } from './format.ts';
import { keepArchive } from './keep-archive.ts';
import { writeArchive } from './write-archive.ts';

/**
 * Writes a backup of the database folder to `file` and gives what is in it. The file gets its name only when it was read back
 * whole; throws ArchiveError when there is one of that name, or none can be made.
 */
export async function makeBackup(
  folder: string,
  migrations: string,
  file: string,
): Promise<TableSum[]> {
  if (existsSync(file)) {
    throw new ArchiveError(`There is a file ${file} already. Please choose another name.`);
  }
  if (!hasDatabase(folder)) {
    throw new ArchiveError(`There is no embedded database in ${folder}.`);
  }
  return keepArchive(await fetchArchive(folder, migrations), file);
}

/** Beside the app when it runs. */
async function fetchArchive(folder: string, migrations: string): Promise<Uint8Array[]> {
  const database = await openBeside(folder, migrations);
  try {
    return await writeArchive(database.db, new Date());
  } finally {
    await database.close();
  }
}
