// Temporary databases of both kinds, with sample data, and how to open them again.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '#server/platform/db/database.ts';
import { openEmbedded } from '#server/platform/db/open-embedded.ts';
import { openServer, type PoolOptions } from '#server/platform/db/open-server.ts';
import { MIGRATIONS } from '#server/platform/db/open.ts';
import { deleteDatabase } from '#server/platform/db/postgres/site.ts';
import { cpuSecondsOfParent } from './program.ts';
import { startPostgres, type RunningPostgres } from '#testing/postgres-server.ts';

export type Kind = 'embedded' | 'PostgreSQL';
export const KINDS = ['embedded', 'PostgreSQL'] as const;

/** The location of a database, as in the application's settings. */
export type Where = { folder: string } | { url: string };

export interface BenchDatabase {
  kind: Kind;
  where: Where;
  /** Opens it in this process; an embedded one only while nobody else is using it. */
  open: (options?: PoolOptions) => Promise<Database>;
  /** A copy with the same rows; nobody may be using this one. */
  copy: () => Promise<BenchDatabase>;
  drop: () => Promise<void>;
}

let server: Promise<RunningPostgres> | undefined;

/** PostgreSQL's defaults for the parameters that the embedded database changes. */
const AS_IT_COMES = {
  shared_buffers: '128MB',
  io_method: 'worker',
  jit: 'on',
  wal_level: 'replica',
  max_wal_senders: '10',
  max_wal_size: '1GB',
};

/** The PostgreSQL server of this run, with an installation's durability settings. */
export function postgres(): Promise<RunningPostgres> {
  server ??= startPostgres({ isDurable: true, settings: AS_IT_COMES });
  return server;
}

/** Seconds of processor time that the PostgreSQL server has used so far. */
export async function postgresCpuSeconds(): Promise<number> {
  const { url } = await postgres();
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const seconds = cpuSecondsOfParent(rows[0]?.pid ?? 0);
  await client.end();
  return seconds;
}

/** Stops what `postgres` started. */
export async function stopPostgres(): Promise<void> {
  await (await server)?.stop();
  server = undefined;
}

/** A new, empty, migrated database. */
export async function makeBenchDatabase(kind: Kind): Promise<BenchDatabase> {
  const bench =
    kind === 'embedded'
      ? embeddedAt(await mkdtemp(join(tmpdir(), 'bright-explorers-bench-')))
      : await serverDatabase('template1');
  const database = await bench.open();
  await database.close();
  return bench;
}

function embeddedAt(folder: string): BenchDatabase {
  return {
    kind: 'embedded',
    where: { folder },
    open: (options) => openEmbedded(join(folder, 'database'), MIGRATIONS, options),
    copy: async () => {
      const other = await mkdtemp(join(tmpdir(), 'bright-explorers-bench-'));
      await cp(folder, other, { recursive: true });
      return embeddedAt(other);
    },
    drop: async () => {
      await deleteDatabase(join(folder, 'database'));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function serverDatabase(template: string): Promise<BenchDatabase> {
  const { url: base } = await postgres();
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const url = `${base}/${name}`;
  await runOn(`${base}/postgres`, `create database ${name} template ${template}`);
  return {
    kind: 'PostgreSQL',
    where: { url },
    open: (options) => openServer(url, MIGRATIONS, options),
    copy: () => serverDatabase(name),
    drop: () => runOn(`${base}/postgres`, `drop database ${name} with (force)`),
  };
}

/** Runs one statement on a separate connection. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
