// Changed bytes on the disk are detected, reported in one sentence that mentions the backup, and never served as valid
// data. What is said of damage that is found while the server runs, see `answer-error.test.ts`.
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from '#server/platform/db/postgres/server.ts';
import { schoolFolder, startInVain } from './real-server.ts';

/** The rows of a statement, which is run while no application is running. */
async function ask(DATA_DIR: string, statement: string): Promise<{ path?: string }[]> {
  const server = await startPostgres(join(DATA_DIR, 'database'));
  const client = new pg.Client({ connectionString: server.url('bright_explorers') });
  await client.connect();
  const { rows } = await client.query<{ path?: string }>(statement);
  await client.end();
  await server.stop();
  return rows;
}

/** Changes some bytes of each page of a table while no server is running. */
async function damage(DATA_DIR: string, table: string): Promise<void> {
  const rows = await ask(DATA_DIR, `select pg_relation_filepath('${table}') as path`);
  const file = await open(join(DATA_DIR, 'database', 'cluster', 'data', rows[0]?.path ?? ''), 'r+');
  const { size } = await file.stat();
  expect(size).toBeGreaterThan(0);
  for (let page = 0; page < size; page += 8192) await file.write('ten bytes!', page + 8000);
  await file.close();
}

it('a damaged table that a start needs stops it with one message', async () => {
  const DATA_DIR = await schoolFolder();
  await damage(DATA_DIR, 'users');
  const { code, output } = await startInVain({ env: { DATA_DIR } });
  expect(code).toBe(1);
  expect(output.trim().split('\n').at(-1)).toBe(
    'The database is damaged. Please restore a backup (docs/operating.md).',
  );
  expect(output).not.toMatch(/^\s+at |params/m);
});

it('a start on tables with an unexpected structure ends with the place of the error, without the values of the query', async () => {
  const DATA_DIR = await schoolFolder();
  await ask(DATA_DIR, 'alter table users rename column role to rank');
  const { code, output } = await startInVain({ env: { DATA_DIR } });
  expect(code).toBe(1);
  expect(output).toMatch(/Failed query\n\s+at .*\n[^]*column users.role does not exist\s*$/);
  expect(output).not.toMatch(/params|select/);
});
