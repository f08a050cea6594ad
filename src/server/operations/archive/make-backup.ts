// `npm run backup`: writes everything in the embedded database to a file, whether the app is running or not.
import { existsSync } from 'node:fs';
import { openBeside } from '../../platform/db/open-embedded.ts';
import { withDatabase } from '../../platform/db/with-database.ts';
import { ArchiveError, type TableSum } from './format.ts';
import { keepArchive } from './keep-archive.ts';
import { writeArchive } from './write-archive.ts';

/**
 * Writes a backup of the database folder to `file` and returns its sums. The file gets its final name only after it has
 * been read back completely. Throws ArchiveError if the file exists or the backup fails, and
 * DatabaseError if there is no database.
 */
export async function makeBackup(
  folder: string,
  migrations: string,
  file: string,
): Promise<TableSum[]> {
  if (existsSync(file)) {
    throw new ArchiveError(`The file ${file} already exists. Please choose another name.`);
  }
  const archive = await withDatabase(openBeside(folder, migrations), ({ db }) =>
    writeArchive(db, new Date()),
  );
  return keepArchive(archive, file);
}
