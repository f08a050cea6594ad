import { describe, expect, it } from 'vitest';
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
