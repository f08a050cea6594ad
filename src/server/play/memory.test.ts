import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';
import { describe, expect, it } from 'vitest';
import type { Answer, ReviewRating } from '#games/kit/rules/replay.ts';
import { contract } from '#shared/contract/index.ts';
import { dealtCompletedSchema } from '#shared/contract/play.ts';
import { DAY_MS } from '#shared/dates.ts';
import { stopsAt } from '#shared/journey.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { switchMemory } from '../memory/store.ts';
import { findMemoryView } from '../memory/view-store.ts';
import { itemMemories, memoryCheckpoints } from '../platform/db/schema.ts';
import { noonOf, schoolDay } from '../platform/school-day.ts';
import { dealSignedRounds } from './deal-rounds.ts';
import { recordGame } from './record-game.ts';

const server = setUpTestApp();

const rated = (item: string, rating: ReviewRating | null, objective = 'Y3.VO.1'): Answer => ({
  item,
  objective,
  right: rating !== 'again',
  slip: null,
  ms: 2000,
  tries: 1,
  rating,
});

interface Played {
  gameId?: string;
  /** Days ago by the device's clock; by default when it was recorded. */
  playedDaysAgo?: number;
  rushed?: boolean;
}

/** Records a verified round with these answers. */
async function play(userId: number, answers: readonly Answer[], played: Played = {}) {
  const { gameId = 'dictionary-detective', playedDaysAgo, rushed = false } = played;
  const at = server.deps.now();
  await recordGame(server.deps.database.db, {
    userId,
    gameId,
    score: 5,
    maxScore: 10,
    duration: 60,
    playId: crypto.randomUUID(),
    at,
    playedAt: playedDaysAgo === undefined ? null : new Date(at.getTime() - playedDaysAgo * DAY_MS),
    replayed: { answers, rushed },
  });
}

const shown = async (pupil: TestBrowser) =>
  contract.getMemory.reply.parse((await pupil.get('/api/user/memory')).body);
const stored = () =>
  server.deps.database.db.select().from(itemMemories).orderBy(itemMemories.userId);
const dayOf = (daysAhead: number) =>
  schoolDay(new Date(server.deps.now().getTime() + daysAhead * DAY_MS));

