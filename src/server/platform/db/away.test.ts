// A PostgreSQL server that is stopped and started, or slow, while the application runs: users get a message, and
// everything works again afterwards.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { chooseGateway } from '#server/payment/choose-gateway.ts';
import { insertUser } from '#server/accounts/user/store.ts';
import { hashPassword } from '#server/accounts/auth/password.ts';
import { runOnServer, startPostgres, type RunningPostgres } from '#testing/postgres-server.ts';
import { openSlowLine, type SlowLine } from '#testing/slow-line.ts';
import type { Database } from './database.ts';
import { openServer } from './open-server.ts';
import { findNote } from './notes-store.ts';
import { MIGRATIONS } from './open.ts';

const AWAY = {
  status: 503,
  body: { message: 'We can’t save or load anything just now. Please try again in a moment.' },
};
const PATIENCE = { connect: 1500, query: 2000 };
const END_CONNECTIONS =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'school'";

interface Parts {
  postgres: RunningPostgres;
  line: SlowLine;
  /** URL of the database through the proxy. */
  url: string;
  database: Database;
  app: FastifyInstance;
  cookie: string;
}
let parts: Parts | undefined;
let clockOffset = 0;
const now = () => new Date(Date.now() + clockOffset);

beforeAll(async () => {
  const postgres = await startPostgres();
  const line = await openSlowLine(Number(new URL(postgres.url).port));
  await runOnServer(postgres.url, 'create database school');
  const url = new URL(`${postgres.url}/school`);
  url.port = String(line.port);
  const database = await openServer(url.href, MIGRATIONS, { patience: PATIENCE });
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const payment = await chooseGateway(config, database, now);
  const app = await buildApp({ config, database, payment, now }, '/nowhere');
  const passwordHash = await hashPassword('secret1');
  await insertUser(database.db, { username: 'zara', passwordHash, yearGroup: 3 });
  const payload = { username: 'zara', password: 'secret1' };
  const { cookies } = await app.inject({ method: 'POST', url: '/api/login', payload });
  parts = { postgres, line, url: url.href, database, app, cookie: `sid=${cookies[0]?.value}` };
});
afterAll(async () => {
  if (!parts) return;
  await parts.app.close();
  await parts.database.close();
  await parts.line.close();
  await parts.postgres.stop();
});

function running(): Parts {
  if (!parts) throw new Error('The PostgreSQL server is there only while tests run.');
  return parts;
}

async function call(url: string, payload?: object) {
  const { app, cookie } = running();
  const method = payload ? ('POST' as const) : ('GET' as const);
  const { statusCode, body } = await app.inject({
    method,
    url,
    headers: { cookie },
    ...(payload && { payload }),
  });
  const parsed: unknown = body === '' ? undefined : JSON.parse(body);
  return { status: statusCode, body: parsed };
}

const complete = (nth: number) =>
  call('/api/game/complete', {
    gameId: 'word-search',
    score: 8,
    maxScore: 10,
    playId: `6f0d5b39-3c5c-4d6c-9a55-${String(nth).padStart(12, '0')}`,
  });

/** Nobody may finish more than 60 games in a minute (D14). */
const waitForTheNextMinute = () => (clockOffset += 61_000);

const countedGames = async () => {
  const { body } = await call('/api/user/game-history');
  return Array.isArray(body) ? body.length : -1;
};

const isBack = async () => (await call('/readyz')).status === 200;

describe('a database', () => {
  it('a database that is stopped is reported with a message, and found again without a restart of the application', async () => {
    const { postgres } = running();
    expect((await complete(1)).status).toBe(201);
    const atWork = Array.from({ length: 20 }, (_, nth) => complete(100 + nth));
    await postgres.pause();
    const refused = (await Promise.all(atWork)).filter(({ status }) => status !== 201);
    expect(refused).toEqual(refused.map(() => AWAY));
    expect(await call('/api/user')).toEqual(AWAY);
    expect(await complete(2)).toEqual(AWAY);
    expect(await call('/api/login', { username: 'zara', password: 'secret1' })).toEqual(AWAY);
    expect((await call('/readyz')).status).toBe(503);
    expect((await call('/healthz')).status).toBe(200);
    expect((await call('/api/config')).status).toBe(200);

    await postgres.resume();
    await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
    for (let nth = 100; nth < 120; nth++) await complete(nth);
    expect((await complete(2)).status).toBe(201);
    expect(await countedGames()).toBe(22);
    expect((await call('/api/user')).body).toMatchObject({ gamesCompleted: 22 });
  });

  it('a database that does not answer is given up, and every connection is free afterwards', async () => {
    waitForTheNextMinute();
    const { line } = running();
    const before = await countedGames();
    line.delayBy(Infinity);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, nth) => complete(200 + nth)));
    for (const answer of answers) expect(answer).toEqual(AWAY);
    line.delayBy(0);
    await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
    for (let nth = 200; nth < 240; nth++)
      expect([200, 201]).toContain((await complete(nth)).status);
    expect(await countedGames()).toBe(before + 40);
  });

  it('a slow database is waited for', async () => {
    waitForTheNextMinute();
    const { line } = running();
    line.delayBy(60);
    expect((await complete(300)).status).toBe(201);
    line.delayBy(0);
  });
});

/** How a server becomes read-only: by a setting, or because the pooler leads to another server. */
const TURN = (only: string) => [`alter system ${only}`, 'select pg_reload_conf()'];
const EXCHANGE = (only: string) => [`alter database school ${only}`, END_CONNECTIONS];

/** Makes the database read-only, until the returned function is called. */
async function makeReadOnly(statements: (only: string) => string[]): Promise<() => Promise<void>> {
  const run = async (only: string) => {
    for (const statement of statements(only)) await runOnServer(running().postgres.url, statement);
  };
  const end = () => run('reset default_transaction_read_only');
  onTestFinished(end);
  await run('set default_transaction_read_only = on');
  await expect.poll(isBack, { timeout: 20_000 }).toBe(false);
  return end;
}

it.each([
  ['turned read-only', TURN],
  ['exchanged for a read-only one', EXCHANGE],
])(
  'a database that is %s, and may be an outdated standby, counts as unreachable, also for reading, until it accepts writes again',
  async (_, statements) => {
    waitForTheNextMinute();
    const before = await countedGames();
    const play = () =>
      Promise.all(Array.from({ length: 12 }, (_, nth) => complete(400 + before + nth)));
    const end = await makeReadOnly(statements);
    for (const answer of await play()) expect(answer).toEqual(AWAY);
    expect((await call('/readyz')).status).toBe(503);
    expect(await call('/api/user')).toEqual(AWAY);
    await end();
    await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
    expect((await play()).map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect(await countedGames()).toBe(before + 12);
  },
);

/** With the product's own timeouts: a computer on which everything is slow answers late and refuses nobody. */
it('a whole school can log in while connections take a quarter of a minute to open', async () => {
  const { line, url } = running();
  const database = await openServer(url, MIGRATIONS);
  onTestFinished(() => database.close());
  await findNote(database.db, 'predictions');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const release = line.hold();
  const reads = Array.from({ length: 16 }, () => findNote(database.db, 'predictions'));
  await expect.poll(() => database.load().open).toBe(10);
  // The connection that was open serves those in the queue.
  await Promise.all([reads[0], ...reads.slice(10)]);
  vi.advanceTimersByTime(15_000);
  release();
  expect(await Promise.all(reads)).toEqual(Array(16).fill(null));
});
