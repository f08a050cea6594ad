import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schoolYearOf } from '#shared/school-years.ts';
import { tablesResults, users } from '../../platform/db/schema.ts';
import { withPoolInTransaction } from '../../platform/db/transaction.ts';
import { listTables, rowsOf } from '../../operations/archive/tables-store.ts';
import { hearStatements } from '#testing/statements.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const server = setUpTestApp();
const NOW = schoolYearOf(new Date());
const idOf = (body: unknown) => z.looseObject({ id: z.number() }).parse(body).id;
const imported = z.object({
  importId: z.optional(z.number()),
  rows: z.array(
    z.looseObject({ action: z.string(), username: z.string(), password: z.optional(z.string()) }),
  ),
});

let teacher: TestBrowser;
let owls = 0;
beforeEach(async () => {
  teacher = await server.loginAs({ role: 'teacher' });
  const fields = { name: 'Owls', yearGroup: 3, schoolYear: NOW };
  owls = idOf((await teacher.post('/api/classes', fields)).body);
});

const send = (text: string, more: object = {}, to = `/api/classes/${owls}/import`) =>
  teacher.post(to, { text, dryRun: false, ...more });
const done = async (text: string, more: object = {}) =>
  imported.parse((await send(text, more)).body);
const actions = async (text: string, more: object = {}) =>
  (await done(text, more)).rows.map(({ action }) => action);
const exported = async () => String((await teacher.get(`/api/classes/${owls}/export`)).body);
const undo = (importId: number | undefined) => teacher.post(`/api/imports/${importId}/undo`);

/** All rows of all tables except imports and the audit log, which only grow. */
async function everything(): Promise<unknown> {
  const { db } = server.deps.database;
  const tables = await listTables(db);
  const kept = tables.filter(
    ({ name }) =>
      !['audit_log', 'imports', 'import_changes', 'sessions', 'rate_limits'].includes(name),
  );
  const lines = kept.map(
    ({ name }) => sql`select ${name}::text as name, t::text as line from ${sql.identifier(name)} t`,
  );
  const all = sql`${sql.join(lines, sql` union all `)} order by 1, 2`;
  return rowsOf(db, all, z.object({ name: z.string(), line: z.string() }));
}

describe('a dry run', () => {
  it('a dry run says for each row what would happen, and writes nothing', async () => {
    const before = await everything();
    await server.loginAs({ username: 'taken' });
    const text =
      'Name,Year,Username\nZara Khan,4,\nOmar,,omar7\nBo,9,\n,3,\nSam,3,TAKEN\nJo,3,omar7';
    const answer = await send(text, { dryRun: true });
    const row = (nth: number, rest: object) => ({ row: nth, className: 'Owls', ...rest });
    expect(answer.body).toEqual({
      rows: [
        row(2, { action: 'create', displayName: 'Zara Khan', username: 'zara.khan', yearGroup: 4 }),
        row(3, { action: 'create', displayName: 'Omar', username: 'omar7', yearGroup: 3 }),
        row(4, {
          action: 'refuse',
          displayName: 'Bo',
          username: '',
          yearGroup: null,
          reason: 'The year must be a number from 1 to 6.',
        }),
        row(5, {
          action: 'refuse',
          displayName: '',
          username: '',
          yearGroup: null,
          reason: 'Please give the name.',
        }),
        row(6, {
          action: 'refuse',
          displayName: 'Sam',
          username: 'TAKEN',
          yearGroup: null,
          reason: 'That username is taken by somebody who is not in your classes.',
        }),
        row(7, {
          action: 'refuse',
          displayName: 'Jo',
          username: 'omar7',
          yearGroup: null,
          reason: 'Row 3 is about the same pupil. If they are two pupils, give their usernames.',
        }),
      ],
    });
    expect((await teacher.get(`/api/classes/${owls}`)).body).toMatchObject({ pupils: [] });
    expect(JSON.stringify(before)).not.toContain('omar7');
  });
});