describe('the garden', () => {
  it('the garden has a plant with a child-friendly name for every item the pupil has met', async () => {
    const pupil = await server.loginAs();
    await play(pupil.id, [
      rated('word/island#meaning', 'good'),
      rated('fact/7×8', 'again'),
      rated('fact/3+9', 'good'),
      rated('Y3.GR.2/012', 'good'),
      rated('Y4~Y3.GR.8/012', 'good'),
      rated('Y3.PV.3/r4', 'hard'),
      rated('Y9.XX.1/r4', 'hard'),
    ]);
    const { isOn, garden } = await shown(pupil);
    expect(isOn).toBe(true);
    expect(garden.map(({ label }) => label)).toEqual([
      '3 + 9',
      '7 × 8',
      'a or an',
      'Hundreds, tens and ones',
      'Inverted commas',
      'island',
      'Y9.XX.1/r4',
    ]);
    expect(garden.every(({ stage, thirsty }) => stage === 'seed' && !thirsty)).toBe(true);
  });

  it('a plant grows with memory, is thirsty when it is due, and never shrinks', async () => {
    const pupil = await server.loginAs();
    const met = async (rating: ReviewRating, daysLater: number) => {
      server.passTime(daysLater * DAY_MS);
      await play(pupil.id, [rated('fact/7×8', rating)]);
      const [plant] = (await shown(pupil)).garden;
      return plant;
    };
    expect(await met('good', 0)).toMatchObject({ stage: 'seed', thirsty: false });
    server.passTime(2 * DAY_MS);
    expect((await shown(pupil)).garden).toMatchObject([{ stage: 'seed', thirsty: true }]);
    expect(await met('good', 0)).toMatchObject({ stage: 'sprout', thirsty: false });
    expect(await met('good', 11)).toMatchObject({ stage: 'flower', thirsty: false });
    expect(await met('again', 25)).toMatchObject({ stage: 'flower', thirsty: false });
  });

  it('word searches, rushed rounds and unverified results do not change the garden', async () => {
    const pupil = await server.loginAs();
    await play(pupil.id, [rated('word/cat#sight', null)], { gameId: 'word-search' });
    await play(pupil.id, [rated('fact/7×8', 'good')], { rushed: true });
    await pupil.post('/api/game/complete', { gameId: 'grammar-guru', score: 9, maxScore: 10 });
    expect((await shown(pupil)).garden).toEqual([]);
  });

  it('the answer to a round names at most five of the plants it has grown, and a repeat or a round without memory names none', async () => {
    const pupil = await server.loginAs();
    const [first, second] = await dealTo(pupil, 'dictionary-detective', 2);
    if (!first || !second) throw new Error('No round was dealt.');
    server.passTime(DAY_MS / 24);
    const completed = (body: unknown) => dealtCompletedSchema.parse(body);
    const answer = await pupil.post('/api/game/complete', finishedRound(first));
    const { garden } = await shown(pupil);
    const { grown = [] } = completed(answer.body);
    expect(grown).toHaveLength(5);
    for (const plant of grown) expect(garden).toContainEqual({ ...plant, thirsty: false });
    expect(grown.map(({ stage }) => stage)).toEqual(Array.from({ length: 5 }, () => 'seed'));
    const again = await pupil.post('/api/game/complete', finishedRound(first));
    expect([again.status, completed(again.body).grown]).toEqual([200, undefined]);
    await switchMemory(server.deps.database.db, pupil.id, false);
    const forgotten = await pupil.post('/api/game/complete', finishedRound(second));
    expect([forgotten.status, completed(forgotten.body).grown]).toEqual([201, undefined]);
  });

  it('the answer to a round of Year 1 names facts of tables as the garden does', async () => {
    const pupil = await server.loginAs({ yearGroup: 1 });
    const focus = { kind: 'objective', objective: 'Y1.MD.1' } as const;
    const plan = { focus, countdown: null };
    const asked = { id: pupil.id, yearGroup: 1 };
    const [dealt] = await dealSignedRounds(server.deps, asked, 'mathematics-mountain', 1, plan);
    if (!dealt) throw new Error('No round was dealt.');
    server.passTime(DAY_MS / 24);
    const answer = await pupil.post('/api/game/complete', finishedRound(dealt));
    const { grown = [] } = dealtCompletedSchema.parse(answer.body);
    expect(grown.filter(({ item }) => item.includes('×'))).not.toEqual([]);
    const { garden } = await shown(pupil);
    for (const plant of grown) expect(garden).toContainEqual({ ...plant, thirsty: false });
  });

  it('the garden depends only on the pupil’s own rounds', async () => {
    const [zara, omar] = [await server.loginAs(), await server.loginAs()];
    await play(zara.id, [rated('fact/7×8', 'again')]);
    expect(await shown(omar)).toEqual({ isOn: true, garden: [], basket: [], journey: [] });
    await play(omar.id, [rated('fact/7×8', 'good')]);
    expect(await stored()).toEqual([
      expect.objectContaining({ userId: zara.id, repetitions: 1, lapses: 0 }),
      expect.objectContaining({ userId: omar.id, repetitions: 1, lapses: 0 }),
    ]);
  });
});

describe('the journey', () => {
  const words = (count: number, from = 0) =>
    Array.from({ length: count }, (_, nth) => rated(`word/w${from + nth}#meaning`, 'good'));
  const growthOf = async (pupil: TestBrowser) =>
    (await shown(pupil)).journey.map(({ year, growth }) => [year, growth]);

  it('the journey grows by 1 for a seed, 2 for a sprout and 4 for a flower, once for each', async () => {
    const pupil = await server.loginAs();
    const grown = async (daysLater: number) => {
      server.passTime(daysLater * DAY_MS);
      await play(pupil.id, [rated('fact/7×8', 'good'), rated('fact/7×8', 'good')]);
      return growthOf(pupil);
    };
    expect(await grown(0)).toEqual([[3, 1]]);
    expect(await grown(0)).toEqual([[3, 1]]);
    expect(await grown(2)).toEqual([[3, 3]]);
    expect(await grown(0)).toEqual([[3, 3]]);
    expect(await grown(11)).toEqual([[3, 7]]);
    expect(await grown(20)).toEqual([[3, 7]]);
  });

  it('the journey reaches one stop a day on the first two days, however much is played', async () => {
    const pupil = await server.loginAs();
    const stops = async () => stopsAt((await shown(pupil)).journey[0]?.growth ?? 0);
    await play(pupil.id, words(10));
    expect(await stops()).toBe(1);
    for (let round = 1; round < 10; round++) await play(pupil.id, words(10, round * 10));
    expect(await growthOf(pupil)).toEqual([[3, 10]]);
    expect(await stops()).toBe(1);
    server.passTime(DAY_MS);
    await play(pupil.id, words(10, 200));
    expect(await growthOf(pupil)).toEqual([[3, 20]]);
    expect(await stops()).toBe(2);
  });

  it('the journey counts ten seeds for each day of offline play, in any year', async () => {
    const pupil = await server.loginAs();
    await play(pupil.id, words(12), { playedDaysAgo: 2 });
    await play(pupil.id, words(12, 20), { playedDaysAgo: 1 });
    await play(pupil.id, words(12, 40), { playedDaysAgo: 2 });
    expect(await growthOf(pupil)).toEqual([[3, 20]]);
    await pupil.post('/api/user/year-group', { yearGroup: 4 });
    await play(pupil.id, words(12, 60), { playedDaysAgo: 1 });
    await play(pupil.id, words(12, 80));
    const all = [
      [3, 20],
      [4, 10],
    ];
    expect(await growthOf(pupil)).toEqual(all);
    await play(pupil.id, words(12, 100), { playedDaysAgo: 1 });
    expect(await growthOf(pupil)).toEqual(all);
  });

  it('the journey is kept but stops growing while memory is switched off', async () => {
    const pupil = await server.loginAs();
    await play(pupil.id, words(5));
    await switchMemory(server.deps.database.db, pupil.id, false);
    await play(pupil.id, words(5, 10));
    expect(await shown(pupil)).toEqual({
      isOn: false,
      garden: [],
      basket: [],
      journey: [{ year: 3, growth: 5 }],
    });
  });

  it('staff have no journey', async () => {
    const teacher = await server.loginAs({ role: 'teacher' });
    await play(teacher.id, words(5));
    expect(await growthOf(teacher)).toEqual([]);
  });
});

