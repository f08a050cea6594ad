// `npm run backup`: a file with everything in the embedded database, whether the app runs or not.
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { buffer as readBytes } from 'node:stream/consumers';
import { callOwner } from '../db/folder-lock.ts';
import { openEmbedded } from '../db/open-embedded.ts';
import { BACKUP_CALL, BACKUP_COMES } from './answer-backups.ts';
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
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw new ArchiveError(`There is no embedded database in ${folder}.`);
  }
  return keepArchive(await fetchArchive(folder, migrations), file);
}

/** From the app when it runs, otherwise by opening the folder. */
async function fetchArchive(folder: string, migrations: string): Promise<Uint8Array[]> {
  const owner = await callOwner(folder);
  if (owner) return [await askOwner(owner)];
  const database = await openEmbedded(folder, migrations);
  try {
    return await writeArchive(database.db, new Date());
  } finally {
    await database.close();
  }
}

async function askOwner(owner: Socket): Promise<Uint8Array> {
  owner.write(BACKUP_CALL);
  const answer = await readBytes(owner).catch(() => Buffer.alloc(0));
  const comes = Buffer.from(BACKUP_COMES);
  if (answer.subarray(0, comes.length).equals(comes)) return answer.subarray(comes.length);
  throw new ArchiveError(
    answer.toString() ||
      'The program that has the database did not answer. It may be starting or stopping: please try again.',
  );
}
