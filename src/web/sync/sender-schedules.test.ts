import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { fakeStorage } from '#testing/fake-storage.ts';
import { completedWith, finishedGame } from '#testing/finished-game.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { queueGame, queueRating, queuedGames, queuedRatings } from './queue.ts';
import { delayedGames, sendWaiting, stopSending } from './sender.ts';

/** A rating in the counts, which has the playId of its game. */
const ratingOf = (playId: string) => `rating of ${playId}`;
const thanks = {
  id: 1,
  gameId: 'word-search',
  rating: 4,
  comment: '',
  createdAt: '2026-01-01T10:00:00Z',
};

/** How the server, or the network before it, deals with a call. */
const LUCK = ['taken', 'answer lost', 'request lost', 'wait', 401, 429, 500, 503] as const;
/** What the server asks for with 'wait', in seconds. */
const WAIT_S = 40;
type Luck = (typeof LUCK)[number];

// Most calls succeed, because ratings are sent only after every game has been.
const luck = fc.oneof(fc.constant('taken' as const), fc.constantFrom(...LUCK));
const step = fc.oneof(
  fc.record({ do: fc.constant('finish' as const), isBad: fc.boolean() }),
  fc.record({ do: fc.constant('rate' as const) }),
  fc.record({ do: fc.constant('send' as const) }),
  fc.record({ do: fc.constant('answer' as const), luck }),
  fc.record({ do: fc.constant('log in' as const), pupil: fc.constantFrom(0 as const, 1 as const) }),
  fc.record({
    do: fc.constant('other tab' as const),
    pupil: fc.constantFrom(0 as const, 1 as const),
  }),
  fc.record({ do: fc.constant('sign out' as const) }),
  fc.record({ do: fc.constant('open again' as const) }),
  fc.record({ do: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ do: fc.constant('fill storage' as const), isFull: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const schedule = fc.record({
  // Long schedules, because short ones end before much has failed.
  steps: fc.array(step, { maxLength: 60, size: 'max' }),
  isStorageForbidden: fc.boolean(),
});

const NOBODY: number | null = null;
const bodySchema = z.object({ playId: z.string(), gameId: z.string(), userId: z.number() });

/**
 * A server that counts each playId once, as a game and as a rating, for the pupil whose session brings it, and answers
 * only when the test lets it.
 */
function fakeServer() {
  const server = {
    /** Whose session it is; null when nobody is signed in. */
    session: NOBODY,
    /** Who each game and each rating counted for. */
    counted: new Map<string, number>(),
    pending: new Array<(luck: Luck) => void>(),
    /** Until when each pupil's games or ratings were asked to wait, and how often a call ignored that. */
    until: new Map<string, number>(),
    impatient: 0,
  };
  const answer = (luck: Luck, path: string, body: string, session: number | null): Response => {
    const { playId, gameId, userId } = bodySchema.parse(JSON.parse(body));
    if (luck === 'wait') {
      server.until.set(`${path} ${userId}`, Date.now() + WAIT_S * 1000);
      const headers = { 'retry-after': String(WAIT_S) };
      return Response.json({ message: 'Too many.' }, { status: 429, headers });
    }
    if (luck === 'request lost') throw new TypeError('Failed to fetch');
    if (typeof luck === 'number') return Response.json({ message: 'No.' }, { status: luck });
    if (session === null) return Response.json({ message: 'Log in.' }, { status: 401 });
    if (userId !== session) return Response.json({ message: 'Not yours.' }, { status: 409 });
    if (gameId === 'bad') return Response.json({ message: 'Never.' }, { status: 400 });
    const isRating = path === pupilContract.giveFeedback.path;
    const counts = isRating ? ratingOf(playId) : playId;
    if (!server.counted.has(counts)) server.counted.set(counts, session);
    if (luck === 'answer lost') throw new TypeError('Failed to fetch');
    return Response.json(isRating ? thanks : completedWith(), { status: 201 });
  };
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const { session } = server;
    const { userId } = bodySchema.parse(JSON.parse(body));
    if (Date.now() < (server.until.get(`${path} ${userId}`) ?? 0)) server.impatient += 1;
    return new Promise<Response>((resolve, reject) => {
      server.pending.push((luck) => {
        try {
          resolve(answer(luck, path, body, session));
        } catch (error) {
          reject(error);
        }
      });
    });
  });
  return server;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Waits until everything that is ready has run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

// Not the pupils of other tests, which may share this worker and what a forbidden storage left in it.
let lastPupil = 10_000;
let lastGame = 0;

/** Two pupils who take turns on one device, with what its page should show of its runs. */
function device(storage: ReturnType<typeof fakeStorage>, isStorageForbidden: boolean) {
  const server = fakeServer();
  const pupils = [++lastPupil, ++lastPupil] as const;
  /** Who finished and rated which games, without those that the server will never accept. */
  const finished = new Map<string, number>();
  storage.becomes(isStorageForbidden ? 'forbidden' : 'works');
  /** The pupil of this tab; another tab may have changed the session since. */
  let here: number = pupils[0];
  /** Whether the last run failed, and which runs ended well although games were queued. */
  const page = { stops: 0, isDelayed: false, endedEarly: 0 };
  const stop = () => {
    stopSending();
    page.stops += 1;
    page.isDelayed = false;
  };
  const send = async () => {
    const { stops } = page;
    const { userId, failure } = await sendWaiting(here);
    if (stops < page.stops) return;
    page.isDelayed = failure !== null;
    if (!failure && queuedGames(userId).length > 0) page.endedEarly += 1;
  };
  const checkPage = () => {
    expect(delayedGames(here)).toEqual(page.isDelayed ? queuedGames(here) : []);
    expect(page.endedEarly).toBe(0);
  };
  const signOut = () => {
    stop();
    server.session = null;
  };
  const logIn = (pupil: number) => {
    if (pupil !== here) stop();
    here = pupil;
    server.session = pupil;
  };
  const finish = (isBad: boolean) => {
    const game = finishedGame(++lastGame);
    queueGame(here, isBad ? { ...game, gameId: 'bad' } : game);
    if (!isBad) finished.set(game.playId, here);
  };
  const rate = () => {
    const { gameId, playId } = finishedGame(++lastGame);
    queueRating(here, { gameId, playId, rating: 4, comment: '' });
    finished.set(ratingOf(playId), here);
  };
  const act = (next: Step) => {
    if (next.do === 'finish') finish(next.isBad);
    else if (next.do === 'rate') rate();
    else if (next.do === 'send') void send();
    else if (next.do === 'sign out') signOut();
    else if (next.do === 'other tab') server.session = pupils[next.pupil];
    // A call under way belongs to the page that was closed.
    else if (next.do === 'open again') stop();
    else if (next.do === 'pass') vi.setSystemTime(Date.now() + next.seconds * 1000);
    else if (next.do === 'answer') server.pending.shift()?.(next.luck);
    else if (next.do === 'log in') logIn(pupils[next.pupil]);
    else if (!isStorageForbidden) storage.becomes(next.isFull ? 'full' : 'works');
  };
  logIn(pupils[0]);
  return { server, pupils, finished, stop, logIn, act, checkPage };
}

it('every finished game and every rating counts once, for the pupil who played it, whatever fails and is tried again', async () => {
  const storage = fakeStorage();
  await fc.assert(
    fc.asyncProperty(schedule, async ({ steps, isStorageForbidden }) => {
      const { server, pupils, finished, stop, logIn, act, checkPage } = device(
        storage,
        isStorageForbidden,
      );
      for (const next of steps) {
        act(next);
        await settle();
        checkPage();
      }
      vi.setSystemTime(Date.now() + WAIT_S * 1000);
      // Finally everything works: each pupil logs in once more, and the server accepts whatever comes.
      for (const pupil of pupils) {
        stop();
        logIn(pupil);
        act({ do: 'send' });
        await settle();
        while (server.pending.length > 0) {
          act({ do: 'answer', luck: 'taken' });
          await settle();
        }
        expect(queuedGames(pupil)).toEqual([]);
        expect(queuedRatings(pupil)).toEqual([]);
      }
      expect(server.counted).toEqual(finished);
      expect(server.impatient).toBe(0);
    }),
    { numRuns: 150 },
  );
});
