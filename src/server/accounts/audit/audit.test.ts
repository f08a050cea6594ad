import { describe, expect, it, onTestFinished } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { HOUR_MS } from '#shared/dates.ts';
import { classWith } from '#testing/class-with-pupils.ts';
import { hearStatements } from '#testing/statements.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';
import { readCommand } from '../../admin/command.ts';
import { auditLog } from '../../platform/db/schema.ts';
import { APPLICATION, COMMAND_LINE } from './event.ts';
import { deleteEventsBefore, recordEvent, recordEvents, recordOnce } from './store.ts';

const server = setUpTestApp();
const db = () => server.deps.database.db;
const listEvents = () => db().select().from(auditLog).orderBy(auditLog.id);
const kinds = async () => (await listEvents()).map(({ kind }) => kind);
const logIn = (username: string, password: string) =>
  server.browser().post('/api/login', { username, password });

describe('the log-ins of an owner', () => {
  it('an owner’s log-ins, failed ones included, are recorded with the id of the request and without a network address', async () => {
    const { id } = await server.loginAs({ username: 'head', isAdmin: true });
    const failed = await logIn('head', 'not the password');
    const events = await listEvents();
    expect(events).toMatchObject([
      { kind: 'logged-in', actorKind: 'account', actorId: id, targetId: id },
      { kind: 'log-in-failed', actorKind: 'visitor', actorId: null, targetId: id },
    ]);
    expect(events[1]).toMatchObject({ requestId: failed.headers['x-request-id'] });
    expect(JSON.stringify(events)).not.toMatch(/127\.0\.0\.1|not the password/);
  });

  it('an owner’s refused log-ins are recorded only once', async () => {
    await server.loginAs({ username: 'head', isAdmin: true });
    for (let nth = 0; nth < 12; nth++) await logIn('head', 'guess');
    expect((await kinds()).slice(1)).toEqual([
      ...Array.from({ length: 10 }, () => 'log-in-failed'),
      'log-in-refused',
    ]);
  });

  it('a log-in with the right password to a switched-off owner’s account is recorded', async () => {
    await server.loginAs({ username: 'head', isAdmin: true });
    await server.loginAs({ username: 'deputy', isAdmin: true });
    await readCommand(['deactivate', 'head'])(server.deps);
    await logIn('head', PASSWORD);
    expect((await listEvents()).at(-1)).toMatchObject({
      kind: 'log-in-failed',
      detail: 'right password, but it may not be used',
    });
  });

  it('nothing is recorded about the log-ins of pupils', async () => {
    await server.loginAs({ username: 'zara' });
    for (let nth = 0; nth < 11; nth++) await logIn('zara', 'guess');
    await logIn('nobody', 'guess');
    expect(await kinds()).toEqual([]);
  });
});

describe('asking for the password again', () => {
  it('a wrong password of an owner is recorded when it is asked for again and when it is changed, and refusals only once', async () => {
    const head = await server.loginAs({ username: 'head', isAdmin: true });
    await head.post('/api/user/confirm', { password: 'not the password' });
    const change = { currentPassword: 'not the password', newPassword: 'badger-kettle-moon' };
    const failed = await head.post('/api/user/password', change);
    for (let nth = 0; nth < 12; nth++) await head.post('/api/user/confirm', { password: 'guess' });
    const events = (await listEvents()).slice(1);
    expect(events.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 10 }, () => 'confirmation-failed'),
      'confirmation-refused',
    ]);
    const who = { actorKind: 'account', actorId: head.id, targetId: head.id };
    expect(events[1]).toMatchObject({ ...who, detail: 'wrong password' });
    expect(events[1]).toMatchObject({ requestId: failed.headers['x-request-id'] });
    expect(JSON.stringify(events)).not.toContain('not the password');
  });

  it('a wrong password of a pupil is not recorded', async () => {
    const zara = await server.loginAs({ username: 'zara' });
    for (let nth = 0; nth < 11; nth++) await zara.post('/api/user/confirm', { password: 'guess' });
    expect(await kinds()).toEqual([]);
  });
});

describe('the log', () => {
  it('the log deletes events that are older than the retention period', async () => {
    const [old, young] = [new Date('2026-01-01'), new Date('2026-06-01')];
    for (const at of [old, young]) {
      await recordEvent(db(), { kind: 'setup-changed', actor: COMMAND_LINE, targetId: null, at });
    }
    await deleteEventsBefore(db(), new Date('2026-03-01'));
    expect(await listEvents()).toMatchObject([{ createdAt: young }]);
  });

  it('repeated events within an hour are recorded once, even simultaneous ones, and once more in the next hour', async () => {
    const at = new Date('2026-06-01T10:59:59Z');
    const event = { kind: 'students-read', actor: APPLICATION, targetId: null, at } as const;
    await Promise.all([1, 2, 3].map(() => recordOnce(db(), event, HOUR_MS)));
    await recordOnce(db(), { ...event, at: new Date('2026-06-01T11:00:00Z') }, HOUR_MS);
    await recordOnce(db(), { ...event, targetId: 7 }, HOUR_MS);
    expect(await listEvents()).toHaveLength(3);
  });
});

