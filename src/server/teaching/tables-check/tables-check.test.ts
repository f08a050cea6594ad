import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { GameId } from '#games/ids.ts';
import type { Answer } from '#games/kit/rules/replay.ts';
import { contract } from '#shared/contract/index.ts';
import { dealtCompletionSchema, rounds, type SignedDeal } from '#shared/contract/rounds.ts';
import { DAY_MS, HOUR_MS } from '#shared/dates.ts';
import type { YearGroup } from '#shared/years.ts';
import { finishedRound } from '#testing/dealt.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { findObjectivesOf, switchMemory } from '../../memory/store.ts';
import * as schema from '../../platform/db/schema.ts';
import { forgetAnswersBefore, recomputeAllMemory } from '../../play/recompute-memory.ts';
import { recordGame } from '../../play/record-game.ts';
import { completeCheck } from './complete-check.ts';

const server = setUpTestApp();
/** Longer than any check takes. */
const LONG_ENOUGH_MS = 1_200_000;

type Pupil = TestBrowser & { id: number };
const made = z.object({ id: z.number() });

let teacher: TestBrowser & { id: number };
let classId = 0;
let zara: Pupil;
let omar: Pupil;

beforeEach(async () => {
  teacher = await server.loginAs({ role: 'teacher' });
  const { body } = await teacher.post('/api/classes', { name: 'Owls', yearGroup: 4 });
  classId = made.parse(body).id;
  zara = await pupilOf(classId, { displayName: 'Zara' });
  omar = await pupilOf(classId, { displayName: 'Omar' });
});

async function pupilOf(id: number, who: { displayName: string; yearGroup?: YearGroup }) {
  const pupil = await server.loginAs({ yearGroup: 4, ...who });
  await server.deps.database.db
    .insert(schema.classPupils)
    .values({ classId: id, userId: pupil.id });
  return pupil;
}

async function open(kind: 'sitting' | 'practice' = 'sitting') {
  const answer = await teacher.post(`/api/classes/${classId}/tables-check`, { kind });
  expect(answer.status).toBe(201);
  return contract.openTablesCheck.reply.parse(answer.body);
}

const close = (id: number, isOpen = false) =>
  teacher.call(`/api/tables-checks/${id}`, { method: 'PATCH', body: { isOpen } });
const askFor = (pupil: TestBrowser, checkId?: number) =>
  pupil.post('/api/rounds', { gameId: 'tables-check', checkId });
const send = (pupil: TestBrowser, body: unknown) => pupil.post('/api/game/complete', body);

async function deal(pupil: TestBrowser, checkId?: number): Promise<SignedDeal> {
  const { status, body } = await askFor(pupil, checkId);
  expect(status).toBe(200);
  const [dealt] = rounds.dealRounds.reply.parse(body);
  if (!dealt) throw new Error('Nothing was dealt.');
  return dealt;
}

/** Takes a check, and sends it when it may have ended. */
async function take(pupil: TestBrowser, checkId?: number, seed = 1) {
  const dealt = await deal(pupil, checkId);
  server.passTime(LONG_ENOUGH_MS);
  const round = finishedRound(dealt, { seed });
  const answer = await send(pupil, round);
  expect(answer.status).toBe(201);
  return { round, answer };
}

async function results(checkId: number, reader: TestBrowser = teacher) {
  const { body } = await reader.get(`/api/tables-checks/${checkId}`);
  return contract.getTablesCheck.reply.parse(body);
}
async function playGame(userId: number, gameId: GameId, answers: readonly Answer[]) {
  await recordGame(server.deps.database.db, {
    userId,
    gameId,
    score: 5,
    maxScore: 10,
    duration: 60,
    playId: crypto.randomUUID(),
    at: server.deps.now(),
    playedAt: null,
    replayed: { answers, rushed: false },
  });
}

const memories = () => server.deps.database.db.select().from(schema.itemMemories);
const itemsOf = (rows: readonly { item: string }[]) => rows.map(({ item }) => item).toSorted();

