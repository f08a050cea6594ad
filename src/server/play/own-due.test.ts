import { describe, expect, it } from 'vitest';
import { BANKS } from '#games/grammar-guru/banks.ts';
import type { GameId } from '#games/ids.ts';
import { givenTo } from '#games/mathematics-mountain/checks/given.ts';
import { ALL_TYPES } from '#games/mathematics-mountain/question-types/types.ts';
import { startSchema } from '#games/mathematics-mountain/start.ts';
import { contract } from '#shared/contract/index.ts';
import type { RoundPurpose } from '#shared/contract/rounds.ts';
import { DAY_MS } from '#shared/dates.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { listWords } from '../platform/db/schema.ts';
import { recordGame } from './record-game.ts';

const server = setUpTestApp();

/** Records a verified round with these answers. */
async function play(userId: number, items: Record<string, 'good' | 'again'>) {
  const at = server.deps.now();
  const answers = Object.entries(items).map(([item, rating]) => {
    const right = rating === 'good';
    return { item, objective: null, right, slip: null, ms: 2000, tries: 1, rating };
  });
  await recordGame(server.deps.database.db, {
    userId,
    gameId: 'mathematics-mountain',
    score: 5,
    maxScore: 10,
    duration: 60,
    playId: crypto.randomUUID(),
    at,
    playedAt: null,
    replayed: { answers, rushed: false },
  });
}

const dueOf = async (pupil: TestBrowser) =>
  contract.getOwnDue.reply.parse((await pupil.get('/api/user/due')).body);

async function dealFor(pupil: TestBrowser, gameId: GameId, purpose: RoundPurpose) {
  const { body } = await pupil.post('/api/rounds', { gameId, purpose });
  const [round] = contract.dealRounds.reply.parse(body);
  if (!round) throw new Error('Nothing was dealt.');
  return round.deal;
}

describe('what a pupil can water and mend', () => {
  it('a new pupil has nothing to water or mend, and no counts while memory is switched off', async () => {
    const pupil = await server.loginAs();
    expect(await dueOf(pupil)).toEqual({ plants: 0, due: null, mend: null, journey: [] });
    const owner = await server.loginAs({ role: 'owner' });
    await owner.post(`/api/admin/student/${pupil.id}/memory`, { isOn: false });
    expect(await dueOf(pupil)).toEqual({ plants: null, due: null, mend: null, journey: [] });
  });

  it('due items are offered in the game that can ask most of them, spellings in Listen and Spell', async () => {
    const pupil = await server.loginAs({ yearGroup: 4 });
    await play(pupil.id, { 'fact/3×4': 'good', 'fact/2+9': 'good', 'word/where#spelling': 'good' });
    expect(await dueOf(pupil)).toEqual({
      plants: 3,
      due: null,
      mend: null,
      journey: [{ year: 4, growth: 3 }],
    });
    server.passTime(6 * DAY_MS);
    await play(pupil.id, { 'word/there#spelling': 'again' });
    expect(await dueOf(pupil)).toEqual({
      plants: 4,
      due: 'mathematics-mountain',
      mend: 'listen-and-spell',
      journey: [{ year: 4, growth: 4 }],
    });
  });

  it('a game is offered only for items that its round holds, so grammar before a teacher’s own words and problems, and nothing of a later year', async () => {
    const teacher = await server.loginAs({ role: 'teacher' });
    const words = ['zibbling', 'mopwater', 'quendish', 'flonker'].map((word) => ({ word }));
    await teacher.post('/api/word-lists', { name: 'Week 5', yearGroup: 4, words });
    const own = await server.deps.database.db.select().from(listWords);
    expect(own).toHaveLength(4);
    const problems = ALL_TYPES.filter(
      ({ isProblem, objective }) => isProblem && objective.startsWith('Y4.'),
    );
    const due = [
      ...own.map(({ id }) => `own/${id}#spelling`),
      ...problems.slice(0, 4).map(({ id }) => id),
      ...BANKS[4].slice(0, 3).map(({ id }) => id),
    ];
    const pupil = await server.loginAs({ yearGroup: 4 });
    await play(pupil.id, Object.fromEntries(due.map((item) => [item, 'good'])));
    server.passTime(6 * DAY_MS);
    expect(await dueOf(pupil)).toMatchObject({ plants: 11, due: 'grammar-guru' });
    expect(await dealFor(pupil, 'grammar-guru', 'due')).toMatchObject({ holds: 3 });
    const younger = await server.loginAs({ yearGroup: 3 });
    await play(younger.id, Object.fromEntries(due.map((item) => [item, 'good'])));
    server.passTime(6 * DAY_MS);
    expect(await dueOf(younger)).toMatchObject({ due: null });
  });

  it('the plants are not counted while no game can ask what is thirsty, so that no page says that nothing is', async () => {
    const pupil = await server.loginAs({ yearGroup: 3 });
    const [ofLaterYear] = BANKS[4];
    await play(pupil.id, { [ofLaterYear?.id ?? '']: 'good' });
    expect(await dueOf(pupil)).toMatchObject({ plants: 1, due: null });
    server.passTime(6 * DAY_MS);
    expect(await dueOf(pupil)).toMatchObject({ plants: null, due: null });
  });
});

