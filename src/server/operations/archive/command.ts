// The commands backup, restore and move.
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../../platform/config.ts';
import { expectDatabase, type EmbeddedOptions } from '../../platform/db/open-embedded.ts';
import { embeddedFolder, MIGRATIONS } from '../../platform/db/open.ts';
import { makeFolder } from '../../platform/make-folder.ts';
import { ArchiveError, type TableSum } from './format.ts';
import { cannotWrite } from './keep-archive.ts';
import { makeBackup } from './make-backup.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';

const USAGE = `Usage: npm run backup                       a new file in the folder backups of DATA_DIR
       npm run backup -- <file>             this new file
       npm run restore -- <file>            into an empty DATA_DIR; the app must be stopped
       npm run restore -- <file> --replace  a database that is already there is moved aside
                         --bring-back-deleted  accounts and messages that were deleted since the backup
                                            come back; without this they stay deleted
                         --end-cards        all QR cards and secret pictures end; without this only those
                                            that are known to have changed since the backup
       npm run move -- postgres://user:password@host/name
                                            to an empty database there; the app must be stopped`;

type Command = (
  config: Config,
  args: readonly string[],
  now: Date,
  embedded: EmbeddedOptions,
) => Promise<string[]>;

const COMMANDS: Record<string, Command> = { backup, restore: restoreBackup, move: moveAway };

/** Runs backup, restore or move and returns the lines to print; throws ArchiveError or DatabaseError with a message. */
export async function runArchiveCommand(
  config: Config,
  [name = '', ...args]: readonly string[],
  now: Date,
  embedded: EmbeddedOptions = {},
): Promise<string[]> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new ArchiveError(USAGE);
  return command(config, args, now, embedded);
}

async function backup(config: Config, args: readonly string[], now: Date): Promise<string[]> {
  const { file: named } = read(args, { atLeast: 0 });
  if (config.databaseUrl) {
    throw new ArchiveError(
      'DATABASE_URL is set: make the backup with  pg_dump --format=custom --file=backup.dump "$DATABASE_URL"',
    );
  }
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const file = resolve(named ?? join(config.dataDir, 'backups', `${stamp}.backup.gz`));
  const folder = embeddedFolder(config);
  expectDatabase(folder);
  if (!named) {
    await makeFolder(dirname(file), 0o700).catch((error: unknown) => {
      throw cannotWrite(file, error);
    });
  }
  const tables = await makeBackup(folder, MIGRATIONS, file);
  return [...linesOf(tables), `The backup is in ${file}`];
}

async function restoreBackup(
  config: Config,
  args: readonly string[],
  now: Date,
  embedded: EmbeddedOptions,
): Promise<string[]> {
  const { file = '', ...how } = read(args, { atLeast: 1, isRestore: true });
  if (config.databaseUrl) {
    throw new ArchiveError(
      'DATABASE_URL is set: restore it with  pg_restore --clean --if-exists --dbname="$DATABASE_URL" backup.dump',
    );
  }
  const options = { ...how, now, embedded };
  const { tables, aside, remarks } = await restore(
    resolve(file),
    embeddedFolder(config),
    MIGRATIONS,
    options,
  );
  const lines = [
    ...linesOf(tables),
    ...remarks,
    `${file} was restored into ${embeddedFolder(config)}`,
  ];
  return aside ? [...lines, `The previous database is in ${aside}`] : lines;
}

async function moveAway(config: Config, args: readonly string[]): Promise<string[]> {
  const { file: url = '' } = read(args, { atLeast: 1 });
  if (!/^postgres(ql)?:\/\//.test(url)) throw new ArchiveError(USAGE);
  const tables = await move(embeddedFolder(config), url, MIGRATIONS);
  return [
    ...linesOf(tables),
    'Everything is on the server: every table has the same rows and the same checksum on both sides.',
    'From now on start the app with DATABASE_URL set to it. The embedded database is as it was.',
  ];
}

/** One line for each table with its number of rows. */
function linesOf(tables: readonly TableSum[]): string[] {
  return tables.map(({ table, rows }) => `${String(rows).padStart(9)}  ${table}`);
}

function read(args: readonly string[], allowed: { atLeast: number; isRestore?: boolean }) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        'bring-back-deleted': { type: 'boolean', default: false },
        'end-cards': { type: 'boolean', default: false },
      },
    });
    const { replace, 'bring-back-deleted': bringBackDeleted, 'end-cards': endCards } = values;
    const isRight = positionals.length >= allowed.atLeast && positionals.length <= 1;
    if (isRight && (allowed.isRestore || !(replace || bringBackDeleted || endCards))) {
      return { file: positionals[0], replace, bringBackDeleted, endCards };
    }
  } catch {
    // Unknown options are reported like any other usage error.
  }
  throw new ArchiveError(USAGE);
}
