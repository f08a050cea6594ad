// Keeps a second process out of a folder. A listening socket is the lock: the system drops it with its process, however that ended.
import { createHash } from 'node:crypto';
import { stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DatabaseError } from './database.ts';

/** Longest path of a Unix socket on the systems we run on, in bytes (sun_path of macOS is 104). */
const SOCKET_PATH_MAX = 100;

/** Takes the folder for this process and gives back how to leave it; throws DatabaseError when it is taken. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  const server = (await listen(path)) ?? (await takeOver(folder, path));
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function socketPath(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  if (process.platform === 'win32') return `\\\\.\\pipe\\bright-explorers-${name}`;
  const inside = join(folder, 'in-use.sock');
  const candidates = [inside, relative(process.cwd(), inside)];
  return (
    candidates.find((path) => Buffer.byteLength(path) <= SOCKET_PATH_MAX) ??
    join(tmpdir(), `bright-explorers-${name}.sock`)
  );
}

/** A listening server, or null when the path is taken. */
function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

/** Takes over a socket whose process has died; throws when it is alive. */
async function takeOver(folder: string, path: string): Promise<Server> {
  const before = await inode(path);
  if (!(await isAlive(path)) && before === (await inode(path))) {
    await unlink(path).catch(() => {});
    const server = await listen(path);
    if (server) return server;
  }
  throw new DatabaseError(
    `Another process is using the embedded database in ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}

async function inode(path: string): Promise<number | null> {
  return stat(path).then(
    ({ ino }) => ino,
    () => null,
  );
}
