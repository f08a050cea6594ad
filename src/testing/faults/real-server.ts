// Runs the built server in a separate process that can be killed, starved and stopped.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { findPostgres } from '#server/platform/db/postgres/server.ts';
import { ADMIN } from './people.ts';
import { copyFolder } from '../copy-folder.ts';

const READY = / is ready at (http:\/\/\S+)/;

export interface Start {
  env: Record<string, string>;
  /** The command to run; by default the server. */
  command?: readonly [string, ...string[]];
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Its whole output, on both streams. */
  output: string;
}

export interface RealServer {
  readonly origin: string;
  readonly pid: number;
  /** Its output so far. */
  output: () => string;
  /** Sends a signal and waits for the end. */
  end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<Ended>;
  ended: Promise<Ended>;
}

/** A running process and its output; it is killed after the test that started it. */
function launch({ env, command }: Start) {
  const [program, ...args] = command ?? [process.execPath, join('dist', 'server', 'main.js')];
  const child = spawn(program, args, {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: '0',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  onTestFinished(() => void child.kill('SIGKILL'));
  const heard = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', heard);
  child.stderr.on('data', heard);
  const ended = once(child, 'close').then(() => ({
    code: child.exitCode,
    signal: child.signalCode,
    output,
  }));
  return { child, ended, output: () => output };
}

/** Starts the server and waits until it is ready; fails with its output if it ends before that. */
export async function startServer(start: Start): Promise<RealServer> {
  const { child, ended, output } = launch(start);
  const origin = await originOf(child, ended, output);
  return {
    origin,
    pid: child.pid ?? 0,
    output,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts a server that is expected to fail, and returns how it ended. */
export function startInVain(start: Start): Promise<Ended> {
  return launch(start).ended;
}

async function originOf(
  child: ChildProcess,
  ended: Promise<Ended>,
  output: () => string,
): Promise<string> {
  const ready = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const address = READY.exec(output())?.[1];
      if (address) resolve(address);
    });
  });
  const gone = ended.then((end) => {
    throw new Error(`The server ended with ${end.code ?? end.signal}: ${end.output}`);
  });
  return Promise.race([ready, gone]);
}

/** An empty folder that is deleted after the test. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bright-explorers-fault-'));
  onTestFinished(async () => {
    // Stops a database that a killed application has left running.
    await (await findPostgres(join(folder, 'database')))?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A new DATA_DIR with a school in it: the admin and a class of pupils. */
export async function schoolFolder(): Promise<string> {
  const folder = await emptyFolder();
  copyFolder(inject('schoolFolder'), folder);
  return folder;
}
