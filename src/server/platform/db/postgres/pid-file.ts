// PostgreSQL's postmaster.pid, and whether its contents are still true.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export interface PidFile {
  pid: number;
  port: number;
  /** Folder of its socket; null if it has none. */
  socketFolder: string | null;
  status: 'starting' | 'ready' | 'stopping';
}

const FILE = 'postmaster.pid';
/** Lines of the file, from 0 (PostgreSQL's pidfile.h). */
const LINE = { pid: 0, port: 3, socketFolder: 4, status: 7 } as const;

/** The contents of the file; null if there is none, or an incomplete one. */
export async function readPidFile(data: string): Promise<PidFile | null> {
  const text = await readFile(join(data, FILE), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[LINE.pid]);
  // In single-user mode the first line is negative.
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const word = lines[LINE.status];
  return {
    pid,
    port: Number(lines[LINE.port] ?? 0),
    socketFolder: lines[LINE.socketFolder] || null,
    status: word === 'ready' || word === 'stopping' ? word : 'starting',
  };
}

/** The process that a lock file names in its first line, as this file and that of a socket do; null if there is none. */
export async function lockHolder(file: string): Promise<number | null> {
  const pid = parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  return pid > 0 ? pid : null;
}

/** Whether this process is alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether this process is the server of the data directory, and not a later one with the same id. */
export async function isServerOf(data: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  return process.platform === 'win32' || (await commandOf(pid)).includes(data);
}

/**
 * How a process was called; empty for a zombie. Everybody may read that, unlike its working directory, which in a
 * container even root may not.
 */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  }
  const { stdout } = await execute('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}
