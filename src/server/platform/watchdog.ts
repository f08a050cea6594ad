// Ends a process whose event loop has been blocked for half a minute, so that its supervisor restarts it. From outside
// such a process only looks slow, and it never handles SIGTERM.
import { url } from 'node:inspector';
import { hostname } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Config } from './config.ts';

const LIMIT_MS = 30_000;
/** How many times within the limit the other thread looks. */
const LOOKS = 30;

/** What the other thread receives. */
interface Watched {
  /** Counts the turns of the event loop, in memory shared by both threads. */
  turns: Int32Array;
  /** 1 while a debugger may be holding this thread. */
  isDebugged: Int32Array;
  lookEveryMs: number;
  looks: number;
  /** A line for the log; null for none. */
  line: Record<string, unknown> | null;
}

/** Watches this thread from another one until the process ends. */
export function startWatchdog({ logLevel }: Pick<Config, 'logLevel'>, limitMs = LIMIT_MS): void {
  const line = {
    level: 60,
    time: 0,
    pid: process.pid,
    hostname: hostname(),
    msg: `The event loop has not turned for ${limitMs / 1000} s: this process ends, to be started again`,
  };
  const workerData: Watched = {
    turns: sharedNumber(),
    isDebugged: sharedNumber(),
    lookEveryMs: limitMs / LOOKS,
    looks: LOOKS,
    line: logLevel === 'silent' ? null : line,
  };
  const { turns, isDebugged, lookEveryMs } = workerData;
  setInterval(() => {
    Atomics.add(turns, 0, 1);
    Atomics.store(isDebugged, 0, url() === undefined ? 0 : 1);
  }, lookEveryMs).unref();
  // Passed as the function's own text, because a file would also have to be found from the built server.
  const thread = new Worker(`(${watch})()`, {
    eval: true,
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
  });
  // The process goes on serving, as it would without a watchdog.
  thread.on('error', (error) => process.stderr.write(`The watchdog has ended: ${error.message}\n`));
  thread.unref();
}

const sharedNumber = () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/**
 * Runs in the other thread, where nothing else of this file exists. It counts its own looks, because a machine that
 * slept is not hung.
 */
function watch(): void {
  const { writeSync } = process.getBuiltinModule('node:fs');
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  const { turns, isDebugged, lookEveryMs, looks, line }: Watched = workerData;
  const never = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let last = -1;
  let inVain = 0;
  while (inVain < looks) {
    Atomics.wait(never, 0, 0, lookEveryMs);
    const now = Atomics.load(turns, 0);
    inVain = now === last && Atomics.load(isDebugged, 0) === 0 ? inVain + 1 : 0;
    last = now;
  }
  try {
    // Writes directly, because this thread's own streams wait for the blocked one.
    if (line) writeSync(1, `${JSON.stringify({ ...line, time: Date.now() })}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
