// Writes an archive so that a file with a backup's name is always complete.
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ArchiveError, type TableSum } from './format.ts';
import { readArchive } from './read-archive.ts';

/** An archive contains names and password hashes. */
const OWNER_ONLY = 0o600;
/** The name of an incomplete file. */
export const DRAFT = '.part';

/**
 * Writes the chunks and returns the sums of their contents. The file gets its final name only after it has been read
 * back completely; when this resolves, both are on disk. Throws ArchiveError, and then leaves no file, not even a
 * partial one.
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

/** A renamed file is on disk once its folder is. Windows and some network drives cannot sync a folder. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

/** The message if `file` cannot be written, or its folder made. */
export function cannotWrite(file: string, error: unknown): ArchiveError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new ArchiveError(`The disk is full: ${file} was not written.`);
  }
  return new ArchiveError(`No file can be written in ${dirname(file)}.`, { cause: error });
}
