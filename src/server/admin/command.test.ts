import { describe, expect, it } from 'vitest';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';
import { readCommand, UsageError } from './command.ts';

const server = setUpTestApp();
const run = async (...args: string[]) => readCommand(args)(server.deps);
const passwordIn = (lines: string[]) => /Password: (\S+)/.exec(lines.join('\n'))?.[1] ?? '';
const logIn = async (username: string, password: string) =>
  (await server.browser().post('/api/login', { username, password })).status;

describe('npm run admin', () => {
  it('npm run admin makes an admin who can log in with the printed password', async () => {
    const lines = await run('create', 'New Head');
    expect(lines[0]).toMatch(/^Username: New Head {2}Password: [a-z2-9]{14}$/);
    const browser = server.browser();
    await browser.post('/api/login', { username: 'new head', password: passwordIn(lines) });
    expect((await browser.get('/api/user')).body).toMatchObject({ isAdmin: true, yearGroup: 1 });
    const admin = await server.loginAs({ isAdmin: true });
    expect((await admin.get('/api/admin/audit-log')).body).toMatchObject({
      entries: [
        { adminName: 'command line', action: 'Created an admin account', targetName: 'New Head' },
      ],
    });
    await expect(run('create', 'NEW HEAD')).rejects.toThrow('That username is already taken.');
    await expect(run('create', 'a/b')).rejects.toThrow('Username can have letters');
  });

  it('npm run admin gives an account a new password', async () => {
    await server.loginAs({ username: 'zara' });
    expect(await logIn('zara', passwordIn(await run('reset-password', 'Zara')))).toBe(200);
    expect(await logIn('zara', PASSWORD)).toBe(401);
  });

  it('npm run admin says that an admin’s new password must be changed within a week', async () => {
    await server.loginAs({ username: 'zara' });
    await server.loginAs({ username: 'head', isAdmin: true });
    const line = 'It is valid for 7 days and must be changed at the first log-in.';
    expect(await run('reset-password', 'head')).toContain(line);
    expect(await run('create', 'second')).toContain(line);
    expect(await run('reset-password', 'zara')).not.toContain(line);
  });

  it('npm run admin promotes and demotes, but never the last active admin', async () => {
    await server.loginAs({ username: 'zara' });
    const lines = await run('promote', 'zara');
    expect(lines[0]).toBe('zara is an admin now.');
    expect(await logIn('zara', PASSWORD)).toBe(401);
    expect(await logIn('zara', passwordIn(lines))).toBe(200);
    expect(await run('promote', 'zara')).toEqual(['zara is an admin now.']);
    await expect(run('demote', 'zara')).rejects.toThrow('This is the only active admin.');
    await run('create', 'other');
    expect(await run('demote', 'zara')).toEqual(['zara is a pupil now.']);
  });

  it('npm run admin switches accounts off and on', async () => {
    const pupil = await server.loginAs({ username: 'zara' });
    await run('deactivate', 'zara');
    expect((await pupil.get('/api/user')).status).toBe(401);
    await run('activate', 'zara');
    expect(await logIn('zara', PASSWORD)).toBe(200);
  });

  it('npm run admin deletes and lists accounts', async () => {
    await server.loginAs({ username: 'zara' });
    await server.loginAs({ username: 'mia', yearGroup: null });
    await run('create', 'head');
    await run('deactivate', 'mia');
    expect(await run('list')).toEqual([
      'head  admin  Year 1  on',
      'mia  pupil  no year  off',
      'zara  pupil  Year 3  on',
    ]);
    expect(await run('list', 'AR')).toEqual(['zara  pupil  Year 3  on']);
    expect(await run('delete', 'zara')).toEqual(['zara is deleted.']);
    expect(await run('list', 'zara')).toEqual([]);
  });

  it('npm run admin says so if there is no such account', async () => {
    await expect(run('promote', 'nobody')).rejects.toThrow('There is no account called nobody.');
  });

  it.each([[], ['create'], ['dance', 'zara'], ['create', 'a', 'b'], ['constructor', 'a']])(
    'npm run admin explains its usage, without a database, when called as %j %j %j',
    (...args) => {
      expect(() => readCommand(args)).toThrow(UsageError);
    },
  );
});
