// A new school year on the database: classes move up, pupils leave, come back and are deleted (D10).
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schoolYearAfter, schoolYearOf } from '#shared/school-years.ts';
import { schoolYear } from '#shared/contract/school-year.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { feedbacks } from '../../platform/db/schema.ts';

const server = setUpTestApp();
const NOW = schoolYearOf(new Date());
const NEXT = schoolYearAfter(NOW);
const made = z.looseObject({ id: z.number(), code: z.string() });
const moved = schoolYear.moveUp.reply;

let teacher: TestBrowser & { id: number };
beforeEach(async () => {
  teacher = await server.loginAs({ role: 'teacher', displayName: 'Ms Okafor' });
});

async function makeClass(names: string[], yearGroup: number | null = 3, name = 'Owls') {
  const fields = { name, yearGroup, schoolYear: NOW };
  const { id, code } = made.parse((await teacher.post('/api/classes', fields)).body);
  const ids: number[] = [];
  for (const displayName of names) {
    const { body } = await teacher.post(`/api/classes/${id}/pupils`, { displayName });
    ids.push(z.object({ id: z.number() }).parse(body).id);
  }
  return { id, code, ids, path: `/api/classes/${id}` };
}
const change = (id: number, body: object) =>
  teacher.call(`/api/classes/${id}`, { method: 'PATCH', body });
const show = async (id: number) => (await teacher.get(`/api/classes/${id}`)).body;
const pupilsOf = async (id: number) =>
  z.object({ pupils: z.array(z.looseObject({ displayName: z.string() })) }).parse(await show(id))
    .pupils;
const linkOf = async (id: number, pupilId: number) => {
  const body = { kind: 'qr', pupilIds: [pupilId] };
  const answer = await teacher.post(`/api/classes/${id}/cards`, body);
  const { rows } = z.object({ rows: z.array(z.object({ link: z.string() })) }).parse(answer.body);
  return rows[0]?.link.split('#')[1] ?? '';
};
const scan = async (secret: string) =>
  (await server.browser().post('/api/sign-in/card', { secret })).status;
const kinds = async (owner: TestBrowser, query: string) =>
  z
    .object({ rows: z.array(z.object({ kind: z.string() })) })
    .parse((await owner.get(`/api/admin/audit-events?${query}`)).body)
    .rows.map(({ kind }) => kind);

describe('moving a class up', () => {
  it('moving a class up can be previewed, which changes nothing', async () => {
    const { id, path, ids } = await makeClass(['Ann', 'Ben']);
    const before = await show(id);
    const answer = await teacher.post(`${path}/move-up`, { dryRun: true, leaverIds: [ids[1]] });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      classId: id,
      formerName: 'Owls',
      name: 'Owls',
      yearGroup: 4,
      schoolYear: NEXT,
      isArchived: false,
      leaversClassId: null,
      rows: [
        expect.objectContaining({ displayName: 'Ann', action: 'move-up', nextYearGroup: 4 }),
        expect.objectContaining({ displayName: 'Ben', action: 'leave', nextYearGroup: 3 }),
      ],
      total: 2,
    });
    expect(await show(id)).toEqual(before);
  });

  it('moving up gives a class and its pupils the next year and a new code, and keeps the teachers', async () => {
    const { id, code, path } = await makeClass(['Ann']);
    await change(id, { signInOpen: 'always' });
    const body = { dryRun: false, name: 'Hawks', schoolYear: NEXT };
    expect((await teacher.post(`${path}/move-up`, body)).status).toBe(200);
    expect(await show(id)).toMatchObject({
      name: 'Hawks',
      yearGroup: 4,
      schoolYear: NEXT,
      code: expect.not.stringMatching(code),
      signInOpen: false,
      teachers: [{ id: teacher.id }],
      pupils: [{ displayName: 'Ann', yearGroup: 4 }],
    });
  });

  it('moving up keeps the code on request', async () => {
    const { id, code, path } = await makeClass([]);
    await teacher.post(`${path}/move-up`, { dryRun: false, keepCode: true });
    expect(await show(id)).toMatchObject({ code });
  });

  it('a class moves up only once a school year, however often it is asked to', async () => {
    const { id, path } = await makeClass(['Ann']);
    const press = () => teacher.post(`${path}/move-up`, { dryRun: false });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await pupilsOf(id)).toMatchObject([{ yearGroup: 4 }]);
  });

  it('moving up is refused if the class has changed since the preview', async () => {
    const { id, path, ids } = await makeClass(['Ann']);
    const wishes = [
      { dryRun: false, schoolYear: NOW },
      { dryRun: false, leaverIds: [...ids, 999_999] },
    ];
    for (const wish of wishes) {
      expect((await teacher.post(`${path}/move-up`, wish)).status).toBe(409);
    }
    expect(await show(id)).toMatchObject({ schoolYear: NOW, pupilCount: 1 });
  });

  it('a pupil of two classes moves up once', async () => {
    const owls = await makeClass(['Ann']);
    const choir = await makeClass([], null, 'Choir');
    await teacher.post(`${choir.path}/pupils`, { userId: owls.ids[0] });
    for (const { path } of [owls, choir]) await teacher.post(`${path}/move-up`, { dryRun: false });
    expect(await pupilsOf(choir.id)).toMatchObject([{ yearGroup: 4 }]);
  });
});

