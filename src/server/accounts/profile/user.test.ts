import { describe, expect, it } from 'vitest';
import { AVATARS } from '#shared/avatars.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const server = setUpTestApp();

describe('the year group', () => {
  it('the year group is changed in the account and in the settings', async () => {
    const pupil = await server.loginAs({ yearGroup: null });
    const answer = await pupil.post('/api/user/year-group', { yearGroup: 5 });
    expect(answer).toMatchObject({ status: 200, body: { yearGroup: 5 } });
    expect((await pupil.get('/api/user')).body).toMatchObject({ yearGroup: 5 });
    expect((await pupil.get('/api/user/settings')).body).toMatchObject({ yearGroup: 5 });
  });

  it('the year group cannot be set to anything but a year from 1 to 6', async () => {
    const pupil = await server.loginAs({ yearGroup: 2 });
    for (const yearGroup of [0, 7, 2.5, '3', null, undefined, -1, 1e9]) {
      expect((await pupil.post('/api/user/year-group', { yearGroup })).status).toBe(400);
    }
    expect((await pupil.get('/api/user')).body).toMatchObject({ yearGroup: 2 });
  });
});

describe('the avatar', () => {
  it('the avatar can be changed to an unlocked one', async () => {
    const pupil = await server.loginAs();
    const answer = await pupil.post('/api/user/avatar', { avatar: AVATARS[14] });
    expect(answer).toMatchObject({ status: 200, body: { avatar: AVATARS[14] } });
    expect((await pupil.get('/api/user/settings')).body).toMatchObject({ avatar: AVATARS[14] });
  });

  it('choosing a locked avatar gives 403 and an unknown one 400', async () => {
    const pupil = await server.loginAs();
    expect((await pupil.post('/api/user/avatar', { avatar: AVATARS[15] })).status).toBe(403);
    expect((await pupil.post('/api/user/avatar', { avatar: '💩' })).status).toBe(400);
    expect((await pupil.post('/api/user/avatar', {})).status).toBe(400);
    expect((await pupil.get('/api/user')).body).toMatchObject({ avatar: '🐶' });
  });

  it('there are 50 different avatars, the first is the dog, and a new pupil has the first 15', async () => {
    const pupil = await server.loginAs();
    const { body } = await pupil.get('/api/avatars');
    expect(body).toEqual([...AVATARS]);
    expect(new Set(AVATARS).size).toBe(50);
    expect(AVATARS[0]).toBe('🐶');
    expect((await pupil.get('/api/user/avatars')).body).toEqual({
      unlockedAvatars: AVATARS.slice(0, 15),
    });
  });
});

describe('changing one’s own password', () => {
  const change = (browser: TestBrowser, currentPassword: string, newPassword: string) =>
    browser.post('/api/user/password', { currentPassword, newPassword });
  const logIn = (username: string, password: string) =>
    server.browser().post('/api/login', { username, password });

  it('changing the password signs other browsers out, and makes copies of this one’s cookie useless', async () => {
    const here = await server.loginAs({ username: 'zara' });
    const before = here.cookie() ?? '';
    const [elsewhere, thief] = [server.browser(), server.browser()];
    await elsewhere.post('/api/login', { username: 'zara', password: PASSWORD });
    thief.setCookie(before);
    expect((await thief.get('/api/user')).status).toBe(200);
    expect((await change(here, PASSWORD, 'better one')).status).toBe(204);
    expect(here.cookie()).not.toBe(before);
    expect((await here.get('/api/user')).status).toBe(200);
    for (const other of [elsewhere, thief]) expect((await other.get('/api/user')).status).toBe(401);
    expect((await logIn('zara', 'better one')).status).toBe(200);
    expect((await logIn('zara', PASSWORD)).status).toBe(401);
  });

  it('a wrong current password changes nothing', async () => {
    const pupil = await server.loginAs();
    expect(await change(pupil, 'wrong', 'better one')).toMatchObject({
      status: 403,
      body: { message: 'Your current password isn’t right.' },
    });
    expect((await pupil.get('/api/user')).status).toBe(200);
    expect((await logIn(pupil.username, PASSWORD)).status).toBe(200);
  });

  it('a new password must have 6 to 200 characters', async () => {
    const pupil = await server.loginAs();
    expect((await change(pupil, PASSWORD, '12345')).status).toBe(400);
    expect((await change(pupil, PASSWORD, 'x'.repeat(201))).status).toBe(400);
    expect((await change(pupil, '', 'better one')).status).toBe(400);
  });

  it('an admin’s change of their own password is recorded in the admin log', async () => {
    const admin = await server.loginAs({ isAdmin: true, username: 'head' });
    await change(admin, PASSWORD, 'kettle-moon-ladder');
    expect((await admin.get('/api/admin/audit-log')).body).toMatchObject({
      entries: [{ action: 'Changed their own password', adminName: 'head', targetName: 'head' }],
    });
  });
});
