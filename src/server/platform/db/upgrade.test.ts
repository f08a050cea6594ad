import { sql, type SQL } from 'drizzle-orm';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  addMemory,
  fillLearning,
  LEARNING_BY_ROW,
  learningByRow,
  packedLearning,
  type Learning,
} from '#testing/earlier-learning.ts';
import { fillEveryTable } from '#testing/fill-every-table.ts';
import { makeServerDatabase } from '#testing/fresh-db.ts';
import { rebuild } from '../../operations/archive/restore.ts';
import { settleRestored } from '../../operations/archive/settle-restored.ts';
import { listTables, rowsOf, type Table } from '../../operations/archive/tables-store.ts';
import { writeArchive } from '../../operations/archive/write-archive.ts';
import type { Database, Db } from './database.ts';
import { migrationsOnFile, withFirstMigrations } from './migrations-on-file.ts';
import { openPool, openServer } from './open-server.ts';
import { MIGRATIONS } from './open.ts';

const all = await migrationsOnFile(MIGRATIONS);
const versions = all.map((_, index) => index + 1);

let folder = '';
/** An empty database that goes from version to version and is copied: to make each from nothing would take most of the time. */
let empty: Awaited<ReturnType<typeof makeServerDatabase>> | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bright-explorers-upgrade-'));
  empty = await makeServerDatabase();
});
afterAll(async () => {
  await empty?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A copy of the empty database, which has reached some version. */
const copyEmpty = () => makeServerDatabase(`template ${empty?.name} strategy file_copy`);

const line = z.object({ line: z.string() });

/** All rows of all tables, by the columns that the tables had then. */
async function readAll(db: Db, tables: readonly Table[]): Promise<Record<string, unknown[]>> {
  const result: Record<string, unknown[]> = {};
  for (const { name, columns, key } of tables) {
    const list = (names: readonly string[]): SQL =>
      sql.join(
        names.map((column) => sql.identifier(column)),
        sql`, `,
      );
    const order = list(key.map(({ name }) => name));
    const rows = await rowsOf(
      db,
      sql`select row_to_json(t)::text as line from (select ${list(columns)} from ${sql.identifier(name)}) t order by ${order}`,
      line,
    );
    result[name] = rows.map((row): unknown => JSON.parse(row.line));
  }
  return result;
}

describe.each(versions)('a database of version %i', (version) => {
  let old: Database | undefined;
  let tables: Table[] = [];
  let before: Record<string, unknown[]> = {};
  /** What pupils had learnt, where it was not packed yet: its rows are in none of the above. */
  let learnt: Learning | null = null;
  let archive: Buffer[] = [];
  let after: Database | undefined;
  let drop = async () => {};

  beforeAll(async () => {
    const upgraded = await withFirstMigrations(MIGRATIONS, version, (earlier) =>
      openServer(empty?.url ?? '', earlier),
    );
    await upgraded.close();
    const place = await copyEmpty();
    drop = place.drop;
    old = await openPool(place.url, MIGRATIONS, { isMigrated: true });
    await fillEveryTable(old.db);
    // Entries that named accounts are rewritten: see below.
    tables = (await listTables(old.db)).filter(({ columns }) => !columns.includes('admin_name'));
    if (!tables.some(({ name }) => name === 'learning_records')) {
      const byRow = tables.filter(({ name }) => LEARNING_BY_ROW.includes(name));
      await fillLearning(
        old.db,
        byRow.map(({ name }) => name),
      );
      learnt = learningByRow(await readAll(old.db, byRow));
      tables = tables.filter((table) => !byRow.includes(table));
    }
    before = await readAll(old.db, tables);
    archive = await writeArchive(old.db, new Date());
    await old.close();
    after = await openServer(place.url, MIGRATIONS);
  });
  afterAll(async () => {
    await after?.close();
    await drop();
  });

  it('is upgraded with every row in it', async () => {
    expect(after && (await readAll(after.db, tables))).toEqual(before);
    expect(Object.values(before).every((rows) => rows.length === 3)).toBe(true);
    expect(after && learnt && (await packedLearning(after.db))).toEqual(learnt);
  });

  // Into a database of the test server: that a folder is made and put in place is for the tests of the archive.
  it('is restored from a backup that was made of it then', async () => {
    const file = join(folder, `version-${version}.gz`);
    await writeFile(file, Buffer.concat(archive));
    const target = await copyEmpty();
    const open = (migrations: string) => openServer(target.url, migrations);
    await rebuild(file, {
      migrations: MIGRATIONS,
      open,
      settle: (db) => settleRestored(db, null, { bringBackDeleted: false, now: new Date() }),
    });
    const database = await open(MIGRATIONS);
    // Whoever was logged in then has to log in again, invitations are withdrawn, and the restore is recorded.
    const restored = { ...(await readAll(database.db, tables)), audit_log: [] };
    const withdrawn = before['school_invitations'] && { school_invitations: [] };
    expect(restored).toEqual({ ...before, ...withdrawn, sessions: [], audit_log: [] });
    expect(learnt && (await packedLearning(database.db))).toEqual(learnt);
    await database.close();
    await target.drop();
  });
});

describe('an audit log that named accounts', () => {
  const SINCE = '2026-01-01T00:00:00Z';
  let database: Database | undefined;
  let drop = async () => {};

  /** Today there are: 1 the head, 2 once sam and now samuel jones, 3 once tom and now sam, 4 a second kim. */
  const ACCOUNTS = [
    ['head', SINCE],
    ['samuel jones', SINCE],
    ['sam', SINCE],
    ['kim', '2026-03-01T00:00:00Z'],
  ] as const;
  /** Who (null: an account that is gone, or none), by name, did what to whom; a second after one another but for the last number. */
  const ENTRIES = [
    [1, 'head', 'changed year', 'sam', 'Year 1 → Year 2', 0],
    [1, 'head', 'changed year', 'kim', 'Year 1 → Year 2', 2],
    [1, 'head', 'changed shown name', 'kim', 'kim → Kimberley Smith', 4],
    [1, 'head', 'renamed', 'sam', 'sam → samuel jones', 6],
    [1, 'head', 'changed shown name', 'sam', 'sam → samuel jones', 6.01],
    [1, 'head', 'renamed', 'tom', 'tom → sam', 8],
    [1, 'head', 'switched off', 'samuel jones', null, 10],
    [null, 'gone', 'reset password', 'sam', null, 12],
    [null, 'command line', 'deleted', 'kim', null, 14],
    [null, 'gone', 'deleted', 'gone', null, 16],
    [1, 'head', 'danced', 'nobody', 'with nobody', 18],
  ] as const;

  beforeAll(async () => {
    const place = await makeServerDatabase();
    drop = place.drop;
    const open = (migrations: string) => openServer(place.url, migrations);
    const steps = (await readdir(MIGRATIONS)).toSorted();
    const earlier = steps.findIndex((name) => name.endsWith('audit_by_account.sql'));
    const old = await withFirstMigrations(MIGRATIONS, earlier, open);
    for (const [name, createdAt] of ACCOUNTS) {
      await old.db
        .execute(sql`insert into users (username, username_key, password, display_name, created_at)
        values (${name}, ${name}, 'x', ${name}, ${createdAt})`);
    }
    const begin = Date.parse('2026-02-01T00:00:00Z');
    for (const [admin, adminName, action, target, detail, seconds] of ENTRIES) {
      const at = new Date(begin + seconds * 1000).toISOString();
      await old.db
        .execute(sql`insert into audit_log (admin_id, admin_name, action, target_name, detail, created_at)
        values (${admin}, ${adminName}, ${action}, ${target}, ${detail}, ${at})`);
    }
    await old.close();
    database = await open(MIGRATIONS);
  });
  afterAll(async () => {
    await database?.close();
    await drop();
  });

  it('knows by their ids whom it named, whatever they were called; nothing in it names who is gone', async () => {
    const event = z.object({
      kind: z.string(),
      actor_kind: z.string(),
      detail: z.nullable(z.string()),
      actor_id: z.nullable(z.number()),
      target_id: z.nullable(z.number()),
    });
    if (!database) throw new Error('There is no database.');
    const rows = await rowsOf(database.db, sql`select * from audit_log order by id`, event);
    const [formerKim, formerOwner, formerNobody] = [1, 9, 10].map((row) => rows[row]?.target_id);
    const by = (actor_kind: string, actor_id: unknown) => ({ actor_kind, actor_id });
    const head = by('account', 1);
    const samToSamuel = { target_id: 2, detail: 'sam → samuel jones' };
    expect(rows).toEqual([
      { ...head, kind: 'year-changed', target_id: 2, detail: 'Year 1 → Year 2' },
      { ...head, kind: 'year-changed', target_id: formerKim, detail: null },
      { ...head, kind: 'display-name-changed', target_id: formerKim, detail: null },
      { ...head, kind: 'username-changed', ...samToSamuel },
      { ...head, kind: 'display-name-changed', ...samToSamuel },
      { ...head, kind: 'username-changed', target_id: 3, detail: 'tom → sam' },
      { ...head, kind: 'account-switched-off', target_id: 2, detail: null },
      { ...by('account', formerOwner), kind: 'password-reset', target_id: 3, detail: null },
      { ...by('command-line', null), kind: 'account-deleted', target_id: formerKim, detail: null },
      {
        ...by('account', formerOwner),
        kind: 'account-deleted',
        target_id: formerOwner,
        detail: null,
      },
      { ...head, kind: 'account-changed', target_id: formerNobody, detail: null },
    ]);
    const former = [formerKim, formerOwner, formerNobody].map(Number);
    expect(new Set(former).size).toBe(3);
    expect(Math.min(...former)).toBeGreaterThan(ACCOUNTS.length);
  });

  it('gives nobody the number of who is gone', async () => {
    if (!database) throw new Error('There is no database.');
    const [made] = await rowsOf(
      database.db,
      sql`insert into users (username, username_key, password, display_name)
        values ('new', 'new', 'x', 'new')
        returning (select count(*)::int from audit_log where target_id = users.id or actor_id = users.id) as entries`,
      z.object({ entries: z.number() }),
    );
    expect(made).toEqual({ entries: 0 });
  });
});

it('owners of before there were roles have that of owner, everybody else that of pupil', async () => {
  const place = await makeServerDatabase();
  const open = (migrations: string) => openServer(place.url, migrations);
  const steps = (await readdir(MIGRATIONS)).toSorted();
  const earlier = steps.findIndex((name) => name.endsWith('_classes.sql'));
  const old = await withFirstMigrations(MIGRATIONS, earlier, open);
  await old.db
    .execute(sql`insert into users (username, username_key, password, display_name, is_admin)
    values ('head', 'head', 'x', 'x', true), ('zara', 'zara', 'x', 'x', false)`);
  await old.close();
  const database = await open(MIGRATIONS);
  const roles = z.object({ role: z.string(), is_admin: z.boolean() });
  expect(
    await rowsOf(database.db, sql`select role, is_admin from users order by id`, roles),
  ).toEqual([
    { role: 'owner', is_admin: true },
    { role: 'pupil', is_admin: false },
  ]);
  await database.close();
  await place.drop();
});

it('what was remembered of an account that is gone is gone as well', async () => {
  const place = await makeServerDatabase();
  const open = (migrations: string) => openServer(place.url, migrations);
  const steps = (await readdir(MIGRATIONS)).toSorted();
  const earlier = steps.findIndex((name) => name.endsWith('_learning-records.sql'));
  const old = await withFirstMigrations(MIGRATIONS, earlier, open);
  await addMemory(old.db, 'item_memories', [7, 1, 3.5, '2026-11-20', 5000, 3, 1, 0]);
  await old.close();
  const database = await open(MIGRATIONS);
  expect(await packedLearning(database.db)).toEqual({ records: [], checkpoints: [] });
  await database.close();
  await place.drop();
});
