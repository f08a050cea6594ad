// After an account is deleted, no row of any table and no answer names its owner.
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#shared/contract/index.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { listTables, rowsOf } from '../operations/archive/tables-store.ts';
import * as schema from '../platform/db/schema.ts';
import { payments, pendingRegistrations } from '../platform/db/schema.ts';
import { countWaitingGames } from '../play/totals-store.ts';

const server = setUpTestApp();
/** Part of every name, comment and message of the child, and of nothing else. */
const TRACE = /quixotina|zebedee/i;

/** All rows of all tables, as text. */
async function everything(): Promise<string[]> {
  const { db } = server.deps.database;
  const rows: string[] = [];
  for (const { name } of await listTables(db)) {
    const line = z.object({ line: z.string() });
    const statement = sql`select t::text as line from ${sql.identifier(name)} t`;
    const found = await rowsOf(db, statement, line);
    rows.push(...found.map((row) => `${name}: ${row.line}`));
  }
  return rows;
}

const traces = async () => (await everything()).filter((row) => TRACE.test(row));

/** Every answer that this user can read. */
async function answersTo(browser: TestBrowser): Promise<string> {
  const endpoints: readonly Endpoint[] = Object.values(contract);
  const paths = endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const answers = [];
  for (const path of paths) answers.push(await browser.get(path.replace(/:\w+/, '2')));
  return JSON.stringify(answers);
}

async function liveALife(): Promise<TestBrowser & { id: number }> {
  const { db } = server.deps.database;
  const child = await server.loginAs({ username: 'Quixotina', displayName: 'Quixotina Z.' });
  await child.post('/api/game/complete', { gameId: 'word-search', score: 7, maxScore: 10 });
  const comment = 'By Quixotina';
  await child.post('/api/game/feedback', { gameId: 'word-search', rating: 4, comment });
  const ids = { user_id: 'embedded', service_id: 'embedded', template_id: 'embedded' };
  const template_params = { from_name: 'Quixotina Z.', from_email: '', message: 'Zebedee says hi' };
  await child.post('/api/v1.0/email/send', { ...ids, template_params });
  const unsigned = { ...template_params, message: 'Hello from nobody', from_name: 'Zebedee' };
  await server.browser().post('/api/v1.0/email/send', { ...ids, template_params: unsigned });
  for (let nth = 0; nth < 12; nth++) {
    await server.browser().post('/api/login', { username: 'Quixotina', password: 'guess' });
  }
  const [paidFor, waits] = [crypto.randomUUID(), crypto.randomUUID()];
  const pending = { password: 'x', createdAt: new Date(), expiresAt: new Date() };
  await db.insert(pendingRegistrations).values([
    { ...pending, id: paidFor, username: 'Quixotina', usernameKey: 'quixotina' },
    { ...pending, id: waits, username: 'zebedee', usernameKey: 'zebedee' },
  ]);
  await db.insert(payments).values({
    checkoutSessionId: 'cs_1',
    pendingRegistrationId: paidFor,
    userId: child.id,
    amountPence: 400,
    currency: 'gbp',
    status: 'paid',
  });
  return child;
}

it('no row belongs to an erased pupil or to a round they played, and none and no answer to an owner, pupil or visitor names them', async () => {
  const { db } = server.deps.database;
  const owner = await server.loginAs({ isAdmin: true, username: 'head' });
  const child = await liveALife();
  const [dealt] = await dealTo(child, 'hangman-balloons');
  if (!dealt) throw new Error('No round was dealt.');
  const round = finishedRound(dealt);
  server.passTime(5 * 60_000);
  const { body: completed } = await child.post('/api/game/complete', round);
  expect(completed).toMatchObject({ verified: true });
  const other = await server.loginAs({ username: 'somebody-else' });
  const tables = Object.values(schema)
    .map((table) => getTableConfig(table))
    .filter(({ columns }) => columns.some(({ name }) => name === 'userId'))
    .map(({ name }) => name);
  const tablesOf = async (id: number) => {
    const found = [];
    for (const name of tables) {
      const statement = sql`select 1 as one from ${sql.identifier(name)} where user_id = ${id}`;
      const rows = await rowsOf(db, statement, z.object({ one: z.number() }));
      if (rows.length > 0) found.push(name);
    }
    return found;
  };
  expect(await tablesOf(child.id)).toEqual(
    expect.arrayContaining([
      'game_history',
      'item_memories',
      'journeys',
      'objective_records',
      'messages',
      'payments',
      'sessions',
    ]),
  );
  const before = await tablesOf(other.id);
  const change = (body: object) =>
    owner.call(`/api/admin/student/${child.id}`, { method: 'PATCH', body });
  expect((await change({ username: 'Zebedee', displayName: 'Zebedee' })).status).toBe(200);
  expect((await change({ yearGroup: 5 })).status).toBe(200);
  expect((await traces()).length).toBeGreaterThan(7);
  const body = { username: 'Zebedee' };
  const gone = await owner.call(`/api/admin/student/${child.id}`, { method: 'DELETE', body });
  expect(gone.status).toBe(204);
  expect(await traces()).toEqual([]);
  // The job that adds games to the totals deletes those that wait.
  await countWaitingGames(db);
  expect(await tablesOf(child.id)).toEqual([]);
  expect(await tablesOf(other.id)).toEqual(before);
  const answers = await answersTo(owner);
  expect(answers).toContain(`former account ${child.id}`);
  expect(answers).not.toMatch(TRACE);
  for (const browser of [other, server.browser()]) {
    expect(await answersTo(browser)).not.toMatch(TRACE);
  }
});

it('no row and no answer names an erased owner', async () => {
  const head = await server.loginAs({ isAdmin: true, username: 'head' });
  const owner = await server.loginAs({ isAdmin: true, username: 'Zebedee' });
  const pupil = await server.loginAs({ username: 'zara' });
  await server.browser().post('/api/login', { username: 'Zebedee', password: 'guess' });
  await owner.call(`/api/admin/student/${pupil.id}`, { method: 'PATCH', body: { yearGroup: 5 } });
  const body = { username: 'Zebedee' };
  await head.call(`/api/admin/student/${owner.id}`, { method: 'DELETE', body });
  expect(await traces()).toEqual([]);
  expect((await head.get('/api/admin/audit-log')).body).toMatchObject({
    entries: [
      { adminName: 'head', targetName: `former account ${owner.id}` },
      { adminName: `former account ${owner.id}`, targetName: 'zara' },
    ],
  });
});

it('a second child with the same name finds nothing of the first in their own data', async () => {
  const owner = await server.loginAs({ isAdmin: true });
  const [first, second] = [await server.loginAs({ username: 'sam' }), await server.loginAs()];
  const rename = (id: number, username: string) =>
    owner.call(`/api/admin/student/${id}`, { method: 'PATCH', body: { username, yearGroup: 5 } });
  await owner.post(`/api/admin/student/${first.id}/end-sessions`);
  await rename(first.id, 'samuel jones');
  const again = await server.loginAs({ username: 'third' });
  await rename(again.id, 'sam');
  await rename(second.id, 'other');
  const { body } = await again.get('/api/user/data');
  expect(JSON.stringify(body)).not.toMatch(/samuel|Signed the account out/);
  expect(body).toMatchObject({ accountLog: { length: 3 } });
});
