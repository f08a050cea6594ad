// A PostgreSQL with a standby: the primary ends in some way, the standby is gone, or the line leads to the standby too early. A line
// that can be pointed at either plays the proxy of a cluster, and the test plays what decides who is the primary.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { insertUser } from '#server/accounts/user/store.ts';
import { hashPassword } from '#server/accounts/auth/password.ts';
import { buildApp } from '#server/app.ts';
import { chooseGateway } from '#server/payment/choose-gateway.ts';
import { readConfig } from '#server/platform/config.ts';
import { openServer } from '#server/platform/db/open-server.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { MIGRATIONS } from '#server/platform/db/open.ts';
import { startPostgres } from '#server/platform/db/postgres/server.ts';
import { deleteDatabase, homeOf } from '#server/platform/db/postgres/site.ts';
import { freePort } from '../postgres-server.ts';
import { openSlowLine, type SlowLine } from '../slow-line.ts';
import { copyFolder } from '../copy-folder.ts';

const PATIENCE = { connect: 1500, query: 2000 };
const STANDBY = 'standby';
/** Commits wait for the disk of neither, because no power cut is tested, but for the standby. */
const REPLICATED = { wal_level: 'replica', max_wal_senders: '4', synchronous_commit: 'on' };

interface Node {
  url: string;
  port: number;
  kill: () => Promise<void>;
  /** A clean stop, as before a planned switch. */
  stop: () => Promise<void>;
  /** Stops it and all of its processes where they are. */
  freeze: () => Promise<void>;
}

async function startNode(folder: string, settings: Record<string, string>): Promise<Node> {
  const options = { isPerishable: true, port: await freePort(), settings };
  const server = await startPostgres(folder, options);
  const isStopped = async () =>
    (await readFile(`/proc/${server.pid}/stat`, 'utf8')).includes(') T ');
  /** Only while the server itself is stopped, so that it neither starts processes nor buries those that end. */
  const signalItsProcesses = async (name: 'SIGSTOP' | 'SIGCONT') => {
    const list = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
    for (const pid of list.split(' ').filter(Boolean).map(Number)) process.kill(pid, name);
  };
  let isFrozen = false;
  onTestFinished(async () => {
    if (isFrozen) {
      await signalItsProcesses('SIGCONT');
      process.kill(server.pid, 'SIGCONT');
    }
    await server.stop();
    await deleteDatabase(folder);
  });
  return {
    url: server.url('school'),
    port: options.port,
    kill: async () => {
      process.kill(server.pid, 'SIGKILL');
      await server.ended;
    },
    stop: server.stop,
    freeze: async () => {
      isFrozen = true;
      process.kill(server.pid, 'SIGSTOP');
      await expect.poll(isStopped).toBe(true);
      await signalItsProcesses('SIGSTOP');
    },
  };
}

async function run(node: Pick<Node, 'url'>, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: node.url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query<object>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'bright-explorers-node-'));

/** A stopped server with the school's database, which each test copies. */
let prepared = '';
beforeAll(async () => {
  prepared = await newFolder();
  const server = await startPostgres(prepared, {
    isPerishable: true,
    port: 0,
    settings: REPLICATED,
  });
  await run({ url: server.url('postgres') }, 'create database school');
  await (await openServer(server.url('school'), MIGRATIONS)).close();
  await server.stop();
});
afterAll(() => deleteDatabase(prepared));

/** A primary with the school's database, and the folder of a standby that has not been started. */
async function startPrimary() {
  const [folder, standbyFolder] = [await newFolder(), await newFolder()];
  for (const copy of [folder, standbyFolder]) copyFolder(prepared, copy);
  await writeFile(join(await homeOf(standbyFolder), 'data', 'standby.signal'), '');
  const primary = await startNode(folder, REPLICATED);
  const { username, password, hostname, port } = new URL(primary.url);
  const follows = `host=${hostname} port=${port} user=${username} password=${password} application_name=${STANDBY}`;
  const startStandby = () => startNode(standbyFolder, { ...REPLICATED, primary_conninfo: follows });
  return { primary, startStandby };
}

/** From now on each commit waits until the standby has it. */
async function synchronise(primary: Node): Promise<void> {
  await run(
    primary,
    `alter system set synchronous_standby_names = '${STANDBY}'`,
    'select pg_reload_conf()',
  );
  const inStep = "select from pg_stat_replication where sync_state = 'sync'";
  await expect.poll(() => run(primary, inStep), { timeout: 30_000 }).toHaveLength(1);
}

const promote = (standby: Node) => run(standby, 'select pg_promote()');

