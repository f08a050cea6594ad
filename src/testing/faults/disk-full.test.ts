// A disk that runs full under the embedded database: pupils are told, nothing is lost, and it goes on when there is space again.
import { spawnSync } from 'node:child_process';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { seededRandom } from '#games/kit/random.ts';
import { myDataSchema } from '#shared/contract/my-data.ts';
import { startPostgres } from '#server/db/postgres/server.ts';
import { Pupil } from './browser.ts';
import { PUPILS } from './people.ts';
import { emptyFolder, schoolFolder, startServer } from './real-server.ts';

const MB = 1024 * 1024;
const DISK_MB = 128;
const AWAY = {
  status: 503,
  body: { message: 'We cannot reach our notebook just now. Please try again in a moment.' },
};
/** A disk of our own: mounted where only the server's process sees it, which needs no rights on Linux. */
const MOUNT = ['unshare', '--mount', '--map-root-user', 'sh', '-c'] as const;

const probe = spawnSync(MOUNT[0], [...MOUNT.slice(1), 'mount -t tmpfs none /tmp'], {
  encoding: 'utf8',
});
const canMount = probe.status === 0;
if (!canMount) {
  const reason = probe.error?.message ?? probe.stderr.trim();
  process.stderr.write(
    `\nSKIPPED: the test of a full disk, no small disk can be mounted: ${reason}\n`,
  );
}

/** Moves the database's log near the end of its piece of 16 MiB, so that few requests bring on the next one. */
async function fillLog(folder: string): Promise<void> {
  const server = await startPostgres(join(folder, 'database'));
  const client = new pg.Client({ connectionString: server.url('bright_explorers') });
  await client.connect();
  const used = async () => {
    const row = z.object({ used: z.coerce.number() });
    const { rows } = await client.query(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') % ${16 * MB} as used`,
    );
    return row.parse(rows[0]).used;
  };
  while ((await used()) < 11 * MB) {
    await client.query(`select pg_logical_emit_message(false, 'fill', repeat('x', ${MB / 2}))`);
  }
  await client.end();
  await server.stop();
}

async function startOnSmallDisk() {
  const school = await schoolFolder();
  await fillLog(school);
  const disk = await emptyFolder();
  const script = `mount -t tmpfs -o size=${DISK_MB}m none "$1" && cp -r "$2"/. "$1" && exec "$3" dist/server/main.js`;
  const server = await startServer({
    env: { DATA_DIR: disk },
    command: [...MOUNT, script, 'sh', disk, school, process.execPath],
  });
  const seen = `/proc/${server.pid}/root${disk}`;
  const ballast = join(seen, 'ballast');
  return {
    server,
    /** Takes all space but this. */
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
    freeAll: () => rm(ballast),
  };
}

/** Texts that no compression makes shorter. */
function longComments() {
  const random = seededRandom(7);
  return () =>
    Array.from({ length: 1000 }, () =>
      String.fromCodePoint(0x4e00 + Math.floor(random() * 0x5000)),
    ).join('');
}

/** Pupils who rate, and what they were answered. */
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

it.skipIf(!canMount)(
  'a full disk is answered with 503 and a sentence, loses nothing, and is gone when there is space',
  async () => {
    const { server, ...disk } = await startOnSmallDisk();
    const pupils = PUPILS.map((name) => new Pupil(name));
    for (const pupil of pupils) pupil.origin = server.origin;
    await Promise.all(pupils.map((pupil) => pupil.logIn()));
    const { kept, tried, rate, rateUntilRefused } = raters(pupils);

    await disk.leave(0);
    expect(await rateUntilRefused(500)).toBe(true);
    // What needs no new space goes on.
    const [first = new Pupil('nobody')] = pupils;
    expect((await first.call('/api/user')).status).toBe(200);

    // Space for the tables, and none for the next piece of the log: the engine gives up.
    for (let round = 0; round < 9 && (await isReady(server.origin)); round++) {
      await disk.leave(8 * MB);
      await rateUntilRefused(500);
    }
    expect(await isReady(server.origin)).toBe(false);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(await first.call('/api/user')).toEqual(AWAY);

    await disk.freeAll();
    await expect.poll(() => isReady(server.origin), { timeout: 60_000, interval: 500 }).toBe(true);
    for (const pupil of pupils) expect(await rate(pupil)).toBe(201);
    for (const pupil of pupils) expect(await pupil.finish()).toBe(true);
    const there = await commentsKept(pupils);
    // Counted, because the texts are long and mean nothing.
    expect(there.filter((comment) => !tried.has(comment)).length).toBe(0);
    expect(new Set(there).size).toBe(there.length);
    const all = new Set(there);
    expect([...kept].filter((comment) => !all.has(comment)).length).toBe(0);
    await delay(50);
    expect(server.output()).toContain('No space left on device');
    expect((await server.end('SIGTERM')).code).toBe(0);
  },
);
