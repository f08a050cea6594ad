// `npm run schools -- add <name> --host <host> | list | upgrade`: many schools on one PostgreSQL server, a database and a
// process each. Their settings are in a folder; what needs root is printed.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { findBackupOutcome } from '../backups/store.ts';
import { writeDurably } from '../../platform/db/postgres/durable-file.ts';
import { openServer } from '../../platform/db/open-server.ts';
import { makeFolder } from '../../platform/make-folder.ts';
import { withDatabase } from '../../platform/db/with-database.ts';
import {
  databaseName,
  proxyOf,
  rootCommands,
  SCHOOL_NAME,
  settingsOf,
  UNIT,
  type School,
} from './files.ts';
import { makeDatabase, readSize, SchoolsError } from './store.ts';

const USAGE =
  'Usage: npm run schools -- add <name> --host <host> --server <URL of a role that may create databases> | list | upgrade. --folder <path> is where the files are (schools).';
const FIRST_PORT = 3001;
const MB = 1_000_000;

interface CommandDeps {
  /** The folder of the migrations. */
  migrations: string;
  say: (line: string) => void;
}

/** Runs the command; `say` receives its lines as they come. */
export async function runSchoolsCommand(args: readonly string[], deps: CommandDeps): Promise<void> {
  const { positionals, values } = readArguments(args);
  const [command, name, ...more] = positionals;
  const { folder = 'schools', host, server } = values;
  if (command === 'add' && name && host && server && more.length === 0) {
    return add({ name, host, server, folder }, deps);
  }
  if (command === 'list' && name === undefined) return list(folder, deps);
  if (command === 'upgrade' && name === undefined) return upgrade(folder, deps);
  throw new SchoolsError(USAGE);
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { host: text, server: text, folder: text },
    });
  } catch {
    throw new SchoolsError(USAGE);
  }
}

async function add(
  {
    name,
    host,
    server,
    folder,
  }: Pick<School, 'name' | 'host'> & Record<'server' | 'folder', string>,
  { say }: CommandDeps,
): Promise<void> {
  if (!SCHOOL_NAME.test(name)) {
    throw new SchoolsError(
      'A name has small letters, digits and hyphens, and begins with a letter.',
    );
  }
  if (!/^[a-z0-9.-]+$/i.test(host))
    throw new SchoolsError('--host is a name such as oak.example.org.');
  await makeFolder(folder, 0o700).catch((error: unknown) => {
    throw new SchoolsError(`The folder ${folder} cannot be made.`, { cause: error });
  });
  const file = join(folder, `${name}.env`);
  if (existsSync(file)) throw new SchoolsError(`There is already a school ${name}: ${file}.`);
  const taken = (await schoolsIn(folder)).map(({ port }) => port);
  const school = { name, host, port: Math.max(FIRST_PORT - 1, ...taken) + 1 };
  await writeFile(join(folder, `${name}.caddy`), proxyOf(school));
  await writeFile(join(folder, 'bright-explorers@.service'), UNIT);
  // The last file: with it the school is there.
  await makeDatabase(server, databaseName(name), (url) =>
    writeDurably(file, settingsOf(school, url)),
  );
  say(`${name} has its files in ${folder} and its own database. As root, in that folder:`);
  for (const line of rootCommands(school)) say(line);
}

interface KnownSchool {
  name: string;
  port: number;
  url: string;
}

async function schoolsIn(folder: string): Promise<KnownSchool[]> {
  if (!existsSync(folder)) {
    throw new SchoolsError(`There is no folder ${folder}. Add a school first, or name its folder.`);
  }
  const files = (await readdir(folder)).filter((file) => file.endsWith('.env')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const { PORT, DATABASE_URL = '' } = parseEnv(await readFile(join(folder, file), 'utf8'));
      return { name: file.slice(0, -'.env'.length), port: Number(PORT), url: DATABASE_URL };
    }),
  );
}

async function list(folder: string, { say, migrations }: CommandDeps): Promise<void> {
  for (const { name, port, url } of await schoolsIn(folder)) {
    say(`${name}: port ${port}, ${await stateOf(url, migrations)}`);
  }
}

/** Version and size of a school's database, and its last backup. Changes nothing. */
async function stateOf(url: string, migrations: string): Promise<string> {
  try {
    const opening = openServer(url, migrations, { isMigrated: true, connections: 2 });
    return await withDatabase(opening, async ({ db }) => {
      const { migrations: version, bytes } = await readSize(db);
      const { good } = await findBackupOutcome(db);
      const backup = good ? `last backup ${good.at.toISOString()}` : 'no backup yet';
      return `database of version ${version}, ${Math.ceil(bytes / MB)} MB, ${backup}`;
    });
  } catch {
    return 'not started yet, or its database cannot be reached';
  }
}

/** Brings the schools' databases up to this version, one by one; stops at the first that fails. */
async function upgrade(folder: string, { say, migrations }: CommandDeps): Promise<void> {
  for (const { name, url } of await schoolsIn(folder)) {
    try {
      await (await openServer(url, migrations, { connections: 2 })).close();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new SchoolsError(`${name} was not upgraded, nor any after it: ${reason}`);
    }
    say(`${name} is upgraded: systemctl restart bright-explorers@${name}`);
  }
}
