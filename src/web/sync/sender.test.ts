import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AWAY, CAPTIVE, fakeApi, refusal, slowAnswer, tooMany } from '#testing/fake-api.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { completedWith, finishedGame } from '#testing/finished-game.ts';
import { DEAL_REFUSED, UNVERIFIED_REFUSED } from '#shared/contract/rounds.ts';
import { signedDeal } from '#testing/signed-deal.ts';
import type { Completed } from '#shared/contract/play.ts';
import { queueGame, queueRating, queuedGames, queuedRatings, type SentRating } from './queue.ts';
import { pauseLeft } from './pauses.ts';
import { delayedGames, onSent, sendWaiting, stopSending, type Sending } from './sender.ts';

const MIA = 1;
const SAM = 2;
const [one, two, three] = [finishedGame(1), finishedGame(2), finishedGame(3)];
const done = completedWith();

beforeEach(() => void fakeStorage());
afterEach(() => stopSending());

/** A game as it is sent, with its pupil's id. */
const of = <T extends object>(userId: number, body: T) => ({ ...body, userId });
const [sentOne, sentTwo, sentThree] = [of(MIA, one), of(MIA, two), of(MIA, three)];

const keepAll = () => [one, two, three].forEach((game) => queueGame(MIA, game));

describe('a game with a proof', () => {
  const { deal, signature } = signedDeal(1);
  const proof = { deal, signature, moves: [{ t: 10, letter: 'A' }] };
  const playedAt = '2026-01-01T10:00:00.000Z';
  const reported = { ...one, playedAt };
  const proved = { ...reported, proof };
  const sentProof = { ...proof, score: 7, maxScore: 10, playedAt, userId: MIA };

  it('a game with a proof is sent with its proof', async () => {
    const api = fakeApi({ completeGame: done });
    queueGame(MIA, proved);
    expect(queuedGames(MIA)).toEqual([proved]);
    const sending = await sendWaiting(MIA);
    expect(sending.proved).toEqual(new Set(['word-search']));
    expect(api.sentTo('completeGame')).toEqual([sentProof]);
    expect(queuedGames(MIA)).toEqual([]);
  });

  it.each([400, 403, 413])(
    'a game is sent as the browser reported it when its proof is refused with %i',
    async (status) => {
      const isProof = (body: unknown) =>
        typeof body === 'object' && body !== null && 'deal' in body;
      const api = fakeApi({
        completeGame: (body) => (isProof(body) ? refusal(status, 'That cannot be.') : done),
      });
      queueGame(MIA, proved);
      const { answers, refused } = await sendWaiting(MIA);
      expect(api.sentTo('completeGame')).toEqual([sentProof, of(MIA, reported)]);
      expect([answers.size, refused.size]).toEqual([1, 0]);
      expect(queuedGames(MIA)).toEqual([]);
    },
  );

  it.each([
    ['the network is away', AWAY],
    ['the session is over', refusal(401, 'Please log in first.')],
    ['the origin is not trusted', refusal(403, 'No.')],
    ['there are too many', refusal(429, 'Slow down.')],
  ])('a game keeps its proof when %s', async (_, answer) => {
    fakeApi({ completeGame: answer });
    queueGame(MIA, proved);
    await sendWaiting(MIA);
    expect(queuedGames(MIA)).toEqual([proved]);
  });

  it('a game is dropped when its proof is refused and only proved games count', async () => {
    const api = fakeApi({ completeGame: refusal(403, UNVERIFIED_REFUSED) });
    queueGame(MIA, proved);
    queueGame(MIA, two);
    const { refused, failure } = await sendWaiting(MIA);
    expect([...refused.keys()]).toEqual([one.playId, two.playId]);
    expect(failure).toBeNull();
    expect(api.sentTo('completeGame')).toEqual([sentProof, of(MIA, reported), sentTwo]);
    expect(queuedGames(MIA)).toEqual([]);
  });

  it.each([
    [400, 'You’ve already done this check.'],
    [403, DEAL_REFUSED.ofAnother],
    [403, DEAL_REFUSED.changed],
    [413, 'Too much.'],
  ])('a tables check is dropped when it is refused with %i: %s', async (status, sentence) => {
    const api = fakeApi({ completeGame: refusal(status, sentence) });
    queueGame(MIA, { ...proved, gameId: 'tables-check' });
    const { refused, failure } = await sendWaiting(MIA);
    expect(api.sentTo('completeGame')).toEqual([sentProof]);
    expect([...refused.keys()]).toEqual([one.playId]);
    expect(failure).toBeNull();
    expect(queuedGames(MIA)).toEqual([]);
  });

  it('a tables check waits when the origin is not trusted', async () => {
    fakeApi({ completeGame: refusal(403, 'No.') });
    queueGame(MIA, { ...proved, gameId: 'tables-check' });
    await sendWaiting(MIA);
    expect(queuedGames(MIA)).toHaveLength(1);
  });

  it('a game whose proof cannot be read stays in the queue without it', () => {
    const { texts } = fakeStorage();
    queueGame(MIA, proved);
    for (const [key, text] of texts)
      texts.set(key, text.replace(signature, '').replace('"moves":[', '"moves":[7,'));
    expect(queuedGames(MIA)).toEqual([reported]);
  });
});