/** The application on a line to the primary, with one pupil who plays. */
async function startSchool(primary: Node) {
  const line = await openSlowLine(primary.port);
  const url = new URL(primary.url);
  url.port = String(line.port);
  const database = await openServer(url.href, MIGRATIONS, { patience: PATIENCE });
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const now = () => new Date();
  const payment = await chooseGateway(config, database, now);
  const app = await buildApp({ config, database, payment, now }, '/nowhere');
  onTestFinished(async () => {
    await app.close();
    await database.close();
    await line.close();
  });
  const passwordHash = await hashPassword('secret1');
  await insertUser(database.db, { username: 'zara', passwordHash, yearGroup: 3 });
  const payload = { username: 'zara', password: 'secret1' };
  const { cookies } = await app.inject({ method: 'POST', url: '/api/login', payload });
  const cookie = `sid=${cookies[0]?.value}`;
  const get = async (path: string) => {
    const answer = await app.inject({ method: 'GET', url: path, headers: { cookie } });
    return answer.statusCode;
  };
  const complete = async (nth: number) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/game/complete',
      headers: { cookie },
      payload: { gameId: 'word-search', score: 8, maxScore: 10, playId: playIdOf(nth) },
    });
    return answer.statusCode;
  };
  return { line, get, complete, database };
}

const playIdOf = (nth: number) => `6f0d5b39-3c5c-4d6c-9a55-${String(nth).padStart(12, '0')}`;

/** How often each game is stored, and the pupil's counter. */
async function stored(node: Node): Promise<{ plays: string[]; counter: unknown }> {
  const plays = await run(node, 'select play_id from game_history order by play_id');
  const [counter] = await run(node, "select games_completed from users where username = 'zara'");
  return { plays: plays.map((row) => JSON.stringify(row)), counter };
}

const expectEachOnce = async (node: Node, games: number) =>
  expect(await stored(node)).toEqual({
    plays: Array.from({ length: games }, (_, nth) => JSON.stringify({ play_id: playIdOf(nth) })),
    counter: { games_completed: games },
  });

/** How a primary can end for the school. 'cut off' is a cable that was pulled. */
const ENDS: Readonly<Record<string, (primary: Node, line: SlowLine) => Promise<void>>> = {
  killed: (primary) => primary.kill(),
  frozen: (primary) => primary.freeze(),
  'cut off': async (_, line) => line.delayBy(Infinity),
  switched: (primary) => primary.stop(),
};
/** From the moment when a new primary is named. */
const BACK_WITHIN_MS = 10_000;

it.each(Object.entries(ENDS))(
  'a school whose primary is %s keeps every answered game once on the standby, to which it writes within 10 seconds of that taking writes',
  async (_, end) => {
    const { primary, startStandby } = await startPrimary();
    const standby = await startStandby();
    await synchronise(primary);
    const { line, get, complete } = await startSchool(primary);
    for (let nth = 0; nth < 10; nth++) expect(await complete(nth)).toBe(201);
    // A commit whose answer was lost says nothing about the next primary.
    line.loseNextCommit();
    expect(await complete(20)).toBe(503);
    const atWork = Array.from({ length: 10 }, (_, nth) => complete(10 + nth));
    await end(primary, line);
    expect(await get('/readyz')).toBe(503);
    const answers = await Promise.all(atWork);
    expect(answers.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    // The line leads to the standby before that may take writes.
    line.delayBy(0);
    line.pointAt(standby.port);
    expect(await get('/readyz')).toBe(503);
    expect(await get('/api/user')).toBe(503);
    expect(await complete(0)).toBe(503);
    await promote(standby);
    const namedAt = performance.now();
    await expect.poll(() => get('/readyz'), { timeout: 20_000 }).toBe(200);
    for (let nth = 0; nth <= 20; nth++) expect([200, 201]).toContain(await complete(nth));
    expect(performance.now() - namedAt).toBeLessThan(BACK_WITHIN_MS);
    await expectEachOnce(standby, 21);
  },
);

it('while the standby is gone, saving answers 503, the server counts as not ready, and what a pupil sends again leaves no connections waiting', async () => {
  const { primary, startStandby } = await startPrimary();
  const standby = await startStandby();
  await synchronise(primary);
  const { get, complete, database } = await startSchool(primary);
  expect(await complete(0)).toBe(201);
  await standby.kill();
  for (let time = 0; time < 2; time++) expect(await complete(1)).toBe(503);
  expect(await get('/readyz')).toBe(503);
  // What writes nothing is answered, and says nothing about what does.
  await inTransaction(database.db, (tx) => tx.execute(sql`select 1`));
  expect(await get('/readyz')).toBe(503);
  expect(await get('/api/user')).toBe(200);
  // One commit waits for the standby; those that waited for its row have noticed that nobody waits for them.
  const locked =
    "select pid from pg_stat_activity where datname = 'school' and wait_event_type = 'Lock'";
  await expect.poll(() => run(primary, locked), { timeout: 20_000 }).toEqual([]);
  await run(primary, 'alter system reset synchronous_standby_names', 'select pg_reload_conf()');
  await expect.poll(() => complete(1), { timeout: 30_000 }).toBe(200);
  await expectEachOnce(primary, 2);
});

it('without synchronous replication an answered game is lost with the primary, so these tests can see a loss', async () => {
  const { primary, startStandby } = await startPrimary();
  const { complete } = await startSchool(primary);
  expect(await complete(0)).toBe(201);
  await primary.kill();
  const standby = await startStandby();
  await promote(standby);
  expect(await stored(standby)).toMatchObject({ plays: [] });
});
