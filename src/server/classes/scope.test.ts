// Every call of teachers, made by every role, about their own data and that of others (D10): its effect, its event in
// the audit log, and whose data its statements touch.
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#shared/contract/index.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { startAtDistinctIds, watchScope } from '#testing/scope-watch.ts';
import { hearStatements } from '#testing/statements.ts';
import { authenticatorAt } from '#testing/second-factor.ts';
import { PASSWORD, setUpTestApp, type Answer, type TestBrowser } from '#testing/test-app.ts';
import { NO_PASSWORD } from '../accounts/auth/password.ts';
import { insertUser } from '../accounts/user/store.ts';
import {
  auditLog,
  classes,
  classPupils,
  classTeachers,
  commentWorries,
  feedbacks,
  tablesChecks,
  users,
} from '../platform/db/schema.ts';
import { isOwnPupil } from './scope-store.ts';

const server = setUpTestApp();
const authenticator = authenticatorAt(server);
const made = z.object({ id: z.number() });
const PUPILS_OF = { owls: 'Olga Own', foxes: 'Fergus Foreign' } as const;
const CLASS_NAMES = { owls: 'Owls', foxes: 'Foxes' } as const;
const CODES = { owls: 'CDF346', foxes: 'GHJ789' } as const;

/** The ids that paths contain: of a class, a pupil in it, the pupil's comment, and things that the teacher has made. */
interface Ids {
  classId: number;
  userId: number;
  commentId: number;
  checkId: number;
  importId?: number;
  workId?: number;
  listId?: number;
  wordId?: number;
}

/** One case of a call. */
interface Case {
  /** Names the case. */
  as?: string;
  body?: object | ((ids: Ids) => object);
  query?: string;
  /** Prepares the call, and returns additions to the path's ids and to the body. */
  before?: (browser: TestBrowser, ids: Ids) => Promise<Partial<Ids> & { body?: object }>;
  /** A dry run. */
  changesNothing?: true;
}

const change = (browser: TestBrowser, { classId }: Ids, body: object) =>
  browser.call(`/api/classes/${classId}`, { method: 'PATCH', body });
const archived: Case['before'] = async (browser, ids) => {
  await change(browser, ids, { isArchived: true });
  return {};
};
const imported: Case['before'] = async (browser, { classId }) => {
  const rows = Object.values(PUPILS_OF).map((name) => `${name} again,${name.split(' ')[0]},5`);
  const text = ['Name,Username,Year', ...rows, 'Nina New,nina,3'].join('\n');
  const { body } = await browser.post(`/api/classes/${classId}/import`, { text, dryRun: false });
  return z.object({ importId: z.number() }).parse(body);
};
const hasOtherClass: Case['before'] = async (browser) => {
  const { body } = await browser.post('/api/classes', { name: 'Bats', yearGroup: 3 });
  const path = `/api/classes/${made.parse(body).id}/pupils`;
  const pupil = await browser.post(path, { displayName: 'Bea' });
  return { body: { userId: made.parse(pupil.body).id } };
};
const hasWorkIn = (gameId: string): Case['before'] => {
  return async (browser, { classId }) => {
    const { body } = await browser.post(`/api/classes/${classId}/work`, { what: { gameId } });
    return { workId: made.parse(body).id };
  };
};
const isTogether: Case['before'] = async (browser, { classId }) => {
  await browser.post(`/api/classes/${classId}/together`, { minutes: 5 });
  return {};
};
const hasList: Case['before'] = async (browser) => ({
  listId: made.parse((await browser.post('/api/word-lists', LIST)).body).id,
});
const hasWord = async (browser: TestBrowser) => {
  const { body } = await browser.post('/api/word-lists', LIST);
  const { words } = contract.makeWordList.reply.parse(body);
  return { wordId: words[0]?.id ?? 0 };
};
const hasRecording: Case['before'] = async (browser) => {
  const word = await hasWord(browser);
  await browser.post(`/api/words/${word.wordId}/recording`, RECORDING);
  return word;
};
const isWorried: Case['before'] = async (_browser, { commentId, userId }) => {
  const worry = { feedbackId: commentId, userId };
  await server.deps.database.db.insert(commentWorries).values(worry).onConflictDoNothing();
  return {};
};
const hasPictures: Case['before'] = async (browser, { classId }) => {
  await browser.post(`/api/classes/${classId}/cards`, { kind: 'pictures' });
  return {};
};
const WORK = { what: { gameId: 'word-search' } };
const RECORDING = { audio: Buffer.from('OggS and a voice').toString('base64') };
const LIST = { name: 'Words', yearGroup: 3, words: [{ word: 'lava', definition: 'hot rock' }] };