describe('a leaver', () => {
  it('a leaver is signed out, cannot sign in, and is in an archived class of the same teachers', async () => {
    const { id, path, ids } = await makeClass(['Ann', 'Ben']);
    const [ann = 0, ben = 0] = ids;
    const secrets = [await linkOf(id, ann), await linkOf(id, ben)];
    const tablet = server.browser();
    await tablet.post('/api/sign-in/card', { secret: secrets[1] });
    const answer = await teacher.post(`${path}/move-up`, { dryRun: false, leaverIds: [ben] });
    const { leaversClassId } = moved.parse(answer.body);
    expect((await tablet.get('/api/user')).status).toBe(401);
    expect(await Promise.all(secrets.map(scan))).toEqual([200, 401]);
    expect(await pupilsOf(id)).toMatchObject([{ displayName: 'Ann' }]);
    expect(await show(leaversClassId ?? 0)).toMatchObject({
      name: 'Owls – leavers',
      isArchived: true,
      schoolYear: NOW,
      teachers: [{ id: teacher.id }],
      pupils: [{ displayName: 'Ben', yearGroup: 3 }],
    });
    const owner = await server.loginAs({ isAdmin: true });
    expect(await kinds(owner, 'kind=pupil-archived')).toHaveLength(1);
    expect(await kinds(owner, 'kind=class-moved-up')).toHaveLength(1);
  });

  it('a leaver who joins a class comes back with all their games', async () => {
    const { path, id, ids } = await makeClass(['Ben']);
    const [ben = 0] = ids;
    const secret = await linkOf(id, ben);
    await teacher.post(`${path}/move-up`, { dryRun: false, leaverIds: [ben] });
    expect(await scan(secret)).toBe(401);
    expect((await teacher.post(`${path}/pupils`, { userId: ben })).status).toBe(201);
    expect(await scan(secret)).toBe(200);
  });

  it('a pupil who is in another class only leaves the class', async () => {
    const owls = await makeClass(['Ann']);
    const [ann = 0] = owls.ids;
    const choir = await makeClass([], null, 'Choir');
    await teacher.post(`${choir.path}/pupils`, { userId: ann });
    const secret = await linkOf(owls.id, ann);
    const wish = { dryRun: false, leaverIds: [ann] };
    expect((await teacher.post(`${owls.path}/move-up`, wish)).body).toMatchObject({
      leaversClassId: null,
      rows: [{ action: 'leave-class', otherClasses: ['Choir'] }],
    });
    expect(await scan(secret)).toBe(200);
    expect(await pupilsOf(owls.id)).toEqual([]);
  });
});

