// Starts, finds and stops the PostgreSQL server of a folder.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, readFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { DatabaseError } from '../../database-errors.ts';
import { freePort } from '../../free-port.ts';
import { findBinaries, programOf, type Binaries } from './binaries.ts';
import { cannotUse, damaged, hasKnownReason, STILL_USED } from './folder-errors.ts';
import { ensureCluster, readPassword, SUPERUSER } from './initialise.ts';
import { isAlive, isServerOf, lockHolder, readPidFile, type PidFile } from './pid-file.ts';
import { commandAs, pathOf } from './run-as.ts';
import { parametersOf, settingsFor } from './parameters.ts';
import { homeOf, prepareSite, secureFolder, type Site, type SiteOptions } from './site.ts';

const execute = promisify(execFile);

/** Longest path of a Unix socket in bytes. */
const SOCKET_PATH_MAX = process.platform === 'linux' ? 107 : 103;
/** The name of a socket contains a port, which is not a port of the machine. */
const SOCKET_PORT = 5432;
const HOST = '127.0.0.1';
const LOOK_MS = 10;
const WATCH_MS = 250;
/** Timeout for a starting server: after a crash it replays the log since the last checkpoint. */
const START_MS = 120_000;
/** Timeout for the processes of a killed server to end: no other server can start while they use its shared memory. */
const LEFTOVERS_MS = 15_000;
/** After this, a stopping server is ended immediately and recovers at the next start. */
const STOP_MS = 2500;
const LOG = 'log';
const LOG_MAX_BYTES = 1_000_000;
const OWNER_ONLY = 0o600;

export interface StartOptions extends SiteOptions {
  /** Server parameters in addition to the product's own. */
  settings?: Readonly<Record<string, string>>;
  /** Writes without waiting for the disk, for tests. */
  isPerishable?: boolean;
  /** A loopback port instead of a socket; 0 for any free one. */
  port?: number;
}

export interface PostgresServer {
  readonly pid: number;
  /** The loopback port that it listens on; null for a socket. */
  readonly port: number | null;
  /** URL of one of its databases, by default as the superuser role. */
  url: (database: string, role?: string) => string;
  /** Resolves when it has ended for any reason. */
  ended: Promise<void>;
  /** Stops it properly, with everything on disk, and resolves when it has ended. */
  stop: () => Promise<void>;
}

/**
 * The folder's server: the running one, or a new one, whose database is created if necessary. One caller at a time (see
 * lockFolder). Throws DatabaseError with a message for the operator.
 */
export async function startPostgres(
  folder: string,
  options: StartOptions = {},
): Promise<PostgresServer> {
  const running = await findPostgres(folder);
  if (running) {
    if (await isOfVersion(running, await findBinaries(join(folder, 'libraries')))) {
      endWithProcess(running.pid, running.ended);
      return running;
    }
    await running.stop();
  }
  return launch(await prepareSite(folder, options), options);
}

/** The server running in this folder; null if there is none. Waits for one that is starting or stopping. */
export async function findPostgres(given: string): Promise<PostgresServer | null> {
  if (!existsSync(given)) return null;
  const folder = await secureFolder(given);
  const password = await readPassword(folder);
  const home = await homeOf(folder);
  const pidFile = await settledServer(join(home, 'data'));
  if (!pidFile || password === null) return null;
  const ended = endOfStranger(join(home, 'data'), pidFile.pid);
  return handle({ home, password, pidFile, ended });
}

async function settledServer(data: string): Promise<PidFile | null> {
  for (const giveUpAt = Date.now() + START_MS; Date.now() < giveUpAt; await delay(LOOK_MS)) {
    const pidFile = await readPidFile(data);
    if (!pidFile || !(await isServerOf(data, pidFile.pid))) return null;
    if (pidFile.status === 'ready') return pidFile;
  }
  return null;
}

async function endOfStranger(data: string, pid: number): Promise<void> {
  while (await isServerOf(data, pid)) await delay(WATCH_MS, undefined, { ref: false });
}

/** Whether the running server has the version of these programs; one that does not answer does not count. */
async function isOfVersion({ url }: PostgresServer, { version }: Binaries): Promise<boolean> {
  const client = new pg.Client({ connectionString: url('postgres') });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version === version;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

interface Running {
  home: string;
  password: string;
  pidFile: PidFile;
  ended: Promise<void>;
}

function handle({ home, password, pidFile, ended }: Running): PostgresServer {
  const { pid, port, socketFolder } = pidFile;
  return {
    pid,
    port: socketFolder === null ? port : null,
    url: (database, role = SUPERUSER) =>
      socketFolder === null
        ? `postgres://${role}:${password}@${HOST}:${port}/${database}`
        : `postgres://${role}:${password}@/${database}?host=${encodeURIComponent(socketFolder)}&port=${port}`,
    ended,
    stop: () => stop(join(home, 'data'), pid, ended),
  };
}

/**
 * A fast shutdown first: clients are disconnected and everything is written. If the disk is too slow, an immediate one,
 * which is safe.
 */
async function stop(data: string, pid: number, ended: Promise<void>): Promise<void> {
  if (process.platform === 'win32') return stopOnWindows(data);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!(await isServerOf(data, pid))) break;
    process.kill(pid, signal);
    await Promise.race([ended, delay(STOP_MS)]);
  }
}