/** The cases of each call with an id in its path; a call that is missing here fails the test below. */
const ABOUT: Readonly<Record<string, readonly [Case, ...Case[]]>> = {
  getClass: [{}],
  changeClass: [
    { body: { name: 'Renamed' } },
    { as: 'to open its page', body: { signInOpen: 'lesson' } },
    { as: 'to archive it', body: { isArchived: true } },
    { as: 'to bring it back', body: { isArchived: false }, before: archived },
  ],
  deleteClass: [{ before: archived }],
  addPupil: [
    { body: { displayName: 'Nina New' } },
    { as: 'with a pupil of another class of theirs', before: hasOtherClass },
  ],
  removePupil: [{}],
  importRoster: [
    { body: { text: 'Name\nNina New', dryRun: false } },
    {
      as: 'with a pupil who is in it',
      body: { text: 'Name,Year,Username\nOlga O.,6,olga', dryRun: false },
    },
    { as: 'as a dry run', body: { text: 'Name\nNina New', dryRun: true }, changesNothing: true },
  ],
  exportRoster: [{}],
  undoImport: [{ before: imported }],
  makeCards: [
    { body: { kind: 'qr' } },
    { as: 'for one pupil', body: ({ userId }) => ({ kind: 'pictures', pupilIds: [userId] }) },
  ],
  lookUpPictures: [{ before: hasPictures }],
  findCandidates: [{ query: '?search=Olga' }],
  moveUp: [
    { body: { dryRun: false } },
    { as: 'with a leaver', body: ({ userId }) => ({ dryRun: false, leaverIds: [userId] }) },
    { as: 'as a dry run', body: { dryRun: true }, changesNothing: true },
  ],
  getLeaverCopy: [{ before: archived }],
  deletePupils: [{ before: archived, body: ({ userId }) => ({ userIds: [userId] }) }],
  getClassComments: [{}],
  markComment: [{ body: { read: true } }],
  acknowledgeWorry: [{ before: isWorried }],
  getClassReport: [{}],
  getPupilLetter: [{}],
  getAchievements: [{}],
  getSheets: [{}],
  getPupil: [{}],
  getLesson: [
    {
      before: async (browser, ids) => {
        await change(browser, ids, { signInOpen: 'lesson' });
        return {};
      },
    },
  ],
  startTogether: [{ body: { minutes: 10 } }],
  getTogether: [{ before: isTogether }],
  getTogetherQuestion: [{ before: isTogether }],
  getPastTogethers: [{}],
  stopTogether: [{ before: isTogether }],
  getPupilPlaySettings: [{}],
  setPupilPlaySettings: [{ body: { countdown: 2 } }],
  setWork: [
    { body: WORK },
    { as: 'for one pupil', body: ({ userId }) => ({ ...WORK, pupilIds: [userId] }) },
  ],
  getWork: [{ before: hasWorkIn('word-search') }],
  getSpelling: [{ before: hasWorkIn('grammar-guru') }],
  takeWorkBack: [{ before: hasWorkIn('word-search') }],
  getMap: [{}],
  exportMap: [{}],
  getMapCell: [{}],
  getSlips: [{}],
  openTablesCheck: [{ body: { kind: 'practice' } }],
  getTablesChecks: [{}],
  getTablesCheck: [{}],
  changeTablesCheck: [
    { body: { isOpen: false } },
    {
      as: 'to open it again',
      body: { isOpen: true },
      before: async (browser, { checkId }) => {
        const body = { isOpen: false };
        await browser.call(`/api/tables-checks/${checkId}`, { method: 'PATCH', body });
        return {};
      },
    },
  ],
  getWordList: [{ before: hasList }],
  changeWordList: [{ before: hasList, body: { name: 'Other words' } }],
  deleteWordList: [{ before: hasList }],
  recordWord: [{ before: hasWord, body: RECORDING }],
  hearWord: [{ before: hasRecording }],
  forgetRecording: [{ before: hasRecording }],
};