describe('sendWaiting', () => {
  it('sendWaiting sends what waits, oldest first, and hands over the answers', async () => {
    const api = fakeApi({ completeGame: done });
    keepAll();
    const { answers, refused, failure } = await sendWaiting(MIA);
    expect(api.sentTo('completeGame')).toEqual([sentOne, sentTwo, sentThree]);
    expect([...answers]).toEqual([one, two, three].map(({ playId }) => [playId, done]));
    expect(refused.size).toBe(0);
    expect(failure).toBeNull();
    expect(queuedGames(MIA)).toEqual([]);
  });

  it('sendWaiting asks the server nothing when nothing waits', async () => {
    const api = fakeApi({});
    expect(await sendWaiting(MIA)).toMatchObject({ userId: MIA, failure: null });
    expect(api.sentTo('completeGame')).toEqual([]);
  });

  it.each([
    ['the network is away', AWAY],
    ['the session is over', refusal(401, 'Please log in first.')],
    ['the origin is not trusted', refusal(403, 'No.')],
    ['somebody else is signed in by now', refusal(409, 'Somebody else is logged in here now.')],
    ['there are too many', refusal(429, 'Slow down.')],
    ['the server breaks', refusal(500, 'Sorry.')],
    ['the database is away', refusal(503, 'Away.')],
  ])('sendWaiting keeps everything when %s, and tries no other game', async (_, answer) => {
    const api = fakeApi({ completeGame: answer });
    keepAll();
    const { answers, failure } = await sendWaiting(MIA);
    expect(failure).toMatchObject({ status: answer.status });
    expect(answers.size).toBe(0);
    expect(api.sentTo('completeGame')).toEqual([sentOne]);
    expect(queuedGames(MIA)).toEqual([one, two, three]);
    api.answer('completeGame', done);
    await sendWaiting(MIA);
    expect(api.sentTo('completeGame')).toEqual([sentOne, sentOne, sentTwo, sentThree]);
    expect(queuedGames(MIA)).toEqual([]);
  });

  it.each([200, 400, 413])(
    'sendWaiting keeps a game that a proxy in front of our server answers with %i',
    async (status) => {
      vi.stubGlobal('fetch', async () => new Response('Our Wi-Fi', { status }));
      keepAll();
      expect((await sendWaiting(MIA)).failure).toMatchObject({ status });
      expect(queuedGames(MIA)).toEqual([one, two, three]);
    },
  );

  it('sendWaiting keeps every game on a network that answers with its own sign-in page', async () => {
    const api = fakeApi({ completeGame: CAPTIVE });
    keepAll();
    expect((await sendWaiting(MIA)).failure).toMatchObject({ status: 0 });
    expect(queuedGames(MIA)).toEqual([one, two, three]);
    api.answer('completeGame', done);
    expect((await sendWaiting(MIA)).answers.size).toBe(3);
  });

  it.each([400, 413])(
    'sendWaiting drops a game that is refused with %i and sends the next',
    async (status) => {
      const slow = slowAnswer<ReturnType<typeof refusal>>();
      const api = fakeApi({ completeGame: slow.answer });
      queueGame(MIA, one);
      queueGame(MIA, two);
      const sending = sendWaiting(MIA);
      await vi.waitFor(() => expect(api.sentTo('completeGame')).toHaveLength(1));
      api.answer('completeGame', done);
      slow.arrive(refusal(status, 'Never.'));
      const { answers, refused, failure } = await sending;
      expect([...refused.keys()]).toEqual([one.playId]);
      expect(refused.get(one.playId)?.message).toBe(`${status}: Never.`);
      expect([...answers.keys()]).toEqual([two.playId]);
      expect(failure).toBeNull();
      expect(queuedGames(MIA)).toEqual([]);
    },
  );
});

