// `npm run restore`: rebuilds the embedded database from a backup made by this or an earlier version of the app.
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { FolderInUse, isUnreachable, isDamaged, sqlState } from '../../platform/database-errors.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { isLock, lockFolder } from '../../platform/db/folder-lock.ts';
import { migrationsOnFile, withFirstMigrations } from '../../platform/db/migrations-on-file.ts';
import { openEmbedded, type EmbeddedOptions } from '../../platform/db/open-embedded.ts';
import { hasDatabase } from '../../platform/db/postgres/initialise.ts';
import { findPostgres } from '../../platform/db/postgres/server.ts';
import { restoringOf, secureFolder } from '../../platform/db/postgres/site.ts';
import { withDatabase } from '../../platform/db/with-database.ts';
import { fill } from './fill.ts';
import { ArchiveError, type Head, type TableSum } from './format.ts';
import { readArchive } from './read-archive.ts';
import { prepareRestored } from './prepare-restored.ts';
import { readKnown } from './since-backup-store.ts';
import type { Known } from './since-backup.ts';
import { deleteUnfinished } from './unfinished-restore.ts';

export interface RestoreOptions {
  /** Moves an existing database aside; without this option, a restore over one is refused. */
  replace: boolean;
  /** Restores accounts that were deleted since the backup; without this option they are deleted again. */
  bringBackDeleted: boolean;
  /** Ends all cards and pictures, not only those known to have changed. */
  endCards: boolean;
  now: Date;
  embedded?: EmbeddedOptions;
}

export interface Restored {
  tables: TableSum[];
  /** Where the previous database is now; null if there was none. */
  aside: string | null;
  /** Messages for the operator about changes since the backup. */
  remarks: string[];
}

/**
 * Replaces the database folder with the contents of `file`. The old database stays in place until everything has been
 * read, written and compared. Throws ArchiveError, or DatabaseError while the app is running.
 */
export async function restore(
  file: string,
  folder: string,
  migrations: string,
  { replace, embedded = {}, ...options }: RestoreOptions,
): Promise<Restored> {
  // A file that is no backup must not cost what an interrupted restore has built.
  if (existsSync(restoringOf(folder))) await headOf(file);
  const place = await secureFolder(folder);
  const present = replace ? await readPresent(place, migrations, embedded) : null;
  const unlock = await lockFolder(place);
  try {
    // A damaged database counts as present.
    const isThere = !(await readdir(folder)).every(isLock);
    if (isThere && !replace) {
      throw new ArchiveError(
        `There is already a database in ${folder}. To move it aside and use the backup instead: npm run restore -- ${file} --replace`,
      );
    }
    const stamp = options.now.toISOString().slice(0, 19).replaceAll(/[:-]/g, '');
    const built = restoringOf(folder);
    await deleteUnfinished(folder);
    const { tables, remarks } = await rebuild(file, {
      migrations,
      open: (steps) => openEmbedded(built, steps, embedded),
      settle: (db) => prepareRestored(db, present, options),
    }).catch(async (error: unknown) => {
      await deleteUnfinished(folder);
      throw error;
    });
    const aside = isThere ? `${folder}.before-${stamp}` : null;
    // The app may have been killed and its server left running.
    await (await findPostgres(folder))?.stop();
    if (aside) await rename(folder, aside);
    else await rm(folder, { recursive: true, force: true });
    await rename(built, folder);
    return { tables, aside, remarks };
  } finally {
    await unlock();
  }
}

/** What the existing database knows, which is not changed; null if there is none that can be read. */
async function readPresent(
  folder: string,
  migrations: string,
  options: EmbeddedOptions,
): Promise<Known | null> {
  if (!hasDatabase(folder)) return null;
  try {
    return await withDatabase(
      openEmbedded(folder, migrations, { ...options, isMigrated: true }),
      ({ db }) => readKnown(db),
    );
  } catch (error) {
    if (error instanceof FolderInUse) throw error;
    return null;
  }
}

interface Rebuilding {
  migrations: string;
  /** Opens the new database and brings its tables up to these migrations. */
  open: (migrations: string) => Promise<Database>;
  /** Prepares the database for use. */
  settle: (db: Db) => Promise<string[]>;
}

/**
 * Loads a backup into a new database: first the tables as they were at the time, with their rows, then the later
 * migrations. If the file is damaged or from a newer version, throws ArchiveError before opening anything.
 */
export async function rebuild(
  file: string,
  { migrations, open, settle }: Rebuilding,
): Promise<Pick<Restored, 'tables' | 'remarks'>> {
  const head = await headOf(file);
  const known = await migrationsOnFile(migrations);
  if (head.migrations.some((when, index) => known[index] !== when)) {
    throw new ArchiveError(
      `${file} was made by a newer version of this app. Please upgrade first.`,
    );
  }
  const tables = await withFirstMigrations(migrations, head.migrations.length, (earlier) =>
    withDatabase(open(earlier), ({ db }) =>
      fill(db, (filling) => readArchive(file, { begin: async () => {}, ...filling })),
    ).catch((error: unknown) => refuseForeign(file, error)),
  );
  return { tables, remarks: await withDatabase(open(migrations), ({ db }) => settle(db)) };
}

/**
 * The database refuses what no backup contains, such as a row with other columns. Its own message, which would repeat
 * the data, is dropped.
 */
function refuseForeign(file: string, error: unknown): never {
  const state = sqlState(error);
  if (state === undefined || isUnreachable(error) || isDamaged(error)) throw error;
  throw new ArchiveError(
    `${file} was not restored: this version cannot store something that is in it (SQLSTATE ${state}).`,
  );
}

/** Reads the whole file first, so that a damaged one is refused at once. */
async function headOf(file: string): Promise<Head> {
  const heads: Head[] = [];
  await readArchive(file, {
    begin: async (head) => void heads.push(head),
    rows: async () => {},
    sequences: async () => {},
  });
  const [head] = heads;
  if (!head) throw new ArchiveError(`${file} is not a backup of this app.`);
  return head;
}