describe('an archived class', () => {
  it('an archived Year 6 class keeps its leavers, accepts nobody, and comes back together with them', async () => {
    const { id, path, ids } = await makeClass(['Ann'], 6);
    const [ann = 0] = ids;
    const secret = await linkOf(id, ann);
    await teacher.post(`${path}/move-up`, { dryRun: false });
    expect(await show(id)).toMatchObject({
      isArchived: true,
      schoolYear: NOW,
      pupils: [{ displayName: 'Ann', yearGroup: 6 }],
    });
    expect(await scan(secret)).toBe(401);
    for (const [call, body] of [
      ['pupils', { displayName: 'New' }],
      ['import', { text: 'Name\nNew', dryRun: false }],
      ['move-up', { dryRun: true }],
    ] as const) {
      expect((await teacher.post(`${path}/${call}`, body)).status).toBe(409);
    }
    await change(id, { isArchived: false });
    expect(await scan(secret)).toBe(200);
  });

  it('archiving switches off nobody in another class, and bringing back switches on nobody whom an owner switched off', async () => {
    const owls = await makeClass(['Ann', 'Ben']);
    const [ann = 0, ben = 0] = owls.ids;
    const choir = await makeClass([], null, 'Choir');
    await teacher.post(`${choir.path}/pupils`, { userId: ann });
    const owner = await server.loginAs({ isAdmin: true });
    const secrets = [await linkOf(owls.id, ann), await linkOf(owls.id, ben)];
    const switchBen = (isActive: boolean) =>
      owner.call(`/api/admin/student/${ben}`, { method: 'PATCH', body: { isActive } });
    await switchBen(false);
    await change(owls.id, { isArchived: true });
    expect(await Promise.all(secrets.map(scan))).toEqual([200, 401]);
    const body = { userIds: owls.ids };
    expect((await teacher.post(`${owls.path}/delete-pupils`, body)).body).toEqual({
      message: 'Ann has not left, and is in Choir.',
    });
    await change(owls.id, { isArchived: false });
    expect(await Promise.all(secrets.map(scan))).toEqual([200, 401]);
    await switchBen(true);
    expect(await scan(secrets[1] ?? '')).toBe(200);
  });

  it('if both classes of a pupil are archived at the same moment, the pupil leaves', async () => {
    const owls = await makeClass(['Ann']);
    const [ann = 0] = owls.ids;
    const choir = await makeClass([], null, 'Choir');
    await teacher.post(`${choir.path}/pupils`, { userId: ann });
    const secret = await linkOf(owls.id, ann);
    await Promise.all([owls, choir].map(({ id }) => change(id, { isArchived: true })));
    expect(await scan(secret)).toBe(401);
  });
});

