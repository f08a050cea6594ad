// The database that a restore builds beside the one it replaces.
import { findPostgres } from '../../platform/db/postgres/server.ts';
import { deleteDatabase, restoringOf } from '../../platform/db/postgres/site.ts';

/** Deletes it: a restore that was interrupted leaves it, with everybody who is in it. The caller holds the lock of `folder`. */
export async function deleteUnfinished(folder: string): Promise<void> {
  const built = restoringOf(folder);
  await (await findPostgres(built))?.stop();
  await deleteDatabase(built);
}
