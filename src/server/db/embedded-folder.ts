// Looks at the embedded database's folder before it is opened: the engine would make a new, empty school over one that has lost files.
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from './database.ts';

/** The engine takes a folder with this file for a database, and any other for an empty place. */
const VERSION_FILE = 'PG_VERSION';
/** Stands in a folder while its database is being made: until then it holds nothing that anybody was told is kept. */
const UNFINISHED_FILE = 'unfinished';
const LOCK = /^in-use-.*\.sock$/;

/** What is in the folder, besides the locks of those who look after it. */
export async function contentsOf(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !LOCK.test(name));
}

/**
 * Makes the folder ready for the engine; gives back what to call when the database in it is complete. A database that a
 * crash left half made is begun anew; throws DatabaseError for one that was complete and has lost its beginning.
 */
export async function prepareFolder(folder: string): Promise<() => Promise<void>> {
  const names = await contentsOf(folder);
  const isUnfinished = names.includes(UNFINISHED_FILE);
  if (names.length > 0 && !isUnfinished) {
    if (!names.includes(VERSION_FILE)) throw damaged(folder);
    return async () => {};
  }
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true })));
  const mark = join(folder, UNFINISHED_FILE);
  await writeFile(mark, 'This database is being made.\n');
  return () => rm(mark);
}

/** What the operator is told of a folder that cannot be opened. */
export function damaged(folder: string, cause?: unknown): DatabaseError {
  return new DatabaseError(
    `The embedded database in ${folder} cannot be opened: files are missing or damaged, or the disk is full. Free some space, or restore a backup (docs/operating.md).`,
    { cause },
  );
}
