// Creates an empty database once, and recognises folders that must not be mistaken for empty ones.
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseError } from '../../database-errors.ts';
import { programOf } from './binaries.ts';
import { renameDurably, writeDurably } from './durable-file.ts';
import { cannotUse, damaged } from './folder-errors.ts';
import { commandAs, pathOf } from './run-as.ts';
import type { Site } from './site.ts';

const execute = promisify(execFile);

/** The superuser role, which the application itself does not use. */
export const SUPERUSER = 'postgres';
const PASSWORD = 'password';
/** The name of the password file until its database is complete. */
const NEW_PASSWORD = 'password.new';

export function hasDatabase(folder: string): boolean {
  return [PASSWORD, 'cluster/data', 'PG_VERSION'].some((name) => existsSync(join(folder, name)));
}

/** The folder's password; null if it has no database yet. */
export async function readPassword(folder: string): Promise<string | null> {
  const file = join(folder, PASSWORD);
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : null;
}

/**
 * Creates the database if the folder has none; returns its password. One that a crash left incomplete is created again,
 * because nothing has been reported as saved yet. Throws DatabaseError if the folder contains something else or has
 * lost files.
 */
export async function ensureCluster(site: Site, { isPerishable = false } = {}): Promise<string> {
  const { folder, data } = site;
  if (existsSync(data)) await checkVersion(site);
  else await makeCluster(site, isPerishable);
  if (existsSync(join(folder, NEW_PASSWORD))) {
    await renameDurably(join(folder, NEW_PASSWORD), join(folder, PASSWORD));
  }
  const password = await readPassword(folder);
  if (!password) throw damaged(folder);
  return password;
}

async function checkVersion({ folder, data, binaries }: Site): Promise<void> {
  const file = join(data, 'PG_VERSION');
  if (!existsSync(file)) throw damaged(folder);
  const major = (await readFile(file, 'utf8')).trim();
  if (major === binaries.major) return;
  throw new DatabaseError(
    `The embedded database in ${folder} was made by PostgreSQL ${major}, and this version of the app comes with PostgreSQL ${binaries.major}. Please make a backup with the version of the app that made it, and restore that with this one (docs/operating.md).`,
  );
}

/** Throws DatabaseError if creating a database in the folder could lose anything. */
async function expectEmpty(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.includes(PASSWORD) || names.includes('global')) throw damaged(folder);
}

async function makeCluster(site: Site, isPerishable: boolean): Promise<void> {
  const { folder, home, data } = site;
  await expectEmpty(folder);
  for (const name of await readdir(home)) await rm(join(home, name), { recursive: true });
  const password = randomBytes(24).toString('base64url');
  await writeDurably(join(folder, NEW_PASSWORD), password);
  // Has a unique name until it is complete, because a program started by a process that died may still be writing to
  // another.
  const draft = join(home, `draft-${randomUUID()}`);
  await runInitdb(site, draft, password, isPerishable);
  await renameDurably(draft, data);
}

async function runInitdb(site: Site, into: string, password: string, isPerishable: boolean) {
  const { home, runAs, binaries } = site;
  const passwordFile = join(home, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (runAs.kind === 'user') await chown(passwordFile, runAs.uid, runAs.gid);
  const { file, args, identity } = commandAs(runAs, programOf(binaries, 'initdb'), [
    `--pgdata=${into}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--data-checksums',
    // The collation is the same on every machine.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(isPerishable ? ['--no-sync'] : []),
  ]);
  try {
    const env = { ...pathOf(), LC_ALL: 'C', TZ: 'UTC', ...binaries.env };
    await execute(file, args, { ...identity, cwd: '/', env });
  } catch (error) {
    throw cannotUse(site.folder, error);
  } finally {
    await rm(passwordFile, { force: true });
  }
}
