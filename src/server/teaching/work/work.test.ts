import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ON_SERVER } from '#games/server.ts';
import { ownWork } from '#shared/contract/own-work.ts';
import { work as workContract, type NewWork } from '#shared/contract/work.ts';
import { DAY_MS } from '#shared/dates.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { classes, classPupils, setWork, users, workPupils } from '../../platform/db/schema.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { deleteWorkBefore } from './store.ts';

const server = setUpTestApp();
const made = z.object({ id: z.number() });
const dayIn = (days: number) => schoolDay(new Date(server.deps.now().getTime() + days * DAY_MS));

type SignedIn = TestBrowser & { id: number };

let teacher: SignedIn;
let mia: SignedIn;
let omar: SignedIn;
let classId = 0;

beforeEach(async () => {
  teacher = await server.loginAs({ role: 'teacher', displayName: 'Ms Finch' });
  const { body } = await teacher.post('/api/classes', { name: 'Owls', yearGroup: 3 });
  classId = made.parse(body).id;
  mia = await joinAs('Mia');
  omar = await joinAs('Omar');
});

async function joinAs(displayName: string): Promise<SignedIn> {
  const pupil = await server.loginAs({ displayName, yearGroup: 3 });
  await server.deps.database.db.insert(classPupils).values({ classId, userId: pupil.id });
  return pupil;
}

async function set(wanted: NewWork): Promise<number> {
  const { status, body } = await teacher.post(`/api/classes/${classId}/work`, wanted);
  expect(status).toBe(201);
  return workContract.setWork.reply.parse(body).id;
}

const askToSet = async (wanted: unknown) => {
  const { status, body } = await teacher.post(`/api/classes/${classId}/work`, wanted);
  return { status, message: z.object({ message: z.string() }).safeParse(body).data?.message };
};

async function progressOf(workId: number) {
  const { body } = await teacher.get(`/api/classes/${classId}/work`);
  const { rows } = workContract.getWork.reply.parse(body);
  return rows.find(({ id }) => id === workId)?.progress;
}

async function ownWorkOf(pupil: TestBrowser) {
  const { body } = await pupil.get('/api/user/work');
  return ownWork.getOwnWork.reply.parse(body).rows;
}

async function play(pupil: TestBrowser, workId: number, stepMs?: number) {
  const [{ games: [gameId] } = { games: [] }] = (await ownWorkOf(pupil)).filter(
    ({ id }) => id === workId,
  );
  const [round] = await dealTo(pupil, z.literal('grammar-guru').parse(gameId), 1, workId);
  if (!round) throw new Error('Nothing was dealt.');
  server.passTime(600_000);
  const sent = finishedRound(round, { ...(stepMs !== undefined && { stepMs }) });
  return { round, sent, answer: await pupil.post('/api/game/complete', sent) };
}

const GRAMMAR = { objective: 'Y4.GR.1' };