/** The cases of each call without an id in its path, which is about the caller or all of the caller's data. */
const ABOUT_NOTHING: Readonly<Record<string, readonly [Case, ...Case[]]>> = {
  makeClass: [{ body: { name: 'Bats', yearGroup: 3 } }],
  getClasses: [{}],
  getWordLists: [{ before: hasList }],
  makeWordList: [{ body: LIST }],
  checkWordList: [{ body: { yearGroup: 3, words: LIST.words } }],
  getWorries: [{ before: isWorried }],
  countWorries: [{ before: isWorried }],
  getSettable: [{}],
  getObjectiveQuestions: [{}],
  getSecondFactor: [{}],
  beginSecondFactor: [{}],
  confirmSecondFactor: [
    {
      before: async (browser) => ({
        body: { code: authenticator.codeOf(await authenticator.begin(browser)) },
      }),
    },
  ],
  makeRecoveryCodes: [
    {
      before: async (browser) => {
        await authenticator.enrol(browser);
        return {};
      },
    },
  ],
  turnOffSecondFactor: [
    {
      before: async (browser) => {
        const { secret } = await authenticator.enrol(browser);
        return { body: { password: PASSWORD, code: authenticator.codeOf(secret) } };
      },
    },
  ],
};

function casesOf(name: string): readonly [Case, ...Case[]] {
  const cases = ABOUT[name] ?? ABOUT_NOTHING[name];
  if (!cases) throw new Error(`Add to ABOUT or ABOUT_NOTHING what the call ${name} is about.`);
  return cases;
}

/** Calls that are not in the audit log, with the reason. */
const UNRECORDED: ReadonlyMap<string, string> = new Map([
  ['getClasses', 'it has no pupil in it'],
  ['getTogether', 'it is a sum that names nobody'],
  ['getPastTogethers', 'they are sums that name nobody'],
  ['getWordLists', 'it has words and nobody’s results in it'],
  ['getWordList', 'it has words and nobody’s results in it'],
  ['checkWordList', 'it keeps nothing'],
  ['hearWord', 'it is a word in a teacher’s voice'],
  ['getSettable', 'it is the curriculum'],
  ['getObjectiveQuestions', 'it is the curriculum'],
  ['countWorries', 'it is a number'],
  ['getSecondFactor', 'it is the caller’s own'],
  ['beginSecondFactor', 'it counts for nothing until its first code'],
]);

/** Statements about all accounts, with the reason. */
const ABOUT_ALL: ReadonlyMap<RegExp, string> = new Map([
  [
    /^select ("users"."id", )?"users"."username" from "users" left join "username_skeletons"/,
    'usernames are unique in the installation; that one is taken is all that is answered',
  ],
  [/^select "id" from "classes" where "classes"."code" = /, 'so are the codes of classes'],
]);

const ofTeachers = Object.entries<Endpoint>(contract).filter(
  ([, { access }]) => access === 'teacher',
);
const naming = ofTeachers.filter(([name]) => name in ABOUT);

let teacher: TestBrowser & { id: number };
let stranger: TestBrowser & { id: number };
let owls: Ids;
let foxes: Ids;

beforeEach(async () => {
  await startAtDistinctIds(server.deps.database.db);
  teacher = await server.loginAs({ role: 'teacher' });
  stranger = await server.loginAs({ role: 'teacher' });
  owls = await makeClassWith(teacher, 'owls');
  foxes = await makeClassWith(stranger, 'foxes');
});

/** A class with one pupil, who has said something, and an open tables check. */
async function makeClassWith(
  { id: teacherId }: { id: number },
  name: keyof typeof PUPILS_OF,
): Promise<Ids> {
  const { db } = server.deps.database;
  const [made] = await db
    .insert(classes)
    .values({ name: CLASS_NAMES[name], yearGroup: 3, schoolYear: '2026/27', code: CODES[name] })
    .returning();
  const classId = made?.id ?? 0;
  await db.insert(classTeachers).values({ classId, userId: teacherId });
  const displayName = PUPILS_OF[name];
  const [username = ''] = displayName.split(' ');
  const pupil = { username, displayName, passwordHash: NO_PASSWORD, yearGroup: 3 } as const;
  const { id: userId } = await insertUser(db, pupil);
  await db.insert(classPupils).values({ classId, userId });
  const said = { userId, gameId: 'word-search', rating: 5, comment: 'Fun!', masked: false };
  const [comment] = await db.insert(feedbacks).values(said).returning();
  const opened = { classId, kind: 'sitting', openedAt: server.deps.now() } as const;
  const [check] = await db.insert(tablesChecks).values(opened).returning();
  return { classId, userId, commentId: comment?.id ?? 0, checkId: check?.id ?? 0 };
}