describe('an import', () => {
  it('repeating an import changes nothing', async () => {
    const text = 'Name\tYear\nZara Khan\t4\nOmar Ali\t3';
    expect(await actions(text)).toEqual(['create', 'create']);
    const before = await everything();
    const again = await done(text);
    expect(again).toEqual({ rows: again.rows });
    expect(again.rows.map(({ action }) => action)).toEqual(['unchanged', 'unchanged']);
    expect(await everything()).toEqual(before);
  });

  it('importing an export changes nothing', async () => {
    await done(
      'Name,Username\n=SUM(1),-dash\n"Khan, ""Z"" Zara",\n\'=Bo,\nSam Lee,sam1\nSam Lee,sam2',
    );
    const before = await everything();
    const { rows } = await done(await exported());
    expect(rows.map(({ action }) => action)).toEqual(Array(5).fill('unchanged'));
    expect(await everything()).toEqual(before);
  });

  it('an import gives each new pupil a different avatar, which the class page shows', async () => {
    await done('Name\nAisha\nBen\nMia\nOmar\nZara');
    const { body } = await teacher.get(`/api/classes/${owls}`);
    const { pupils } = z
      .looseObject({ pupils: z.array(z.looseObject({ avatar: z.string() })) })
      .parse(body);
    expect(new Set(pupils.map(({ avatar }) => avatar)).size).toBe(5);
  });

  it('an import gives a pupil whose username is taken the next free one', async () => {
    await server.loginAs({ username: 'mia' });
    await server.loginAs({ username: 'mia2' });
    const { rows } = await done('Name\nMia\nZara');
    expect(rows.map(({ username }) => username)).toEqual(['mia3', 'zara']);
  });

  it('an import updates names and years of pupils that it finds by username', async () => {
    await done('Name,Username\nZara,zara');
    expect(await actions('Name,Username,Year\nZara Khan,ZARA,5')).toEqual(['update']);
    expect(await exported()).toContain('"Zara Khan","5","zara"');
  });

  it('an import finds a pupil by name, in any case, if only one pupil of the class has it', async () => {
    await done('Name,Username\nSam Lee,sam1\nSam Lee,sam2\nZara,z');
    expect(await actions('Name,Year\nzara,6\nSam Lee,2')).toEqual(['update', 'refuse']);
  });

  it('an import refuses a second row with the same name and no usernames, which may be the same child', async () => {
    expect(await actions('Name\nSam Lee\nsam lee')).toEqual(['create', 'refuse']);
  });

  it('a teacher’s import moves no pupil out of another teacher’s class and cannot find those pupils', async () => {
    const other = await server.loginAs({ role: 'teacher' });
    const foxes = idOf((await other.post('/api/classes', { name: 'Foxes', yearGroup: 3 })).body);
    await other.post(`/api/classes/${foxes}/pupils`, { displayName: 'Fergus', username: 'fergus' });
    expect(await actions('Name,Username\nFergus,fergus')).toEqual(['refuse']);
    const mine = idOf((await teacher.post('/api/classes', { name: 'Mine', yearGroup: 3 })).body);
    await teacher.post(`/api/classes/${mine}/pupils`, { displayName: 'Mia', username: 'mia' });
    expect(await actions('Name,Username\nMia,mia')).toEqual(['update']);
  });

  it('an import refuses a username that looks like another', async () => {
    await server.loginAs({ username: 'zoë' });
    expect(await actions('Name,Username\nZoe,zoё')).toEqual(['refuse']);
  });

  it('an import refuses rows whose names cannot be stored', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    for (const [path, text] of [
      [`/api/classes/${owls}/import`, 'Name,Username\nZara,z\u0000'],
      [`/api/classes/${owls}/import`, 'Name\nZa\u0000ra'],
      ['/api/import', 'Name,Class\nZara,3\u0000B'],
      ['/api/import', `Name,Class\nZara,${'x'.repeat(61)}`],
    ] as const) {
      const { body } = await owner.post(path, { text, dryRun: false });
      const made = imported.parse(body).rows.map(({ action }) => action);
      expect([text, made]).toEqual([text, ['refuse']]);
    }
  });

  it('an import makes passwords only on request and only for new accounts, and shows them once', async () => {
    const plain = await done('Name\nZara');
    expect(plain.rows[0]).not.toHaveProperty('password');
    const { rows } = await done('Name\nZara\nOmar', { passwords: true });
    expect(rows.map(({ password }) => password)).toEqual([
      undefined,
      expect.stringMatching(/-\d{3}$/),
    ]);
    const [, omar] = rows;
    const body = { username: omar?.username, password: omar?.password };
    expect((await server.browser().post('/api/login', body)).status).toBe(200);
  });

  it('an import takes passwords from the table', async () => {
    await done('Name,Username,Password\nZara,zara,explore-7');
    const body = { username: 'zara', password: 'explore-7' };
    expect((await server.browser().post('/api/login', body)).status).toBe(200);
  });

  it('an import refuses a text that is no list, and makes nothing of a blank one', async () => {
    for (const text of ['', 'Year\n3', 'Name\n"Zara', 'x'.repeat(400_001)]) {
      expect(await send(text)).toMatchObject({
        status: 400,
        body: { message: expect.any(String) },
      });
    }
    expect(await send('   ')).toMatchObject({ status: 200, body: { rows: [] } });
  });

  it('an import of too many rows is refused with the maximum', async () => {
    const text = Array.from({ length: 2001 }, (_, nth) => `Pupil ${nth}`).join('\n');
    const { status, body } = await send(text);
    expect([status, body]).toEqual([
      400,
      { message: 'Please import at most 2000 pupils at once.' },
    ]);
  });

  it('an import of 1,000 rows sends no more statements than one of 10', async () => {
    const listOf = (rows: number, from: number) =>
      ['Name,Year,Username']
        .concat(
          Array.from({ length: rows }, (_, nth) => `Pupil ${nth},${1 + (nth % 6)},p-${from + nth}`),
        )
        .join('\r\n');
    const statementsOf = async (text: string) => {
      let asked = 0;
      const stop = hearStatements(() => void asked++);
      const made = await actions(text).finally(stop);
      expect(new Set(made)).toEqual(new Set(['create']));
      return asked;
    };
    const few = await statementsOf(listOf(10, 0));
    expect(await statementsOf(listOf(1000, 10))).toBe(few);
  });
});

