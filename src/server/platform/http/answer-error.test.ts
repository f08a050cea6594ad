import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { loggerOptions } from '../logging.ts';
import { answerError } from './answer-error.ts';

/** As the driver reports it and Drizzle wraps it. */
function failedQuery(code: string): Error {
  const cause = Object.assign(new Error('invalid page in block 0 of relation base/5/1'), { code });
  return new Error('Failed query: select name from pupils\nparams: zara', { cause });
}

/** The answer to a request whose query fails so, and what is logged. */
async function answerTo(code: string) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const options = loggerOptions(readConfig({ LOG_LEVEL: 'warn' }));
  const logger = typeof options === 'object' ? { ...options, stream } : options;
  const app = Fastify({ logger });
  app.setErrorHandler(answerError);
  app.get('/', async () => {
    throw failedQuery(code);
  });
  const { statusCode, body } = await app.inject('/');
  await app.close();
  return { status: statusCode, body: JSON.parse(body), lines };
}

it.each(['XX001', 'XX002', '58P01', '58030'])(
  'damage found while the server runs (%s) gets 503 with a message for the child, and a fatal log line that tells the operator what to do, without the query',
  async (code) => {
    const { status, body, lines } = await answerTo(code);
    expect([status, body]).toEqual([
      503,
      { message: 'Something that was saved can’t be read. Please tell your teacher.' },
    ]);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 60,
      sqlState: code,
      msg: 'The database is damaged. Please restore a backup (docs/operating.md).',
    });
    expect(lines[0]).not.toMatch(/select|zara/);
  },
);

it.each(['57P01', '25006'])(
  'a database that is away, or takes no writes (%s), gets 503, and one log line without the query',
  async (code) => {
    const { status, lines } = await answerTo(code);
    expect(status).toBe(503);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, sqlState: code });
    expect(lines[0]).not.toMatch(/zara/);
  },
);