describe('ratings', () => {
  const rating = (number: number): SentRating => ({
    gameId: 'word-search',
    rating: 4,
    comment: 'Fun!',
    playId: finishedGame(number).playId,
  });
  const thanks = { ...rating(1), id: 1, comment: 'Fun!', createdAt: '2026-01-01T10:00:00Z' };

  it('ratings are sent after the games, oldest first', async () => {
    const api = fakeApi({ completeGame: done, giveFeedback: thanks });
    for (const number of [2, 1]) queueRating(MIA, rating(number));
    queueGame(MIA, one);
    expect(await sendWaiting(MIA)).toMatchObject({ failure: null });
    expect(api.sentTo('giveFeedback')).toEqual([of(MIA, rating(2)), of(MIA, rating(1))]);
    expect(queuedRatings(MIA)).toEqual([]);
  });

  it('a game that is finished while ratings are sent is sent in the same run', async () => {
    const slow = slowAnswer<typeof thanks>();
    const api = fakeApi({ completeGame: done, giveFeedback: slow.answer });
    queueRating(MIA, rating(1));
    const run = sendWaiting(MIA);
    await vi.waitFor(() => expect(api.sentTo('giveFeedback')).toHaveLength(1));
    queueGame(MIA, two);
    slow.arrive(thanks);
    expect([...(await run).answers.keys()]).toEqual([two.playId]);
    expect(queuedGames(MIA)).toEqual([]);
  });

  it('ratings wait while a game waits, and when the server does not answer them', async () => {
    const api = fakeApi({ completeGame: AWAY, giveFeedback: AWAY });
    queueRating(MIA, rating(1));
    queueGame(MIA, one);
    await sendWaiting(MIA);
    expect(api.sentTo('giveFeedback')).toEqual([]);
    api.answer('completeGame', done);
    expect(await sendWaiting(MIA)).toMatchObject({ failure: { status: 0 } });
    expect(queuedGames(MIA)).toEqual([]);
    expect(queuedRatings(MIA)).toEqual([rating(1)]);
  });

  it('ratings that are refused for good are dropped without a message about a game', async () => {
    fakeApi({ giveFeedback: refusal(400, 'Never.') });
    queueRating(MIA, rating(1));
    const { refused, failure } = await sendWaiting(MIA);
    expect(refused.size).toBe(0);
    expect(failure).toBeNull();
    expect(queuedRatings(MIA)).toEqual([]);
  });
});