describe('setting work', () => {
  it('setting work answers the work, the pupils it is for and their progress', async () => {
    const wanted = { what: GRAMMAR, pupilIds: [omar.id], until: dayIn(7), rounds: 2 };
    const workId = await set(wanted);
    const { body } = await teacher.get(`/api/classes/${classId}/work`);
    expect(body).toMatchObject({
      total: 1,
      rows: [
        {
          id: workId,
          what: GRAMMAR,
          isForAll: false,
          from: dayIn(0),
          until: dayIn(7),
          isOver: false,
          rounds: 2,
          setBy: 'Ms Finch',
          progress: [{ userId: omar.id, done: 0, of: 2, rushed: 0 }],
        },
      ],
    });
  });

  it('work that no game can ask is refused with a message', async () => {
    const sentence = { status: 400, message: 'None of the games can ask this.' };
    for (const what of [
      { objective: 'Y9.XX.1' },
      { gameId: 'chess' },
      { gameId: 'word-search', objective: 'Y4.GR.1' },
      { gameId: 'find-my-number', due: true },
    ]) {
      expect(await askToSet({ what })).toEqual(sentence);
    }
    const several = { objective: 'Y4.GR.1', due: true };
    for (const what of [several, {}]) {
      const answer = { status: 400, message: 'Please choose one thing to set.' };
      expect(await askToSet({ what })).toEqual(answer);
    }
  });

  it('work for past days, for a pupil of another class or for an archived class is refused', async () => {
    const what = { gameId: 'word-search' };
    expect(await askToSet({ what, until: dayIn(-1) })).toMatchObject({ status: 400 });
    const later = { from: dayIn(5), until: dayIn(4) };
    expect(await askToSet({ what, ...later })).toMatchObject({ status: 400 });
    const stranger = await server.loginAs();
    expect(await askToSet({ what, pupilIds: [mia.id, stranger.id] })).toMatchObject({
      status: 409,
    });
    const body = { isArchived: true };
    await teacher.call(`/api/classes/${classId}`, { method: 'PATCH', body });
    expect(await askToSet({ what })).toMatchObject({ status: 409 });
  });

  it('the same work is refused for the same pupils while it runs, and can be set again when all have finished it', async () => {
    const what = GRAMMAR;
    const workId = await set({ what, pupilIds: [mia.id], until: dayIn(7) });
    const sentence =
      '‘Plural -s and possessive -’s’ is already set for these pupils. Please withdraw it first, or change what, who or when.';
    const again = { what, pupilIds: [mia.id, mia.id], from: dayIn(7), rounds: 2 };
    expect(await askToSet(again)).toEqual({ status: 409, message: sentence });
    await set({ ...again, from: dayIn(8) });
    await set({ what, pupilIds: [omar.id] });
    await set({ what: { ...what, gameId: 'grammar-guru' }, pupilIds: [mia.id] });
    await set({ what });
    expect(await askToSet({ what, until: dayIn(1) })).toMatchObject({ status: 409 });
    await play(mia, workId);
    await set({ what, pupilIds: [mia.id], until: dayIn(7) });
  });

  it('the objectives that some game can ask are offered, with their games', async () => {
    const { body } = await teacher.get('/api/work/objectives');
    const { rows, total } = workContract.getSettable.reply.parse(body);
    expect(total).toBeGreaterThan(100);
    expect(rows.find(({ code }) => code === 'Y4.GR.1')?.games).toEqual(['grammar-guru']);
    expect(rows.every(({ games }) => games.length > 0)).toBe(true);
  });
});

describe('taking work back', () => {
  it('only teachers of the class can take work back, which removes it for the pupils', async () => {
    const workId = await set({ what: GRAMMAR });
    const [other, owner] = [
      await server.loginAs({ role: 'teacher' }),
      await server.loginAs({ isAdmin: true }),
    ];
    const takeBack = (browser: TestBrowser) =>
      browser.call(`/api/work/${workId}`, { method: 'DELETE' });
    expect((await takeBack(other)).status).toBe(404);
    expect((await takeBack(mia)).status).toBe(403);
    expect(await ownWorkOf(mia)).toHaveLength(1);
    expect((await takeBack(owner)).status).toBe(204);
    expect(await ownWorkOf(mia)).toEqual([]);
    expect((await takeBack(teacher)).status).toBe(404);
  });
});