/** Makes the call about these ids, in its first case by default, after their teacher has prepared it. */
async function call(
  browser: TestBrowser,
  [name, { path, method }]: readonly [string, Endpoint],
  { of, ids, testCase = casesOf(name)[0] }: { of: TestBrowser; ids: Ids; testCase?: Case },
): Promise<Answer> {
  const { body: ready, ...more } = (await testCase.before?.(of, ids)) ?? {};
  const about: Record<string, unknown> = { ...ids, ...more, objective: 'Y3.GR.2' };
  const to = path.replace(/:(\w+)/g, (_, param: string) => String(about[param]));
  const given = typeof testCase.body === 'function' ? testCase.body(ids) : testCase.body;
  return browser.call(to + (testCase.query ?? ''), { method, body: ready ?? given });
}

/** A statement that changes rows, except those that every call may write: what was done, how often, and by whom. */
const CHANGE =
  /\b(insert into|delete from|update) "?(?!audit_log\b|rate_limits\b|sessions\b|set\b|of\b)\w/i;

/** The statements of an act that change something: one that returns the rows it has changed may have changed none. */
async function changesOf(act: () => Promise<unknown>): Promise<string[]> {
  const changes: string[] = [];
  const stop = hearStatements(
    () => {},
    ({ text }, rows) => {
      if (CHANGE.test(text) && (rows.length > 0 || !/ returning /.test(text))) changes.push(text);
    },
  );
  await act();
  stop();
  return changes;
}

it('every call of teachers is tested below', () => {
  const known = [...Object.keys(ABOUT), ...Object.keys(ABOUT_NOTHING)];
  expect(ofTeachers.map(([name]) => name).toSorted()).toEqual(known.toSorted());
});

type Named = (typeof ofTeachers)[number];

/** The teacher makes the call about their own class: it is in the audit log and touches no data of others. */
async function expectForTheirOwn([name, endpoint]: Named, testCase: Case): Promise<void> {
  let stop: ReturnType<typeof watchScope> = () => ['Nothing was watched.'];
  const before: Case['before'] = async (browser, ids) => {
    const ready = (await testCase.before?.(browser, ids)) ?? {};
    stop = watchScope(teacher.id, (text) => [...ABOUT_ALL.keys()].some((one) => one.test(text)));
    return ready;
  };
  const { db } = server.deps.database;
  // Some calls are recorded once an hour.
  await db.delete(auditLog);
  const about = { of: teacher, ids: owls, testCase: { ...testCase, before } };
  const { status, headers } = await call(teacher, [name, endpoint], about);
  expect(stop(), name).toEqual([]);
  expect(status, name).toBe(endpoint.success);
  const recorded = await db
    .select({ actorId: auditLog.actorId })
    .from(auditLog)
    .where(eq(auditLog.requestId, String(headers['x-request-id'])));
  const isRecorded = !UNRECORDED.has(name) && !testCase.changesNothing;
  expect(
    recorded.some(({ actorId }) => actorId === teacher.id),
    name,
  ).toBe(isRecorded);
}

/** The teacher makes it about a foreign class, which reveals and changes nothing; an owner can make it about any. */
async function expectForAForeignOne(
  named: Named,
  testCase: Case,
  owner: TestBrowser,
): Promise<void> {
  const [name, { method, success }] = named;
  const ready = (await testCase.before?.(stranger, foxes)) ?? {};
  const prepared = { ...testCase, before: async () => ready };
  const about = { of: stranger, ids: foxes, testCase: prepared };
  const changes = await changesOf(async () => {
    const { status, body } = await call(teacher, named, about);
    expect({ name, status, body }).toEqual({
      name,
      status: 404,
      body: { message: 'We couldn’t find that.' },
    });
  });
  expect(changes, name).toEqual([]);
  const done = await changesOf(async () => {
    expect((await call(owner, named, about)).status, name).toBe(success);
  });
  // What a call changes is seen.
  expect(method === 'GET' || done.length > 0, name).toBe(!testCase.changesNothing);
}