describe('undoing an import', () => {
  it('undoing an import restores the database as it was', async () => {
    await done('Name,Year,Username\nZara,3,zara\nSam,2,sam');
    const before = await everything();
    const { importId } = await done('Name,Year,Username\nZara Khan,4,zara\nOmar,3,omar\nSam,2,sam');
    expect((await undo(importId)).body).toEqual({ undone: 2 });
    expect(await everything()).toEqual(before);
    expect((await undo(importId)).status).toBe(409);
  });

  it('an import can be undone after the database has moved to a server in another time zone', async () => {
    const { importId } = await done('Name\nZara');
    await withPoolInTransaction(server.deps.database.db, async (tx) => {
      await tx.execute("set local timezone = 'Europe/Berlin'");
      expect((await undo(importId)).body).toEqual({ undone: 1 });
    });
  });

  it('a leaver whom an import brought back has left again when it is undone', async () => {
    const classes = await teacher.post('/api/classes', { name: 'Foxes', yearGroup: 6 });
    const foxes = `/api/classes/${idOf(classes.body)}`;
    await send('Name,Year,Username\nZara,6,zara', {}, `${foxes}/import`);
    await teacher.call(foxes, { method: 'PATCH', body: { isArchived: true } });
    const before = await everything();
    const { importId, rows } = await done('Name,Year,Username\nZara,5,zara');
    expect(rows).toMatchObject([{ action: 'update' }]);
    expect(await everything()).not.toEqual(before);
    expect((await undo(importId)).body).toEqual({ undone: 1 });
    expect(await everything()).toEqual(before);
  });

  /** Things that may happen to Zara after the import that made her account. */
  const SINCE: Record<string, (zara: Pupil, owner: TestBrowser) => Promise<unknown>> = {
    'has played': ({ browser }) =>
      browser.post('/api/game/complete', { gameId: 'word-search', score: 7, maxScore: 10 }),
    'has begun a tables check': ({ id }) => {
      const begun = { userId: id, dealId: crypto.randomUUID(), startedAt: server.deps.now() };
      return server.deps.database.db.insert(tablesResults).values(begun);
    },
    'has said something': ({ browser }) =>
      browser.post('/api/game/feedback', { gameId: 'word-search', rating: 1, comment: 'Hm.' }),
    'has chosen another year': ({ browser }) =>
      browser.post('/api/user/year-group', { yearGroup: 5 }),
    'has another year': ({ id }, owner) => change(owner, id, { yearGroup: 6 }),
    'has another name': ({ id }, owner) => change(owner, id, { displayName: 'Zara K.' }),
    'is switched off': ({ id }, owner) => change(owner, id, { isActive: false }),
    'has a new password': ({ id }, owner) => owner.post(`/api/admin/student/${id}/password`),
    'has other play settings': ({ id }, owner) =>
      owner.call(`/api/admin/student/${id}/play-settings`, {
        method: 'PATCH',
        body: { countdown: 2 },
      }),
    'remembers nothing': ({ id }, owner) =>
      owner.post(`/api/admin/student/${id}/memory`, { isOn: false }),
    'has pictures': ({ id }) => makeCards('pictures', id),
    'has a card': ({ id }) => makeCards('qr', id),
    'is in another class as well': ({ id }, owner) => join(owner, id),
    'is in another class': async ({ id }, owner) => {
      await join(owner, id);
      return owner.call(`/api/classes/${owls}/pupils/${id}`, { method: 'DELETE' });
    },
    'is an admin': ({ id }, owner) => change(owner, id, { isAdmin: true }),
  };

  type Pupil = { browser: TestBrowser; id: number };
  const change = (owner: TestBrowser, id: number, body: object) =>
    owner.call(`/api/admin/student/${id}`, { method: 'PATCH', body });
  const makeCards = (kind: string, id: number) =>
    teacher.post(`/api/classes/${owls}/cards`, { kind, pupilIds: [id] });
  const join = async (owner: TestBrowser, userId: number) => {
    const foxes = idOf((await owner.post('/api/classes', { name: 'Foxes', yearGroup: 3 })).body);
    return owner.post(`/api/classes/${foxes}/pupils`, { userId });
  };

  async function importZaraAndOmar(zara = 'Zara', omar = 'Omar') {
    const { importId, rows } = await done(`Name\n${zara}\n${omar}`, { passwords: true });
    const browser = server.browser();
    const { username, password } = rows[0] ?? {};
    const { body } = await browser.post('/api/login', { username, password });
    return { importId, zara: { browser, id: idOf(body) } };
  }

  it('undoing is refused with the name of a pupil to whom anything has happened since the import', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    for (const [nth, [what, happen]] of Object.entries(SINCE).entries()) {
      const name = `Zara ${nth}`;
      const { importId, zara } = await importZaraAndOmar(name, `Omar ${nth}`);
      await happen(zara, owner);
      const now = what === 'has another name' ? 'Zara K.' : name;
      expect(await undo(importId), what).toMatchObject({
        status: 409,
        body: {
          message: `Nothing was undone, because ${now} has played or been changed since the import.`,
        },
      });
    }
  });

  it('undoing deletes no owner, not even the last one, and reveals nothing new about pupils who have left the teacher', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const { importId, zara } = await importZaraAndOmar();
    const { db } = server.deps.database;
    await db.update(users).set({ role: 'owner', displayName: 'Head' }).where(eq(users.id, zara.id));
    await db.update(users).set({ role: 'pupil' }).where(eq(users.id, owner.id));
    const before = await everything();
    expect(JSON.stringify((await undo(importId)).body)).toContain('because Zara has');
    expect(await everything()).toEqual(before);
  });

  it('undoing does not restore a name that somebody has corrected since', async () => {
    await done('Name,Year,Username\nAnn Abel,4,ann');
    const { importId } = await done('Name,Year,Username\nAnn Other,5,ann');
    const owner = await server.loginAs({ isAdmin: true });
    const { body } = await owner.get(`/api/classes/${owls}`);
    const { pupils } = z
      .looseObject({ pupils: z.array(z.looseObject({ id: z.number() })) })
      .parse(body);
    const [ann] = pupils;
    await change(owner, ann?.id ?? 0, { displayName: 'Ann Correct' });
    expect((await undo(importId)).status).toBe(409);
    expect(await exported()).toContain('"Ann Correct","5","ann"');
  });

  it('a refused undo lists ten names and the number of others', async () => {
    const letters = [...'ABCDEFGHIJKL'];
    const { importId } = await done(['Name', ...letters.map((one) => `Pupil ${one}`)].join('\n'));
    await teacher.post(`/api/classes/${owls}/cards`, { kind: 'qr' });
    const { body } = await undo(importId);
    expect(JSON.stringify(body)).toContain(
      'Pupil I, Pupil J and 2 more have played or been changed',
    );
  });

  it('another teacher cannot undo an import, but an owner can', async () => {
    const { importId } = await done('Name\nZara');
    const other = await server.loginAs({ role: 'teacher' });
    const owner = await server.loginAs({ isAdmin: true });
    expect((await other.post(`/api/imports/${importId}/undo`)).status).toBe(404);
    expect((await owner.post(`/api/imports/${importId}/undo`)).status).toBe(200);
  });
});

