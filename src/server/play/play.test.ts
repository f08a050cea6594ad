import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AVATARS, avatarsUnlockedAfter } from '#shared/avatars.ts';
import { feedbacks } from '#server/platform/db/schema.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const server = setUpTestApp();
const GAME = { gameId: 'word-search', score: 8, maxScore: 10 };

const complete = (pupil: TestBrowser, game: object = {}) =>
  pupil.post('/api/game/complete', { ...GAME, ...game });

describe('completing a game', () => {
  it('completing a game counts it and returns the totals', async () => {
    const pupil = await server.loginAs();
    expect(await complete(pupil, { duration: 42, playId: randomUUID() })).toMatchObject({
      status: 201,
      body: { newAvatarsUnlocked: 0, avatarsUnlocked: 15, gamesCompleted: 1, unlockedAvatars: [] },
    });
    expect((await pupil.get('/api/user')).body).toMatchObject({ gamesCompleted: 1 });
    expect((await pupil.get('/api/user/game-history')).body).toEqual([
      { id: expect.any(Number), ...GAME, duration: 42, createdAt: expect.stringMatching(/Z$/) },
    ]);
  });

  it('every fifth game up to the 35th unlocks five avatars, up to 50', async () => {
    const pupil = await server.loginAs();
    for (let nth = 1; nth <= 41; nth++) {
      const { body } = await complete(pupil);
      const unlocks = nth % 5 === 0 && nth <= 35;
      expect(body).toEqual({
        newAvatarsUnlocked: unlocks ? 5 : 0,
        avatarsUnlocked: avatarsUnlockedAfter(nth),
        gamesCompleted: nth,
        unlockedAvatars: unlocks ? AVATARS.slice(10 + nth, 15 + nth) : [],
      });
    }
    expect((await pupil.get('/api/user')).body).toMatchObject({ avatarsUnlocked: 50 });
    expect((await pupil.get('/api/user/avatars')).body).toEqual({ unlockedAvatars: [...AVATARS] });
  });

  it('a repeated playId gets the first response and counts once', async () => {
    const pupil = await server.loginAs();
    for (let i = 0; i < 4; i++) await complete(pupil);
    const playId = randomUUID();
    const first = await complete(pupil, { playId });
    await complete(pupil);
    const again = await complete(pupil, { playId, score: 1 });
    expect(first.status).toBe(201);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await pupil.get('/api/user')).body).toMatchObject({ gamesCompleted: 6 });
  });

  it('a playId that arrives many times at the same moment counts once', async () => {
    const pupil = await server.loginAs();
    const playId = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => complete(pupil, { playId })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await pupil.get('/api/user')).body).toMatchObject({ gamesCompleted: 1 });
  });

  it('two pupils may use the same playId', async () => {
    const playId = randomUUID();
    for (const pupil of [await server.loginAs(), await server.loginAs()]) {
      expect((await complete(pupil, { playId })).status).toBe(201);
    }
  });

  it('a game sent in another user’s session is refused and not counted', async () => {
    const [one, other] = [await server.loginAs(), await server.loginAs()];
    const game = { playId: randomUUID(), userId: one.id };
    expect(await complete(other, game)).toEqual(
      expect.objectContaining({
        status: 409,
        body: { message: 'Somebody else is logged in here now.' },
      }),
    );
    expect((await other.get('/api/user/game-history')).body).toEqual([]);
    expect((await complete(one, game)).status).toBe(201);
    expect((await complete(one, game)).status).toBe(200);
  });

  it('a game with an impossible field is refused and not counted', async () => {
    const pupil = await server.loginAs();
    for (const wrong of [
      { gameId: 'chess' },
      { gameId: '' },
      { userId: 'me' },
      { score: -1 },
      { score: 11 },
      { score: 2.5 },
      { score: '8' },
      { score: null },
      { score: 0, maxScore: 0 },
      { maxScore: 51 },
      { duration: -1 },
      { duration: 86_401 },
      { duration: 1.5 },
      { playId: 'not a uuid' },
    ]) {
      expect((await complete(pupil, wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await pupil.get('/api/user/game-history')).body).toEqual([]);
  });

  it('a game with the least, the most or no value of a field is accepted', async () => {
    const pupil = await server.loginAs();
    for (const edge of [
      { score: 0, maxScore: 1 },
      { score: 50, maxScore: 50, duration: 86_400 },
      { duration: 0 },
      { duration: null, playId: null },
    ]) {
      expect((await complete(pupil, edge)).status, JSON.stringify(edge)).toBe(201);
    }
  });

  it('each pupil sees only their own history, newest first', async () => {
    const [one, other] = [await server.loginAs(), await server.loginAs()];
    for (const score of [1, 2, 3]) await complete(one, { score });
    const { body } = await one.get('/api/user/game-history');
    expect(body).toMatchObject([{ score: 3 }, { score: 2 }, { score: 1 }]);
    expect((await other.get('/api/user/game-history')).body).toEqual([]);
  });
});

