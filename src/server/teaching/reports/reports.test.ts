// The printed reports, with a real server and database.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { classReports } from '#shared/contract/class-reports.ts';
import type { Answer } from '#games/kit/rules/replay.ts';
import { map, MAP_WEEKS } from '#shared/contract/map.ts';
import { rounds } from '#shared/contract/rounds.ts';
import { work } from '#shared/contract/work.ts';
import { DAY_MS, HOUR_MS } from '#shared/dates.ts';
import type { TablesCheckKind } from '#shared/tables-check.ts';
import type { GameId } from '#games/ids.ts';
import { classWith } from '#testing/class-with-pupils.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { insertUser } from '../../accounts/user/store.ts';
import { replaceStates } from '../../memory/store.ts';
import {
  classPupils,
  dealtItems,
  listWords,
  tablesChecks,
  tablesResults,
  users,
  userSettings,
} from '../../platform/db/schema.ts';
import { noonOf, schoolDay } from '../../platform/school-day.ts';
import { dayAfter } from '../../platform/utc-day.ts';
import { recordGame } from '../../play/record-game.ts';
import { weeksUntil } from '../../platform/weeks.ts';

const server = setUpTestApp();
/** A Year 3 word. */
const WORD = 'word/island#meaning';

/** Plays whole rounds, each sent an hour after its deal. */
async function play(pupil: TestBrowser, gameId: GameId, rounds: number, stepMs = 1000) {
  for (let nth = 0; nth < rounds; nth++) {
    const [dealt] = await dealTo(pupil, gameId);
    if (!dealt) throw new Error('No round was dealt.');
    server.passTime(3_600_000);
    const body = finishedRound(dealt, { seed: nth + 1, stepMs });
    expect((await pupil.post('/api/game/complete', body)).status).toBe(201);
  }
}

const tell = (pupil: TestBrowser) =>
  pupil.post('/api/game/complete', { gameId: 'word-search', score: 7, maxScore: 10 });

async function reportOf(teacher: TestBrowser, classId: number, weeks = 2) {
  const { body } = await teacher.get(`/api/classes/${classId}/report?weeks=${weeks}`);
  return classReports.getClassReport.reply.parse(body);
}

async function letterOf(teacher: TestBrowser, classId: number, userId: number, weeks = 6) {
  const path = `/api/classes/${classId}/pupils/${userId}/letter?weeks=${weeks}`;
  const { body } = await teacher.get(path);
  return classReports.getPupilLetter.reply.parse(body);
}

/** Moves the clock to noon on the Wednesday of this week or the next, so that a test stays within a week. */
function goToWednesday() {
  const [week] = weeksUntil(new Date(Date.now() + 7 * DAY_MS), 1);
  server.passTime(noonOf(dayAfter(week?.from ?? '', 2)).getTime() - Date.now());
}

