import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MINUTE_MS } from '#shared/dates.ts';
import { schoolYearOfNewClass } from '#shared/school-years.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const server = setUpTestApp();
const shown = z.looseObject({ id: z.number(), code: z.string() });

let teacher: TestBrowser & { id: number };
beforeEach(async () => {
  teacher = await server.loginAs({ role: 'teacher', displayName: 'Ms Okafor' });
});

const make = async (fields: object = {}) => {
  const { body } = await teacher.post('/api/classes', { name: 'Owls', yearGroup: 3, ...fields });
  return shown.parse(body);
};
const change = (id: number, body: object, by: TestBrowser = teacher) =>
  by.call(`/api/classes/${id}`, { method: 'PATCH', body });
const pupilsOf = async (id: number) =>
  z
    .object({ pupils: z.array(z.looseObject({ id: z.number(), username: z.string() })) })
    .parse((await teacher.get(`/api/classes/${id}`)).body).pupils;

describe('a new class', () => {
  it('a new class belongs to its maker, is in the current school year and closed, and has an unambiguous code', async () => {
    expect(await make()).toEqual({
      id: expect.any(Number),
      name: 'Owls',
      yearGroup: 3,
      schoolYear: schoolYearOfNewClass(new Date()),
      code: expect.stringMatching(/^[CDFHJKMNPQRTVWXY34679]{6}$/),
      codeToken: expect.stringMatching(/^[\w-]{22}$/),
      signInOpen: false,
      signInOpenUntil: null,
      isArchived: false,
      typedNumbersOnly: false,
      teachers: [{ id: teacher.id, displayName: 'Ms Okafor' }],
      pupilCount: 0,
    });
  });

  it('a class that is made in the summer holidays is in the school year that they lead to', async () => {
    const next = new Date().getFullYear() + 1;
    server.passTime(new Date(next, 7, 25).getTime() - Date.now());
    teacher = await server.loginAs({ role: 'teacher' });
    expect(await make()).toMatchObject({ schoolYear: `${next}/${(next + 1) % 100}` });
  });

  it('a class needs a name, a year of the school or none, and a school year such as 2026/27', async () => {
    for (const [fields, message] of [
      [{ name: '   ' }, 'Please give the class a name.'],
      [{ yearGroup: 7 }, ''],
      [{ schoolYear: '2026' }, 'A school year looks like 2026/27.'],
    ] as const) {
      const answer = await teacher.post('/api/classes', { name: 'Owls', yearGroup: 3, ...fields });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ message: expect.stringContaining(message) });
    }
  });
});

describe('the class page', () => {
  it('the class page can be open for a lesson of 90 minutes', async () => {
    const { id } = await make();
    const answer = await change(id, { signInOpen: 'lesson' });
    expect(answer.body).toMatchObject({
      signInOpen: 'lesson',
      signInOpenUntil: expect.any(String),
    });
    server.passTime(89 * MINUTE_MS);
    expect((await teacher.get(`/api/classes/${id}`)).body).toMatchObject({ signInOpen: 'lesson' });
    server.passTime(2 * MINUTE_MS);
    const later = await teacher.get(`/api/classes/${id}`);
    expect(later.body).toMatchObject({ signInOpen: false, signInOpenUntil: null });
  });

  it('the class page can be open until midnight, or until it is closed', async () => {
    const { id } = await make();
    const { body } = await change(id, { signInOpen: 'day' });
    const { signInOpenUntil } = z.object({ signInOpenUntil: z.string() }).parse(body);
    const end = new Date(signInOpenUntil);
    expect([end.getHours(), end.getMinutes(), end > new Date()]).toEqual([0, 0, true]);
    const always = await change(id, { signInOpen: 'always' });
    expect(always.body).toMatchObject({ signInOpen: 'always', signInOpenUntil: null });
    expect((await change(id, { signInOpen: false })).body).toMatchObject({ signInOpen: false });
  });

  it('archiving a class closes its page', async () => {
    const { id } = await make();
    await change(id, { signInOpen: 'always' });
    const { body } = await change(id, { isArchived: true });
    expect(body).toMatchObject({ isArchived: true, signInOpen: false });
  });

  it('a class gets a new code on request', async () => {
    const { id, code } = await make();
    const changed = shown.parse((await change(id, { newCode: true })).body);
    expect(changed.code).not.toBe(code);
  });
});

