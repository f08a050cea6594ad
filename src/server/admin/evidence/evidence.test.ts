import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { evidence } from '#shared/contract/evidence.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { listTables } from '../../operations/archive/tables-store.ts';
import { readConfig } from '../../platform/config.ts';
import { recipientsOf } from './recipients.ts';
import { testedAt } from './test-run.ts';

const server = setUpTestApp({ AUDIT_DAYS: '99', ANSWER_MONTHS: '7' });

async function read() {
  const owner = await server.loginAs({ isAdmin: true });
  return evidence.getEvidence.reply.parse((await owner.get('/api/admin/evidence')).body);
}

describe('the evidence pack', () => {
  it('the evidence pack describes every table in the database and its number of rows', async () => {
    const { db } = server.deps.database;
    await db.execute(sql`insert into messages (from_name, message) values ('a', 'b'), ('c', 'd')`);
    const { tables } = await read();
    const names = (await listTables(db)).map(({ name }) => name);
    expect(tables.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(tables.find(({ name }) => name === 'messages')?.rows).toBe(2);
  });

  it('the evidence pack has the configured retention periods, and no recipients by default', async () => {
    const pack = await read();
    expect(pack.periods.map(({ setting, value }) => `${setting}: ${value}`)).toEqual([
      'ANSWER_MONTHS: 7 months',
      'IDLE_PUPILS_MONTHS: 24 months',
      'IDLE_PUPILS_NOTICE_DAYS: 30 days',
      'AUDIT_DAYS: 99 days',
      'BACKUP_DIR: not set up: none are made by the software',
    ]);
    expect(pack).toMatchObject({ recipients: [], backup: null, https: 'none', origin: null });
    expect(pack.tables.find(({ name }) => name === 'audit_log')?.until).toBe('99 days');
  });

  it('the evidence pack counts people by role, and staff with a second factor', async () => {
    await server.loginAs({ role: 'teacher' });
    const { id } = await server.loginAs();
    const { db } = server.deps.database;
    await db.execute(sql`update user_settings set memory_from = null where user_id = ${id}`);
    const { people, secondFactor } = await read();
    expect(people).toEqual({ pupils: 1, teachers: 1, owners: 1, classes: 0, withoutMemory: 1 });
    expect(secondFactor).toEqual({ required: false, staff: 2, withIt: 0 });
  });

  it('the evidence pack names the versions that are running', async () => {
    const { versions } = await read();
    expect(versions.node).toBe(process.versions.node);
    expect(versions.app).toMatch(/^\d+\.\d+\.\d+/);
    expect(versions.postgres).toMatch(/^\d+/);
  });
});

describe('recipients', () => {
  const KEYS = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const EMAIL = {
    EMAILJS_PUBLIC_KEY: 'a',
    EMAILJS_SERVICE_ID: 'b',
    EMAILJS_TEMPLATE_ID: 'c',
  };
  const SCHOOL_ACCOUNTS = {
    OIDC_ISSUER: 'https://accounts.example.org',
    OIDC_CLIENT_ID: 'a',
    OIDC_CLIENT_SECRET: 'very-secret',
    APP_ORIGIN: 'https://games.example.org',
  };
  const DATABASE = { DATABASE_URL: 'postgres://u:very-secret@db.example.org/school' };

  it.each([
    ['nothing', {}, []],
    ['Stripe', KEYS, ['stripe.com']],
    ['EmailJS', EMAIL, ['api.emailjs.com']],
    ['school accounts', SCHOOL_ACCOUNTS, ['accounts.example.org']],
    ['a database server', DATABASE, ['db.example.org']],
    ['a database server here', { DATABASE_URL: 'postgres://u@127.0.0.1/school' }, []],
    ['a proxy', { TRUST_PROXY: '1' }, ['not known to the software']],
  ])('with %s set up, exactly the expected recipients are listed', (_, env, hosts) => {
    expect(recipientsOf(readConfig(env)).map(({ host }) => host)).toEqual(hosts);
  });

  it('recipients are listed without any secret from the settings', () => {
    const all = recipientsOf(readConfig({ ...KEYS, ...EMAIL, ...SCHOOL_ACCOUNTS, ...DATABASE }));
    expect(all).toHaveLength(4);
    expect(JSON.stringify(all)).not.toMatch(/very-secret|sk_live|whsec/);
  });
});

describe('the date of the tests', () => {
  const PASSED = '2026-11-20T10:00:00.000Z';

  function folderWith(files: Record<string, string>): string {
    const root = mkdtempSync(join(tmpdir(), 'test-run-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    mkdirSync(join(root, '.cache'));
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(root, '.cache', name), text);
    return root;
  }
  const run = (build: string) => JSON.stringify({ build, passedAt: PASSED });

  it.each([
    ['this build', { 'build.stamp': 'abc', 'test-run.json': run('abc') }, PASSED],
    ['another build', { 'build.stamp': 'abc', 'test-run.json': run('abd') }, null],
    ['a build without a run', { 'build.stamp': 'abc' }, null],
    ['a release, which has no stamp', { 'test-run.json': run('abc') }, null],
    ['a record of another shape', { 'build.stamp': 'abc', 'test-run.json': '{}' }, null],
  ])('the test date is read correctly for %s', (_, files, expected) => {
    expect(testedAt(folderWith(files))).toBe(expected);
  });
});