describe('a read of other people’s data', () => {
  it('repeated reads are recorded once an hour, each saved file by itself, and failed reads never', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    for (let nth = 0; nth < 3; nth++) await owner.get('/api/admin/messages');
    for (let nth = 0; nth < 2; nth++) await owner.get('/api/admin/students.csv');
    await owner.get('/api/admin/student/999');
    const read = (await kinds()).filter((kind) => kind !== 'logged-in');
    expect(read).toEqual(['messages-read', 'students-exported', 'students-exported']);
  });

  it('a read about one pupil names the pupil, so that each of a class has an entry and can be searched for', async () => {
    const { id, teacher, pupils } = await classWith(server, ['Ann Bell', 'Omar Said']);
    for (const { id: userId } of pupils) {
      const page = `/api/classes/${id}/pupils/${userId}`;
      for (const path of [page, `${page}/letter`, `/api/pupils/${userId}/play-settings`]) {
        expect((await teacher.get(path)).status).toBe(200);
      }
    }
    const byTeacher = (await listEvents()).filter(({ kind }) => kind !== 'logged-in');
    expect(byTeacher.map(({ kind, targetId, detail }) => [kind, targetId, detail])).toEqual(
      pupils.flatMap(({ id: userId }) => [
        ['pupil-read', userId, `class ${id}`],
        ['pupil-letter-read', userId, `class ${id}`],
        ['pupil-read', userId, null],
      ]),
    );
  });

  it('marking and deleting messages is recorded without a word of their text', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const ids = { user_id: 'embedded', service_id: 'embedded', template_id: 'embedded' };
    const template_params = { from_name: 'Mum', from_email: '', message: 'Secret words' };
    await server.browser().post('/api/v1.0/email/send', { ...ids, template_params });
    const path = '/api/admin/messages/1';
    await owner.call(path, { method: 'PATCH', body: { read: true } });
    await owner.call(path, { method: 'DELETE' });
    await owner.call('/api/admin/setup', { method: 'PATCH', body: { dismissed: true } });
    expect((await kinds()).slice(1)).toEqual([
      'message-marked',
      'message-deleted',
      'setup-changed',
    ]);
    expect(JSON.stringify(await listEvents())).not.toMatch(/Secret|Mum/);
  });
});

