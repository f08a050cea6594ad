// Calls whose answer is lost and that are sent again: every call of kind 'key' in the contract, over a line that
// swallows the answer of `commit`, which is where nobody can know whether it was saved.
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';
import { openSlowLine, type SlowLine } from '#testing/slow-line.ts';
import { authenticatorAt } from '#testing/second-factor.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { lockUsernames } from './accounts/user/store.ts';
import { buildApp } from './app.ts';
import { listCopiedTables } from './operations/archive/tables-store.ts';
import type { Database } from './platform/db/database.ts';
import { openServer } from './platform/db/open-server.ts';
import { MIGRATIONS } from './platform/db/open.ts';
import * as schema from './platform/db/schema.ts';
import { inTransaction } from './platform/db/transaction.ts';
import { startJobs } from './jobs.ts';

const server = setUpTestApp({
  APP_ORIGIN: 'http://localhost:80',
  OIDC_ISSUER: 'https://accounts.example',
  OIDC_CLIENT_ID: 'games',
  OIDC_CLIENT_SECRET: 'not used',
});
const authenticator = authenticatorAt(server);

/** The same server on the same database, over the line. */
let lossy: { app: FastifyInstance; database: Database; line: SlowLine } | undefined;

beforeAll(async () => {
  const { rows } = await server.deps.database.db.execute(sql`select current_database() as name`);
  const name = z.object({ name: z.string() }).parse(rows[0]).name;
  const url = new URL(`${inject('postgresUrl')}/${name}`);
  const line = await openSlowLine(Number(url.port));
  url.port = String(line.port);
  const database = await openServer(url.href, MIGRATIONS);
  const app = await buildApp({ ...server.deps, database }, '/nowhere');
  lossy = { app, database, line };
});
afterAll(async () => {
  await lossy?.app.close();
  await lossy?.database.close();
  await lossy?.line.close();
});

type Owner = TestBrowser & { id: number };
let owner: Owner;
let classId: number;
let pupilId: number;
beforeEach(async () => {
  owner = await server.loginAs({ isAdmin: true, username: 'head' });
  classId = await madeBy('/api/classes', { name: 'Owls', yearGroup: 3 });
  pupilId = await madeBy(`/api/classes/${classId}/pupils`, {
    displayName: 'Olga',
    username: 'olga',
  });
});

async function madeBy(path: string, body: object): Promise<number> {
  return z.object({ id: z.number() }).parse((await owner.post(path, body)).body).id;
}

interface Sent {
  /** In the place of the parameters of the path, in turn. */
  ids?: readonly number[];
  body?: object;
}

const TEACHER = { username: 'deputy', displayName: 'Ms Deputy' };
const WORK = { what: { gameId: 'word-search' } };
const LIST = { name: 'Words', yearGroup: 3, words: [{ word: 'lava', definition: 'hot rock' }] };
const ROSTER = { text: 'Name,Class\nNina New,Owls', dryRun: false, passwords: true };
const MESSAGE = { user_id: 'embedded', service_id: 'embedded', template_id: 'embedded' };

const archive = () =>
  owner.call(`/api/classes/${classId}`, { method: 'PATCH', body: { isArchived: true } });

/** A second owner, who makes the account's last step possible. */
const teacher = () => madeBy('/api/admin/teachers', { ...TEACHER, withSchoolAccount: true });