describe('the report of a class', () => {
  it('the class report shows each week what was played, rushed and unverified rounds separately, and names nobody', async () => {
    goToWednesday();
    const { id, teacher, pupils } = await classWith(server, ['Ann Bell', 'Omar Said', 'Zoe Lane']);
    const [ann, omar] = pupils;
    if (!ann || !omar) throw new Error('Somebody is missing.');
    await play(ann, 'grammar-guru', 2);
    await play(omar, 'grammar-guru', 1, 100);
    await tell(omar);
    const report = await reportOf(teacher, id);
    expect(report).toMatchObject({ total: 2, pupils: 3 });
    const [now, before] = report.rows;
    expect(now).toMatchObject({
      pupils: 2,
      rounds: { verified: 2, rushed: 1, unverified: 1 },
      games: [{ gameId: 'grammar-guru', rounds: 2 }],
    });
    expect(now?.objectives.reduce((sum, { answers }) => sum + answers, 0)).toBe(20);
    expect(now?.objectives.every(({ pupils }) => pupils === 1)).toBe(true);
    expect(now?.seconds).toBeGreaterThan(0);
    expect(before).toMatchObject({ pupils: 0, games: [], objectives: [] });
    expect(JSON.stringify(report)).not.toMatch(/Ann|Omar|Zoe/);
  });

  it('the class report moves back by a week as time passes, and leaves out older weeks', async () => {
    goToWednesday();
    const { id, pupils } = await classWith(server, ['Ann Bell']);
    if (pupils[0]) await play(pupils[0], 'word-search', 1);
    server.passTime(7 * DAY_MS);
    // The teacher's session has ended by now.
    const owner = await server.loginAs({ isAdmin: true });
    expect((await reportOf(owner, id)).rows.map(({ rounds }) => rounds.verified)).toEqual([0, 1]);
    expect((await reportOf(owner, id, 1)).rows.map(({ rounds }) => rounds.verified)).toEqual([0]);
  });

  it('the class report says how many have done the set work, in the week it ended or while it is open', async () => {
    goToWednesday();
    const { id, teacher, pupils } = await classWith(server, ['Ann Bell', 'Omar Said']);
    const [ann] = pupils;
    if (!ann) throw new Error('Somebody is missing.');
    const what = { gameId: 'grammar-guru' };
    const set = await teacher.post(`/api/classes/${id}/work`, { what });
    const { id: workId } = work.setWork.reply.parse(set.body);
    const today = schoolDay(server.deps.now());
    const ending = { what: { due: true }, from: today, until: today };
    expect((await teacher.post(`/api/classes/${id}/work`, ending)).status).toBe(201);
    const { body } = await ann.post('/api/rounds', { gameId: 'grammar-guru', workId });
    const [dealt] = rounds.dealRounds.reply.parse(body);
    if (!dealt) throw new Error('No round was dealt.');
    server.passTime(3_600_000);
    expect((await ann.post('/api/game/complete', finishedRound(dealt))).status).toBe(201);
    const donePerWeek = async (asker: TestBrowser) =>
      (await reportOf(asker, id)).rows.map((week) =>
        week.work
          .map(({ done, of, until }) => ({ done, of, until }))
          .toSorted((a, b) => b.done - a.done),
      );
    const open = { done: 1, of: 2, until: null };
    const ended = { done: 0, of: 2, until: today };
    expect(await donePerWeek(teacher)).toEqual([[open, ended], []]);
    server.passTime(7 * DAY_MS);
    expect(await donePerWeek(await server.loginAs({ isAdmin: true }))).toEqual([[open], [ended]]);
  });

  it('the class report of an empty class has one week, and no report covers more than a term', async () => {
    const { id, teacher } = await classWith(server, []);
    expect(await reportOf(teacher, id, 1)).toMatchObject({ total: 1, pupils: 0 });
    expect((await teacher.get(`/api/classes/${id}/report?weeks=17`)).status).toBe(400);
  });
});

describe('the letter about a pupil', () => {
  it('the letter says that it is too early before the fifth counted round, and then what the pupil knows and practises', async () => {
    const { id, teacher, pupils } = await classWith(server, ['Ann Bell', 'Omar Said']);
    const [ann, omar] = pupils;
    if (!ann || !omar) throw new Error('Somebody is missing.');
    await play(omar, 'mathematics-mountain', 1);
    await play(ann, 'grammar-guru', 4);
    await tell(ann);
    expect(await letterOf(teacher, id, ann.id)).toMatchObject({
      pupil: { displayName: 'Ann Bell', yearGroup: 3 },
      isEarly: true,
      secure: [],
      practising: [],
      rounds: { verified: 4, rushed: 0, unverified: 1 },
      games: [{ gameId: 'grammar-guru', rounds: 4 }],
    });
    await play(ann, 'grammar-guru', 4);
    const letter = await letterOf(teacher, id, ann.id);
    expect(letter.isEarly).toBe(false);
    const judged = [...letter.secure, ...letter.practising];
    expect(judged.length).toBeGreaterThan(0);
    for (const { code, answers } of judged) {
      expect(code).toMatch(/\.GR\./);
      expect(answers).toBeGreaterThanOrEqual(5);
    }
    expect(letter.to).toBe(schoolDay(server.deps.now()));
    expect(letter.from).toBe(dayAfter(letter.to, -41));
  });

  it('the letter lists words in flower until they are due, and none while memory is off', async () => {
    const { id, teacher, pupils } = await classWith(server, ['Ann Bell']);
    const userId = pupils[0]?.id ?? 0;
    await plant(userId, schoolDay(new Date()));
    const { known, comingBack } = await letterOf(teacher, id, userId);
    expect(known).toEqual({ rows: [{ kind: 'word', label: 'island' }], total: 1 });
    expect(comingBack.total).toBe(0);
    const { db } = server.deps.database;
    await replaceStates(db, userId, 'now', new Map());
    await db.update(userSettings).set({ memoryFrom: null });
    expect((await letterOf(teacher, id, userId)).known.total).toBe(0);
  });

  it('there is a letter only about pupils of the class', async () => {
    const { id, teacher } = await classWith(server, ['Ann Bell']);
    const loner = await server.loginAs();
    expect((await teacher.get(`/api/classes/${id}/pupils/${loner.id}/letter`)).status).toBe(404);
    const owner = await server.loginAs({ isAdmin: true });
    expect((await owner.get(`/api/classes/${id}/pupils/${loner.id}/letter`)).status).toBe(404);
  });
});

