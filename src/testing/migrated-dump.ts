// Migrates one embedded database for all server tests and keeps it as a file: each test file starts from a copy.
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { MIGRATIONS } from '#server/db/open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    migratedDump: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'bright-explorers-dump-'));
  const file = join(folder, 'migrated.tar');
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
  const dump = await client.dumpDataDir('none');
  await client.close();
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  project.provide('migratedDump', file);
  return () => rm(folder, { recursive: true, force: true });
}