async function stopOnWindows(data: string): Promise<void> {
  const { root } = await findBinaries(data);
  await execute(programOf({ root }, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w']);
}

async function launch(site: Site, options: StartOptions): Promise<PostgresServer> {
  const password = await ensureCluster(site, options);
  const giveUpAt = Date.now() + LEFTOVERS_MS;
  for (;;) {
    await forgetStrangers(site);
    const started = await attempt(site, options, password);
    if (!('lastWords' in started)) return started;
    const isLeftOver = STILL_USED.test(started.lastWords);
    if (!isLeftOver || Date.now() > giveUpAt) throw cannotStart(site, started.lastWords);
    await delay(WATCH_MS);
  }
}

/**
 * PostgreSQL would mistake any later process of its user with the id in one of these files for a server that runs: after a
 * power cut for instance, because the socket is in the folder and not where a restart of the machine deletes it.
 */
async function forgetStrangers({ home, data }: Site): Promise<void> {
  for (const file of [join(data, 'postmaster.pid'), `${socketIn(home)}.lock`]) {
    const pid = await lockHolder(file);
    if (pid !== null && isAlive(pid) && !(await isServerOf(data, pid))) await rm(file);
  }
}

async function attempt(site: Site, options: StartOptions, password: string) {
  const { folder, home, data, runAs, binaries } = site;
  const log = await openLog(folder);
  const saidBefore = (await log.stat()).size;
  const args = ['-D', data, ...(await listenOn(home, options)), ...settingsFor(options)];
  const { file, args: all, identity } = commandAs(runAs, programOf(binaries, 'postgres'), args);
  const child = spawn(file, all, {
    ...identity,
    cwd: '/',
    env: { ...pathOf(), LC_ALL: 'C', TZ: 'UTC', ...binaries.env },
    stdio: ['ignore', log.fd, log.fd],
    // In a separate process group, so that Ctrl+C reaches the application, which then stops this server.
    detached: true,
    windowsHide: true,
  });
  child.unref();
  const ended = endOf(child);
  if (child.pid) endWithProcess(child.pid, ended);
  const pidFile = await readyFile(data, child);
  await log.close();
  if (pidFile) return handle({ home, password, pidFile, ended });
  const lastWords = (await readFile(join(folder, LOG))).subarray(saidBefore).toString();
  return { lastWords };
}

/** If this process ends in any orderly way, the server is stopped as well. */
function endWithProcess(pid: number, ended: Promise<void>): void {
  const tell = () => {
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      // The process has just ended.
    }
  };
  process.once('exit', tell);
  void ended.then(() => process.off('exit', tell));
}

/** Resolves when the program has ended, or could not be started. */
function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

/** The pid file of the new server, once it is ready; null if the server has ended instead. */
async function readyFile(data: string, child: ChildProcess): Promise<PidFile | null> {
  const ended = endOf(child).then(() => 'ended' as const);
  for (;;) {
    const pidFile = await readPidFile(data);
    if (pidFile && pidFile.pid === child.pid && pidFile.status === 'ready') return pidFile;
    if ((await Promise.race([ended, delay(LOOK_MS)])) === 'ended') return null;
  }
}

const socketIn = (home: string) => join(home, `.s.PGSQL.${SOCKET_PORT}`);

/**
 * A socket that only the folder's owner can reach, or a loopback port if the path is too long or the system has no
 * sockets.
 */
async function listenOn(home: string, { port }: StartOptions): Promise<string[]> {
  const length = Buffer.byteLength(socketIn(home));
  const isSocket = port === undefined && process.platform !== 'win32' && length <= SOCKET_PATH_MAX;
  return parametersOf(
    isSocket
      ? { listen_addresses: '', unix_socket_directories: home, port: String(SOCKET_PORT) }
      : {
          listen_addresses: HOST,
          unix_socket_directories: '',
          port: String(port || (await freePort())),
        },
  );
}

/** The server's output goes to a file, which outlives this process. */
async function openLog(folder: string) {
  await trimLog(folder);
  return open(join(folder, LOG), 'a', OWNER_ONLY);
}

/** Truncates the server's log when it has grown, so that it never fills the disk. */
export async function trimLog(folder: string): Promise<void> {
  const path = join(folder, LOG);
  if (existsSync(path) && (await stat(path)).size > LOG_MAX_BYTES) await truncate(path);
}

function cannotStart({ folder }: Site, lastWords: string): DatabaseError {
  const fatal = /(?:FATAL|PANIC):(.*)/.exec(lastWords)?.[1]?.trim();
  const cause = new Error(fatal ?? lastWords.trim().split('\n').at(-1) ?? '');
  if (/could not bind|could not create any TCP/.test(lastWords)) {
    return new DatabaseError(
      `The embedded database in ${folder} cannot find an address to listen on.`,
      {
        cause,
      },
    );
  }
  if (hasKnownReason(lastWords)) return cannotUse(folder, lastWords);
  return damaged(folder, cause);
}