describe('a tables check that a teacher opens', () => {
  it('an open tables check is dealt to the Year 4 pupils of the class, signed, with 25 questions and their extra time', async () => {
    const { id } = await open();
    await zara.call('/api/user/play-settings', { method: 'PATCH', body: { countdown: 2 } });
    const { deal: dealt } = await deal(zara, id);
    expect(dealt).toMatchObject({ gameId: 'tables-check', checkId: id, year: 4, pace: 2 });
    const { questions } = z.object({ questions: z.array(z.unknown()) }).parse(dealt.start);
    expect(questions).toHaveLength(25);
    expect((await deal(omar, id)).deal.pace).toBe(1);
  });

  it('an open tables check is shown to the Year 4 pupils of the class only, until it is closed', async () => {
    const younger = await pupilOf(classId, { displayName: 'Yan', yearGroup: 3 });
    const outside = await server.loginAs({ yearGroup: 4 });
    const { id } = await open();
    const openFor = async (pupil: TestBrowser) => (await pupil.get('/api/user/tables-checks')).body;
    const rows = [{ id, kind: 'sitting', isDone: false }];
    expect(await openFor(zara)).toEqual({ rows, total: 1 });
    for (const other of [younger, outside, teacher]) {
      expect(await openFor(other)).toEqual({ rows: [], total: 0 });
      expect((await askFor(other, id)).status).toBe(404);
    }
    expect((await close(id)).status).toBe(200);
    expect(await openFor(zara)).toEqual({ rows: [], total: 0 });
    expect(await askFor(zara, id)).toMatchObject({
      status: 409,
      body: { message: 'This check is closed now. Please ask your teacher.' },
    });
    expect((await close(id, true)).status).toBe(200);
    expect(await openFor(zara)).toEqual({ rows, total: 1 });
  });

  it('a class has only one tables check of each kind open, even if many are opened at once', async () => {
    const path = `/api/classes/${classId}/tables-check`;
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => teacher.post(path, { kind: 'sitting' })),
    );
    expect(opened.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const practice = await open('practice');
    await close(practice.id);
    await open('practice');
    expect((await close(practice.id, true)).status).toBe(409);
  });

  it('a tables check cannot be opened for an archived class, whose pupils are offered none', async () => {
    await open();
    const body = { isArchived: true };
    await teacher.call(`/api/classes/${classId}`, { method: 'PATCH', body });
    const again = await teacher.post(`/api/classes/${classId}/tables-check`, { kind: 'practice' });
    expect(again.status).toBe(409);
    const { db } = server.deps.database;
    await db.update(schema.users).set({ isActive: true }).where(eq(schema.users.id, zara.id));
    const back = await server.deps.database.db.select().from(schema.tablesChecks);
    expect(back).toHaveLength(1);
  });
});

it('opening, reading, closing and reopening a tables check is in the audit log with its class and actor', async () => {
  const { id } = await open();
  await results(id);
  await close(id);
  await close(id);
  await close(id, true);
  const events = await server.deps.database.db
    .select()
    .from(schema.auditLog)
    .where(like(schema.auditLog.kind, 'tables-check-%'))
    .orderBy(schema.auditLog.id);
  const of = { actorId: teacher.id, requestId: expect.any(String) };
  const check = { ...of, detail: `class ${classId}: tables check ${id}` };
  expect(events).toMatchObject([
    { ...check, kind: 'tables-check-opened' },
    { ...of, kind: 'tables-check-read', detail: `tables check ${id}` },
    { ...check, kind: 'tables-check-closed' },
    { ...check, kind: 'tables-check-reopened' },
  ]);
});

