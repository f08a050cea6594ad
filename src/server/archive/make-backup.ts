// `npm run backup`: a file with everything in the embedded database, whether the app runs or not.
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer as readBytes } from 'node:stream/consumers';
import { callOwner } from '../db/folder-lock.ts';
import { openEmbedded } from '../db/open-embedded.ts';
import { BACKUP_CALL, BACKUP_COMES } from './answer-backups.ts';
import { ArchiveError, type TableSum } from './format.ts';
import { readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

/** Names and password hashes are in it. */
const OWNER_ONLY = 0o600;

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
  const archive = await fetchArchive(folder, migrations);
  const draft = `${file}.part`;
  try {
    await writeFile(draft, archive);
    const tables = await readArchive(draft);
    await rename(draft, file);
    return tables;
  } catch (error) {
    await rm(draft, { force: true });
    throw error instanceof ArchiveError ? error : cannotWrite(file, error);
  }
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

async function writeFile(path: string, pieces: readonly Uint8Array[]): Promise<void> {
  const file = await open(path, 'w', OWNER_ONLY);
  try {
    for (const piece of pieces) await file.appendFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

function cannotWrite(file: string, error: unknown): ArchiveError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return new ArchiveError(`The disk is full: ${file} was not written.`);
  return new ArchiveError(`No file can be written in ${dirname(file)}.`, { cause: error });
}