const KEYED: Readonly<Record<string, () => Promise<Sent>>> = {
  sendMessage: async () => ({
    body: { ...MESSAGE, template_params: { from_name: 'A', from_email: '', message: 'Hello!' } },
  }),
  changeAccount: async () => ({ ids: [pupilId], body: { isAdmin: true } }),
  deleteAccount: async () => ({ ids: [pupilId], body: { username: 'olga' } }),
  deleteMessage: async () => {
    await send('sendMessage', (await KEYED['sendMessage']?.()) ?? {}, {});
    return { ids: [1] };
  },
  resetSecondFactor: async () => {
    const colleague = await server.loginAs({ role: 'teacher' });
    await authenticator.enrol(colleague);
    return { ids: [colleague.id] };
  },
  makeClass: async () => ({ body: { name: 'Bats', yearGroup: 3 } }),
  changeClass: async () => ({ ids: [classId], body: { name: 'Renamed' } }),
  deleteClass: async () => {
    await archive();
    return { ids: [classId] };
  },
  addPupil: async () => ({ ids: [classId], body: { displayName: 'Nina New' } }),
  removePupil: async () => ({ ids: [classId, pupilId] }),
  importRoster: async () => ({ ids: [classId], body: ROSTER }),
  importSchool: async () => ({ body: ROSTER }),
  undoImport: async () => {
    const { body } = await owner.post(`/api/classes/${classId}/import`, ROSTER);
    return { ids: [z.object({ importId: z.number() }).parse(body).importId] };
  },
  moveUp: async () => ({ ids: [classId], body: { dryRun: false } }),
  deletePupils: async () => {
    await archive();
    return { ids: [classId], body: { userIds: [pupilId] } };
  },
  makeTeacher: async () => ({ body: TEACHER }),
  withdrawSchoolInvitation: async () => ({ ids: [await teacher()] }),
  unlinkSchoolAccount: async () => {
    const userId = await teacher();
    const account = { userId, issuer: 'https://accounts.example', subject: '7' };
    await server.deps.database.db.insert(schema.schoolAccounts).values(account);
    return { ids: [userId] };
  },
  startTogether: async () => ({ ids: [classId], body: { minutes: 10 } }),
  setWork: async () => ({ ids: [classId], body: WORK }),
  takeWorkBack: async () => ({ ids: [await madeBy(`/api/classes/${classId}/work`, WORK)] }),
  makeWordList: async () => ({ body: LIST }),
  changeWordList: async () => ({
    ids: [await madeBy('/api/word-lists', LIST)],
    body: { name: 'Other words' },
  }),
  deleteWordList: async () => ({ ids: [await madeBy('/api/word-lists', LIST)] }),
  openTablesCheck: async () => ({ ids: [classId], body: { kind: 'practice' } }),
};

const endpoints = Object.entries<Endpoint>(contract);
const keyed = endpoints.filter(([, { repeat }]) => repeat === 'key').map(([name]) => name);

const keyHeader = () => ({ 'idempotency-key': `"${randomUUID()}"` });

async function send(
  name: string,
  { ids = [], body }: Sent,
  headers: Record<string, string>,
  by: TestBrowser = owner,
) {
  const endpoint = endpoints.find(([known]) => known === name)?.[1];
  if (!endpoint) throw new Error(`There is no call ${name}.`);
  const left = [...ids];
  const path = endpoint.path.replace(/:\w+/g, () => String(left.shift()));
  const { status, body: answer } = await by.call(path, { method: endpoint.method, body, headers });
  return { status, body: answer };
}

/** The status that the browser gets when the answer of this call's commit is lost. */
async function sendAndLoseCommit(name: string, { ids = [], body }: Sent, headers: object) {
  if (!lossy) throw new Error('The line is there only while tests run.');
  const endpoint = endpoints.find(([known]) => known === name)?.[1];
  const left = [...ids];
  lossy.line.loseNextCommit();
  const answer = await lossy.app.inject({
    method: endpoint?.method ?? 'POST',
    url: (endpoint?.path ?? '').replace(/:\w+/g, () => String(left.shift())),
    headers: { cookie: `sid=${owner.cookie()}`, ...headers },
    ...(body && { payload: body }),
  });
  return answer.statusCode;
}

/** All rows but counters of throttles and the times at which sessions were last used. */
const ALL_ROWS = Object.values(schema)
  .filter((table) => table !== schema.rateLimits && table !== schema.keptAnswers)
  .map((table) => getTableConfig(table).name)
  .map((name) => `select '${name}' as name, to_jsonb(t) as row from "${name}" t`)
  .join(' union all ');

async function everything(): Promise<string> {
  const { rows } = await server.deps.database.db.execute(sql.raw(ALL_ROWS));
  return rows
    .map((row) => JSON.stringify(row))
    .toSorted()
    .join('\n');
}

it('every call of kind key is tested below', () => {
  expect(Object.keys(KEYED).toSorted()).toEqual(keyed.toSorted());
});

