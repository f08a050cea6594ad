// Ends a process whose event loop has not turned for half a minute, so that whatever started it starts it again: from outside it
// only looks slow, and SIGTERM waits for a turn that never comes.
import { url } from 'node:inspector';
import { hostname } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Config } from './config.ts';

const LIMIT_MS = 30_000;
/** How often it is looked for a turn within that time. */
const LOOKS = 30;

/** What the other thread is given. */
interface Watched {
  /** How often the event loop has turned, which both threads see. */
  turns: Int32Array;
  /** 1 while a debugger may hold this thread up. */
  isDebugged: Int32Array;
  lookEveryMs: number;
  looks: number;
  /** For the log; null for none. */
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
  // The function's own text: a file would have to be found from the built server as well.
  const thread = new Worker(`(${watch})()`, {
    eval: true,
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
  });
  // The process serves all the same, as it would without a watchdog.
  thread.on('error', (error) => process.stderr.write(`The watchdog has ended: ${error.message}\n`));
  thread.unref();
}

const sharedNumber = () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Runs in the other thread, where nothing else of this file is known. It counts its own looks: a machine that slept is not hung. */
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
    // What is written through this thread's own streams waits for the one that hangs.
    if (line) writeSync(1, `${JSON.stringify({ ...line, time: Date.now() })}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
