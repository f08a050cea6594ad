// Keeps a second process out of a folder. A listening socket is the lock: the system drops it with its process, however that ended.
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FolderInUse } from '../database-errors.ts';

/** Longest path of a Unix socket on the systems we run on, in bytes (sun_path of macOS is 104). */
const SOCKET_PATH_MAX = 100;
/** Processes that came at the same moment send each other away: each tries again after a time of its own. */
const ATTEMPTS = 4;
const OWNER_ONLY = 0o600;
const PREFIX = 'in-use-';
const WAIT_MS = { least: 20, most: 300 };

/** Takes the folder for this process, and gives back how to leave it; throws FolderInUse when it is taken. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const place = placeFor(await realpath(folder));
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const unlock = await claim(place);
    if (unlock) return unlock;
    await delay(randomInt(WAIT_MS.least, WAIT_MS.most));
  }
  throw new FolderInUse(
    `Another process is using the embedded database in ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

/** Whether a file in the folder is such a lock, and not part of what is kept there. */
export function isLock(name: string): boolean {
  return name.startsWith(PREFIX);
}

/** Where sockets for one folder stand, and how their names begin. */
interface Place {
  folder: string;
  prefix: string;
}

function placeFor(folder: string): Place {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  if (process.platform === 'win32') {
    return { folder: '\\\\.\\pipe\\', prefix: `bright-explorers-${name}` };
  }
  const inside = [folder, relative(process.cwd(), folder)].map((path) => ({
    folder: path === '' ? '.' : path,
    prefix: PREFIX,
  }));
  const fits = (place: Place) => Buffer.byteLength(socketIn(place)) <= SOCKET_PATH_MAX;
  return inside.find(fits) ?? { folder: tmpdir(), prefix: `bright-explorers-${name}-` };
}

/** A path that no other process ever has; on Windows the one name that only one process can have. */
function socketIn({ folder, prefix }: Place): string {
  if (process.platform === 'win32') return folder + prefix;
  return join(folder, `${prefix}${randomUUID().slice(0, 8)}.sock`);
}

/**
 * First this process shows itself, then it looks for others: of any two, the later one sees the earlier one. Sockets of
 * dead processes are cleared by the winner only; names are never used twice, so what is dead stays dead. Null: taken.
 */
async function claim(place: Place): Promise<(() => Promise<void>) | null> {
  const ours = socketIn(place);
  const server = await listen(ours);
  if (!server) return null;
  const unlock = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  if (process.platform === 'win32') return unlock;
  await chmod(ours, OWNER_ONLY).catch(() => {});
  const { alive, dead } = await lookAround(place, ours);
  if (alive || !existsSync(ours)) return unlock().then(() => null);
  await Promise.all(dead.map((path) => rm(path, { force: true })));
  return unlock;
}

async function socketsIn({ folder, prefix }: Place): Promise<string[]> {
  if (process.platform === 'win32') return [folder + prefix];
  const names = await readdir(folder);
  return names.filter((name) => name.startsWith(prefix)).map((name) => join(folder, name));
}

async function lookAround(place: Place, ours: string) {
  const others = (await socketsIn(place)).filter((path) => path !== join(ours));
  const living = await Promise.all(others.map(isAlive));
  return { alive: living.includes(true), dead: others.filter((_, index) => !living[index]) };
}

/** A listening server, or null when the path is taken. */
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

/** Only a refused connection or a missing socket is dead: one that may not be entered belongs to somebody else. */
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