describe('certificates', () => {
  it('certificates are for counted rounds and words in flower, of a teacher’s own list too while it has them, by name, and a letter names these words', async () => {
    const { id, teacher, pupils } = await classWith(server, ['Omar Said', 'Ann Bell']);
    const [omar, ann] = pupils;
    if (!ann || !omar) throw new Error('Somebody is missing.');
    await play(ann, 'word-search', 2);
    await play(ann, 'grammar-guru', 1, 100);
    await tell(ann);
    const words = ['zibbling', 'mopwater', 'quendish', 'island'].map((word) => ({ word }));
    await teacher.post('/api/word-lists', { name: 'Week 5', yearGroup: 3, words });
    const { db } = server.deps.database;
    const [kept, deleted, , alike] = await db.select().from(listWords).orderBy(listWords.position);
    const items = [kept, deleted, alike].flatMap((word) => [
      `own/${word?.id}#meaning`,
      `own/${word?.id}#spelling`,
    ]);
    await plant(ann.id, '2026-01-01', ['fact/7×8', ...items]);
    await db.delete(listWords).where(eq(listWords.id, deleted?.id ?? 0));
    await sit(id, { userId: ann.id });
    await sit(id, { userId: omar.id, rushed: true });
    await sit(id, { userId: omar.id, verified: false });
    await sit(id, { userId: omar.id, kind: 'practice' });
    await sit(id, { userId: omar.id, finishedAt: null });
    const { body } = await teacher.get(`/api/classes/${id}/certificates`);
    expect(body).toEqual({
      rows: [
        { userId: ann.id, displayName: 'Ann Bell', secure: [], rounds: 2, words: 2, sittings: 1 },
        { userId: omar.id, displayName: 'Omar Said', secure: [], rounds: 0, words: 0, sittings: 0 },
      ],
      total: 2,
    });
    const { comingBack } = await letterOf(teacher, id, ann.id);
    expect(comingBack.rows.map(({ label }) => label).toSorted()).toEqual([
      '7 × 8',
      'island',
      'zibbling',
    ]);
  });
});

interface Sat {
  userId: number;
  kind?: TablesCheckKind;
  verified?: boolean;
  rushed?: boolean;
  finishedAt?: Date | null;
}

/** A tables check that a pupil has finished, or only begun if `finishedAt` is null. */
async function sit(classId: number, { userId, kind = 'sitting', ...how }: Sat): Promise<void> {
  const { db } = server.deps.database;
  const at = new Date();
  const [check] = await db
    .insert(tablesChecks)
    .values({ classId, kind, openedAt: at, closedAt: at })
    .returning();
  await db.insert(tablesResults).values({
    userId,
    checkId: check?.id,
    dealId: randomUUID(),
    startedAt: at,
    finishedAt: at,
    score: 20,
    verified: true,
    ...how,
  });
}

/** A word in flower, with its meaning and spelling reviewed on a day, and other items. */
async function plant(
  userId: number,
  reviewedOn: string,
  others: readonly string[] = [],
): Promise<void> {
  const { db } = server.deps.database;
  const grown = { stability: 60, reviewedOn, difficulty: 5, bestStability: 60 };
  const state = { ...grown, repetitions: 4, lapses: 0 };
  const memory = [WORD, 'word/island#spelling', ...others].map((item) => [item, state] as const);
  await replaceStates(db, userId, 'now', new Map(memory));
}

