// Changed bytes on the disk are detected, reported in one sentence that mentions the backup, and never served as valid
// data.
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from '#server/platform/db/postgres/server.ts';
import { Pupil } from './browser.ts';
import { PUPILS } from './people.ts';
import { schoolFolder, startInVain, startServer } from './real-server.ts';

/** The rows of the last statement; they are run while no application is running. */
async function ask(DATA_DIR: string, ...statements: string[]): Promise<{ path?: string }[]> {
  const server = await startPostgres(join(DATA_DIR, 'database'));
  const client = new pg.Client({ connectionString: server.url('bright_explorers') });
  await client.connect();
  let rows: { path?: string }[] = [];
  for (const statement of statements)
    rows = (await client.query<{ path?: string }>(statement)).rows;
  await client.end();
  await server.stop();
  return rows;
}

/** Changes some bytes of each page of a table while no server is running, after these statements. */
async function damage(DATA_DIR: string, table: string, ...before: string[]): Promise<void> {
  const rows = await ask(DATA_DIR, ...before, `select pg_relation_filepath('${table}') as path`);
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

it('a damaged table is reported to its users and to the operator, and everything else continues to work', async () => {
  const DATA_DIR = await schoolFolder();
  const played =
    "insert into game_history (user_id, game_id, score, nth) select id, 'word-search', 7, 1 from users";
  await damage(DATA_DIR, 'game_history', played);
  const server = await startServer({ env: { DATA_DIR } });
  const pupil = new Pupil(PUPILS[0]);
  pupil.origin = server.origin;
  await pupil.logIn();
  expect(await pupil.call('/api/user/game-history')).toEqual({
    status: 503,
    body: { message: 'Something that was saved can’t be read. Please tell your teacher.' },
  });
  expect((await pupil.call('/api/user')).status).toBe(200);
  const lines = server.output().split('\n');
  const line = lines.find((line) => line.includes('The database is damaged')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ level: 60, sqlState: 'XX001' });
  expect(server.output()).not.toMatch(/params|select/);
  expect((await server.end('SIGTERM')).code).toBe(0);
});

it('a start on tables with an unexpected structure ends with the place of the error, without the values of the query', async () => {
  const DATA_DIR = await schoolFolder();
  await ask(DATA_DIR, 'alter table users rename column role to rank');
  const { code, output } = await startInVain({ env: { DATA_DIR } });
  expect(code).toBe(1);
  expect(output).toMatch(/Failed query\n\s+at .*\n[^]*column users.role does not exist\s*$/);
  expect(output).not.toMatch(/params|select/);
});
