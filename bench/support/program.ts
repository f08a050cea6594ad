// Programs that the bench starts: the built application, and servers to compare it with.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

export interface Program {
  origin: string;
  pid: number;
  /** Time from its start until it was ready. */
  readyMs: number;
  /** Memory of the process and its descendants in megabytes (10^6 bytes); shared memory counts once. */
  memoryMb: () => number;
  stop: () => Promise<void>;
}

const READY = / is ready at (http:\/\/\S+)/;
const STOP_MS = 15_000;

/** Starts a program and waits for '… is ready at http://…'; rejects with its output if it ends first. */
export async function startProgram(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  cwd = '.',
): Promise<Program> {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const address = READY.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) =>
      reject(new Error(`${args.join(' ')} ended with ${code}: ${output}`)),
    );
  });
  const readyMs = performance.now() - startedAt;
  // The rest of its log is read and discarded, as a log collector would do.
  child.stdout.removeAllListeners('data').resume();
  child.stderr.removeAllListeners('data').resume();
  const pid = child.pid ?? 0;
  return {
    origin,
    pid,
    readyMs,
    memoryMb: () => memoryMb(pid),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const giveUp = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(giveUp);
    },
  };
}

const KIB = 1024;
const MB = 1_000_000;

/** The proportional set size (proc_pid_smaps_rollup(5)); on other systems the resident memory of the first process alone. */
function memoryMb(pid: number): number {
  if (process.platform !== 'linux') {
    return (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * KIB) / MB;
  }
  const kib = familyOf(pid).map((each) => {
    const rollup = readFileSync(`/proc/${each}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]);
  });
  return (kib.reduce((sum, one) => sum + one, 0) * KIB) / MB;
}

/** A process and its descendants. */
function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean),
  );
  return [pid, ...children.map(Number).flatMap(familyOf)];
}

const TICKS_A_SECOND = 100;
/** Fields of /proc/<pid>/stat, counted from the state. */
const FIELDS = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 } as const;

function statOf(pid: number | string): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

/** Seconds of processor time that a process has used; 0 if unknown. */
export function cpuSeconds(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const stat = statOf(pid);
  return ((stat[FIELDS.user] ?? 0) + (stat[FIELDS.system] ?? 0)) / TICKS_A_SECOND;
}

/** `cpuSeconds` including its children, running or ended. */
export function cpuSecondsOfParent(child: number): number {
  if (process.platform !== 'linux') return 0;
  const parent = statOf(child)[FIELDS.parent] ?? 0;
  const stat = statOf(parent);
  const ended = (stat[FIELDS.childrenUser] ?? 0) + (stat[FIELDS.childrenSystem] ?? 0);
  const living = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
  const seconds = living.map((pid) => cpuSeconds(Number(pid))).reduce((sum, one) => sum + one, 0);
  return cpuSeconds(parent) + ended / TICKS_A_SECOND + seconds;
}

export const BENCH_ADMIN = { username: 'head teacher', password: 'open-sesame-7' } as const;

/** The built application on an embedded folder or on a PostgreSQL server, with its default settings otherwise; `checkout` is where it was built. */
export function startApp(
  database: { folder: string } | { url: string },
  nodeFlags: readonly string[] = [],
  checkout = '.',
): Promise<Program> {
  const env = { ...appEnv(database), NODE_ENV: 'production' };
  return startProgram(process.execPath, [...nodeFlags, 'dist/server/main.js'], env, checkout);
}

/** The settings of `startApp` as environment variables. */
export function appEnv(database: { folder: string } | { url: string }): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    ADMIN_USERNAME: BENCH_ADMIN.username,
    ADMIN_PASSWORD: BENCH_ADMIN.password,
    ...('folder' in database
      ? { DATA_DIR: database.folder }
      : { DATABASE_URL: database.url, SECRET_KEY: 'b1'.repeat(32) }),
  };
}
