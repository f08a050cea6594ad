// Teachers' lists of words as set work (D11): the rounds dealt from them, and what protects them.
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { OWN_WORDS_GAMES } from '#games/server.ts';
import { startSchema } from '#games/listen-and-spell/start.ts';
import { contract } from '#shared/contract/index.ts';
import { ownWork } from '#shared/contract/own-work.ts';
import { DAY_MS, HOUR_MS } from '#shared/dates.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import type { Db } from '../../platform/db/database.ts';
import { classPupils, classTeachers, gameHistory } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { recordGame } from '../../play/record-game.ts';
import { deleteList, lockList, setWords } from './store.ts';

const server = setUpTestApp();
const LISTS = '/api/word-lists';
const made = z.object({ id: z.number() });
const MEANINGS = ['hums all day', 'shines at night', 'grows on a hill', 'runs in the rain'];
const WORDS = ['zibbling', 'mopwater', 'quendish', 'island'].map((word, nth) => ({
  word,
  definition: MEANINGS[nth] ?? null,
  sentence: `Here it is: ${word}.`,
}));

type SignedIn = TestBrowser & { id: number };

let teacher: SignedIn;
let mia: SignedIn;
let classId = 0;
let listId = 0;

beforeEach(async () => {
  teacher = await server.loginAs({ role: 'teacher', username: 'teach' });
  mia = await server.loginAs({ yearGroup: 3 });
  classId = made.parse(
    (await teacher.post('/api/classes', { name: 'Owls', yearGroup: 3 })).body,
  ).id;
  await server.deps.database.db.insert(classPupils).values({ classId, userId: mia.id });
  const list = { name: 'Week 5', yearGroup: 3, words: WORDS };
  listId = made.parse((await teacher.post(LISTS, list)).body).id;
});

const setWork = (browser: TestBrowser, what: object, rounds = OWN_WORDS_GAMES.length) =>
  browser.post(`/api/classes/${classId}/work`, { what, rounds });
const change = (body: object) => teacher.call(`${LISTS}/${listId}`, { method: 'PATCH', body });
const remove = (query = '') => teacher.call(`${LISTS}/${listId}${query}`, { method: 'DELETE' });
const workOf = async (pupil: TestBrowser) =>
  ownWork.getOwnWork.reply.parse((await pupil.get('/api/user/work')).body).rows;