describe('a roster of the whole school', () => {
  it('only an owner imports a roster of the whole school; undoing it deletes the classes it made', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const before = await everything();
    const text = 'Forename;Surname;Reg group;Year\nZara;Khan;OWLS;Year 3\nOmar;Ali;4B;4\nBo;;;3';
    const body = { text, dryRun: false };
    expect((await teacher.post('/api/import', body)).status).toBe(403);
    const answer = imported.parse((await owner.post('/api/import', body)).body);
    expect(answer.rows).toMatchObject([
      { action: 'create', displayName: 'Zara Khan', className: 'Owls' },
      { action: 'create', displayName: 'Omar Ali', className: '4B', yearGroup: 4 },
      { action: 'refuse', reason: 'Please give the class, in at most 60 characters.' },
    ]);
    expect((await owner.get('/api/classes')).body).toMatchObject({
      rows: [
        { name: '4B', yearGroup: 4, pupilCount: 1 },
        { name: 'Owls', pupilCount: 1 },
      ],
    });
    expect((await teacher.post(`/api/imports/${answer.importId}/undo`)).status).toBe(404);
    expect((await owner.post(`/api/imports/${answer.importId}/undo`)).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it('a roster of the whole school refuses a row whose class has the name of another of that year, and says so', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    await teacher.post('/api/classes', { name: 'owls', yearGroup: 4, schoolYear: NOW });
    const text = 'Name,Class\nZara Khan,Owls\nOmar Ali,Foxes';
    const answer = await owner.post('/api/import', { text, dryRun: true });
    expect(imported.parse(answer.body).rows).toMatchObject([
      {
        action: 'refuse',
        reason:
          'The classes Owls and owls have the same name. Please give one of them another name.',
      },
      { action: 'create', className: 'Foxes' },
    ]);
  });

  it('a roster of the whole school finds the classes that have moved up in the summer, unless this year has one of that name', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    await teacher.post(`/api/classes/${owls}/move-up`, { dryRun: false, name: 'Foxes' });
    const add = async () => {
      const text = 'Name,Class,Username\nZara,FOXES,zara';
      return imported.parse((await owner.post('/api/import', { text, dryRun: false })).body).rows;
    };
    const counts = async () => (await owner.get('/api/classes')).body;
    expect(await add()).toMatchObject([{ action: 'create', className: 'Foxes' }]);
    expect(await counts()).toMatchObject({ rows: [{ name: 'Foxes', pupilCount: 1 }] });
    await teacher.post('/api/classes', { name: 'Foxes', yearGroup: 2, schoolYear: NOW });
    await add();
    expect(await counts()).toMatchObject({
      rows: [
        { yearGroup: 4, pupilCount: 1 },
        { yearGroup: 2, pupilCount: 1 },
      ],
    });
  });
});