describe('a server that asks us to wait', () => {
  // A pupil for whom no earlier test has left a pause.
  let zoe = 100;
  beforeEach(() => {
    zoe += 2;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 5) });
  });
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const rating: SentRating = { gameId: 'word-search', rating: 4, playId: one.playId };
  const thanks = { ...rating, id: 1, comment: null, createdAt: '2026-01-01T10:00:00Z' };

  it('a server that asks for a pause is left alone until then, and is then sent everything in order', async () => {
    const api = fakeApi({ completeGame: tooMany(40) });
    for (const game of [one, two]) queueGame(zoe, game);
    const { failure } = await sendWaiting(zoe);
    expect(failure).toMatchObject({ status: 429, retryAfter: 40 });
    expect(pauseLeft(zoe)).toBe(40_000);
    api.answer('completeGame', done);
    pass(39_999);
    queueGame(zoe, three);
    expect((await sendWaiting(zoe)).failure).toBe(failure);
    expect(api.sentTo('completeGame')).toEqual([of(zoe, one)]);
    expect(queuedGames(zoe)).toEqual([one, two, three]);
    pass(1);
    expect(pauseLeft(zoe)).toBeNull();
    expect(await sendWaiting(zoe)).toMatchObject({ failure: null });
    const all = [one, one, two, three].map((game) => of(zoe, game));
    expect(api.sentTo('completeGame')).toEqual(all);
    expect(queuedGames(zoe)).toEqual([]);
  });

  it('a pause for one pupil does not delay another pupil’s games', async () => {
    const api = fakeApi({ completeGame: tooMany(40) });
    queueGame(zoe, one);
    await sendWaiting(zoe);
    api.answer('completeGame', done);
    queueGame(zoe + 1, two);
    expect(await sendWaiting(zoe + 1)).toMatchObject({ failure: null });
    expect(pauseLeft(zoe + 1)).toBeNull();
  });

  it('a pause for ratings does not delay games', async () => {
    const api = fakeApi({ completeGame: done, giveFeedback: tooMany(40) });
    queueRating(zoe, rating);
    await sendWaiting(zoe);
    queueGame(zoe, two);
    expect((await sendWaiting(zoe)).answers.has(two.playId)).toBe(true);
    expect(api.sentTo('giveFeedback')).toHaveLength(1);
    expect(queuedRatings(zoe)).toEqual([rating]);
    pass(40_000);
    api.answer('giveFeedback', thanks);
    expect(await sendWaiting(zoe)).toMatchObject({ failure: null });
    expect(queuedRatings(zoe)).toEqual([]);
  });

  it.each([
    ['a clock that is put back', 40, -86_400_000],
    ['somebody who asks for a day', 86_400, 0],
  ])('games are sent at once despite %s', async (_, seconds, ms) => {
    const api = fakeApi({ completeGame: tooMany(seconds) });
    queueGame(zoe, one);
    await sendWaiting(zoe);
    pass(ms);
    api.answer('completeGame', done);
    expect(await sendWaiting(zoe)).toMatchObject({ failure: null });
  });
});

describe('a storage that is cleared while the page is open', () => {
  it('no waiting game is lost when the storage is cleared while the page is open', async () => {
    const { texts } = fakeStorage();
    const api = fakeApi({ completeGame: AWAY });
    for (const game of [one, two]) queueGame(MIA, game);
    await sendWaiting(MIA);
    texts.clear();
    queueGame(MIA, three);
    api.answer('completeGame', done);
    const { answers } = await sendWaiting(MIA);
    expect([...answers.keys()].toSorted()).toEqual(
      [one, two, three].map(({ playId }) => playId).toSorted(),
    );
    expect(texts.size).toBe(0);
  });

  it('a game that was answered does not come back when the storage is cleared', async () => {
    const { texts } = fakeStorage();
    const api = fakeApi({ completeGame: AWAY });
    queueGame(MIA, one);
    await sendWaiting(MIA);
    api.answer('completeGame', done);
    await sendWaiting(MIA);
    texts.clear();
    await sendWaiting(MIA);
    expect(api.sentTo('completeGame')).toEqual([sentOne, sentOne]);
  });
});

