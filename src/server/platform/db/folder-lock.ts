// Locks a folder against a second process. The lock is a listening socket, which the system closes however its process
// ends.
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FolderInUse } from '../database-errors.ts';

/** Maximum length of a Unix socket's path in bytes (sun_path on macOS has 104). */
const SOCKET_PATH_MAX = 100;
/** Processes that start at the same moment refuse each other, so each retries after a random delay. */
const ATTEMPTS = 4;
const OWNER_ONLY = 0o600;
const PREFIX = 'in-use-';
const WAIT_MS = { least: 20, most: 300 };

/** Locks the folder for this process and returns a function that unlocks it; throws FolderInUse if it is locked. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const sockets = socketsFor(await realpath(folder));
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const unlock = await claim(sockets);
    if (unlock) return unlock;
    await delay(randomInt(WAIT_MS.least, WAIT_MS.most));
  }
  throw new FolderInUse(
    `Another process is using the embedded database in ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

/** Whether a file in the folder is such a lock rather than data. */
export function isLock(name: string): boolean {
  return name.startsWith(PREFIX);
}

/** Where the sockets that lock a folder are, and how their names begin. */
interface LockSockets {
  folder: string;
  prefix: string;
}

function socketsFor(folder: string): LockSockets {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  if (process.platform === 'win32') {
    return { folder: '\\\\.\\pipe\\', prefix: `bright-explorers-${name}` };
  }
  const inside = [folder, relative(process.cwd(), folder)].map((path) => ({
    folder: path === '' ? '.' : path,
    prefix: PREFIX,
  }));
  const fits = (sockets: LockSockets) => Buffer.byteLength(socketIn(sockets)) <= SOCKET_PATH_MAX;
  return inside.find(fits) ?? { folder: tmpdir(), prefix: `bright-explorers-${name}-` };
}

/** A path unique to this process; on Windows the one name that only one process can listen on. */
function socketIn({ folder, prefix }: LockSockets): string {
  if (process.platform === 'win32') return folder + prefix;
  return join(folder, `${prefix}${randomUUID().slice(0, 8)}.sock`);
}

/**
 * The process first listens and then looks for others: of any two, the later one sees the earlier one. Only the winner
 * removes sockets of dead processes; names are never reused. Null if the folder is locked.
 */
async function claim(sockets: LockSockets): Promise<(() => Promise<void>) | null> {
  const ours = socketIn(sockets);
  const server = await listen(ours);
  if (!server) return null;
  const unlock = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  if (process.platform === 'win32') return unlock;
  await chmod(ours, OWNER_ONLY).catch(() => {});
  const { alive, dead } = await lookAround(sockets, ours);
  if (alive || !existsSync(ours)) return unlock().then(() => null);
  await Promise.all(dead.map((path) => rm(path, { force: true })));
  return unlock;
}

async function socketsIn({ folder, prefix }: LockSockets): Promise<string[]> {
  if (process.platform === 'win32') return [folder + prefix];
  const names = await readdir(folder);
  return names.filter((name) => name.startsWith(prefix)).map((name) => join(folder, name));
}

async function lookAround(sockets: LockSockets, ours: string) {
  const others = (await socketsIn(sockets)).filter((path) => path !== join(ours));
  const living = await Promise.all(others.map(isAlive));
  return { alive: living.includes(true), dead: others.filter((_, index) => !living[index]) };
}

/** A listening server, or null if the path is in use. */
function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((caller) => caller.destroy());
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

/**
 * Only a refused connection or a missing socket counts as dead; a socket without permission belongs to somebody else.
 */
function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    );
    socket.once('close', () => socket.destroy());
  });
}