describe('a pupil who continues in another teacher’s class', () => {
  /** Ann is in the teacher's archived class Owls and in another teacher's class Hawks. */
  async function annGoesOn() {
    const { id, path, ids } = await makeClass(['Ann'], 4);
    const [ann = 0] = ids;
    await teacher.post(`${path}/work`, { what: { gameId: 'word-search' } });
    await teacher.post(`${path}/tables-check`, { kind: 'practice' });
    await change(id, { isArchived: true });
    const other = await server.loginAs({ role: 'teacher' });
    const owner = await server.loginAs({ isAdmin: true });
    const { body } = await other.post('/api/classes', { name: 'Hawks', yearGroup: 4 });
    const hawks = `/api/classes/${made.parse(body).id}`;
    await owner.post(`${hawks}/pupils`, { userId: ann });
    return { id, path, ann, other, hawks, owner };
  }
  const off = { method: 'PATCH', body: { isActive: false } } as const;
  const archived = { method: 'PATCH', body: { isArchived: true } } as const;

  it('the archived class neither counts nor names a pupil who continues elsewhere, and gives no access to them', async () => {
    const { id, path, ann, other, hawks } = await annGoesOn();
    const kinds = ['pictures', 'qr'];
    for (const kind of kinds) await other.post(`${hawks}/cards`, { kind, pupilIds: [ann] });
    const said = { userId: ann, gameId: 'word-search', rating: 5, comment: 'Hi', masked: false };
    await server.deps.database.db.insert(feedbacks).values(said);
    expect(await show(id)).toMatchObject({ pupilCount: 0, pupils: [] });
    expect((await teacher.get(`${path}/comments`)).body).toMatchObject({ total: 0, unread: 0 });
    expect((await teacher.get(`${path}/certificates`)).body).toMatchObject({ rows: [] });
    expect((await teacher.get(`${path}/work`)).body).toMatchObject({ rows: [{ progress: [] }] });
    expect((await teacher.get(`${path}/tables-checks`)).body).toMatchObject({ rows: [{ of: 0 }] });
    for (const part of [`pupils/${ann}/pictures`, `pupils/${ann}/letter`, `map/${ann}/Y4.PV.1`]) {
      expect((await teacher.get(`${path}/${part}`)).status).toBe(404);
    }
    for (const kind of kinds) {
      expect((await teacher.post(`${path}/cards`, { kind, pupilIds: [ann] })).status).toBe(404);
    }
    const bats = await makeClass([], 4, 'Bats');
    expect((await teacher.post(`${bats.path}/pupils`, { userId: ann })).status).toBe(404);
    const text = 'Name,Year,Username\nAnother,1,ann';
    expect((await teacher.post(`${bats.path}/import`, { text, dryRun: false })).body).toMatchObject(
      {
        rows: [{ action: 'refuse' }],
      },
    );
    expect((await other.get(hawks)).body).toMatchObject({ pupils: [{ displayName: 'Ann' }] });
  });

  it('a pupil who has left from a later class, or is switched off in it, does not belong to the teachers of the earlier one again', async () => {
    const { id, path, ann, other, hawks, owner } = await annGoesOn();
    const bats = await makeClass([], 4, 'Bats');
    const reach = async () => [
      await pupilsOf(id),
      (await teacher.get(`${path}/pupils/${ann}/copy`)).status,
      (await teacher.post(`${bats.path}/pupils`, { userId: ann })).status,
    ];
    await owner.call(`/api/admin/student/${ann}`, off);
    // While Hawks is live, the refusal says that she has not left.
    expect(await reach()).toEqual([[], 409, 404]);
    await other.call(hawks, archived);
    expect(await reach()).toEqual([[], 404, 404]);
    const body = { userIds: [ann] };
    expect((await teacher.post(`${path}/delete-pupils`, body)).status).toBe(404);
    expect((await other.post(`${hawks}/delete-pupils`, body)).status).toBe(204);
  });

  it.each(['live', 'archived'])(
    'a pupil who continues elsewhere is no longer in the archived class when it is brought back, with the later class %s',
    async (state) => {
      const { id, other, hawks, owner } = await annGoesOn();
      if (state === 'archived') await other.call(hawks, archived);
      // It is archived already, so this changes nothing.
      await change(id, { isArchived: true });
      await change(id, { isArchived: false });
      expect(await pupilsOf(id)).toEqual([]);
      expect((await other.get(hawks)).body).toMatchObject({ pupils: [{ displayName: 'Ann' }] });
      expect(await kinds(owner, 'kind=class-left')).toHaveLength(1);
    },
  );

  it('a class that was archived with a pupil of another class has the pupil again when it is brought back', async () => {
    const owls = await makeClass(['Ann']);
    const choir = await makeClass([], null, 'Choir');
    await teacher.post(`${choir.path}/pupils`, { userId: owls.ids[0] });
    await change(choir.id, { isArchived: true });
    expect(await pupilsOf(choir.id)).toEqual([]);
    await change(choir.id, { isArchived: false });
    expect(await pupilsOf(choir.id)).toMatchObject([{ displayName: 'Ann' }]);
  });
});

