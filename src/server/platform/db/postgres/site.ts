// The embedded database's files and the user of its server, chosen so that `npm start` needs nothing installed and no
// user created (D13).
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  lchown,
  mkdir,
  readdir,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseError } from '../../database-errors.ts';
import { makeFolder } from '../../make-folder.ts';
import { findBinaries, inspectBinaries, type Binaries } from './binaries.ts';
import { writeDurably } from './durable-file.ts';
import { cannotUse, hasKnownReason, isDiskUnusable } from './folder-errors.ts';
import { canWork, findNobody, type RunAs } from './run-as.ts';

const execute = promisify(execFile);

/** The ways of running PostgreSQL for root, in the order in which they are tried. */
export const ROOT_METHODS = ['namespace', 'nobody', 'elsewhere'] as const;
export type RootMethod = (typeof ROOT_METHODS)[number];

const OWNER_ONLY = 0o700;
/** The group may pass through but not list it: the database's own folder is below. */
const GROUP_PASSES = 0o710;
const PASSABLE = 0o755;
/** A file in DATA_DIR that contains the actual location of the database. */
const POINTER = 'kept-elsewhere';
const DELETION = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 } as const;

export interface Site {
  /** The folder in DATA_DIR: password, log, and the pointer if the rest is elsewhere. */
  folder: string;
  /** The folder that the server's user owns: data and socket. */
  home: string;
  /** PostgreSQL's data directory. */
  data: string;
  runAs: RunAs;
  binaries: Binaries;
}

export interface SiteOptions {
  /** The methods that root may try; for tests. */
  methods?: readonly RootMethod[];
  /** Root's alternative location; for tests. */
  sharedRoot?: string;
  /** Receives a line if the database is stored elsewhere. */
  say?: (line: string) => void;
}

/** The location of the folder's database, whether it exists or not. */
export async function homeOf(folder: string): Promise<string> {
  return join(readPointer(folder) ?? folder, 'cluster');
}

/** Where a restore builds the database that then takes the folder's place. */
export const restoringOf = (folder: string) => `${folder}.restoring`;

/** Everything that has to be moved or deleted together with the folder. */
export async function deleteDatabase(folder: string): Promise<void> {
  for (const location of locationsOf(folder)) await rm(location, DELETION);
}

/** The same as `deleteDatabase`, at the end of the process, when nothing can be awaited. */
export function deleteDatabaseSync(folder: string): void {
  for (const location of locationsOf(folder)) rmSync(location, DELETION);
}

/** The folder comes last, because it says where the rest is. */
function locationsOf(folder: string): string[] {
  const elsewhere = readPointer(folder);
  return elsewhere === null ? [folder] : [elsewhere, folder];
}

function readPointer(folder: string): string | null {
  const pointer = join(folder, POINTER);
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : null;
}

/** Prepares the folder for a server; throws DatabaseError if there is no way of running one. */
export async function prepareSite(given: string, options: SiteOptions = {}): Promise<Site> {
  const folder = await secureFolder(given);
  const isRoot = process.getuid?.() === 0;
  // Root could take it, and its user's next start would fail.
  if (isRoot) await expectOwnedBy([0, (await findNobody())?.uid], await homeOf(folder));
  const binaries = await findBinaries(join(folder, 'libraries'));
  if (!isRoot) return ownSite(folder, binaries, await ownUser(binaries));
  const elsewhere = readPointer(folder);
  const methods = elsewhere ? (['elsewhere'] as const) : (options.methods ?? ROOT_METHODS);
  let cause: unknown;
  for (const method of methods) {
    const site = await TRY[method](folder, binaries, options).catch((error: unknown) => {
      // Neither another user nor another location would help.
      if (isDiskUnusable(error)) throw cannotUse(folder, error);
      cause = error;
      return null;
    });
    if (site) return site;
  }
  throw new DatabaseError(
    'PostgreSQL does not run as root, and no other user can be used here. Please start the app as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
    { cause },
  );
}

/** Creates the folder and removes other users' permissions; throws DatabaseError if that fails. */
export async function secureFolder(given: string): Promise<string> {
  try {
    await makeFolder(given, OWNER_ONLY);
    const folder = await realpath(given);
    if (process.platform === 'win32') return folder;
    await closeToOthers(folder);
    return folder;
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    if (hasKnownReason(error)) throw cannotUse(given, error);
    throw new DatabaseError(`The folder in DATA_DIR cannot be used: ${given}.`, { cause: error });
  }
}

async function closeToOthers(folder: string): Promise<void> {
  const isOpen = async () => ((await stat(folder)).mode & 0o067) !== 0;
  if (!(await isOpen())) return;
  const failed = await chmod(folder, OWNER_ONLY).then(
    () => undefined,
    (error: unknown) => error,
  );
  // Some file systems accept the call and ignore it.
  if (failed === undefined && !(await isOpen())) return;
  if (hasKnownReason(failed)) throw cannotUse(folder, failed);
  throw new DatabaseError(
    `Other users of this machine can enter ${folder}, and that cannot be changed. Please make it accessible to its owner only (chmod 700), or set DATA_DIR to another folder.`,
    { cause: failed },
  );
}

function siteIn(base: string, folder: string, runAs: RunAs, binaries: Binaries): Site {
  const home = join(base, 'cluster');
  return { folder, home, data: join(home, 'data'), runAs, binaries };
}