describe('two tabs', () => {
  it('two tabs take turns, so that each game is sent once', async () => {
    let turn: Promise<unknown> = Promise.resolve();
    const request = vi.fn(
      async (_: string, work: () => Promise<unknown>) => (turn = turn.then(work)),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    const api = fakeApi({ completeGame: done });
    keepAll();
    const first = sendWaiting(MIA);
    // Another tab knows nothing of this one's run.
    stopSending();
    const second = sendWaiting(MIA);
    await Promise.all([first, second]);
    expect(request.mock.calls.map(([name]) => name)).toEqual(['sending:1', 'sending:1']);
    expect(api.sentTo('completeGame')).toEqual([sentOne, sentTwo, sentThree]);
  });
});

describe('a run', () => {
  it('a second call joins the run under way, which also sends the game that caused the call', async () => {
    const slow = slowAnswer<Completed>();
    const api = fakeApi({ completeGame: slow.answer });
    queueGame(MIA, one);
    const first = sendWaiting(MIA);
    await vi.waitFor(() => expect(api.sentTo('completeGame')).toEqual([sentOne]));
    queueGame(MIA, two);
    const second = sendWaiting(MIA);
    slow.arrive(done);
    expect((await second).answers.has(two.playId)).toBe(true);
    expect(await first).toBe(await second);
    expect(api.sentTo('completeGame')).toEqual([sentOne, sentTwo]);
  });

  it('a call after the end of a run starts another run', async () => {
    const api = fakeApi({ completeGame: done });
    queueGame(MIA, one);
    await sendWaiting(MIA);
    queueGame(MIA, two);
    await sendWaiting(MIA);
    expect(api.sentTo('completeGame')).toEqual([sentOne, sentTwo]);
  });

  it('a run that is stopped sends nothing more, because it would count for the pupil who is signed in now', async () => {
    const slow = slowAnswer<Completed>();
    const api = fakeApi({ completeGame: slow.answer });
    keepAll();
    const stopped = sendWaiting(MIA);
    await vi.waitFor(() => expect(api.sentTo('completeGame')).toHaveLength(1));
    stopSending();
    queueGame(SAM, finishedGame(4));
    const other = sendWaiting(SAM);
    slow.arrive(done);
    await stopped;
    await other;
    expect(api.sentTo('completeGame')).toEqual([sentOne, of(SAM, finishedGame(4))]);
    expect(queuedGames(MIA)).toEqual([two, three]);
    expect(queuedGames(SAM)).toEqual([]);
  });

  it('a run that is stopped leaves the next pupil’s games marked as delayed', async () => {
    const slow = slowAnswer<Completed>();
    const api = fakeApi({ completeGame: slow.answer });
    queueGame(MIA, one);
    const stopped = sendWaiting(MIA);
    await vi.waitFor(() => expect(api.sentTo('completeGame')).toHaveLength(1));
    stopSending();
    queueGame(SAM, two);
    api.answer('completeGame', AWAY);
    await sendWaiting(SAM);
    slow.arrive(done);
    await stopped;
    expect(delayedGames(SAM)).toEqual([two]);
  });

  it('a run that breaks off does not stop the next one', async () => {
    const request = vi.fn().mockRejectedValueOnce(new DOMException('Denied.', 'SecurityError'));
    request.mockImplementation(async (_: string, work: () => Promise<unknown>) => work());
    vi.stubGlobal('navigator', { locks: { request } });
    const api = fakeApi({ completeGame: done });
    queueGame(MIA, one);
    await expect(sendWaiting(MIA)).rejects.toThrow('Denied.');
    await sendWaiting(MIA);
    expect(api.sentTo('completeGame')).toEqual([sentOne]);
  });

  it('every listener hears of a run’s result once', async () => {
    fakeApi({ completeGame: done });
    const heard: Sending[] = [];
    const forget = onSent((sending) => heard.push(sending));
    queueGame(MIA, one);
    const [sending] = await Promise.all([sendWaiting(MIA), sendWaiting(MIA)]);
    expect(heard).toEqual([sending]);
    forget();
    await sendWaiting(MIA);
    expect(heard).toHaveLength(1);
  });
});
