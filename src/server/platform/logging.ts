// Structured logs without personal data or secrets.
import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/** Logger settings: no addresses, headers, query or body ever reach a log line. */
export function loggerOptions(config: Config): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    serializers: {
      req: ({ method }) => ({ method }),
      err: describeError,
    },
  };
}

/** An error with its stack and causes; database errors carry the row's values in `detail` and their query's, which stay out. */
function describeError(error: Error): { type: string; message: string; stack: string } {
  const causes: string[] = [];
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause) {
    causes.push(`caused by ${cause.name}: ${cause.message}`);
  }
  const ours = !error.message.startsWith('Failed query');
  const message = ours ? error.message : 'Failed query';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, message, stack: [...frames, ...causes].join('\n') };
}
