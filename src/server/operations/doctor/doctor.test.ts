// Troubles planted one at a time: each is found by its own line, and nothing else is.
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { DAY_MS } from '#shared/dates.ts';
import { makeAuthority, makeCertificate } from '#testing/certificates.ts';
import { freePort } from '#testing/postgres-server.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { keepBackupOutcome } from '../backups/store.ts';
import { unknownSettings } from '../../platform/unknown-settings.ts';
import { findTroubles, thisMachine } from './doctor.ts';
import type { Examined } from './checks.ts';

const server = setUpTestApp();
/** Another file system than that of the temporary folder, for the backups. */
const OTHER_DISK = '/dev/shm';
/** Part of each folder's name, as in /home/mary-smith. */
const PERSON = 'mary-smith';
let healthy: Examined;
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), `${PERSON}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const dataDir = await mkdtemp(join(OTHER_DISK, `${PERSON}-`));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await mkdir(join(folder, 'backups'), { mode: 0o700 });
  const envFile = join(folder, '.env');
  await writeFile(envFile, 'SECRET=x', { mode: 0o600 });
  Object.assign(server.deps.config, {
    dataDir,
    databaseUrl: 'postgres://test',
    backupDir: join(folder, 'backups'),
    port: await freePort(),
  });
  const { config, database, now } = server.deps;
  const good = { at: now(), bytes: 1, file: 'last-night.backup.gz' };
  await keepBackupOutcome(database.db, { good, failed: null });
  healthy = {
    config: { ...config },
    // The tests' own server does not wait for the disk.
    database: {
      ...database,
      durability: async () => ({
        fsync: true,
        full_page_writes: true,
        synchronous_commit: true,
        data_checksums: true,
      }),
    },
    now,
    machine: {
      ...thisMachine(false),
      strangeSettings: [],
      freeBytes: async () => 50_000_000_000,
      envFile,
    },
  };
});

/** The files of a certificate for localhost and 127.0.0.1. */
async function localCertificate() {
  const { cert, key } = await makeCertificate(await makeAuthority());
  const tls = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  await writeFile(tls.cert, cert);
  await writeFile(tls.key, key);
  return tls;
}

const PLANTED: Readonly<Record<string, (examined: Examined) => Promise<Partial<Examined> | void>>> =
  {
    settings: async ({ machine }) => ({
      machine: { ...machine, strangeSettings: unknownSettings({ BACKUP_DIRS: '/x' }, {}) },
    }),
    disk: async ({ config: { dataDir }, machine }) => ({
      machine: {
        ...machine,
        freeBytes: async (path) => (path === dataDir ? 400_000_000 : machine.freeBytes(path)),
      },
    }),
    fsync: async ({ database }) => ({
      database: {
        ...database,
        durability: async () => ({ ...(await database.durability()), fsync: false }),
      },
    }),
    clock: async () => ({ now: () => new Date(Date.now() - 10 * 60_000) }),
    memory: async ({ config, machine }) => ({
      config: { ...config, workers: 8, connections: 2 },
      machine: { ...machine, memoryBytes: 1_000_000_000 },
    }),
    port: async ({ config: { port, host } }) => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(port, host, resolve));
      onTestFinished(() => void other.close());
    },
    rights: async ({ machine: { envFile } }) => chmod(envFile ?? '', 0o644),
    https: async ({ config }) => ({
      config: { ...config, tls: await localCertificate(), origin: 'https://games.example.org' },
    }),
    proxy: async ({ config }) => ({ config: { ...config, origin: 'https://games.example.org' } }),
    backups: async ({ config }) => {
      await rm(config.backupDir ?? '', { recursive: true });
      await writeFile(config.backupDir ?? '', 'not a folder');
    },
    database: async ({ config }) => ({ config: { ...config, connections: 1000 } }),
  };

const examine = (examined: Examined) => findTroubles(examined);

it('nothing is said of a healthy installation', async () => {
  expect(await examine(healthy)).toEqual([]);
});

it.each([
  ['https://localhost', []],
  ['https://127.0.0.1:3000', []],
  ['https://[::1]', [expect.stringContaining('The certificate is not for ::1')]],
])('a certificate is for the names and the addresses in it (%s)', async (origin, lines) => {
  const config = { ...healthy.config, tls: await localCertificate(), origin };
  expect(await examine({ ...healthy, config })).toEqual(lines);
});

it.each(Object.keys(PLANTED))(
  'trouble with %s is found by its own line, which names nobody',
  async (name) => {
    const examined = { ...healthy, ...(await PLANTED[name]?.(healthy)) };
    const lines = await examine(examined);
    expect(lines.map((line) => line.split(': ')[0])).toEqual([name]);
    expect(lines.join('\n')).not.toContain(PERSON);
    expect(lines.join('\n')).not.toMatch(/BACKUP_DIR: .*BACKUP_DIR/);
  },
);

it('a certificate that has expired, a late backup and a clock behind the database are troubles as well', async () => {
  const now = () => new Date(Date.now() + 3 * DAY_MS);
  const lines = await examine({ ...healthy, now });
  expect(lines).toEqual([
    expect.stringContaining('clock: The clocks of this machine and of the database differ'),
    expect.stringContaining('backups: The newest backup is of'),
  ]);
});

it('the start says what it can judge, and a check that fails says so', async () => {
  const { db } = server.deps.database;
  await db.execute(sql`insert into audit_log (kind, actor_kind, created_at)
    values ('logged-in', 'command-line', now() + interval '1 hour')`);
  const full = { ...healthy.machine, freeBytes: async () => 0 };
  expect(await findTroubles({ ...healthy, machine: full }, 'start')).toEqual([
    expect.stringMatching(/^disk: .* DATA_DIR/),
    expect.stringMatching(/^disk: .* BACKUP_DIR/),
    expect.stringContaining('clock: The clock of this machine is behind what was saved before.'),
  ]);
});
