// Structured logs without personal data or secrets.
import type { FastifyServerOptions } from 'fastify';
import { destination, type DestinationStream } from 'pino';
import type { Config } from './config.ts';

/** Logger settings: no addresses, headers, query or body ever reach a log line. */
export function loggerOptions(config: Config): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    stream: writeInBatches(STANDARD_OUTPUT),
    serializers: {
      req: ({ method }) => ({ method }),
      err: describeError,
    },
  };
}

const STANDARD_OUTPUT = 1;
/** In bytes; more is written at once. */
const BUFFER = 8192;
/** In bytes, of what could not be written; more is lost. */
const KEPT = 1_000_000;

/** In milliseconds. */
const PAUSE = 100;

/**
 * Writes a line at once, and those of the next tenth of a second together, because a write at the end of each turn of the event loop took
 * 5 % of the shortest call. A process that is killed loses what is not written yet, and no more.
 */
export function writeInBatches(file: number | string): DestinationStream {
  const output = destination({ dest: file, sync: true, minLength: BUFFER, maxLength: KEPT });
  // A full disk ends nothing: the lines are kept and written with later ones.
  output.on('error', () => {});
  const flush = () => output.flush();
  process.once('exit', flush);
  let isPausing = false;
  return {
    write(line) {
      output.write(line);
      if (isPausing) return;
      flush();
      isPausing = true;
      setTimeout(() => {
        isPausing = false;
        flush();
      }, PAUSE).unref();
    },
  };
}

/** SQLSTATE classes whose messages quote values: data exceptions, and errors raised by triggers. */
const QUOTES_VALUES = /^(22|P0)/;

/**
 * An error with its stack and causes, but without the values that database errors contain in `detail`, in their
 * wrappers' messages and sometimes in their own.
 */
export function describeError(error: Error): { type: string; message: string; stack: string } {
  const causes: string[] = [];
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause) {
    causes.push(`caused by ${cause.name}: ${messageOf(cause)}`);
  }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, message: messageOf(error), stack: [...frames, ...causes].join('\n') };
}

function messageOf(error: Error): string {
  if (error.message.startsWith('Failed query')) return 'Failed query';
  const state = 'code' in error ? String(error.code) : '';
  return QUOTES_VALUES.test(state) ? `SQLSTATE ${state}` : error.message;
}