describe('a list that is set as work', () => {
  it('a list set as work is dealt to the pupil in each of its games, and rounds count for the work', async () => {
    expect((await setWork(teacher, { words: listId })).status).toBe(201);
    const games = OWN_WORDS_GAMES.map(({ gameId }) => gameId);
    const [work] = await workOf(mia);
    expect(work).toMatchObject({ label: 'Week 5', games, done: 0, of: games.length });
    for (const gameId of games) {
      const [round] = await dealTo(mia, gameId, 1, work?.id);
      if (!round) throw new Error('Nothing was dealt.');
      expect(JSON.stringify(round.deal.start)).toMatch(/zibbling|mopwater|quendish|island/i);
      server.passTime(600_000);
      const played = finishedRound(round);
      const answer = await mia.post('/api/game/complete', played);
      expect(answer).toMatchObject({
        status: 201,
        body: { verified: true, score: played.score, maxScore: played.maxScore },
      });
    }
    expect(await workOf(mia)).toEqual([]);
    const { body } = await mia.get('/api/user/data');
    expect(body).toMatchObject({
      setWork: [{ what: 'Week 5', done: games.length, of: games.length }],
    });
  });

  it('words from a list are remembered by number, and named while the list has them', async () => {
    await setWork(teacher, { words: listId, gameId: 'dictionary-detective' });
    const [work] = await workOf(mia);
    const [round] = await dealTo(mia, 'dictionary-detective', 1, work?.id);
    if (!round) throw new Error('Nothing was dealt.');
    server.passTime(600_000);
    await mia.post('/api/game/complete', finishedRound(round));
    const { db } = server.deps.database;
    const kept = await db.select({ answers: gameHistory.answers }).from(gameHistory);
    const items = kept.flatMap(({ answers }) => answers ?? []).map(({ item }) => item);
    expect(items.filter((item) => item.startsWith('own/')).length).toBeGreaterThan(0);
    expect(items.join()).not.toMatch(/zibbling|mopwater|quendish/);
    const gardenOf = async () => JSON.stringify((await mia.get('/api/user/memory')).body);
    expect(await gardenOf()).toMatch(/zibbling|mopwater|quendish/);
    await remove('?endWork=true');
    expect(await gardenOf()).not.toMatch(/zibbling|mopwater|quendish|own\//);
  });

  it.each([
    ['deleted', (tx: Db) => deleteList(tx, listId), { status: 404 }],
    [
      'cut down to one word',
      (tx: Db) => setWords(tx, listId, WORDS.slice(0, 1)),
      { status: 400, body: { message: 'None of the games can ask this.' } },
    ],
  ])('a list that is %s at that moment is not set as work', async (_, spoil, refusal) => {
    const { db } = server.deps.database;
    const caller = { id: teacher.id, role: 'teacher' } as const;
    const setting = await inTransaction(db, async (tx) => {
      await lockList(tx, caller, listId);
      const answer = setWork(teacher, { words: listId });
      await vi.waitFor(async () => {
        const waiting = await db
          .select({ pid: sql`pid` })
          .from(sql`pg_stat_activity`)
          .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
        expect(waiting).toHaveLength(1);
      }, 20_000);
      await spoil(tx);
      return { answer };
    });
    expect(await setting.answer).toMatchObject(refusal);
    expect(await workOf(mia)).toEqual([]);
  });

  it('a list set as work is deleted with the work only on request', async () => {
    await setWork(teacher, { words: listId });
    expect((await teacher.get(`${LISTS}/${listId}`)).body).toMatchObject({ uses: 1 });
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: 'This list is set as work, which would be deleted with it.' },
    });
    expect(await workOf(mia)).toHaveLength(1);
    expect((await remove('?endWork=true')).status).toBe(204);
    expect(await workOf(mia)).toEqual([]);
  });

  it('a teacher cannot delete a list that is set as work in somebody else’s class', async () => {
    await change({ isShared: true });
    const other = await server.loginAs({ role: 'teacher' });
    const { body } = await other.post('/api/classes', { name: 'Foxes', yearGroup: 3 });
    const foxes = `/api/classes/${made.parse(body).id}/work`;
    expect((await other.post(foxes, { what: { words: listId } })).status).toBe(201);
    expect(await remove('?endWork=true')).toMatchObject({
      status: 409,
      body: {
        message: 'Another class has this list as set work. Its teacher must withdraw it first.',
      },
    });
    expect((await other.get(foxes)).body).toMatchObject({ total: 1 });
    const owner = await server.loginAs({ isAdmin: true });
    const path = `${LISTS}/${listId}?endWork=true`;
    expect((await owner.call(path, { method: 'DELETE' })).status).toBe(204);
  });

  it('a list set as work can be changed for later rounds, unless its game could not be played any more', async () => {
    await setWork(teacher, { words: listId, gameId: 'word-search' });
    const [work] = await workOf(mia);
    expect(await change({ words: WORDS.slice(1) })).toMatchObject({
      status: 409,
      body: {
        message: 'This list is set as work. Word Search needs at least 4 words that it can use.',
      },
    });
    const words = ['lagoon', 'harbour', 'anchor', 'sailor'].map((word) => ({ word }));
    expect((await change({ words })).status).toBe(200);
    const [round] = await dealTo(mia, 'word-search', 1, work?.id);
    expect(JSON.stringify(round?.deal.start)).toContain('LAGOON');
  });

  it('a list set as work stays when its maker’s account is deleted, even if it is not shared', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const leaver = await server.loginAs({ isAdmin: true, username: 'leaver' });
    const list = { name: 'Left behind', yearGroup: 3, words: WORDS };
    const { id } = made.parse((await leaver.post(LISTS, list)).body);
    expect((await setWork(owner, { words: id })).status).toBe(201);
    const path = `/api/admin/student/${leaver.id}`;
    await owner.call(path, { method: 'DELETE', body: { username: 'leaver' } });
    expect((await workOf(mia)).map(({ label }) => label)).toEqual(['Left behind']);
  });
});

describe('setting a list as work', () => {
  it('a colleague’s list that is not shared cannot be set as work', async () => {
    const other = await server.loginAs({ role: 'teacher' });
    await server.deps.database.db.insert(classTeachers).values({ classId, userId: other.id });
    expect((await setWork(other, { words: listId })).status).toBe(404);
    await change({ isShared: true });
    expect((await setWork(other, { words: listId })).status).toBe(201);
  });

  it('a list that no game can use, or a game that uses no lists, cannot be set as work', async () => {
    expect(await setWork(teacher, { words: listId, gameId: 'grammar-guru' })).toMatchObject({
      status: 400,
    });
    await change({ words: WORDS.slice(1) });
    expect(await setWork(teacher, { words: listId })).toMatchObject({
      status: 400,
      body: { message: 'None of the games can ask this.' },
    });
  });
});