it.each(keyed)(
  '%s whose answer was lost is done once, and answered when it is sent again',
  async (name) => {
    const sent = (await KEYED[name]?.()) ?? {};
    const headers = keyHeader();
    const before = await everything();
    expect(await sendAndLoseCommit(name, sent, headers)).toBe(503);
    const saved = await everything();
    expect(saved).not.toBe(before);
    const again = await send(name, sent, headers);
    expect(again.status).toBe(endpoints.find(([known]) => known === name)?.[1].success);
    expect(await send(name, sent, headers)).toEqual(again);
    expect(await everything()).toBe(saved);
  },
);

const TO_MAKE = { body: { name: 'Bats', yearGroup: 3 } };
const classes = async () =>
  z.object({ total: z.number() }).parse((await owner.get('/api/classes')).body).total;

it('of two at the same moment the second waits for the answer of the first', async () => {
  const headers = keyHeader();
  const make = () => send('makeClass', TO_MAKE, headers);
  const answers = await Promise.all([make(), make(), make()]);
  expect(answers).toEqual(Array.from({ length: 3 }, () => answers[0]));
  expect(answers[0]?.status).toBe(201);
  expect(await classes()).toBe(2);
});

it('of two at the same moment in two processes the second waits for the answer of the first', async () => {
  const { app } = lossy ?? server;
  const call = { method: 'POST', url: '/api/classes', payload: TO_MAKE.body } as const;
  const headers = { cookie: `sid=${owner.cookie()}`, ...keyHeader() };
  const make = async (at: FastifyInstance) => (await at.inject({ ...call, headers })).body;
  const [one, other] = await Promise.all([make(app), make(server.app)]);
  expect(one).toBe(other);
  expect(await classes()).toBe(2);
});

it('those that wait for the answer of a long call leave the connections to others', async () => {
  const headers = keyHeader();
  const { db } = server.deps.database;
  const { answers } = await inTransaction(db, async (tx) => {
    await lockUsernames(tx);
    const sent = Array.from({ length: 20 }, () => send('importSchool', { body: ROSTER }, headers));
    const isLocked = async () => {
      const waiting = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return (await db.execute(waiting)).rows.length;
    };
    await expect.poll(isLocked).toBeGreaterThan(0);
    for (let nth = 0; nth < 5; nth++) expect(await classes()).toBe(1);
    return { answers: sent };
  });
  const [first, ...others] = await Promise.all(answers);
  expect(first?.status).toBe(200);
  for (const other of others) expect(other).toEqual(first);
});

it('what was refused is tried again, and what is changed in the form is another act', async () => {
  const headers = keyHeader();
  expect(
    (await send('makeTeacher', { body: { ...TEACHER, username: 'olga' } }, headers)).status,
  ).toBe(409);
  expect((await send('makeTeacher', { body: TEACHER }, headers)).status).toBe(201);
  const other = { body: { ...TEACHER, username: 'second' } };
  expect((await send('makeTeacher', other, headers)).status).toBe(201);
});

it('an answer is given again for 15 minutes, and is then deleted', async () => {
  const headers = keyHeader();
  const make = () => send('makeClass', TO_MAKE, headers);
  const first = await make();
  server.passTime(14 * 60_000);
  expect(await make()).toEqual(first);
  server.passTime(2 * 60_000);
  expect(await make()).not.toEqual(first);
  server.passTime(16 * 60_000);
  const stop = startJobs(server.deps, (error) => expect(error).toBeNull());
  const left = () => server.deps.database.db.select().from(schema.keptAnswers);
  await expect.poll(left).toEqual([]);
  stop();
});

it('an answer is given again to nobody but the session that asked first', async () => {
  const headers = keyHeader();
  const first = await send('makeClass', TO_MAKE, headers);
  const other = server.browser();
  await other.post('/api/login', { username: 'head', password: PASSWORD });
  const again = await send('makeClass', TO_MAKE, headers, other);
  expect(again.status).toBe(201);
  expect(again.body).not.toEqual(first.body);
});

it('an answer with a password is sealed in the database, and is in no backup or copy', async () => {
  const { body } = await send('makeTeacher', { body: TEACHER }, keyHeader());
  const { password } = z.object({ password: z.string() }).parse(body);
  const rows = JSON.stringify(await server.deps.database.db.select().from(schema.keptAnswers));
  expect(rows).toContain('"answer":"1.');
  expect(rows).not.toContain(password);
  const copied = await listCopiedTables(server.deps.database.db);
  expect(copied.map(({ name }) => name)).not.toContain('acts');
});