/** This process's user; in a container it may have no name, which PostgreSQL requires. */
async function ownUser(binaries: Binaries): Promise<RunAs> {
  if (process.platform === 'win32' || hasName()) return { kind: 'self' };
  const nobody = await findNobody();
  const runAs: RunAs | null = nobody && { ...nobody, kind: 'namespace' };
  if (runAs && (await canWork(runAs, binaries, []))) return runAs;
  throw new DatabaseError(
    'PostgreSQL does not run as a user without a name. Please start the app as a user that the system knows, or set DATABASE_URL to a PostgreSQL server.',
  );
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function ownSite(folder: string, binaries: Binaries, runAs: RunAs): Promise<Site> {
  const site = siteIn(readPointer(folder) ?? folder, folder, runAs, binaries);
  try {
    await makeFolder(site.home, OWNER_ONLY);
    await readdir(site.home);
    await chmod(site.home, OWNER_ONLY);
    return site;
  } catch (cause) {
    await expectOwnedBy([process.getuid?.()], site.home, cause);
    throw cannotUse(folder, cause);
  }
}

/** Throws DatabaseError if the server's folder exists and has another owner than these. */
async function expectOwnedBy(
  uids: ReadonlyArray<number | undefined>,
  home: string,
  cause?: unknown,
): Promise<void> {
  const owner = await stat(home).then(
    (found) => found.uid,
    () => undefined,
  );
  if (owner === undefined || uids.includes(owner)) return;
  throw new DatabaseError(
    `The embedded database in ${home} belongs to another user. Please start the app as that user, or give the folder to this one.`,
    { cause },
  );
}

type Attempt = (folder: string, binaries: Binaries, options: SiteOptions) => Promise<Site | null>;

const TRY: Record<RootMethod, Attempt> = {
  namespace: async (folder, binaries) => {
    const nobody = await findNobody();
    if (!nobody) return null;
    const runAs: RunAs = { ...nobody, kind: 'namespace' };
    const site = siteIn(folder, folder, runAs, binaries);
    await chown(folder, 0, 0);
    await giveHome(site, { uid: 0, gid: 0 });
    return (await canWork(runAs, binaries, [site.home])) ? site : null;
  },

  nobody: async (folder, binaries) => {
    const runAs = await findNobody();
    if (!runAs) return null;
    const site = siteIn(folder, folder, runAs, binaries);
    await giveHome(site, runAs);
    await chown(folder, 0, runAs.gid);
    await chmod(folder, GROUP_PASSES);
    if (await canWork(runAs, binaries, [site.home])) return site;
    await chmod(folder, OWNER_ONLY);
    return null;
  },

  elsewhere: async (folder, binaries, options) => {
    const runAs = await findNobody();
    if (!runAs) return null;
    const base = await makeBase(folder, options.sharedRoot ?? '/var/lib/bright-explorers');
    if (!base) return null;
    const copied = await copyBinaries(binaries, base);
    const site = siteIn(base, folder, runAs, copied);
    await giveHome(site, runAs);
    if (!(await canWork(runAs, copied, [site.home]))) return null;
    options.say?.(
      `PostgreSQL does not run as root here: the embedded database is kept in ${base} for the user ${runAs.name}.`,
    );
    return site;
  },
};

/** Gives the server's folder and its contents to the server's user. */
async function giveHome({ home }: Site, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await makeFolder(home, OWNER_ONLY);
  const { uid: owner } = await stat(home);
  await chmod(home, OWNER_ONLY);
  if (owner === uid) return;
  for (const name of await readdir(home, { recursive: true }))
    await lchown(join(home, name), uid, gid);
  await chown(home, uid, gid);
}

/** The alternative location, recorded before anything is written there; an existing database is moved there. */
async function makeBase(folder: string, sharedRoot: string): Promise<string | null> {
  const before = readPointer(folder);
  if (before) return before;
  const base = join(sharedRoot, randomUUID());
  try {
    await makeFolder(base, PASSABLE);
    await chmod(base, PASSABLE);
  } catch {
    return null;
  }
  const inPlace = join(folder, 'cluster');
  try {
    if (existsSync(join(inPlace, 'data'))) {
      await cp(inPlace, join(base, 'cluster'), { recursive: true, verbatimSymlinks: true });
      await execute('sync');
    }
    await writeDurably(join(folder, POINTER), `${base}\n`);
  } catch (error) {
    // Otherwise nothing would ever find it again.
    await rm(join(folder, POINTER), { force: true });
    await rm(base, DELETION);
    throw error;
  }
  await rm(inPlace, { recursive: true, force: true });
  return base;
}

/** A copy of the programs that every user can reach; other versions are deleted. */
async function copyBinaries(binaries: Binaries, base: string): Promise<Binaries> {
  const name = `postgresql-${binaries.version}`;
  if (!existsSync(join(base, name))) {
    for (const old of await readdir(base)) {
      if (/^(postgresql-|draft-)/.test(old)) await rm(join(base, old), { recursive: true });
    }
    const draft = join(base, `draft-${randomUUID()}`);
    await mkdir(draft);
    const native = join(draft, 'native');
    await cp(binaries.root, native, { recursive: true, verbatimSymlinks: true });
    await execute('chmod', ['-R', 'a+rX', draft]);
    await rename(draft, join(base, name));
  }
  return inspectBinaries(join(base, name, 'native'), join(base, 'libraries'));
}
