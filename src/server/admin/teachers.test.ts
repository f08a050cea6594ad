import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const server = setUpTestApp();
const NEW = { username: 'okafor', displayName: 'Ms Okafor' };
const OWN = 'kettle-moon-ladder';

const logIn = async (username: string, password: string) => {
  const browser = server.browser();
  return { browser, ...(await browser.post('/api/login', { username, password })) };
};
const made = async (owner: TestBrowser, more: object = {}) =>
  z
    .looseObject({ id: z.number(), password: z.optional(z.string()) })
    .parse((await owner.post('/api/admin/teachers', { ...NEW, ...more })).body);

describe('a teacher’s account', () => {
  it('a teacher’s account opens with a one-time password that must be changed first', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const { id, password = '' } = await made(owner);
    expect(password).toMatch(/^\w{14}$/);
    const { browser, body } = await logIn('okafor', password);
    expect(body).toMatchObject({ id, role: 'teacher', isAdmin: false, mustChangePassword: true });
    expect((await browser.get('/api/classes')).status).toBe(403);
    await browser.post('/api/user/password', { currentPassword: password, newPassword: OWN });
    expect((await browser.get('/api/classes')).status).toBe(200);
  });

  it('a teacher’s account accepts a good password chosen by the owner and does not show it', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const weak = await owner.post('/api/admin/teachers', { ...NEW, password: 'letmein12345' });
    expect(weak.status).toBe(400);
    expect(await made(owner, { password: OWN })).not.toHaveProperty('password');
    expect((await logIn('okafor', OWN)).body).toMatchObject({ mustChangePassword: true });
  });

  it('teachers are listed for owners and not counted among the students', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const { id } = await made(owner);
    const ways = { hasPassword: true, hasSchoolAccount: false, invitedUntil: null };
    const row = { ...NEW, ...ways, id, isActive: true, classCount: 0, hasSecondFactor: false };
    expect((await owner.get('/api/admin/teachers')).body).toEqual({ rows: [row], total: 1 });
    expect((await owner.get('/api/admin/students')).body).toEqual([]);
    expect((await owner.get('/api/admin/stats')).body).toMatchObject({ totalStudents: 0 });
  });

  it('a teacher who becomes a pupil loses their classes', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const teacher = await server.loginAs({ role: 'teacher' });
    await teacher.post('/api/classes', { name: 'Owls', yearGroup: null });
    const path = `/api/admin/student/${teacher.id}`;
    for (const isAdmin of [true, false]) {
      expect((await owner.call(path, { method: 'PATCH', body: { isAdmin } })).status).toBe(200);
    }
    expect((await owner.get('/api/classes')).body).toMatchObject({ rows: [{ teachers: [] }] });
  });

  it('a teacher can have a second factor, and must if the owner requires it', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const teacher = await server.loginAs({ role: 'teacher' });
    expect((await teacher.get('/api/user/second-factor')).status).toBe(200);
    await owner.post('/api/admin/second-factor-policy', { required: true });
    expect((await teacher.get('/api/classes')).body).toMatchObject({ needs: 'second-factor' });
    expect((await teacher.post('/api/user/second-factor')).status).toBe(200);
  });

  it('if teachers may make no accounts, they can still add existing pupils to their classes, and owners can make accounts', async () => {
    server.deps.config.teachersAddPupils = false;
    const teacher = await server.loginAs({ role: 'teacher' });
    const owner = await server.loginAs({ isAdmin: true });
    const { body } = await teacher.post('/api/classes', { name: 'Owls', yearGroup: 3 });
    const { id } = z.object({ id: z.number() }).parse(body);
    const path = `/api/classes/${id}/pupils`;
    expect((await teacher.post(path, { displayName: 'Zara' })).status).toBe(403);
    expect((await owner.post(path, { displayName: 'Zara' })).status).toBe(201);
  });
});