describe('the basket', () => {
  it('the basket lists recent mistakes, newest first, with their next date, until they are learnt', async () => {
    const pupil = await server.loginAs();
    await play(pupil.id, [rated('word/old#meaning', 'again')]);
    server.passTime(15 * DAY_MS);
    await play(pupil.id, [rated('fact/7×8', 'again')], { gameId: 'mathematics-mountain' });
    await play(pupil.id, [rated('word/isle#meaning', 'again'), rated('Y3.GR.2/001', 'hard')]);
    await play(pupil.id, [rated('word/pier#meaning', 'again')]);
    await play(pupil.id, [rated('word/pier#meaning', 'good')]);
    const { basket } = await shown(pupil);
    expect(basket).toEqual([
      {
        item: 'word/isle#meaning',
        label: 'isle',
        due: dayOf(1),
        why: 'You missed it in Dictionary Detective.',
        missedAt: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({
        label: '7 × 8',
        due: dayOf(1),
        why: 'You missed it in Mathematics Mountain.',
      }),
    ]);
  });

  it('a fact of tables has a name without ×, which comes in Year 2, for a pupil of Year 1', async () => {
    const pupil = await server.loginAs({ yearGroup: 1 });
    await play(pupil.id, [
      rated('fact/2×5', 'again'),
      rated('fact/1×5', 'again'),
      rated('fact/3+9', 'again'),
    ]);
    const { garden, basket } = await shown(pupil);
    const names = ['3 + 9', '1 group of 5', '2 groups of 5'];
    expect(basket.map(({ label }) => label)).toEqual(names);
    expect(garden.map(({ label }) => label)).toEqual(names.toSorted());
  });

  it('the basket uses the last of several answers in one round', async () => {
    const pupil = await server.loginAs();
    await play(pupil.id, [
      rated('Y3.PV.2/r3', 'again'),
      rated('Y3.PV.2/r3', 'good'),
      rated('Y3.PV.3/r4', 'good'),
      rated('Y3.PV.3/r4', 'again'),
    ]);
    expect((await shown(pupil)).basket.map(({ item }) => item)).toEqual(['Y3.PV.3/r4']);
  });
});

describe('a round that is sent late', () => {
  it('a round sent late is in the basket by when it was played, and takes no later mistake out of it', async () => {
    const pupil = await server.loginAs();
    await play(pupil.id, [rated('fact/6×9', 'again'), rated('fact/7×8', 'good')]);
    await play(pupil.id, [rated('fact/7×8', 'again')], { playedDaysAgo: 3 });
    expect((await shown(pupil)).basket.map(({ item }) => item)).toEqual(['fact/6×9']);
  });

  it('a round sent late counts from when it was played, or from when the item was last met if that is later', async () => {
    const pupil = await server.loginAs();
    server.passTime(20 * DAY_MS);
    await play(pupil.id, [rated('fact/7×8', 'good')], { playedDaysAgo: 4 });
    await play(pupil.id, [rated('fact/7×8', 'again'), rated('fact/6×9', 'good')], {
      playedDaysAgo: 9,
    });
    const days = (await stored()).map(({ reviewedOn }) => reviewedOn);
    expect(days.toSorted()).toEqual([dayOf(-9), dayOf(-4)]);
  });
});

describe('what dealing reads', () => {
  const viewOf = (userId: number, gameId: string) =>
    findMemoryView(server.deps.database.db, userId, gameId, server.deps.now());

  it('dealing reads the recall of each item, the number of answers on each objective, and the number of rounds of the game', async () => {
    const pupil = await server.loginAs();
    const round = [rated('fact/7×8', 'good', 'Y3.MD.1'), rated('fact/6×9', 'again', 'Y3.MD.1')];
    await play(pupil.id, round, { gameId: 'mathematics-mountain' });
    await play(pupil.id, round, { gameId: 'mathematics-mountain', rushed: true });
    await play(pupil.id, [rated('word/isle#meaning', 'good')]);
    server.passTime(DAY_MS);
    const view = await viewOf(pupil.id, 'mathematics-mountain');
    expect(view).toMatchObject({ rounds: 1 });
    expect(view?.objectives).toEqual(
      new Map([
        ['Y3.MD.1', 2],
        ['Y3.VO.1', 1],
      ]),
    );
    expect([...(view?.items.keys() ?? [])].toSorted()).toEqual([
      'fact/6×9',
      'fact/7×8',
      'word/isle#meaning',
    ]);
    const [missed, known] = [view?.items.get('fact/6×9'), view?.items.get('fact/7×8')];
    expect(missed).toMatchObject({ isDue: true, lastMet: noonOf(dayOf(-1)) });
    expect(known?.isDue).toBe(false);
    expect(missed?.recall).toBeLessThan(known?.recall ?? 0);
    expect(await viewOf(pupil.id, 'word-search')).toMatchObject({ rounds: 0, items: view?.items });
  });
});

describe('a pupil’s memory that an owner has switched off', () => {
  const turn = (owner: TestBrowser, id: number, isOn: boolean) =>
    owner.post(`/api/admin/student/${id}/memory`, { isOn });

  it('switching memory off deletes it at once, and switching it on begins a new one', async () => {
    const pupil = await server.loginAs({ username: 'mia' });
    const other = await server.loginAs();
    const owner = await server.loginAs({ isAdmin: true });
    const { db } = server.deps.database;
    for (const { id } of [pupil, other]) await play(id, [rated('fact/7×8', 'again')]);
    await db.insert(memoryCheckpoints).select(db.select().from(itemMemories));
    const detail = async () => (await owner.get(`/api/admin/student/${pupil.id}`)).body;
    expect(await detail()).toMatchObject({ isMemoryOn: true });

    expect(await turn(owner, pupil.id, false)).toMatchObject({
      status: 200,
      body: { isOn: false },
    });
    expect(await detail()).toMatchObject({ isMemoryOn: false });
    expect(await stored()).toMatchObject([{ userId: other.id }]);
    expect(await db.select().from(memoryCheckpoints)).toMatchObject([{ userId: other.id }]);
    await play(pupil.id, [rated('fact/6×9', 'again')]);
    expect(await stored()).toMatchObject([{ userId: other.id }]);
    expect(await shown(pupil)).toMatchObject({ isOn: false, garden: [], basket: [] });
    expect(await findMemoryView(db, pupil.id, 'word-search', server.deps.now())).toEqual(
      NOTHING_REMEMBERED,
    );

    await turn(owner, pupil.id, true);
    await play(pupil.id, [rated('fact/2×9', 'again')]);
    expect(await shown(pupil)).toMatchObject({
      isOn: true,
      garden: [{ label: '2 × 9' }],
      basket: [{ label: '2 × 9' }],
    });
  });

  it('each switch of memory is in the audit log once', async () => {
    const pupil = await server.loginAs({ username: 'mia' });
    const owner = await server.loginAs({ isAdmin: true, username: 'head' });
    for (const isOn of [true, false, false, true]) await turn(owner, pupil.id, isOn);
    const said = (action: string) => ({ adminName: 'head', targetName: 'mia', action });
    expect((await owner.get('/api/admin/audit-log')).body).toMatchObject({
      entries: [
        said('Switched the memory for games on'),
        said('Switched the memory for games off'),
      ],
    });
  });

  it('rounds are dealt and recorded as usual while memory is switched off', async () => {
    const pupil = await server.loginAs({ yearGroup: 4 });
    const owner = await server.loginAs({ isAdmin: true });
    await turn(owner, pupil.id, false);
    const [dealt] = await dealTo(pupil, 'grammar-guru');
    if (!dealt) throw new Error('Nothing was dealt.');
    server.passTime(120_000);
    const answer = await pupil.post('/api/game/complete', finishedRound(dealt));
    expect(answer).toMatchObject({ status: 201, body: { verified: true } });
    expect(await stored()).toEqual([]);
  });

  it('the memory of an unknown pupil cannot be switched', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    expect(await turn(owner, 2_000_000_000, false)).toMatchObject({ status: 404 });
  });
});
