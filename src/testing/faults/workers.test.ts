import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { joinEmbedded } from '#server/platform/db/open-embedded.ts';
import { MIGRATIONS } from '#server/platform/db/open.ts';
import { findPostgres } from '#server/platform/db/postgres/server.ts';
import { gameHistory, users } from '#server/platform/db/schema.ts';
import { copyFolder } from '#testing/copy-folder.ts';
import { makeServerDatabase } from '#testing/fresh-db.ts';
import { freePort } from '#testing/postgres-server.ts';
import { startProgram, type Program } from '#testing/program.ts';

const PUPILS = 8;
/** At each worker. */
const GAMES_EACH = 3;
/** A call without an answer or an error after this long never gets one, even on a slow machine. */
const HUNG_MS = 60_000;
const WAIT = { timeout: 2 * HUNG_MS, interval: 50 };

/** What a process runs; nothing once it has ended. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** The open sockets of a process. */
function socketsOf(pid: string): string[] {
  const files = `/proc/${pid}/fd`;
  return readdirSync(files)
    .map((file) => readlinkSync(join(files, file)))
    .filter((target) => target.startsWith('socket:'));
}

/** The socket that listens on a port of this machine. */
function listenerOn(port: number): string {
  const address = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const listener = rows.find(([, local, , state]) => local?.endsWith(address) && state === '0A');
  return `socket:[${listener?.[9]}]`;
}

/** How often a worker is killed. */
const KILLS = 2;

// On the embedded database, which they open together; a PostgreSQL server is to them what it is to one process.
describe('two workers', () => {
  let program: Program;
  let dataDir = '';
  const database = () => join(dataDir, 'database');
  let metricsPort = 0;
  const cookies: string[] = [];
  const devices: string[] = [];

  const post = (path: string, body: object, cookie = '') =>
    fetch(program.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close', cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(HUNG_MS),
    });
  const readMetrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  /** Of all that it has started, such as the database, those that run the same program. */
  const workerPids = () =>
    readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, 'utf8')
      .split(' ')
      .filter((pid) => pid !== '' && commandOf(pid).includes('main.js'));
  /** Both workers have begun (a process that has only been forked has the primary's environment and sockets) and listen. */
  const bothListen = () =>
    vi.waitFor(() => {
      const socket = listenerOn(Number(new URL(program.origin).port));
      const listening = workerPids()
        .filter((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8').includes('NODE_UNIQUE_ID='))
        .filter((pid) => socketsOf(pid).includes(socket));
      expect(listening).toHaveLength(2);
    }, WAIT);
  const rows = async () => {
    const { db, close } = await joinEmbedded(database(), MIGRATIONS);
    const all = await db.select().from(users);
    const games = await db.select().from(gameHistory);
    await close();
    return { users: all, games };
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'bright-explorers-workers-'));
    copyFolder(inject('emptySchoolFolder'), database());
    metricsPort = await freePort();
    program = await startProgram(
      {
        DATA_DIR: dataDir,
        REGISTRATION_FEE_PENCE: '0',
        METRICS_PORT: String(metricsPort),
        ADMIN_PASSWORD: 'open-sesame-7',
      },
      ['--workers', '2'],
    );
  }, 120_000);
  afterAll(async () => {
    await program.stop('SIGKILL');
    await (await findPostgres(database()))?.stop();
    await rm(dataDir, { recursive: true });
  });

  it('two workers create the first admin once and print every line once', async () => {
    expect(program.output().match(/The first admin was created: admin/g)).toHaveLength(1);
    expect(program.output().match(/is ready at/g)).toHaveLength(1);
    expect(workerPids()).toHaveLength(2);
    expect((await rows()).users).toHaveLength(1);
  });

  it('two workers share sessions: a user who registered at one is known to the other', async () => {
    for (let nth = 1; nth <= PUPILS; nth++) {
      const answer = await post('/api/register', { username: `pupil ${nth}`, password: 'secret1' });
      const [session = '', device = ''] = answer.headers.getSetCookie();
      cookies.push(session.split(';')[0] ?? '');
      devices.push(device.split(';')[0] ?? '');
    }
    for (let again = 0; again < 6; again++) {
      const headers = { cookie: cookies[0] ?? '', connection: 'close' };
      expect((await fetch(`${program.origin}/api/user`, { headers })).status).toBe(200);
    }
  });

  it('two workers share the throttle: ten wrong passwords for a name, divided in any way', async () => {
    const tries = Array.from({ length: 24 }, () =>
      post('/api/login', { username: 'pupil 8', password: 'guess' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
    expect(await readMetrics()).toContain('log_ins_total{outcome="throttled"} 14');
  });

  it('a device that one worker has made known is known to the other, so that the right password still works there', async () => {
    const account = { username: 'pupil 8', password: 'secret1' };
    expect((await post('/api/login', account)).status).toBe(429);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post('/api/login', account, devices[7])),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it('no answered game is lost, none counts twice and no call hangs while workers are killed in turn', async () => {
    const answered = new Set<string>();
    let hung = 0;
    const send = async (game: object, cookie: string) => {
      try {
        return (await post('/api/game/complete', game, cookie)).status;
      } catch (error) {
        if (error instanceof Error && error.name === 'TimeoutError') hung += 1;
        throw error;
      }
    };
    const play = async (cookie: string) => {
      for (let nth = 0; nth < GAMES_EACH; nth++) {
        const playId = randomUUID();
        const game = { gameId: 'word-search', score: 7, maxScore: 10, playId };
        // The browser also sends unanswered games again.
        await vi.waitFor(async () => expect([200, 201]).toContain(await send(game, cookie)), WAIT);
        answered.add(playId);
      }
    };
    for (let kill = 0; kill < KILLS; kill++) {
      await bothListen();
      const playing = Promise.all(cookies.map(play));
      process.kill(Number(workerPids()[0]), 'SIGKILL');
      await playing;
    }
    expect(hung).toBe(0);
    expect(answered.size).toBe(KILLS * PUPILS * GAMES_EACH);
    const { users: all, games } = await rows();
    expect(new Set(games.map(({ playId }) => playId))).toEqual(answered);
    expect(games).toHaveLength(answered.size);
    const pupils = all.filter(({ role }) => role === 'pupil');
    expect(pupils.map(({ gamesCompleted }) => gamesCompleted)).toEqual(
      Array(PUPILS).fill(KILLS * GAMES_EACH),
    );
  });

  it('killed workers are replaced, and the metrics of all are added up', async () => {
    await bothListen();
    const said = program.output().match(/Worker \d+ exited \(SIGKILL\); restarting in \d+ ms\./g);
    expect(said).toHaveLength(KILLS);
    expect(said?.[0]).toContain('100 ms');
    await vi.waitFor(
      async () => expect(await readMetrics()).toMatch(/^games_recorded_total \d+$/m),
      WAIT,
    );
  });

  it('two workers stop together on SIGTERM with 0', async () => {
    expect(await program.stop('SIGTERM')).toBe(0);
    expect(() => process.kill(program.pid, 0)).toThrow('ESRCH');
  });
});

it('workers that cannot serve say why, once', async () => {
  const { url, drop } = await makeServerDatabase();
  const problem = z.instanceof(Error).transform(({ message }) => message);
  const env = { DATABASE_URL: url, WORKERS: '3', HOST: '192.0.2.1' };
  const said = await startProgram(env).then(
    () => 'it started',
    (error: unknown) => problem.parse(error),
  );
  expect(said.match(/HOST 192\.0\.2\.1 is not an address of this machine\./g)).toHaveLength(1);
  expect(said).toContain('It ended with 1');
  await drop();
});