describe('rating a game', () => {
  const rate = async (feedback: object) =>
    (await server.loginAs()).post('/api/game/feedback', {
      gameId: 'word-search',
      rating: 4,
      ...feedback,
    });

  it('a rating is stored with and without a comment', async () => {
    expect(await rate({ comment: 'Fun!' })).toMatchObject({
      status: 201,
      body: { rating: 4, comment: 'Fun!' },
    });
    for (const comment of ['', null, undefined]) {
      expect(await rate({ comment })).toMatchObject({ status: 201, body: { comment: null } });
    }
  });

  it('the rating of a round is stored once, however often it is sent', async () => {
    const [one, other] = [await server.loginAs(), await server.loginAs()];
    const rating = { gameId: 'word-search', rating: 4, playId: randomUUID(), userId: one.id };
    const send = (changes: object = {}) =>
      one.post('/api/game/feedback', { ...rating, ...changes });
    const first = await send();
    expect(first.status).toBe(201);
    const repeats = await Promise.all([send(), send({ rating: 1, comment: 'Again' }), send()]);
    for (const again of repeats) expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await send({ playId: randomUUID() })).status).toBe(201);
    expect((await other.post('/api/game/feedback', rating)).status).toBe(409);
    const sameRound = { ...rating, userId: other.id };
    expect((await other.post('/api/game/feedback', sameRound)).status).toBe(201);
    expect(await server.deps.database.db.select().from(feedbacks)).toHaveLength(3);
  });

  it('a comment is stored without characters that cannot be shown', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    for (const [comment, kept] of [
      ['Cut inside an emoji \ud83d', 'Cut inside an emoji \ufffd'],
      ['\udc36 and \ud83d', '\ufffd and \ufffd'],
      ['🐶 whole', '🐶 whole'],
    ]) {
      expect(await rate({ comment })).toMatchObject({ status: 201, body: { comment: kept } });
      const { body } = await admin.get('/api/admin/stats');
      expect(body).toMatchObject({ recentFeedback: { 0: { comment: kept } } });
    }
  });

  it('a rating with an impossible field is refused', async () => {
    const pupil = await server.loginAs();
    for (const wrong of [
      { rating: 0 },
      { playId: 'not a uuid' },
      { rating: 6 },
      { rating: 3.5 },
      { rating: '4' },
      { rating: null },
      { gameId: 'chess' },
      { comment: 'x'.repeat(1001) },
      { comment: 7 },
      { comment: 'a\u0000b' },
    ]) {
      const rating = { gameId: 'word-search', rating: 4, ...wrong };
      const { status } = await pupil.post('/api/game/feedback', rating);
      expect(status, JSON.stringify(wrong)).toBe(400);
    }
  });
});

describe('the questions of a round', () => {
  it.each(['grammar-guru', 'mathematics-mountain'])(
    '%s returns ten different questions, new ones each time',
    async (gameId) => {
      const pupil = await server.loginAs({ yearGroup: 4 });
      const rounds = [
        await pupil.get(`/api/games/${gameId}`),
        await pupil.get(`/api/games/${gameId}`),
      ];
      for (const { status, body, headers } of rounds) {
        expect(status).toBe(200);
        const ids = Array.isArray(body) ? body.map(({ id }) => String(id)) : [];
        expect(new Set(ids).size).toBe(10);
        expect(headers['cache-control']).toBe('no-store');
      }
      expect(rounds[0]?.body).not.toEqual(rounds[1]?.body);
    },
  );

  it('the server has no questions of a game that asks none, or that there is not', async () => {
    const pupil = await server.loginAs();
    for (const gameId of ['word-search', 'nope', 'constructor', '%00']) {
      expect((await pupil.get(`/api/games/${gameId}`)).status, gameId).toBe(404);
    }
  });
});
