// Puts an archive on the disk so that a file with a backup's name is a whole backup, whatever happens meanwhile.
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ArchiveError, type TableSum } from './format.ts';
import { readArchive } from './read-archive.ts';

/** Names and password hashes are in it. */
const OWNER_ONLY = 0o600;
/** What a file is called until it is whole. */
export const DRAFT = '.part';

/**
 * Writes the pieces and gives what is in them. The file gets its name only when it was read back whole, and both are on the
 * disk before this resolves. Throws ArchiveError, and then there is no file, not even a part of one.
 */
export async function keepArchive(
  pieces: readonly Uint8Array[],
  file: string,
): Promise<TableSum[]> {
  const draft = `${file}${DRAFT}`;
  try {
    await writeFile(draft, pieces);
    const tables = await readArchive(draft);
    await rename(draft, file);
    await syncFolder(dirname(file));
    return tables;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error instanceof ArchiveError ? error : cannotWrite(file, error);
  }
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

/** The name is on the disk with its folder; Windows, and some network drives, cannot be asked for that. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

function cannotWrite(file: string, error: unknown): ArchiveError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new ArchiveError(`The disk is full: ${file} was not written.`);
  }
  return new ArchiveError(`No file can be written in ${dirname(file)}.`, { cause: error });
}