/** Reads that leave the school as it is for the next one. */
const isHarmless = ({ method }: Endpoint, { before }: Case) =>
  method === 'GET' && before !== archived;

it('the class’s own teacher can make every read of it, which is in the audit log and touches no data of others; another teacher gets 404, which reveals and changes nothing; an owner can make it about anybody’s class', async () => {
  const owner = await server.loginAs({ isAdmin: true });
  for (const named of naming) {
    for (const testCase of casesOf(named[0])) {
      if (!isHarmless(named[1], testCase)) continue;
      await expectForTheirOwn(named, testCase);
      await expectForAForeignOne(named, testCase, owner);
    }
  }
});

it('a teacher can make every read about themselves or all that is theirs, which is in the audit log and touches no data of others', async () => {
  for (const named of ofTeachers) {
    if (named[0] in ABOUT || named[1].method !== 'GET') continue;
    for (const testCase of casesOf(named[0])) await expectForTheirOwn(named, testCase);
  }
});

const changing = (calls: readonly Named[]) =>
  calls.flatMap((named) =>
    casesOf(named[0])
      .filter((testCase) => !isHarmless(named[1], testCase))
      .map((testCase) => [named[0], testCase.as ?? 'plainly', named, testCase] as const),
  );

it.each(changing(naming))(
  'the class’s own teacher can call %s (%s), which is in the audit log and touches no data of others; another teacher gets 404, which reveals and changes nothing; an owner can make it about anybody’s class',
  async (_name, _as, named, testCase) => {
    await expectForTheirOwn(named, testCase);
    await expectForAForeignOne(named, testCase, await server.loginAs({ isAdmin: true }));
  },
);

it.each(changing(ofTeachers.filter(([name]) => !(name in ABOUT))))(
  'a teacher can call %s (%s), which is in the audit log and touches no data of others',
  (_name, _as, named, testCase) => expectForTheirOwn(named, testCase),
);

describe('watchScope', () => {
  it('watching reports a statement about somebody else’s pupil and a statement about everybody', async () => {
    const { db } = server.deps.database;
    const ofFergus = eq(users.id, foxes.userId);
    const stop = watchScope(teacher.id, () => false);
    await db.select().from(users).where(ofFergus);
    await db.update(users).set({ yearGroup: 6 }).where(ofFergus);
    await db.select().from(users).where(eq(users.role, 'pupil'));
    await db.select().from(classPupils).where(eq(classPupils.classId, foxes.classId));
    await db
      .select()
      .from(users)
      .where(and(ofFergus, isOwnPupil(db, { ...teacher, role: 'teacher' })));
    expect(stop()).toHaveLength(4);
  });
});

describe('a teacher', () => {
  it('a teacher sees only their own classes, and an owner sees all', async () => {
    const list = z.object({ rows: z.array(z.object({ name: z.string() })), total: z.number() });
    const namesFor = async (browser: TestBrowser) =>
      list.parse((await browser.get('/api/classes')).body).rows.map(({ name }) => name);
    expect(await namesFor(teacher)).toEqual(['Owls']);
    expect(await namesFor(stranger)).toEqual(['Foxes']);
    expect(await namesFor(await server.loginAs({ isAdmin: true }))).toEqual(['Foxes', 'Owls']);
  });

  it('a teacher cannot add somebody else’s pupil, another teacher or a deleted account to a class', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const loner = await server.loginAs();
    for (const userId of [foxes.userId, loner.id, owner.id, 999_999]) {
      const { status } = await teacher.post(`/api/classes/${owls.classId}/pupils`, { userId });
      expect(status).toBe(404);
    }
    const { body } = await teacher.get(`/api/classes/${owls.classId}`);
    expect(JSON.stringify(body)).not.toContain(PUPILS_OF.foxes);
    expect(
      (await owner.post(`/api/classes/${owls.classId}/pupils`, { userId: foxes.userId })).status,
    ).toBe(201);
  });

  it('a teacher cannot make themselves a teacher of somebody else’s class', async () => {
    const body = { teacherIds: [] };
    const own = await teacher.call(`/api/classes/${owls.classId}`, { method: 'PATCH', body });
    expect(own.status).toBe(403);
  });
});
