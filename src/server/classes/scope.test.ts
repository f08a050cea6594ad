// Every call about classes, by every role, on an own class and on one of others (D10).
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#shared/contract/index.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { feedbacks } from '../platform/db/schema.ts';

const server = setUpTestApp();
const made = z.object({ id: z.number() });
const PUPILS_OF = { owls: 'Olga Own', foxes: 'Fergus Foreign' };

/** What each call with a class needs; a call that is not here fails the test below. */
const BODIES: Readonly<Record<string, object | undefined>> = {
  getClass: undefined,
  changeClass: { name: 'Renamed' },
  deleteClass: undefined,
  addPupil: { displayName: 'Nina New' },
  removePupil: undefined,
  importRoster: { text: 'Name\nNina New', dryRun: false },
  exportRoster: undefined,
  makeCards: { kind: 'qr' },
  lookUpPictures: undefined,
  findCandidates: undefined,
  moveUp: { dryRun: false },
  getLeaverCopy: undefined,
  deletePupils: { userIds: [] },
  getClassComments: undefined,
  markComment: { read: true },
  getClassReport: undefined,
  getPupilLetter: undefined,
  getAchievements: undefined,
  setWork: { what: { gameId: 'word-search' } },
  getWork: undefined,
  getMap: undefined,
  getMapCell: undefined,
  getSlips: undefined,
  openTablesCheck: { kind: 'practice' },
  getTablesChecks: undefined,
  getTablesCheck: undefined,
  changeTablesCheck: { isOpen: false },
};
/** Only an empty class can be deleted, and only of pupils who have left is there a copy. */
const REFUSED = new Map([
  ['deleteClass', 409],
  ['getLeaverCopy', 409],
]);
const QUERIES = new Map([['findCandidates', '?search=Olga']]);

const ofClasses = Object.entries<Endpoint>(contract).filter(
  ([, { path, access }]) =>
    access === 'teacher' && /\/api\/(classes\/:classId|tables-checks\/:checkId)/.test(path),
);

let teacher: TestBrowser;
let stranger: TestBrowser;
let owls = 0;
let foxes = 0;
let olga = 0;
let fergus = 0;
/** What each pupil has said, by the pupil. */
const commentOf = new Map<number, number>();
/** The tables check that each class has open. */
const checkOf = new Map<number, number>();

beforeEach(async () => {
  teacher = await server.loginAs({ role: 'teacher' });
  stranger = await server.loginAs({ role: 'teacher' });
  [owls, olga] = await makeClassWith(teacher, 'Owls', PUPILS_OF.owls);
  [foxes, fergus] = await makeClassWith(stranger, 'Foxes', PUPILS_OF.foxes);
});

async function makeClassWith(browser: TestBrowser, name: string, displayName: string) {
  const { body } = await browser.post('/api/classes', { name, yearGroup: 3 });
  const { id } = made.parse(body);
  const pupil = await browser.post(`/api/classes/${id}/pupils`, { displayName });
  await browser.post(`/api/classes/${id}/cards`, { kind: 'pictures' });
  const userId = made.parse(pupil.body).id;
  const said = { userId, gameId: 'word-search', rating: 5, comment: 'Fun!', masked: false };
  const [row] = await server.deps.database.db.insert(feedbacks).values(said).returning();
  commentOf.set(userId, row?.id ?? 0);
  const check = await browser.post(`/api/classes/${id}/tables-check`, { kind: 'sitting' });
  checkOf.set(id, made.parse(check.body).id);
  return [id, userId] as const;
}

const call = (browser: TestBrowser, name: string, endpoint: Endpoint, ids: [number, number]) => {
  const [classId, userId] = ids;
  const path = endpoint.path
    .replace(':classId', `${classId}`)
    .replace(':userId', `${userId}`)
    .replace(':objective', 'Y3.GR.2')
    .replace(':checkId', `${checkOf.get(classId)}`)
    .replace(':commentId', `${commentOf.get(userId)}`);
  const query = QUERIES.get(name) ?? '';
  return browser.call(path + query, { method: endpoint.method, body: BODIES[name] });
};

const stateOf = async (browser: TestBrowser, id: number) =>
  JSON.stringify([
    (await browser.get(`/api/classes/${id}`)).body,
    (await browser.get(`/api/classes/${id}/comments`)).body,
    (await browser.get(`/api/classes/${id}/work`)).body,
    (await browser.get(`/api/classes/${id}/tables-checks`)).body,
  ]);

it('knows every call about a class', () => {
  expect(ofClasses.map(([name]) => name).toSorted()).toEqual(Object.keys(BODIES).toSorted());
});

describe.each(ofClasses)('%s', (name, endpoint) => {
  it('is done for a teacher of the class', async () => {
    const { status } = await call(teacher, name, endpoint, [owls, olga]);
    expect(status).toBe(REFUSED.get(name) ?? endpoint.success);
  });

  it('is done for an owner, whose class it is not', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const { status } = await call(owner, name, endpoint, [owls, olga]);
    expect(status).toBe(REFUSED.get(name) ?? endpoint.success);
  });

  it('finds no class of others, and says and changes nothing of it', async () => {
    const before = await stateOf(stranger, foxes);
    const { status, body } = await call(teacher, name, endpoint, [foxes, fergus]);
    expect({ status, body }).toEqual({
      status: 404,
      body: { message: 'We could not find that.' },
    });
    expect(await stateOf(stranger, foxes)).toBe(before);
  });

  it('is refused to pupils, the class’s own included', async () => {
    const pupil = await server.loginAs();
    const { status, body } = await call(pupil, name, endpoint, [owls, olga]);
    expect({ status, body }).toEqual({
      status: 403,
      body: { message: 'Only teachers can do this.' },
    });
  });

  it('is refused to who is not signed in', async () => {
    expect((await call(server.browser(), name, endpoint, [owls, olga])).status).toBe(401);
  });
});

describe('a teacher', () => {
  it('is told of their own classes and no others; an owner of all', async () => {
    const list = z.object({ rows: z.array(z.object({ name: z.string() })), total: z.number() });
    const namesFor = async (browser: TestBrowser) =>
      list.parse((await browser.get('/api/classes')).body).rows.map(({ name }) => name);
    expect(await namesFor(teacher)).toEqual(['Owls']);
    expect(await namesFor(stranger)).toEqual(['Foxes']);
    expect(await namesFor(await server.loginAs({ isAdmin: true }))).toEqual(['Foxes', 'Owls']);
  });

  it('cannot put a pupil of others into a class, nor another teacher, nor who is gone', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const loner = await server.loginAs();
    for (const userId of [fergus, loner.id, owner.id, 999_999]) {
      const { status } = await teacher.post(`/api/classes/${owls}/pupils`, { userId });
      expect(status).toBe(404);
    }
    expect(await stateOf(teacher, owls)).not.toContain(PUPILS_OF.foxes);
    expect((await owner.post(`/api/classes/${owls}/pupils`, { userId: fergus })).status).toBe(201);
  });

  it('cannot make themselves a teacher of a class of others', async () => {
    const body = { teacherIds: [] };
    const own = await teacher.call(`/api/classes/${owls}`, { method: 'PATCH', body });
    expect(own.status).toBe(403);
  });

  it('is refused the admin’s pages and other people’s accounts', async () => {
    for (const path of ['/api/admin/stats', `/api/admin/student/${olga}`, '/api/admin/teachers']) {
      expect((await teacher.get(path)).status).toBe(403);
    }
  });
});
