// Where the embedded database's files are and as whom its server runs, so that `npm start` needs nothing installed and no user made (D13).
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  lchown,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseError } from '../../database-errors.ts';
import { findBinaries, inspectBinaries, type Binaries } from './binaries.ts';
import { writeDurably } from './durable-file.ts';
import { canWork, findNobody, type RunAs } from './run-as.ts';

const execute = promisify(execFile);

/** How PostgreSQL can run for root, in the order in which they are tried. */
export const ROOT_METHODS = ['namespace', 'nobody', 'elsewhere'] as const;
export type RootMethod = (typeof ROOT_METHODS)[number];

const OWNER_ONLY = 0o700;
/** The group may pass, and see nothing: the database's own folder is below. */
const GROUP_PASSES = 0o710;
const PASSABLE = 0o755;
/** In the folder of DATA_DIR: where the database is kept instead. */
const POINTER = 'kept-elsewhere';

export interface Site {
  /** The folder of DATA_DIR: password, log, and the pointer when the rest is elsewhere. */
  folder: string;
  /** The folder that belongs to the server's user: its data and its socket. */
  home: string;
  /** PostgreSQL's data directory. */
  data: string;
  runAs: RunAs;
  binaries: Binaries;
}

export interface SiteOptions {
  /** What root may try; for tests. */
  methods?: readonly RootMethod[];
  /** Where root keeps databases that nobody could reach otherwise; for tests. */
  sharedRoot?: string;
  /** Hears one line when the database is kept elsewhere. */
  say?: (line: string) => void;
}

/** Where the folder's database is, whether it exists or not. */
export async function homeOf(folder: string): Promise<string> {
  return join((await readPointer(folder)) ?? folder, 'cluster');
}

/** What has to be moved or deleted with the folder: what is kept elsewhere. */
export async function deleteDatabase(folder: string): Promise<void> {
  const elsewhere = await readPointer(folder);
  if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

async function readPointer(folder: string): Promise<string | null> {
  const pointer = join(folder, POINTER);
  return existsSync(pointer) ? (await readFile(pointer, 'utf8')).trim() : null;
}

/** Makes the folder ready for a server that is not running; throws DatabaseError when no way of running one works here. */
export async function prepareSite(given: string, options: SiteOptions = {}): Promise<Site> {
  const folder = await secureFolder(given);
  const binaries = await findBinaries(join(folder, 'libraries'));
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) return ownSite(folder, binaries, await ownUser(binaries));
  const elsewhere = await readPointer(folder);
  const methods = elsewhere ? (['elsewhere'] as const) : (options.methods ?? ROOT_METHODS);
  let cause: unknown;
  for (const method of methods) {
    const site = await TRY[method](folder, binaries, options).catch((error: unknown) => {
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

/** Makes the folder and closes it to other users; throws DatabaseError when that cannot be done. */
export async function secureFolder(given: string): Promise<string> {
  try {
    await mkdir(given, { recursive: true, mode: OWNER_ONLY });
    const folder = await realpath(given);
    if (process.platform === 'win32') return folder;
    await closeToOthers(folder);
    return folder;
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The folder of DATA_DIR cannot be used: ${given}.`, { cause: error });
  }
}

async function closeToOthers(folder: string): Promise<void> {
  const isOpen = async () => ((await stat(folder)).mode & 0o067) !== 0;
  if (!(await isOpen())) return;
  const failed = await chmod(folder, OWNER_ONLY).then(
    () => undefined,
    (error: unknown) => error,
  );
  // Some file systems take the call and keep the permissions as they are.
  if (failed === undefined && !(await isOpen())) return;
  throw new DatabaseError(
    `Other users of this machine can enter ${folder}, and that cannot be changed. Please make it accessible to its owner only (chmod 700), or set DATA_DIR to another folder.`,
    { cause: failed },
  );
}

function siteIn(base: string, folder: string, runAs: RunAs, binaries: Binaries): Site {
  const home = join(base, 'cluster');
  return { folder, home, data: join(home, 'data'), runAs, binaries };
}

/** The user of this process; in a container it may be a mere number, and PostgreSQL wants a name. */
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
  const site = siteIn((await readPointer(folder)) ?? folder, folder, runAs, binaries);
  try {
    await mkdir(site.home, { recursive: true, mode: OWNER_ONLY });
    await readdir(site.home);
    await chmod(site.home, OWNER_ONLY);
    return site;
  } catch (cause) {
    throw new DatabaseError(
      `The embedded database in ${site.home} belongs to another user. Please start the app as that user, or give the folder to this one.`,
      { cause },
    );
  }
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

/** Makes the server's folder, with all that is in it, its user's. */
async function giveHome({ home }: Site, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await mkdir(home, { recursive: true, mode: OWNER_ONLY });
  const { uid: owner } = await stat(home);
  await chmod(home, OWNER_ONLY);
  if (owner === uid) return;
  for (const name of await readdir(home, { recursive: true }))
    await lchown(join(home, name), uid, gid);
  await chown(home, uid, gid);
}

/** The folder elsewhere, which is remembered before anything is in it; a database that is in place already moves there. */
async function makeBase(folder: string, sharedRoot: string): Promise<string | null> {
  const before = await readPointer(folder);
  if (before) return before;
  const base = join(sharedRoot, randomUUID());
  try {
    await mkdir(base, { recursive: true, mode: PASSABLE });
    await chmod(base, PASSABLE);
  } catch {
    return null;
  }
  const inPlace = join(folder, 'cluster');
  if (existsSync(join(inPlace, 'data'))) {
    await cp(inPlace, join(base, 'cluster'), { recursive: true, verbatimSymlinks: true });
    await execute('sync');
  }
  await writeDurably(join(folder, POINTER), `${base}\n`);
  await rm(inPlace, { recursive: true, force: true });
  return base;
}

/** The programs where every user can reach them; those of other versions are cleared away. */
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
    // They may have been installed for root alone.
    await execute('chmod', ['-R', 'a+rX', draft]);
    await rename(draft, join(base, name));
  }
  return inspectBinaries(join(base, name, 'native'), join(base, 'libraries'));
}