describe('a pupil', () => {
  it('a pupil sees only their own open work, earliest end first', async () => {
    const grammar = await set({ what: GRAMMAR, until: dayIn(9), rounds: 2 });
    const search = await set({ what: { gameId: 'word-search' }, until: dayIn(2) });
    await set({ what: { gameId: 'hangman-balloons' }, pupilIds: [omar.id] });
    await set({ what: { gameId: 'find-my-number' }, from: dayIn(1) });
    const own = await ownWorkOf(mia);
    expect(own.map(({ id }) => id)).toEqual([search, grammar]);
    expect(own[1]).toMatchObject({ games: ['grammar-guru'], done: 0, of: 2, until: dayIn(9) });
    expect(await ownWorkOf(await server.loginAs())).toEqual([]);
    server.passTime(3 * DAY_MS);
    expect((await ownWorkOf(mia)).map(({ id }) => id)).toContain(grammar);
    expect((await ownWorkOf(mia)).map(({ id }) => id)).not.toContain(search);
  });

  it('a pupil who joins the class gets work set for the whole class, and one who leaves loses it', async () => {
    const workId = await set({ what: GRAMMAR });
    const late = await joinAs('Late');
    expect(await ownWorkOf(late)).toHaveLength(1);
    await teacher.call(`/api/classes/${classId}/pupils/${mia.id}`, { method: 'DELETE' });
    expect(await ownWorkOf(mia)).toEqual([]);
    expect((await progressOf(workId))?.map(({ userId }) => userId)).toEqual([late.id, omar.id]);
  });

  it('a pupil has no work of last year once the class has moved up', async () => {
    await set({ what: GRAMMAR });
    await server.deps.database.db.update(classes).set({ schoolYear: '2099/00' });
    expect(await ownWorkOf(mia)).toEqual([]);
    const { body } = await teacher.get(`/api/classes/${classId}/work`);
    expect(body).toEqual({ rows: [], total: 0 });
  });

  it('a pupil is sent first to the game that asks most of what is due', async () => {
    await set({ what: { due: true } });
    const [round] = await dealTo(mia, 'mathematics-mountain');
    if (!round) throw new Error('Nothing was dealt.');
    server.passTime(600_000);
    await mia.post('/api/game/complete', finishedRound(round));
    server.passTime(20 * DAY_MS);
    const [{ games } = { games: [] }] = await ownWorkOf(mia);
    expect(games[0]).toBe('mathematics-mountain');
  });
});

