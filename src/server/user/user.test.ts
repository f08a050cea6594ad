import { describe, expect, it } from 'vitest';
import { AVATARS } from '#shared/avatars.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const server = setUpTestApp();

describe('the year group', () => {
  it('is changed for the user and in the settings', async () => {
    const pupil = await server.loginAs({ yearGroup: null });
    const answer = await pupil.post('/api/user/year-group', { yearGroup: 5 });
    expect(answer).toMatchObject({ status: 200, body: { yearGroup: 5 } });
    expect((await pupil.get('/api/user')).body).toMatchObject({ yearGroup: 5 });
    expect((await pupil.get('/api/user/settings')).body).toMatchObject({ yearGroup: 5 });
  });

  it.each([0, 7, 2.5, '3', null, undefined, -1, 1e9])('is never %o', async (yearGroup) => {
    const pupil = await server.loginAs({ yearGroup: 2 });
    expect((await pupil.post('/api/user/year-group', { yearGroup })).status).toBe(400);
    expect((await pupil.get('/api/user')).body).toMatchObject({ yearGroup: 2 });
  });
});

describe('the avatar', () => {
  it('is changed to one that is unlocked', async () => {
    const pupil = await server.loginAs();
    const answer = await pupil.post('/api/user/avatar', { avatar: AVATARS[14] });
    expect(answer).toMatchObject({ status: 200, body: { avatar: AVATARS[14] } });
    expect((await pupil.get('/api/user/settings')).body).toMatchObject({ avatar: AVATARS[14] });
  });

  it('answers 403 while it is locked and 400 when there is no such avatar', async () => {
    const pupil = await server.loginAs();
    expect((await pupil.post('/api/user/avatar', { avatar: AVATARS[15] })).status).toBe(403);
    expect((await pupil.post('/api/user/avatar', { avatar: '💩' })).status).toBe(400);
    expect((await pupil.post('/api/user/avatar', {})).status).toBe(400);
    expect((await pupil.get('/api/user')).body).toMatchObject({ avatar: '🐶' });
  });

  it('list has 50 different emoji and begins with the dog; a new pupil owns the first 15', async () => {
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