/** Records rounds of a pupil; each objective has its verdicts. */
async function answered(
  userId: number,
  daysAgo: number,
  objectives: Readonly<Record<string, readonly boolean[]>>,
  { rushed = false, verified = true } = {},
): Promise<void> {
  const answers = Object.entries(objectives).flatMap(([objective, verdicts]) =>
    verdicts.map((right, nth): Answer => ({
      item: `${objective}/00${nth + 1}`,
      objective,
      right,
      slip: null,
      ms: 4000,
      tries: 1,
      rating: right ? 'good' : 'again',
    })),
  );
  await recordGame(server.deps.database.db, {
    userId,
    gameId: 'grammar-guru',
    score: 5,
    maxScore: 10,
    duration: 60,
    playId: randomUUID(),
    at: new Date(server.deps.now().getTime() - daysAgo * DAY_MS),
    playedAt: null,
    replayed: verified ? { answers, rushed } : null,
  });
}

const YES = true;
const NO = false;

it('map, opened cell, file, report, letter, pupil’s page and certificate of a class worked out by hand give the same shares, each over its own weeks', async () => {
  goToWednesday();
  const { id, teacher, pupils, set } = await classWith(server, ['Ann Bell', 'Omar Said']);
  await set({ yearGroup: 3 });
  const [ann, omar] = pupils;
  if (!ann || !omar) throw new Error('Somebody is missing.');
  const [an, family] = ['Y3.GR.2', 'Y3.GR.3'] as const;
  // Before the eight weeks; in them, but before the letter's six; in this week, in five rounds and a sixth.
  await answered(ann.id, 60, { [an]: [NO, NO, NO, NO, NO] });
  await answered(ann.id, 45, { [an]: [YES, NO, YES, NO] });
  for (const _ of [1, 2, 3, 4, 5]) await answered(ann.id, 0, { [an]: [YES] });
  await answered(ann.id, 0, { [an]: [YES], [family]: [YES, NO, NO, NO, NO] });
  await answered(ann.id, 0, { [an]: [NO, NO, NO] }, { rushed: true });
  await answered(ann.id, 0, {}, { verified: false });
  await answered(omar.id, 0, { [an]: [YES, NO, YES, NO, YES] });

  const read = async (path: string) => (await teacher.get(`/api/classes/${id}/${path}`)).body;
  const shown = map.getMap.reply.parse(await read('map'));
  const cells = shown.pupils.map(({ cells }) =>
    cells
      .filter(({ answers }) => answers > 0)
      .map(({ objective, right, answers }) => ({ code: objective, right, answers })),
  );
  const anns = { code: an, right: 8, answers: 10 };
  expect(cells).toEqual([
    [anns, { code: family, right: 1, answers: 5 }],
    [{ code: an, right: 3, answers: 5 }],
  ]);
  expect(shown.rounds).toEqual({ verified: 8, rushed: 1, unverified: 1 });
  expect(await read(`map/${ann.id}/${an}`)).toMatchObject({ right: 8, answers: 10 });
  expect(await read(`map/export?pupil=${ann.id}`)).toContain(`"${an}","8","10","80"`);

  const [week] = (await reportOf(teacher, id, 1)).rows;
  expect(week?.objectives).toMatchObject([
    { code: an, right: 9, answers: 11, pupils: 2 },
    { code: family, right: 1, answers: 5, pupils: 1 },
  ]);
  expect(await read('report?weeks=1&byPupil=yes')).toMatchObject({
    rows: [
      {
        byPupil: [
          { id: ann.id, displayName: 'Ann Bell', rounds: 6, answers: 11, right: 7 },
          { id: omar.id, displayName: 'Omar Said', rounds: 1, answers: 5, right: 3 },
        ],
      },
    ],
  });

  const practising = [{ code: family, right: 1, answers: 5 }];
  const sixWeeks = {
    secure: [{ code: an, right: 6, answers: 6 }],
    practising,
    rounds: { verified: 6, rushed: 1, unverified: 1 },
  };
  expect(await letterOf(teacher, id, ann.id)).toMatchObject(sixWeeks);
  expect(await read(`pupils/${ann.id}`)).toMatchObject({ learning: sixWeeks });
  expect(await letterOf(teacher, id, ann.id, MAP_WEEKS)).toMatchObject({
    secure: [anns],
    practising,
  });
  expect(await read('certificates')).toMatchObject({
    rows: [
      { userId: ann.id, secure: [anns], rounds: 8 },
      { userId: omar.id, secure: [], rounds: 1 },
    ],
  });
});