describe('the data of leavers', () => {
  it('teachers can neither save nor delete a leaver’s data once an owner has switched the account on', async () => {
    const { id, path, ids } = await makeClass(['Ann'], 6);
    await change(id, { isArchived: true });
    const owner = await server.loginAs({ isAdmin: true });
    const body = { isActive: true };
    await owner.call(`/api/admin/student/${ids[0]}`, { method: 'PATCH', body });
    expect((await teacher.get(`${path}/pupils/${ids[0]}/copy`)).status).toBe(409);
    expect((await teacher.post(`${path}/delete-pupils`, { userIds: ids })).body).toEqual({
      message: 'Ann has not left: an admin has switched the account on.',
    });
    expect((await owner.get(`/api/admin/student/${ids[0]}`)).status).toBe(200);
  });

  it('a leaver’s data can be saved as the pupil would see it, which is recorded', async () => {
    const { id, path, ids } = await makeClass(['Ann'], 6);
    const copy = () => teacher.get(`${path}/pupils/${ids[0]}/copy`);
    expect((await copy()).status).toBe(409);
    await change(id, { isArchived: true });
    expect((await copy()).body).toMatchObject({
      account: { displayName: 'Ann', archivedAt: expect.any(String) },
      classes: [{ name: 'Owls' }],
    });
    const owner = await server.loginAs({ isAdmin: true });
    expect(await kinds(owner, 'kind=pupil-copy-saved')).toHaveLength(1);
  });

  it('the named leavers are deleted either all or not at all', async () => {
    const { id, path, ids } = await makeClass(['Ann', 'Ben'], 6);
    const remove = (userIds: unknown[]) => teacher.post(`${path}/delete-pupils`, { userIds });
    expect((await remove(ids)).status).toBe(409);
    await change(id, { isArchived: true });
    expect((await remove([...ids, 999_999])).status).toBe(404);
    expect(await pupilsOf(id)).toHaveLength(2);
    expect((await remove([ids[0]])).status).toBe(204);
    expect(await pupilsOf(id)).toMatchObject([{ displayName: 'Ben' }]);
    const owner = await server.loginAs({ isAdmin: true });
    expect((await owner.get(`/api/admin/student/${ids[0]}`)).status).toBe(404);
    expect(await kinds(owner, `kind=account-deleted`)).toHaveLength(1);
  });
});

describe('searching for a pupil to add to a class', () => {
  it('the search finds the caller’s pupils by part of their name, but nobody who is in the class or somebody else’s', async () => {
    const owls = await makeClass(['Zara Khan', 'Zoe']);
    const foxes = await makeClass(['Zara Lee'], 4, 'Foxes');
    const other = await server.loginAs({ role: 'teacher' });
    const { body } = await other.post('/api/classes', { name: 'Bats', yearGroup: 1 });
    const bats = made.parse(body);
    await other.post(`/api/classes/${bats.id}/pupils`, { displayName: 'Zara Foreign' });
    const find = async (browser: TestBrowser, id: number, text: string) =>
      (await browser.get(`/api/classes/${id}/candidates?search=${encodeURIComponent(text)}`)).body;
    expect(await find(teacher, foxes.id, 'ZARA')).toEqual({
      rows: [
        {
          id: owls.ids[0],
          username: 'zara.khan',
          displayName: 'Zara Khan',
          avatar: expect.any(String),
          yearGroup: 3,
          classes: ['Owls'],
          isArchived: false,
        },
      ],
      total: 1,
    });
    expect(await find(teacher, foxes.id, '%')).toEqual({ message: expect.any(String) });
    expect(await find(teacher, foxes.id, '%%')).toEqual({ rows: [], total: 0 });
    const owner = await server.loginAs({ isAdmin: true });
    expect(await find(owner, foxes.id, 'zara')).toMatchObject({ total: 2 });
  });
});
