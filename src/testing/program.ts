// Runs the built program in separate processes, as `npm start` does. The fault tests build it first.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const READY = / is ready at (https?:\/\/\S+)/;

export interface Program {
  origin: string;
  pid: number;
  /** Its output so far. */
  output: () => string;
  /** Sends a signal, waits for the end and returns the exit code. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

const MAIN = 'dist/server/main.js';

/** Starts the program with these settings and waits until it is ready; throws with its output if it ends instead. */
export async function startProgram(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<Program> {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const address = READY.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => reject(new Error(`It ended with ${code}: ${output}`)));
  });
  return {
    origin,
    pid: child.pid ?? 0,
    output: () => output,
    stop: async (signal) => {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