describe('pupils of a class', () => {
  it('a pupil who is added by name gets an account in the year of the class, without a usable password', async () => {
    const { id } = await make();
    const answer = await teacher.post(`/api/classes/${id}/pupils`, {
      displayName: ' Zara O’Neil ',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      username: 'zara.oneil',
      displayName: 'Zara O’Neil',
      avatar: expect.any(String),
      yearGroup: 3,
      gamesCompleted: 0,
      lastPlayed: null,
      signIn: { pictures: false, card: false, password: false },
    });
    for (const password of ['none', '', 'zara.oneil']) {
      const body = { username: 'zara.oneil', password };
      const { status } = await server.browser().post('/api/login', body);
      expect([400, 401]).toContain(status);
    }
  });

  it('two pupils with the same name get different usernames', async () => {
    const { id } = await make();
    for (let nth = 0; nth < 3; nth++) {
      await teacher.post(`/api/classes/${id}/pupils`, { displayName: 'Sam Lee' });
    }
    const names = (await pupilsOf(id)).map(({ username }) => username);
    expect(names).toEqual(['sam.lee', 'sam.lee2', 'sam.lee3']);
  });

  it('pupils are listed with the ways in which they can sign in without typing', async () => {
    const { id } = await make();
    const path = `/api/classes/${id}`;
    for (const displayName of ['Ann', 'Ben']) await teacher.post(`${path}/pupils`, { displayName });
    const [ann, ben] = await pupilsOf(id);
    await teacher.post(`${path}/cards`, { kind: 'pictures', pupilIds: [ann?.id, ben?.id] });
    await teacher.post(`${path}/cards`, { kind: 'qr', pupilIds: [ben?.id] });
    expect(await pupilsOf(id)).toMatchObject([
      { signIn: { pictures: true, card: false } },
      { signIn: { pictures: true, card: true } },
    ]);
  });

  it('a pupil can be in several classes, and deleting a class deletes no pupil', async () => {
    const [owls, foxes] = [await make(), await make({ name: 'Foxes', yearGroup: null })];
    await teacher.post(`/api/classes/${owls.id}/pupils`, { displayName: 'Zara' });
    const [zara] = await pupilsOf(owls.id);
    const userId = zara?.id ?? 0;
    await teacher.post(`/api/classes/${foxes.id}/pupils`, { userId });
    await teacher.call(`/api/classes/${owls.id}/pupils/${userId}`, { method: 'DELETE' });
    expect((await teacher.call(`/api/classes/${owls.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await pupilsOf(foxes.id)).toMatchObject([{ id: userId }]);
  });

  it('a class with pupils can be deleted only once it is archived', async () => {
    const { id } = await make();
    await teacher.post(`/api/classes/${id}/pupils`, { displayName: 'Zara' });
    const path = `/api/classes/${id}`;
    expect((await teacher.call(path, { method: 'DELETE' })).status).toBe(409);
    await change(id, { isArchived: true });
    expect((await teacher.call(path, { method: 'DELETE' })).status).toBe(204);
    expect((await teacher.get(path)).status).toBe(404);
  });

  it('a new pupil cannot take an existing username in any case', async () => {
    await server.loginAs({ username: 'zara' });
    const { id } = await make();
    const body = { displayName: 'Zara', username: 'ZARA' };
    const answer = await teacher.post(`/api/classes/${id}/pupils`, body);
    expect([answer.status, answer.body]).toEqual([
      409,
      { message: 'That username is already taken.' },
    ]);
    expect(await pupilsOf(id)).toEqual([]);
  });
});

describe('the teachers of a class', () => {
  it('only an owner changes the teachers of a class, and the class is visible to current teachers only', async () => {
    const { id } = await make();
    const colleague = await server.loginAs({ role: 'teacher' });
    const owner = await server.loginAs({ isAdmin: true });
    expect((await colleague.get(`/api/classes/${id}`)).status).toBe(404);
    expect((await change(id, { teacherIds: [teacher.id, colleague.id] }, owner)).status).toBe(200);
    expect((await colleague.get(`/api/classes/${id}`)).status).toBe(200);
    await change(id, { teacherIds: [colleague.id] }, owner);
    expect((await teacher.get(`/api/classes/${id}`)).status).toBe(404);
  });

  it('pupils cannot teach a class', async () => {
    const { id } = await make();
    const pupil = await server.loginAs();
    const owner = await server.loginAs({ isAdmin: true });
    expect((await change(id, { teacherIds: [pupil.id] }, owner)).status).toBe(400);
    expect((await teacher.get(`/api/classes/${id}`)).status).toBe(200);
  });
});