describe('a round for set work', () => {
  it('a round for set work is about the set objective, even for a pupil of another year, and its deal says so', async () => {
    const workId = await set({ what: GRAMMAR });
    const [round] = await dealTo(mia, 'grammar-guru', 1, workId);
    expect(round?.deal).toMatchObject({ workId, year: 3 });
    const asked = z.object({ questions: z.array(z.object({ objective: z.string() })) });
    const { questions } = asked.parse(round?.deal.start);
    const set4 = questions.filter(({ objective }) => objective === GRAMMAR.objective);
    expect(set4.length).toBeGreaterThan(5);
  });

  it('a round for set work has no countdown if its questions take longer', async () => {
    const { repertoire } = await ON_SERVER['mathematics-mountain'].loadDealer();
    const [long = ''] = (await repertoire?.untimed?.()) ?? [];
    for (const [objective, pace] of [
      [long, null],
      ['Y3.MD.1', 1],
    ] as const) {
      const workId = await set({ what: { objective } });
      const [round] = await dealTo(mia, 'mathematics-mountain', 1, workId);
      expect(round?.deal.pace).toBe(pace);
    }
  });

  it('Think It Through can be set: five questions without a clock, in the game that deals them', async () => {
    const workId = await set({ what: { think: true } });
    const [shown] = await ownWorkOf(mia);
    expect(shown).toMatchObject({ label: 'Think It Through', games: ['mathematics-mountain'] });
    const [round] = await dealTo(mia, 'mathematics-mountain', 1, workId);
    expect(round?.deal).toMatchObject({ workId, purpose: 'think', pace: null });
    expect(round?.deal.start).toMatchObject({ questions: { length: 5 } });
  });

  it('no round is dealt for somebody else’s work, or in a game that the work is not for', async () => {
    const workId = await set({ what: GRAMMAR, pupilIds: [omar.id] });
    const deal = async (pupil: TestBrowser, gameId: string) =>
      (await pupil.post('/api/rounds', { gameId, workId })).status;
    expect(await deal(mia, 'grammar-guru')).toBe(404);
    expect(await deal(omar, 'word-search')).toBe(404);
    expect(await deal(omar, 'grammar-guru')).toBe(200);
  });

  it('a round for set work counts once, however often it is sent, and the last one finishes the work', async () => {
    const workId = await set({ what: GRAMMAR, rounds: 2 });
    const { sent, answer } = await play(mia, workId);
    expect(answer.status).toBe(201);
    const again = await Promise.all([1, 2, 3].map(() => mia.post('/api/game/complete', sent)));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ownWorkOf(mia)).toMatchObject([{ id: workId, done: 1, of: 2 }]);
    await play(mia, workId);
    expect(await ownWorkOf(mia)).toEqual([]);
    expect(await progressOf(workId)).toEqual([
      { userId: mia.id, done: 2, of: 2, rushed: 0 },
      { userId: omar.id, done: 0, of: 2, rushed: 0 },
    ]);
  });

  it('a round for set work counts if it arrives late, but not beyond the set number', async () => {
    const workId = await set({ what: GRAMMAR, until: dayIn(1) });
    const rounds = await dealTo(mia, 'grammar-guru', 3, workId);
    server.passTime(5 * DAY_MS);
    for (const round of rounds) await mia.post('/api/game/complete', finishedRound(round));
    // Read from the database, because the teacher has been signed out by now.
    const noted = await server.deps.database.db.select().from(workPupils);
    expect(noted).toMatchObject([{ workId, userId: mia.id, done: 1 }]);
  });

  it('a rushed round for set work is counted separately, and an unverified one does not count', async () => {
    const workId = await set({ what: GRAMMAR, rounds: 3 });
    await play(mia, workId, 100);
    expect((await progressOf(workId))?.[0]).toMatchObject({ done: 1, rushed: 1 });
    const [round] = await dealTo(mia, 'grammar-guru', 1, workId);
    if (!round) throw new Error('Nothing was dealt.');
    // It claims to have lasted longer than its deal has existed.
    const { status } = await mia.post('/api/game/complete', finishedRound(round));
    expect(status).toBe(201);
    expect((await progressOf(workId))?.[0]).toMatchObject({ done: 1, rushed: 1 });
  });

  it('changing the deal cannot turn a round into one for set work', async () => {
    const workId = await set({ what: GRAMMAR });
    const [round] = await dealTo(mia, 'grammar-guru');
    if (!round) throw new Error('Nothing was dealt.');
    const forged = { ...round, deal: { ...round.deal, workId } };
    server.passTime(600_000);
    expect((await mia.post('/api/game/complete', finishedRound(forged))).status).toBe(403);
    expect((await progressOf(workId))?.[0]).toMatchObject({ done: 0 });
  });

  it('a round for set work is recorded even if the work was taken back or the pupil has left the class', async () => {
    const workId = await set({ what: GRAMMAR });
    const [gone, left] = [
      await dealTo(mia, 'grammar-guru', 1, workId),
      await dealTo(omar, 'grammar-guru', 1, workId),
    ];
    await teacher.call(`/api/classes/${classId}/pupils/${omar.id}`, { method: 'DELETE' });
    server.passTime(600_000);
    for (const round of left) {
      expect((await omar.post('/api/game/complete', finishedRound(round))).status).toBe(201);
    }
    await teacher.call(`/api/work/${workId}`, { method: 'DELETE' });
    for (const round of gone) {
      expect((await mia.post('/api/game/complete', finishedRound(round))).status).toBe(201);
    }
  });
});

it('progress with set work is in the pupil’s own data, deleted with the account and after the retention period', async () => {
  const { db } = server.deps.database;
  // Before the round, because that may end after midnight.
  const [lastDay, dayAfter] = [dayIn(1), dayIn(2)];
  const workId = await set({ what: GRAMMAR, until: lastDay });
  await play(mia, workId);
  const { body } = await mia.get('/api/user/data');
  expect(body).toMatchObject({ setWork: [{ done: 1, of: 1, rushed: 0 }] });
  await db.delete(users).where(eq(users.id, mia.id));
  expect(await progressOf(workId)).toMatchObject([{ userId: omar.id }]);
  await deleteWorkBefore(db, lastDay);
  expect(await db.select().from(setWork)).toHaveLength(1);
  await deleteWorkBefore(db, dayAfter);
  expect(await db.select().from(setWork)).toEqual([]);
});
