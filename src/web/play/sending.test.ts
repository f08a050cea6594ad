import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AWAY, fakeApi, refusal, slowAnswer } from '#testing/fake-api.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { completedWith, finishedGame } from '#testing/finished-game.ts';
import type { Completed } from '#shared/contract/play.ts';
import { keepGame, waitingGames } from './outbox.ts';
import { onSent, sendWaiting, stopSending, type Sending } from './sending.ts';

const MIA = 1;
const SAM = 2;
const [one, two, three] = [finishedGame(1), finishedGame(2), finishedGame(3)];
const done = completedWith();

beforeEach(() => void fakeStorage());
afterEach(() => stopSending());

const keepAll = () => [one, two, three].forEach((game) => keepGame(MIA, game));

describe('sendWaiting', () => {
  it('sends what waits, oldest first, and hands over the answers', async () => {
    const api = fakeApi({ completeGame: done });
    keepAll();
    const { answers, refused, failure } = await sendWaiting(MIA);
    expect(api.sentTo('completeGame')).toEqual([one, two, three]);
    expect([...answers]).toEqual([one, two, three].map(({ playId }) => [playId, done]));
    expect(refused.size).toBe(0);
    expect(failure).toBeNull();
    expect(waitingGames(MIA)).toEqual([]);
  });

  it('asks the server nothing when nothing waits', async () => {
    const api = fakeApi({});
    expect(await sendWaiting(MIA)).toMatchObject({ userId: MIA, failure: null });
    expect(api.sentTo('completeGame')).toEqual([]);
  });

  it.each([
    ['the network is away', AWAY],
    ['the session is over', refusal(401, 'Please log in first.')],
    ['the origin is not trusted', refusal(403, 'No.')],
    ['there are too many', refusal(429, 'Slow down.')],
    ['the server breaks', refusal(500, 'Sorry.')],
    ['the database is away', refusal(503, 'Away.')],
  ])('keeps everything when %s, and tries no other game', async (_, answer) => {
    const api = fakeApi({ completeGame: answer });
    keepAll();
    const { answers, failure } = await sendWaiting(MIA);
    expect(failure).toMatchObject({ status: answer.status });
    expect(answers.size).toBe(0);
    expect(api.sentTo('completeGame')).toEqual([one]);
    expect(waitingGames(MIA)).toEqual([one, two, three]);
    api.answer('completeGame', done);
    await sendWaiting(MIA);
    expect(api.sentTo('completeGame')).toEqual([one, one, two, three]);
    expect(waitingGames(MIA)).toEqual([]);
  });

  it.each([200, 400, 413])(
    'keeps a game that somebody between us and our server answers with %i, such as a hotel’s log-in page',
    async (status) => {
      vi.stubGlobal('fetch', async () => new Response('<h1>Our Wi-Fi</h1>', { status }));
      keepAll();
      expect((await sendWaiting(MIA)).failure).toMatchObject({ status });
      expect(waitingGames(MIA)).toEqual([one, two, three]);
    },
  );

  it.each([400, 413])('drops a game that is refused with %i and sends the next', async (status) => {
    const slow = slowAnswer<ReturnType<typeof refusal>>();
    const api = fakeApi({ completeGame: slow.answer });
    keepGame(MIA, one);
    keepGame(MIA, two);
    const sending = sendWaiting(MIA);
    await vi.waitFor(() => expect(api.sentTo('completeGame')).toHaveLength(1));
    api.answer('completeGame', done);
    slow.arrive(refusal(status, 'Never.'));
    const { answers, refused, failure } = await sending;
    expect([...refused.keys()]).toEqual([one.playId]);
    expect(refused.get(one.playId)?.message).toBe(`${status}: Never.`);
    expect([...answers.keys()]).toEqual([two.playId]);
    expect(failure).toBeNull();
    expect(waitingGames(MIA)).toEqual([]);
  });
});

describe('a run', () => {
  it('is joined by a second call and takes along the game that brings it', async () => {
    const slow = slowAnswer<Completed>();
    const api = fakeApi({ completeGame: slow.answer });
    keepGame(MIA, one);
    const first = sendWaiting(MIA);
    await vi.waitFor(() => expect(api.sentTo('completeGame')).toEqual([one]));
    keepGame(MIA, two);
    const second = sendWaiting(MIA);
    slow.arrive(done);
    expect((await second).answers.has(two.playId)).toBe(true);
    expect(await first).toBe(await second);
    expect(api.sentTo('completeGame')).toEqual([one, two]);
  });

  it('is followed by another one', async () => {
    const api = fakeApi({ completeGame: done });
    keepGame(MIA, one);
    await sendWaiting(MIA);
    keepGame(MIA, two);
    await sendWaiting(MIA);
    expect(api.sentTo('completeGame')).toEqual([one, two]);
  });

  it('that is stopped sends nothing more: it would count for whoever is signed in now', async () => {
    const slow = slowAnswer<Completed>();
    const api = fakeApi({ completeGame: slow.answer });
    keepAll();
    const stopped = sendWaiting(MIA);
    await vi.waitFor(() => expect(api.sentTo('completeGame')).toHaveLength(1));
    stopSending();
    keepGame(SAM, finishedGame(4));
    const other = sendWaiting(SAM);
    slow.arrive(done);
    await stopped;
    await other;
    expect(api.sentTo('completeGame')).toEqual([one, finishedGame(4)]);
    expect(waitingGames(MIA)).toEqual([two, three]);
    expect(waitingGames(SAM)).toEqual([]);
  });

  it('is told once to everybody who listens', async () => {
    fakeApi({ completeGame: done });
    const heard: Sending[] = [];
    const forget = onSent((sending) => heard.push(sending));
    keepGame(MIA, one);
    const [sending] = await Promise.all([sendWaiting(MIA), sendWaiting(MIA)]);
    expect(heard).toEqual([sending]);
    forget();
    await sendWaiting(MIA);
    expect(heard).toHaveLength(1);
  });
});