describe('owners read the log', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 2, day));
  const eventsPath = (query: object) =>
    `/api/admin/audit-events?${new URLSearchParams({ ...query })}`;

  /** Two owners act on a pupil and without an account, each event on its own day of March. */
  async function fillLog() {
    const head = await server.loginAs({ username: 'head', isAdmin: true });
    const deputy = await server.loginAs({ username: 'deputy', isAdmin: true });
    const zara = await server.loginAs({ username: '=zara' });
    await db().delete(auditLog);
    const actor = (id: number) => ({ kind: 'account', id, requestId: 'a-request' }) as const;
    const events = [
      { kind: 'students-read', actor: actor(head.id), targetId: null },
      { kind: 'student-read', actor: actor(deputy.id), targetId: zara.id },
      { kind: 'year-changed', actor: actor(head.id), targetId: zara.id, detail: 'Year 3 → Year 4' },
      { kind: 'password-reset', actor: COMMAND_LINE, targetId: 4711 },
    ] as const;
    for (const [nth, event] of events.entries()) {
      await recordEvent(db(), { ...event, at: at(nth + 1) });
    }
    return { head, deputy, zara };
  }

  const kindsIn = (body: unknown) =>
    contract.getAuditEvents.reply.parse(body).rows.map(({ kind }) => kind);

  it('owners see events of every kind, newest first, with current names, and deleted accounts as numbers', async () => {
    const { head, zara } = await fillLog();
    const { body } = await head.get('/api/admin/audit-events');
    expect(body).toMatchObject({
      total: 4,
      rows: [
        { kind: 'password-reset', actorName: 'command line', targetName: 'former account 4711' },
        { kind: 'year-changed', actorName: 'head', targetName: '=zara', targetId: zara.id },
        { kind: 'student-read', actorName: 'deputy' },
        { kind: 'students-read', actorName: 'head', actorId: head.id, targetName: null },
      ],
    });
  });

  it('owners can filter the log by kind, actor, account and time in any combination', async () => {
    const { head, zara } = await fillLog();
    const found = async (query: object) => kindsIn((await head.get(eventsPath(query))).body);
    const [second, third] = [at(2).toISOString(), at(3).toISOString()];
    expect(await found({ kind: 'student-read' })).toEqual(['student-read']);
    expect(await found({ actorId: head.id, until: third })).toEqual(['students-read']);
    expect(await found({ targetId: zara.id })).toEqual(['year-changed', 'student-read']);
    expect(await found({ from: second, until: third })).toEqual(['student-read']);
    expect(await found({ actorId: head.id, targetId: zara.id })).toEqual(['year-changed']);
    expect(await found({ kind: 'logged-in' })).toEqual([]);
    expect(await found({ actorKind: 'command-line' })).toEqual(['password-reset']);
    expect(await found({ target: ' ZAR ' })).toEqual(['year-changed', 'student-read']);
    expect(await found({ target: String(zara.id) })).toEqual(['year-changed', 'student-read']);
    for (const target of ['4711', 'former account 4711']) {
      expect(await found({ target })).toEqual(['password-reset']);
    }
    expect(await found({ target: '%' })).toEqual([]);
  });

  it('the log refuses filters that make no sense', async () => {
    const { head } = await fillLog();
    for (const query of [
      { kind: 'no-such-kind' },
      { actorId: 'head' },
      { actorKind: 'nobody' },
      { from: '0000-01-01T00:00:00Z' },
      { until: 'yesterday' },
      { page: '0' },
    ]) {
      expect([query, (await head.get(eventsPath(query))).status]).toEqual([query, 400]);
    }
  });

  it('owners can page through the log and see each event once', async () => {
    const { head } = await fillLog();
    const event = { kind: 'backup-made', actor: APPLICATION, targetId: null } as const;
    await recordEvents(
      db(),
      Array.from({ length: 20 }, () => ({ ...event, at: at(10) })),
    );
    const first = await head.get(eventsPath({ until: at(20).toISOString() }));
    const second = await head.get(eventsPath({ until: at(20).toISOString(), page: '2' }));
    expect(kindsIn(first.body)).toEqual(Array.from({ length: 20 }, () => 'backup-made'));
    expect(second.body).toMatchObject({ total: 24 });
    expect(kindsIn(second.body)).toHaveLength(4);
  });

  it('pages and their total come from the same moment, even while events are being written', async () => {
    const { head } = await fillLog();
    const event = { kind: 'backup-made', actor: APPLICATION, targetId: null } as const;
    let writing = Promise.resolve();
    const stop = hearStatements(({ text }) => {
      if (!text.includes('from "audit_log"') || text.includes('once_key')) return;
      const more = { ...event, at: at(10) };
      writing = writing.then(() => recordEvent(db(), more));
    });
    onTestFinished(stop);
    const { body } = await head.get('/api/admin/audit-events');
    stop();
    await writing;
    const { rows, total } = contract.getAuditEvents.reply.parse(body);
    expect(rows).toHaveLength(total);
    expect(await listEvents()).not.toHaveLength(total);
  });

  it('owners can choose from everybody who acted in the log, including deleted accounts', async () => {
    const { head, deputy } = await fillLog();
    await readCommand(['delete', 'deputy'])(server.deps);
    expect((await head.get('/api/admin/audit-actors')).body).toEqual({
      total: 2,
      rows: [
        { id: head.id, name: 'head' },
        { id: deputy.id, name: `former account ${deputy.id}` },
      ],
    });
  });

  it('owners can save the filtered log as a table in which no name is a formula', async () => {
    const { head, zara } = await fillLog();
    const { body, headers } = await head.get(
      `/api/admin/audit-events.csv?targetId=${zara.id}&kind=year-changed`,
    );
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/filename="audit-log-\d{4}-\d\d-\d\d\.csv"/);
    expect(body).toBe(
      '\uFEFF"Date","Who","Number of their account","What","To whom","Number of that account","Details","Request"\r\n' +
        `"2026-03-03T00:00:00.000Z","head","${head.id}","Changed the year group","'=zara","${zara.id}",` +
        '"Year 3 → Year 4","a-request"\r\n',
    );
  });

  it('pupils cannot read the log, and owners cannot save it without having given their password recently', async () => {
    const { head, zara } = await fillLog();
    for (const path of ['/api/admin/audit-events', '/api/admin/audit-events.csv']) {
      expect((await zara.get(path)).status).toBe(403);
    }
    server.passTime(16 * 60_000);
    expect((await head.get('/api/admin/audit-events')).status).toBe(200);
    expect(await head.get('/api/admin/audit-events.csv')).toMatchObject({
      status: 403,
      body: { needs: 'password' },
    });
  });

  it('reading the log is itself recorded, each saved file separately', async () => {
    const { head } = await fillLog();
    for (let nth = 0; nth < 2; nth++) await head.get('/api/admin/audit-events');
    for (let nth = 0; nth < 2; nth++) await head.get('/api/admin/audit-events.csv');
    const exported = 'audit-log-exported';
    expect((await kinds()).slice(4)).toEqual(['audit-log-read', exported, exported]);
  });
});
