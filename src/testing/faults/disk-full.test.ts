// The embedded database on a disk that fills up: pupils get a message, nothing is lost, and it continues once there is
// space again.
import { open, readFile, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { myDataSchema } from '#shared/contract/my-data.ts';
import { Pupil } from './browser.ts';
import { canMount, WITH_MOUNTS } from './mounts.ts';
import { CLASS } from './people.ts';
import { emptyFolder, schoolFolder, startServer } from './real-server.ts';

const MB = 1024 * 1024;
const DISK_MB = 128;
const AWAY = {
  status: 503,
  body: { message: 'We can’t save or load anything just now. Please try again in a moment.' },
};
const isPossible = canMount('the test of a full disk');

/** Writes to the database's log until there is no space for the next segment (16 MiB), which ends all processes of the database. */
async function fillLog(databaseFolder: string): Promise<void> {
  const name = 'bright_explorers';
  const client = new pg.Client({
    host: join(databaseFolder, 'cluster'),
    user: name,
    database: name,
    password: await readFile(join(databaseFolder, 'password'), 'utf8'),
  });
  client.on('error', () => {});
  await client.connect();
  const fill = async () => {
    for (let written = 0; written < DISK_MB; written++) {
      await client.query(`select pg_logical_emit_message(true, 'fill', repeat('x', ${MB}))`);
    }
  };
  await expect(fill()).rejects.toThrow(/terminat|connection|No space/i);
  await client.end().catch(() => {});
}

async function startOnSmallDisk() {
  const school = await schoolFolder();
  const disk = await emptyFolder();
  const script = `mount -t tmpfs -o mode=700,size=${DISK_MB}m none "$1" && cp -r "$2"/. "$1" && exec "$3" dist/server/main.js`;
  const server = await startServer({
    env: { DATA_DIR: disk },
    command: [...WITH_MOUNTS, script, 'sh', disk, school, process.execPath],
  });
  const seen = `/proc/${server.pid}/root${disk}`;
  const ballast = join(seen, 'ballast');
  return {
    server,
    /** Leaves only this much space. */
    leave: async (bytes: number) => {
      await rm(ballast, { force: true });
      const { bavail, bsize } = await statfs(seen);
      const file = await open(ballast, 'w');
      const block = new Uint8Array(MB);
      try {
        for (let left = bavail * bsize - bytes; left > 0; left -= MB) {
          await file.write(block, 0, Math.min(left, MB));
        }
      } finally {
        await file.close();
      }
    },
    fillLog: () => fillLog(join(seen, 'database')),
    freeAll: () => rm(ballast),
  };
}

/** Texts that do not compress. */
function longComments() {
  const random = seededRandom(7);
  return () =>
    Array.from({ length: 1000 }, () =>
      String.fromCodePoint(0x4e00 + Math.floor(random() * 0x5000)),
    ).join('');
}

/** Pupils who rate games, and the answers they got. */
function raters(pupils: readonly Pupil[]) {
  const comment = longComments();
  const kept = new Set<string>();
  const tried = new Set<string>();
  const rate = async (pupil: Pupil) => {
    const text = comment();
    tried.add(text);
    const body = { gameId: 'word-search', rating: 5, comment: text };
    const reply = await pupil.call('/api/game/feedback', body);
    if (reply.status === 201) kept.add(text);
    expect(reply).toEqual(reply.status === 201 ? reply : AWAY);
    return reply.status;
  };
  const rateUntilRefused = async (most: number) => {
    const one = async (pupil: Pupil) => {
      for (let nth = 0; nth < most; nth++) if ((await rate(pupil)) !== 201) return true;
      return false;
    };
    return (await Promise.all(pupils.map(one))).includes(true);
  };
  return { kept, tried, rate, rateUntilRefused };
}

async function isReady(origin: string): Promise<boolean> {
  return (await fetch(`${origin}/readyz`)).ok;
}

async function commentsKept(pupils: readonly Pupil[]): Promise<string[]> {
  const details: string[] = [];
  for (const pupil of pupils) {
    const { ratings } = myDataSchema.parse((await pupil.call('/api/user/data')).body);
    details.push(...ratings.map(({ comment }) => comment ?? ''));
  }
  return details;
}

it.skipIf(!isPossible)(
  'a full disk is answered with 503 and a message, loses nothing, and everything works again once there is space',
  async () => {
    const { server, ...disk } = await startOnSmallDisk();
    const pupils = CLASS.map((name) => new Pupil(name));
    for (const pupil of pupils) pupil.origin = server.origin;
    await Promise.all(pupils.map((pupil) => pupil.logIn()));
    const { kept, tried, rate, rateUntilRefused } = raters(pupils);

    await disk.leave(0);
    expect(await rateUntilRefused(20)).toBe(true);
    // Calls that need no new space still work.
    const [first = new Pupil('nobody')] = pupils;
    expect((await first.call('/api/user')).status).toBe(200);

    // Space for the tables but none for the log: the database stops, is restarted and stops again.
    await disk.leave(8 * MB);
    await disk.fillLog();
    for (let round = 0; round < 3; round++) {
      await rateUntilRefused(2);
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    }

    await disk.freeAll();
    await expect.poll(() => isReady(server.origin), { timeout: 60_000, interval: 500 }).toBe(true);
    for (const pupil of pupils) expect(await rate(pupil)).toBe(201);
    for (const pupil of pupils) expect(await pupil.finish()).toBe(true);
    const there = await commentsKept(pupils);
    // Only counted, because the texts are long and random.
    expect(there.filter((comment) => !tried.has(comment)).length).toBe(0);
    expect(new Set(there).size).toBe(there.length);
    const all = new Set(there);
    expect([...kept].filter((comment) => !all.has(comment)).length).toBe(0);
    await expect.poll(server.output).toContain('No space left on device');
    expect((await server.end('SIGTERM')).code).toBe(0);
  },
);