describe('a finished tables check', () => {
  it('a finished tables check has the result of its moves, by pupil and by fact, and updates the pupil’s memory, as games do, and the counters on its objective', async () => {
    const { id } = await open();
    const { round, answer } = await take(zara, id);
    const { score } = z.object({ score: z.number() }).parse(answer.body);
    expect(answer.body).toMatchObject({ score: round.score, maxScore: 25, verified: true });
    const { rows, done, of } = await results(id);
    expect({ done, of }).toEqual({ done: 1, of: 2 });
    const [omars, zaras] = rows;
    expect(omars).toMatchObject({ displayName: 'Omar', result: null, times: 0, isUnderWay: false });
    expect(zaras).toMatchObject({
      displayName: 'Zara',
      times: 1,
      result: { score, of: 25, answered: 25, pace: 1, starts: 1, verified: true, rushed: false },
    });
    const answers = zaras?.result?.answers ?? [];
    expect(answers).toHaveLength(25);
    expect(answers.filter(({ right }) => right)).toHaveLength(score);
    for (const { table, by, given, right } of answers) expect(given === table * by).toBe(right);
    const { questions } = z
      .object({ questions: z.array(z.object({ id: z.string() })) })
      .parse(round.deal.start);
    expect(answers.map(({ table, by }) => `${table}×${by}`)).toEqual(questions.map((q) => q.id));
    expect(await memories()).toHaveLength(25);
    const counted = await findObjectivesOf(server.deps.database.db, zara.id);
    expect(counted).toMatchObject([{ answered: 25, correct: score }]);
    expect(counted).toHaveLength(1);
    const garden = contract.getMemory.reply.parse((await zara.get('/api/user/memory')).body);
    expect(garden.garden.every(({ label }) => /^\d+ × \d+$/.test(label))).toBe(true);
  });

  it('a finished tables check is not a game: it unlocks nothing and is in no history, record, rating or figure; it is in the pupil’s own data, and deleted with the account', async () => {
    const { id } = await open();
    const { db } = server.deps.database;
    await db.update(schema.users).set({ gamesCompleted: 4 }).where(eq(schema.users.id, zara.id));
    const { answer, round } = await take(zara, id);
    expect(answer.body).toMatchObject({
      newAvatarsUnlocked: 0,
      unlockedAvatars: [],
      gamesCompleted: 4,
      avatarsUnlocked: 15,
    });
    for (const table of [
      schema.gameHistory,
      schema.gameRecords,
      schema.uncountedGames,
      schema.gameTotals,
      schema.dealtItems,
    ]) {
      expect(await db.select().from(table)).toEqual([]);
    }
    expect((await zara.get('/api/user')).body).toMatchObject({ gamesCompleted: 4 });
    expect((await zara.get('/api/user/game-history')).body).toEqual([]);
    const rating = { gameId: 'tables-check', rating: 5 };
    expect((await zara.post('/api/game/feedback', rating)).status).toBe(400);
    const copy = contract.getMyData.reply.parse((await zara.get('/api/user/data')).body);
    expect(copy.tablesChecks).toMatchObject([{ score: round.score, of: 25, pace: 1 }]);
    expect(copy.tablesChecks[0]?.answers).toHaveLength(25);
    await db.delete(schema.users).where(eq(schema.users.id, zara.id));
    expect(await db.select().from(schema.tablesResults)).toEqual([]);
  });

  it('a pupil’s copy has a tables check that is begun and not finished, without a score', async () => {
    const { id } = await open();
    await deal(zara, id);
    await deal(zara, id);
    const copy = contract.getMyData.reply.parse((await zara.get('/api/user/data')).body);
    const noResult = { finishedAt: null, score: null, answered: null, answers: [] };
    expect(copy.tablesChecks).toMatchObject([{ ...noResult, of: 25, pace: 1, starts: 2 }]);
  });

  it('a sitting that is begun again has other questions, and counts once, as it was last begun, however often it is sent', async () => {
    const { id } = await open();
    const zaras = async () => (await results(id)).rows[1];
    const seen = await deal(zara, id);
    expect(await zaras()).toMatchObject({ isUnderWay: true, result: null });
    const last = await deal(zara, id);
    expect(last.deal.start).not.toEqual(seen.deal.start);
    server.passTime(LONG_ENOUGH_MS);
    // Beginning again has shown the questions.
    expect(await send(zara, finishedRound(seen))).toMatchObject({
      status: 400,
      body: { message: 'You’ve started this check again. Only your latest try counts.' },
    });
    expect(await zaras()).toMatchObject({ isUnderWay: true, result: null });
    expect(await memories()).toEqual([]);
    const round = finishedRound(last);
    const sent = await Promise.all([1, 2, 3].map(() => send(zara, round)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    for (const { body } of sent) expect(body).toEqual(sent[0]?.body);
    expect(await send(zara, finishedRound(seen))).toMatchObject({
      status: 400,
      body: { message: 'You’ve already done this check.' },
    });
    expect((await askFor(zara, id)).status).toBe(409);
    const { score } = round;
    const result = { score, starts: 2, verified: true };
    expect(await zaras()).toMatchObject({ times: 1, isUnderWay: false, result });
    expect((await zara.get('/api/user/tables-checks')).body).toMatchObject({
      rows: [{ isDone: true }],
    });
  });

  it('a sitting that arrives hours later is marked as late if it ended long after it was closed, or nobody knows when, until it is opened again; practice is never late', async () => {
    const yan = await pupilOf(classId, { displayName: 'Yan' });
    const [sitting, practice] = [await open(), await open('practice')];
    const taken = [];
    for (const pupil of [zara, omar, yan]) taken.push(await deal(pupil, sitting.id));
    const practised = await deal(zara, practice.id);
    server.passTime(60_000);
    const closed = server.deps.now().getTime();
    for (const { id } of [sitting, practice]) await close(id);
    server.passTime(8 * HOUR_MS);
    const arrive = async (pupil: Pupil, dealt: SignedDeal | undefined, minutes?: number) => {
      if (!dealt) throw new Error('Nothing was dealt.');
      const playedAt =
        minutes === undefined ? undefined : new Date(closed + minutes * 60_000).toISOString();
      expect((await send(pupil, { ...finishedRound(dealt), playedAt })).status).toBe(201);
      const { body } = await pupil.get('/api/user/data');
      const { tablesChecks } = contract.getMyData.reply.parse(body);
      return tablesChecks.flatMap(({ late, finishedAt }) => (finishedAt === null ? [] : [late]));
    };
    expect(await arrive(zara, taken[0], 14)).toEqual([false]);
    expect(await arrive(omar, taken[1], 16)).toEqual([true]);
    expect(await arrive(yan, taken[2])).toEqual([true]);
    expect((await arrive(zara, practised)).toSorted()).toEqual([false, false]);
    const owner = await server.loginAs({ isAdmin: true });
    const shown = async (id: number) =>
      (await results(id, owner)).rows.flatMap(({ displayName, result }) =>
        result ? [[displayName, result.verified, result.late]] : [],
      );
    expect((await results(sitting.id, owner)).done).toBe(3);
    expect(await shown(sitting.id)).toEqual([
      ['Omar', true, true],
      ['Yan', true, true],
      ['Zara', true, false],
    ]);
    expect(await shown(practice.id)).toEqual([['Zara', true, false]]);
    await close(sitting.id, true);
    expect((await shown(sitting.id)).map(([, , late]) => late)).toEqual([false, false, false]);
  });

  it('practice can be repeated, and the last one is shown', async () => {
    expect((await askFor(zara)).status).toBe(404);
    const { id } = await open('practice');
    await take(zara, id, 1);
    const { round } = await take(zara, undefined, 2);
    expect(round.deal.checkId).toBe(id);
    const [, zaras] = (await results(id)).rows;
    expect(zaras).toMatchObject({ times: 2, result: { score: round.score } });
  });

  it('no more pupils finish a tables check than take part: one who moves up afterwards still counts', async () => {
    const { id } = await open();
    await take(zara, id);
    await deal(omar, id);
    await pupilOf(classId, { displayName: 'Yan', yearGroup: 3 });
    const { db } = server.deps.database;
    await db.update(schema.users).set({ yearGroup: 5 }).where(eq(schema.users.role, 'pupil'));
    await close(id);
    const later = await open();
    const { body } = await teacher.get(`/api/classes/${classId}/tables-checks`);
    const counts = contract.getTablesChecks.reply
      .parse(body)
      .rows.map(({ id: checkId, done, of }) => ({
        checkId,
        done,
        of,
      }));
    expect(counts).toEqual([
      { checkId: later.id, done: 0, of: 0 },
      { checkId: id, done: 1, of: 2 },
    ]);
    const { rows } = await results(id);
    expect(rows.map(({ displayName }) => displayName)).toEqual(['Omar', 'Zara']);
  });

  it('a finished tables check stays in the pupil’s data when its class is deleted', async () => {
    const { id } = await open();
    const dealt = await deal(omar, id);
    await take(zara, id);
    await teacher.post('/api/user/confirm', { password: PASSWORD });
    await teacher.call(`/api/classes/${classId}`, { method: 'PATCH', body: { isArchived: true } });
    const { db } = server.deps.database;
    await db.update(schema.users).set({ isActive: true });
    expect((await teacher.call(`/api/classes/${classId}`, { method: 'DELETE' })).status).toBe(204);
    const left = await db.select().from(schema.tablesResults);
    expect(left.map(({ checkId }) => checkId)).toEqual([null, null]);
    const back = await server.browser().post('/api/login', {
      username: 'nobody',
      password: 'nothing',
    });
    expect(back.status).toBe(401);
    expect(finishedRound(dealt).moves).toHaveLength(25);
  });
});

describe('a forged tables check', () => {
  const anyRound = async () => {
    const { id } = await open();
    const dealt = await deal(zara, id);
    server.passTime(LONG_ENOUGH_MS);
    return finishedRound(dealt);
  };
  it('a tables check of somebody else, with a changed deal, with moves that break the rules or the pace, or as a plain result is refused', async () => {
    const round = await anyRound();
    expect((await send(omar, round)).status).toBe(403);
    for (const changes of [{ pace: 3 }, { checkId: 99 }, { userId: omar.id }, { year: 3 }]) {
      const forged = { ...round, deal: { ...round.deal, ...changes } };
      expect((await send(zara, forged)).status).toBe(403);
    }
    const { moves } = round;
    const faster = moves.map((move, nth) => ({ ...move, t: nth * 2000 + 1000, shown: nth * 2000 }));
    for (const forged of [moves.slice(1), [...moves, ...moves.slice(-1)], faster, []]) {
      expect((await send(zara, { ...round, moves: forged })).status).toBe(400);
    }
    const plain = { gameId: 'tables-check', score: 25, maxScore: 25 };
    expect((await send(zara, plain)).status).toBe(400);
    const rows = await server.deps.database.db.select().from(schema.tablesResults);
    expect(rows.filter(({ finishedAt }) => finishedAt !== null)).toEqual([]);
    expect(await memories()).toEqual([]);
  });

  it('a tables check with an unknown key is refused unless it was begun, and is then unverified', async () => {
    const round = await anyRound();
    const unknown = { ...round, deal: { ...round.deal, key: 'lost' } };
    const other = { ...unknown, deal: { ...unknown.deal, id: crypto.randomUUID() } };
    expect((await send(zara, other)).status).toBe(400);
    const sent = await send(zara, unknown);
    expect(sent).toMatchObject({ status: 201, body: { verified: false, score: round.score } });
    const [check] = await server.deps.database.db.select().from(schema.tablesChecks);
    const [, zaras] = (await results(check?.id ?? 0)).rows;
    expect(zaras?.result).toMatchObject({ verified: false, answered: null, answers: [] });
    expect(await memories()).toEqual([]);
  });

  it('where only proved results count, a tables check that was recorded is answered again after its key is gone, and no other', async () => {
    const round = await anyRound();
    await send(zara, round);
    const strict = { ...server.deps, config: { ...server.deps.config, takesUnverified: false } };
    const sendLate = (id: string) => {
      const unknown = { ...round, deal: { ...round.deal, id, key: 'lost' } };
      return completeCheck(strict, zara.id, dealtCompletionSchema.parse(unknown));
    };
    expect(await sendLate(round.deal.id)).toMatchObject({ isNew: false });
    await expect(sendLate(crypto.randomUUID())).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('the facts in a tables check', () => {
  it('a rushed tables check, or one while memory is off, does not update memory', async () => {
    const { id } = await open();
    const hasty = await deal(zara, id);
    server.passTime(LONG_ENOUGH_MS);
    expect((await send(zara, finishedRound(hasty, { stepMs: 100 }))).status).toBe(201);
    const { db } = server.deps.database;
    await db
      .update(schema.userSettings)
      .set({ memoryFrom: null })
      .where(eq(schema.userSettings.userId, omar.id));
    await take(omar, id);
    expect(await memories()).toEqual([]);
    const { rows } = await results(id);
    expect(rows.map(({ result }) => result?.rushed)).toEqual([false, true]);
  });

  it('a fact that was missed in a game and is right in a later tables check leaves the basket, and one that is wrong there is in it', async () => {
    await open('practice');
    const dealt = await deal(zara);
    const { questions } = z
      .object({ questions: z.array(z.object({ item: z.string() })) })
      .parse(dealt.deal.start);
    const missed = { objective: 'Y4.MD.1', right: false, slip: null, ms: 2000, tries: 1 };
    await playGame(
      zara.id,
      'mathematics-mountain',
      questions.map(({ item }) => ({ ...missed, item, rating: 'again' })),
    );
    server.passTime(LONG_ENOUGH_MS);
    const round = finishedRound(dealt, { seed: 29 });
    await send(zara, round);
    const { basket } = contract.getMemory.reply.parse((await zara.get('/api/user/memory')).body);
    expect(basket).toHaveLength(25 - round.score);
    expect(new Set(basket.map(({ why }) => why))).toEqual(
      new Set(['You missed it in a tables check.']),
    );
  });

  it('the answers of a tables check count in Progress, an opened cell, report, letter and certificate as those of games do, those of a rushed one do not, and neither is a round', async () => {
    const { id } = await open('practice');
    const { round } = await take(zara, id, 29);
    const hasty = await deal(zara, id);
    server.passTime(LONG_ENOUGH_MS);
    expect((await send(zara, finishedRound(hasty, { stepMs: 100 }))).status).toBe(201);
    // A letter says nothing of answers before the fifth round.
    for (let nth = 0; nth < 5; nth++) await playGame(zara.id, 'find-my-number', []);
    const read = async (path: string) =>
      (await teacher.get(`/api/classes/${classId}/${path}`)).body;
    const answers = { right: round.score, answers: 25 };
    const shown = contract.getMap.reply.parse(await read('map'));
    const cells = shown.pupils.map(({ cells }) => cells.filter((cell) => cell.answers > 0));
    expect(cells).toMatchObject([[], [{ objective: 'Y4.MD.1', ...answers }]]);
    expect(shown.rounds).toEqual({ verified: 5, rushed: 0, unverified: 0 });

    const cell = contract.getMapCell.reply.parse(await read(`map/${zara.id}/Y4.MD.1`));
    expect(cell).toMatchObject(answers);
    expect(cell.latest).toHaveLength(25);
    expect(cell.latest.filter(({ right }) => right)).toHaveLength(round.score);
    for (const { question } of cell.latest) expect(question).toMatch(/^\d+ × \d+/);

    const report = contract.getClassReport.reply.parse(await read('report?weeks=1&byPupil=yes'));
    expect(report.rows).toMatchObject([
      {
        pupils: 1,
        rounds: { verified: 5, rushed: 0 },
        games: [{ gameId: 'find-my-number', rounds: 5 }],
        objectives: [{ code: 'Y4.MD.1', ...answers, pupils: 1 }],
        byPupil: [
          { displayName: 'Omar', rounds: 0, answers: 0 },
          { displayName: 'Zara', rounds: 5, ...answers },
        ],
      },
    ]);
    const letter = contract.getPupilLetter.reply.parse(await read(`pupils/${zara.id}/letter`));
    expect(letter.rounds).toMatchObject({ verified: 5 });
    expect([...letter.secure, ...letter.practising]).toMatchObject([
      { code: 'Y4.MD.1', ...answers },
    ]);
    expect(round.score).toBeGreaterThanOrEqual(20);
    expect(await read('certificates')).toMatchObject({
      rows: [
        { secure: [], rounds: 0 },
        { secure: [{ code: 'Y4.MD.1', ...answers }], rounds: 5 },
      ],
    });
  });

  it('computing memory again gives the same with tables checks between games and after answers were deleted', async () => {
    const { id } = await open('practice');
    const play = async () => {
      const { body } = await zara.post('/api/rounds', { gameId: 'mathematics-mountain' });
      const [dealt] = rounds.dealRounds.reply.parse(body);
      if (!dealt) throw new Error('Nothing was dealt.');
      server.passTime(LONG_ENOUGH_MS);
      expect((await send(zara, finishedRound(dealt))).status).toBe(201);
    };
    for (let nth = 0; nth < 2; nth++) {
      await take(zara, id, nth);
      server.passTime(20 * DAY_MS);
      await play();
      server.passTime(20 * DAY_MS);
    }
    const before = await memories();
    expect(before.length).toBeGreaterThan(40);
    expect(await recomputeAllMemory(server.deps)).toMatchObject({ changed: 0 });
    const end = new Date(server.deps.now().getTime() - 50 * DAY_MS);
    await forgetAnswersBefore(server.deps, end);
    const { db } = server.deps.database;
    const left = await db.select().from(schema.tablesResults);
    expect(left.filter(({ answers }) => answers === null).length).toBeGreaterThan(0);
    expect(left.filter(({ answers }) => answers !== null).length).toBeGreaterThan(0);
    expect(left.every(({ score }) => score !== null)).toBe(true);
    expect(await recomputeAllMemory(server.deps)).toMatchObject({ changed: 0 });
    expect(itemsOf(await memories())).toEqual(itemsOf(before));
  });

  it('computing memory again gives the same after two tables checks finished at once', async () => {
    const { id } = await open('practice');
    const [one, other] = [await deal(zara, id), await deal(zara, id)];
    server.passTime(LONG_ENOUGH_MS);
    const read = server.deps.now();
    server.passTime(1000);
    expect((await send(zara, finishedRound(one, { seed: 1 }))).status).toBe(201);
    // The check that waited for the other read the clock first.
    const waited = { ...server.deps, now: () => read };
    const late = dealtCompletionSchema.parse(finishedRound(other, { seed: 2 }));
    const { isNew } = await completeCheck(waited, zara.id, late);
    expect(isNew).toBe(true);
    expect(await recomputeAllMemory(server.deps)).toMatchObject({ changed: 0 });
  });

  it('switching memory off deletes what a tables check taught, and switching it on does not bring it back', async () => {
    const { id } = await open('practice');
    await take(zara, id);
    const { db } = server.deps.database;
    for (const isOn of [false, true]) expect(await switchMemory(db, zara.id, isOn)).toBe(true);
    await recomputeAllMemory(server.deps);
    expect(await memories()).toEqual([]);
    await take(zara, id, 2);
    expect(await memories()).toHaveLength(25);
    await recomputeAllMemory(server.deps);
    expect(await memories()).toHaveLength(25);
  });
});

it('a teacher of another class finds neither tables checks nor results, and can change nothing; one of the class no longer sees the result of a pupil who has left it', async () => {
  const stranger = await server.loginAs({ role: 'teacher' });
  const { id } = await open();
  await take(zara, id);
  const before = JSON.stringify(await results(id));
  const tries = [
    await stranger.get(`/api/tables-checks/${id}`),
    await stranger.get(`/api/classes/${classId}/tables-checks`),
    await stranger.post(`/api/classes/${classId}/tables-check`, { kind: 'practice' }),
    await stranger.call(`/api/tables-checks/${id}`, { method: 'PATCH', body: { isOpen: false } }),
  ];
  for (const answer of tries) {
    expect(answer).toMatchObject({ status: 404, body: { message: 'We couldn’t find that.' } });
  }
  expect(JSON.stringify(await results(id))).toBe(before);
  await teacher.call(`/api/classes/${classId}/pupils/${zara.id}`, { method: 'DELETE' });
  expect((await results(id)).rows.map(({ displayName }) => displayName)).toEqual(['Omar']);
  expect((await results(id)).done).toBe(0);
});