describe('who spells the words of set work', () => {
  it('the teacher sees each pupil’s latest try at each word, and a wrong spelling only of at least two', async () => {
    const pupils = [mia, await server.loginAs({ yearGroup: 3 }), await server.loginAs({})];
    for (const { id } of pupils.slice(1)) {
      await server.deps.database.db.insert(classPupils).values({ classId, userId: id });
    }
    const { body } = await setWork(teacher, { words: listId, gameId: 'listen-and-spell' }, 2);
    const workId = made.parse(body).id;
    const spell = async (pupil: SignedIn, spellings: Record<string, string>) => {
      const [round] = await dealTo(pupil, 'listen-and-spell', 1, workId);
      if (!round) throw new Error('Nothing was dealt.');
      const { words } = startSchema.parse(round.deal.start);
      const moves = words.map(({ word }, nth) => {
        const shown = nth * 9000;
        return { shown, t: shown + 8000, typed: spellings[word] ?? word };
      });
      server.passTime(600_000);
      const sent = { ...round, moves, score: 0, maxScore: words.length };
      expect(await pupil.post('/api/game/complete', sent)).toMatchObject({ status: 201 });
    };
    const [, omar, zoe] = pupils;
    if (!omar || !zoe) throw new Error('Somebody is missing.');
    await spell(mia, { island: 'iland', zibbling: 'zibling' });
    await spell(omar, { island: 'iland', quendish: 'my address is' });
    await spell(zoe, { quendish: 'ring me please' });
    await spell(mia, { island: 'iland' });
    const path = `/api/classes/${classId}/work/${workId}/spelling`;
    const { rows } = contract.getSpelling.reply.parse((await teacher.get(path)).body);
    const sorted = rows.map(({ right, wrong, ...row }) => {
      const inOrder = (ids: number[]) => ids.toSorted((one, other) => one - other);
      return { ...row, right: inOrder(right), wrong: inOrder(wrong) };
    });
    const all = [mia.id, omar.id, zoe.id];
    expect(sorted).toEqual([
      { word: 'zibbling', right: all, wrong: [], common: null },
      { word: 'mopwater', right: all, wrong: [], common: null },
      { word: 'quendish', right: [mia.id], wrong: [omar.id, zoe.id], common: null },
      {
        word: 'island',
        right: [zoe.id],
        wrong: [mia.id, omar.id],
        common: { spelling: 'iland', pupils: 2 },
      },
    ]);
    const other = await server.loginAs({ role: 'teacher' });
    expect((await other.get(path)).status).toBe(404);
  });

  it('the latest try is the one played last, whenever it was sent, and none is from before the work was set', async () => {
    const omar = await server.loginAs({ yearGroup: 3 });
    const { db } = server.deps.database;
    await db.insert(classPupils).values({ classId, userId: omar.id });
    const { body } = await setWork(teacher, { words: listId, gameId: 'listen-and-spell' }, 2);
    server.passTime(DAY_MS / 4);
    const tried = (userId: number, right: boolean, hoursAgo: number) =>
      recordGame(db, {
        userId,
        gameId: 'listen-and-spell',
        score: 1,
        maxScore: 10,
        duration: 60,
        playId: crypto.randomUUID(),
        at: server.deps.now(),
        playedAt: new Date(server.deps.now().getTime() - hoursAgo * HOUR_MS),
        replayed: {
          rushed: false,
          answers: [
            {
              item: 'word/island#spelling',
              objective: null,
              right,
              slip: null,
              ms: 5000,
              tries: 1,
              rating: right ? 'good' : 'again',
            },
          ],
        },
      });
    await tried(mia.id, true, 1);
    await tried(mia.id, false, 2);
    await tried(omar.id, false, 7);
    const path = `/api/classes/${classId}/work/${made.parse(body).id}/spelling`;
    const { rows } = contract.getSpelling.reply.parse((await teacher.get(path)).body);
    expect(rows.find(({ word }) => word === 'island')).toMatchObject({
      right: [mia.id],
      wrong: [],
    });
  });
});
