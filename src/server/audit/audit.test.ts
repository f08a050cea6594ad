import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';
import { runCommand } from '../admin/command.ts';
import { auditLog } from '../db/schema.ts';
import { APPLICATION, COMMAND_LINE } from './event.ts';
import { deleteEventsBefore, findDeletedSince, recordEvent, recordOnce } from './store.ts';

const server = setUpTestApp();
const db = () => server.deps.database.db;
const listEvents = () => db().select().from(auditLog).orderBy(auditLog.id);
const kinds = async () => (await listEvents()).map(({ kind }) => kind);
const logIn = (username: string, password: string) =>
  server.browser().post('/api/login', { username, password });

describe('the log-ins of an owner', () => {
  it('are written down, those that fail as well, with the number of the request and no network address', async () => {
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

  it('are written down once when too many were refused', async () => {
    await server.loginAs({ username: 'head', isAdmin: true });
    for (let nth = 0; nth < 15; nth++) await logIn('head', 'guess');
    expect((await kinds()).slice(1)).toEqual([
      ...Array.from({ length: 10 }, () => 'log-in-failed'),
      'log-in-refused',
    ]);
  });

  it('with the right password to an account that is switched off are written down', async () => {
    await server.loginAs({ username: 'head', isAdmin: true });
    await server.loginAs({ username: 'deputy', isAdmin: true });
    await runCommand(server.deps, ['deactivate', 'head']);
    await logIn('head', PASSWORD);
    expect((await listEvents()).at(-1)).toMatchObject({
      ...{ kind: 'log-in-failed', detail: 'right password, but it may not be used' },
    });
  });

  it('are the only ones: of pupils nothing is written down', async () => {
    await server.loginAs({ username: 'zara' });
    for (let nth = 0; nth < 12; nth++) await logIn('zara', 'guess');
    await logIn('nobody', 'guess');
    expect(await kinds()).toEqual([]);
  });
});

describe('the log', () => {
  it('says which accounts were deleted after a backup was made', async () => {
    const [early, late] = [await server.loginAs(), await server.loginAs()];
    await runCommand(server.deps, ['delete', early.username]);
    server.passTime(1000);
    const backup = server.deps.now();
    server.passTime(1000);
    await runCommand(server.deps, ['delete', late.username]);
    expect(await findDeletedSince(db(), backup)).toEqual([
      { accountId: late.id, at: expect.any(Date) },
    ]);
  });

  it('forgets what is older than it is kept', async () => {
    const [old, young] = [new Date('2026-01-01'), new Date('2026-06-01')];
    for (const at of [old, young]) {
      await recordEvent(db(), { kind: 'setup-changed', actor: COMMAND_LINE, targetId: null, at });
    }
    await deleteEventsBefore(db(), new Date('2026-03-01'));
    expect(await listEvents()).toMatchObject([{ createdAt: young }]);
  });

  it('has one event of what comes again and again, also at the same moment, and one more in the next hour', async () => {
    const HOUR_MS = 3_600_000;
    const at = new Date('2026-06-01T10:59:59Z');
    const event = { kind: 'students-read', actor: APPLICATION, targetId: null, at } as const;
    await Promise.all([1, 2, 3].map(() => recordOnce(db(), event, HOUR_MS)));
    await recordOnce(db(), { ...event, at: new Date('2026-06-01T11:00:00Z') }, HOUR_MS);
    await recordOnce(db(), { ...event, targetId: 7 }, HOUR_MS);
    expect(await listEvents()).toHaveLength(3);
  });
});

describe('a read of other people’s data', () => {
  const endpoints: readonly Endpoint[] = Object.values(contract);
  const forAdmins = endpoints.filter(
    ({ access, method }) => access === 'admin' && method === 'GET',
  );
  const NOTHING_OF_ANYBODY = ['/api/admin/setup', '/api/openapi.json', '/api/user/second-factor'];

  it.each(forAdmins.map(({ path, reads }) => [path, reads] as const))(
    '%s is written down before it is answered, unless nobody’s data is in it',
    async (path, reads) => {
      const owner = await server.loginAs({ isAdmin: true });
      const pupil = await server.loginAs();
      const answer = await owner.get(path.replace(':id', String(pupil.id)));
      expect(answer.status).toBe(200);
      const targetId = path.includes(':id') ? pupil.id : null;
      const read = { kind: reads, actorId: owner.id, targetId };
      const events = (await listEvents()).filter(({ kind }) => kind !== 'logged-in');
      expect(events).toMatchObject(NOTHING_OF_ANYBODY.includes(path) ? [] : [read]);
    },
  );

  it('is one event an hour, each file an event of its own, and none for what was not there', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    for (let nth = 0; nth < 3; nth++) await owner.get('/api/admin/messages');
    for (let nth = 0; nth < 2; nth++) await owner.get('/api/admin/students.csv');
    await owner.get('/api/admin/student/999');
    const read = (await kinds()).filter((kind) => kind !== 'logged-in');
    expect(read).toEqual(['messages-read', 'students-exported', 'students-exported']);
  });

  it('is written down of messages that are marked and deleted, without a word of them', async () => {
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