describe('practice sheets', () => {
  const sheetsOf = async (teacher: TestBrowser, classId: number) =>
    classReports.getSheets.reply.parse((await teacher.get(`/api/classes/${classId}/sheets`)).body);

  it('each of thirty pupils gets another sheet of twelve sums, eight words and four questions of grammar, and nothing is stored', async () => {
    const { id, teacher, set } = await classWith(server, []);
    const { db } = server.deps.database;
    await set({ yearGroup: 4 });
    for (let nth = 1; nth <= 30; nth++) {
      const pupil = await insertUser(db, { username: `pupil ${nth}`, passwordHash: 'x' });
      await db.insert(classPupils).values({ classId: id, userId: pupil.id });
    }
    const first = await sheetsOf(teacher, id);
    expect(first).toMatchObject({ day: schoolDay(server.deps.now()), total: 30 });
    for (const { sums, spelling, grammar } of first.rows) {
      expect([sums.length, spelling.length, grammar.length]).toEqual([12, 8, 4]);
    }
    for (const part of ['sums', 'spelling', 'grammar'] as const) {
      const texts = first.rows.map((sheet) => JSON.stringify(sheet[part]));
      expect(new Set(texts).size, part).toBe(30);
    }
    expect(await db.select().from(dealtItems)).toEqual([]);
  });

  it('a sheet is the same all day and another tomorrow', async () => {
    const { id, teacher } = await classWith(server, ['Ann Bell']);
    const first = await sheetsOf(teacher, id);
    expect(await sheetsOf(teacher, id)).toEqual(first);
    // More than a day, because one in October has 25 hours, in steps that keep the teacher signed in.
    for (const hours of [9, 9, 9]) {
      server.passTime(hours * HOUR_MS);
      await teacher.get(`/api/classes/${id}`);
    }
    expect((await sheetsOf(teacher, id)).rows[0]?.sums).not.toEqual(first.rows[0]?.sums);
  });

  it('a sheet asks all that is due for its pupil that day before anything else, and no more of what is not due than there is room for', async () => {
    const { id, teacher, pupils } = await classWith(server, ['Ann Bell', 'Omar Said']);
    const [ann] = pupils;
    if (!ann) throw new Error('Ann is missing.');
    const { db } = server.deps.database;
    await db.update(users).set({ yearGroup: 4 }).where(eq(users.id, ann.id));
    const today = schoolDay(server.deps.now());
    const words = ['accident', 'believe', 'circle', 'island', 'naughty', 'peculiar', 'quarter'];
    const facts = ['3×4', '4×6', '6×7', '6×8', '7×8', '7×9', '8×12', '9×11'];
    const items = [
      ...words.map((word) => `word/${word}#spelling`),
      ...facts.map((fact) => `fact/${fact}`),
    ];
    const state = { stability: 2, difficulty: 5, bestStability: 2, repetitions: 1, lapses: 0 };
    const metOn = (day: string) => ({ ...state, reviewedOn: day });
    await replaceStates(
      db,
      ann.id,
      'now',
      new Map(items.map((item) => [item, metOn('2026-01-05')])),
    );
    const { rows } = await sheetsOf(teacher, id);
    const sheet = rows.find(({ userId }) => userId === ann.id);
    expect(sheet?.spelling.map(({ answer }) => answer)).toEqual(expect.arrayContaining(words));
    const asked = (sheet?.sums ?? []).map(({ question, answer }) =>
      question
        .replace('?', answer)
        .match(/\d+/g)
        ?.map(Number)
        .toSorted((one, other) => one - other)
        .join(),
    );
    const wanted = facts.map((fact) => {
      const [one = 0, other = 0] = fact.split('×').map(Number);
      return [one, other, one * other].join();
    });
    expect(asked).toEqual(expect.arrayContaining(wanted));

    await replaceStates(db, ann.id, 'now', new Map(items.map((item) => [item, metOn(today)])));
    const again = (await sheetsOf(teacher, id)).rows.find(({ userId }) => userId === ann.id);
    expect(again?.spelling.some(({ answer }) => words.includes(answer))).toBe(false);
  });
});
