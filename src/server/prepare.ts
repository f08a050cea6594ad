// Work before serving, once for all processes: migrations and the first owner.
import { ensureFirstAdmin } from './accounts/auth/first-admin.ts';
import { checkBackupFolder } from './operations/backups/folder.ts';
import { findTroubles, thisMachine } from './operations/doctor/doctor.ts';
import { deleteUnfinished } from './operations/archive/unfinished-restore.ts';
import { deleteRehearsal } from './operations/upgrade/rehearsal.ts';
import type { Config } from './platform/config.ts';
import { closeDataDir } from './platform/data-dir.ts';
import type { Database } from './platform/db/database.ts';
import { embeddedFolder, openDatabase } from './platform/db/open.ts';
import { factorNotice } from './accounts/factor/notice.ts';
import { say } from './process.ts';

/** Opens the database with everything that the first request needs; reports to the operator. */
export async function openPrepared(config: Config): Promise<Database> {
  for (const line of await closeDataDir(config)) say(line);
  if (config.databaseUrl === null) await deleteRehearsal(config);
  say('Opening the database…');
  const database = await openDatabase(config, 'application', say);
  if (config.databaseUrl === null) await deleteUnfinished(embeddedFolder(config));
  const admin = await ensureFirstAdmin(database.db, config);
  if (admin?.printedPassword) {
    say(
      `The first admin was created. Username: ${admin.username}  Password: ${admin.printedPassword}`,
    );
    say('This password is shown only now. Please log in and keep it safe.');
  } else if (admin) {
    say(`The first admin was created: ${admin.username}`);
  }
  const remarks = await checkBackupFolder(config, database.db).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  for (const line of remarks) say(line);
  const place = { config, database, now: () => new Date(), machine: thisMachine(true) };
  for (const line of await findTroubles(place, 'start')) say(line);
  for (const line of await factorNotice(config, database)) say(line);
  return database;
}