describe('a round to water the garden', () => {
  it('a round to water the garden has the usual length, contains all due items, and names their number', async () => {
    const pupil = await server.loginAs({ yearGroup: 4 });
    await play(pupil.id, { 'fact/3×4': 'good', 'fact/2+9': 'good', 'fact/7×8': 'good' });
    server.passTime(6 * DAY_MS);
    const deal = await dealFor(pupil, 'mathematics-mountain', 'due');
    expect(deal).toMatchObject({ purpose: 'due', holds: 3 });
    expect(deal.start).toMatchObject({ questions: { length: 10 } });
    expect(Object.keys(deal.met ?? {}).toSorted()).toEqual(['fact/2+9', 'fact/3×4', 'fact/7×8']);
  });

  it('a round to water the garden has no due items if nothing is due', async () => {
    const pupil = await server.loginAs();
    expect(await dealFor(pupil, 'grammar-guru', 'due')).toMatchObject({ holds: 0 });
  });
});

describe('a round to mend what went wrong', () => {
  it('a round to mend mistakes asks them before items due for longer', async () => {
    const pupil = await server.loginAs({ yearGroup: 4 });
    await play(pupil.id, { 'fact/3×4': 'good', 'fact/2+9': 'good' });
    server.passTime(6 * DAY_MS);
    await play(pupil.id, { 'fact/7×8': 'again' });
    const deal = await dealFor(pupil, 'mathematics-mountain', 'mend');
    expect(deal).toMatchObject({ purpose: 'mend', holds: 1 });
    expect(Object.keys(deal.met ?? {})).toContain('fact/7×8');
  });
});

describe('a round to think through', () => {
  it('a round to think through has five questions and no clock, whatever the pupil has set', async () => {
    const pupil = await server.loginAs({ yearGroup: 5 });
    const deal = await dealFor(pupil, 'mathematics-mountain', 'think');
    expect(deal).toMatchObject({ purpose: 'think', pace: null });
    expect(deal).not.toHaveProperty('holds');
    expect(deal.start).toMatchObject({ questions: { length: 5 } });
  });

  it('a round to think through has worked examples for problems missed twice, and none while memory is switched off', async () => {
    const pupil = await server.loginAs({ yearGroup: 3 });
    const owner = await server.loginAs({ role: 'owner' });
    const problems = ALL_TYPES.filter(({ isProblem }) => isProblem);
    const missed = Object.fromEntries(problems.map(({ id }) => [id, 'again' as const]));
    for (let times = 0; times < 2; times++) await play(pupil.id, missed);
    const examples = async () => {
      const asked = { gameId: 'mathematics-mountain', purpose: 'think', count: 5 };
      const { body } = await pupil.post('/api/rounds', asked);
      const rounds = contract.dealRounds.reply.parse(body);
      const questions = rounds.flatMap(({ deal }) => startSchema.parse(deal.start).questions);
      expect(questions).toHaveLength(25);
      return questions.filter(({ example }) => example !== undefined);
    };
    expect(await examples()).not.toEqual([]);
    await owner.post(`/api/admin/student/${pupil.id}/memory`, { isOn: false });
    expect(await examples()).toEqual([]);
  });

  it('a round to think through counts as any round does, out of five', async () => {
    const pupil = await server.loginAs({ yearGroup: 2 });
    const { body } = await pupil.post('/api/rounds', {
      gameId: 'mathematics-mountain',
      purpose: 'think',
    });
    const [round] = contract.dealRounds.reply.parse(body);
    if (!round) throw new Error('Nothing was dealt.');
    const { questions } = startSchema.parse(round.deal.start);
    const moves = questions.map((question, nth) => ({
      t: 60_000 * (nth + 1),
      shown: 60_000 * nth,
      answer: givenTo(question, nth > 0),
    }));
    server.passTime(DAY_MS);
    const sent = { deal: round.deal, signature: round.signature, moves };
    const played = { ...sent, score: 4, maxScore: 5, playedAt: null };
    expect(await pupil.post('/api/game/complete', played)).toMatchObject({
      status: 201,
      body: { score: 4, maxScore: 5, verified: true },
    });
  });

  it('a round to think through is dealt by games that have something to think through', async () => {
    const pupil = await server.loginAs();
    const asked = { gameId: 'word-search', purpose: 'think' };
    expect(await pupil.post('/api/rounds', asked)).toMatchObject({ status: 404 });
  });
});
