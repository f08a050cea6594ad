// Sends the queue, one pupil's at a time, and notifies listeners of each run.
import { TABLES_CHECK } from '#games/ids.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import type { Completed } from '#shared/contract/play.ts';
import { DEAL_REFUSED, UNVERIFIED_REFUSED } from '#shared/contract/rounds.ts';
import { createNews } from '#ui/store.ts';
import { call } from '../data/api.ts';
import { gamesKey } from '../data/keys.ts';
import { ApiError } from '../data/request.ts';
import { asksToWait, notePause, pauseLeft, pauseOf, type Box } from './pauses.ts';
import {
  dropGame,
  dropRating,
  queueGame,
  queueRating,
  queuedGames,
  queuedRatings,
  type SentGame,
  type SentRating,
} from './queue.ts';

/** The outcome of one run. */
export interface Sending {
  userId: number;
  answers: ReadonlyMap<string, Completed>;
  /** The games of which a dealt round was recorded, also if its proof was refused: rounds dealt by the new memory are fetched. */
  proved: ReadonlySet<string>;
  /** Games that the server will never accept, with its reason, by playId. */
  refused: ReadonlyMap<string, Error>;
  /** Why the rest stayed, or null if the queue is empty. */
  failure: Error | null;
}

const sendings = createNews<Sending>();

/** Calls a listener after every run until the returned function is called. */
export const onSent = sendings.listen;

/** The pupil whose last run failed, and which games it left in the queue. */
let delayed: { userId: number; games: readonly SentGame[] } | null = null;

/** A pupil's games that are queued because sending failed, rather than being sent just now. */
export function delayedGames(userId: number): SentGame[] {
  return userId === delayed?.userId ? queuedGames(userId) : [];
}

/** Another tab has changed the queue. */
function noteQueue(userId: number): void {
  if (userId === delayed?.userId) delayed = { userId, games: queuedGames(userId) };
}

/** A browser may clear its storage while the page is open, without an event. What was in the queue is queued again. */
function restoreQueue(userId: number): void {
  if (userId !== delayed?.userId) return;
  for (const game of delayed.games) queueGame(userId, game);
}

interface Run {
  userId: number;
  sending: Promise<Sending>;
}

let current: Run | null = null;

/**
 * Sends the queue, games first, oldest first, until the server cannot be reached, asks to wait, or nobody is signed in;
 * the rest stays. A call during a run joins it: the run includes whatever has been queued since it began.
 */
export function sendWaiting(userId: number): Promise<Sending> {
  if (current?.userId === userId) return current.sending;
  const isCurrent = () => current === run;
  const sending = Promise.resolve()
    .then(() => alone(userId, () => sendAll(userId, isCurrent)))
    // Otherwise a run that breaks off, perhaps because the browser refuses the lock, would stop all later ones.
    .finally(() => {
      if (isCurrent()) current = null;
    });
  const run: Run = { userId, sending };
  current = run;
  return run.sending;
}

/** Stops the current run when somebody else is signed in. */
export function stopSending(): void {
  current = null;
  delayed = null;
}

/** One tab at a time, where the browser supports it, so that nothing is sent twice. */
async function alone(userId: number, work: () => Promise<Sending>): Promise<Sending> {
  // Not on plain HTTP: there the server recognises repeats.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? await locks.request(`sending:${userId}`, work) : work();
}

async function sendAll(userId: number, isCurrent: () => boolean): Promise<Sending> {
  const answers = new Map<string, Completed>();
  const proved = new Set<string>();
  const refused = new Map<string, Error>();
  const sendGames = () =>
    sendEach(queuedGames, {
      box: 'games',
      userId,
      isCurrent,
      drop: dropGame,
      send: async (game) => {
        answers.set(game.playId, await sendGame(game));
        if (game.proof) proved.add(game.gameId);
      },
      onRefused: (playId, reason) => refused.set(playId, reason),
    });
  const sendRatings = () =>
    sendEach(queuedRatings, {
      box: 'ratings',
      userId,
      isCurrent,
      drop: dropRating,
      send: (body) => call(pupilContract.giveFeedback, { body }),
    });
  restoreQueue(userId);
  let failure: Error | null;
  do {
    failure = (await sendGames()) ?? (await sendRatings());
    // A game may have been finished while the ratings were sent.
  } while (!failure && isCurrent() && queuedGames(userId).length > 0);
  const sending = { userId, answers, proved, refused, failure };
  if (isCurrent()) {
    current = null;
    delayed = failure ? { userId, games: queuedGames(userId) } : null;
  }
  sendings.tell(sending);
  return sending;
}

/** The pupil's id, so that another user's session refuses the game. */
interface Meant {
  userId: number;
}

interface Delivery<T> {
  box: Box;
  userId: number;
  isCurrent: () => boolean;
  send: (body: T & Meant) => Promise<unknown>;
  drop: (userId: number, playId: string) => void;
  onRefused?: (playId: string, reason: Error) => void;
}

/**
 * Sends a game with its proof. If the server refuses the proof, the game is sent again as reported, so that it is not
 * lost. A tables check counts only with its proof.
 */
async function sendGame({ proof, ...game }: SentGame & Meant): Promise<Completed> {
  if (proof) {
    const { score, maxScore, playedAt, userId } = game;
    const body = { ...proof, score, maxScore, playedAt, userId };
    try {
      return await call(pupilContract.completeGame, { body });
    } catch (error) {
      if (!isProofRefused(error) || game.gameId === TABLES_CHECK) throw error;
    }
  }
  return call(pupilContract.completeGame, { body: game });
}

/** Sends one queue from its oldest entry; returns why it stopped, or null. Each body names its user. */
async function sendEach<T extends { playId: string }>(
  waiting: (userId: number) => T[],
  { box, userId, isCurrent, send, drop, onRefused }: Delivery<T>,
): Promise<Error | null> {
  let [entry] = waiting(userId);
  while (entry && isCurrent()) {
    const paused = pauseOf(box, userId);
    if (paused) return paused;
    const { playId } = entry;
    try {
      await send({ ...entry, userId });
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      notePause(box, userId, reason);
      if (!isFinal(reason)) return reason;
      onRefused?.(playId, reason);
    }
    drop(userId, playId);
    [entry] = waiting(userId);
  }
  return null;
}

/**
 * A final refusal by our own server. The same status without our server's sentence is from something in between, which
 * knows nothing of the game.
 */
function isFinal(error: Error): boolean {
  if (!(error instanceof ApiError) || error.sentence === null) return false;
  return error.status === 400 || error.status === 413 || FINAL_SENTENCES.includes(error.sentence);
}

const FINAL_SENTENCES: readonly string[] = [UNVERIFIED_REFUSED, ...Object.values(DEAL_REFUSED)];

/** Our server's own answer that the round was not dealt like this, or cannot have been played like this. */
function isProofRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.sentence === null) return false;
  return error.status === 400 || error.status === 403 || error.status === 413;
}

/** Whether the session is another user's by now: the games wait until their own pupil logs in again. */
export function isSomebodyElse(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Interval for sending queued games, in milliseconds. */
const RETRY_MS = 30_000;

/**
 * Sends a pupil's queue now, when the network returns, every 30 s while it is not empty, and when a pause ends, but not once
 * somebody else is signed in; `onRun` is called after every run. Returns a function that stops it.
 */
export function keepSending(userId: number, onRun: (sending: Sending) => void): () => void {
  let isOthers = false;
  const start = () => {
    // While a run is sending, the queue already lacks what it has sent.
    if (!current) restoreQueue(userId);
    const waiting = [...queuedGames(userId), ...queuedRatings(userId)];
    if (waiting.length > 0 && !isOthers) void sendWaiting(userId);
  };
  let afterPause: ReturnType<typeof setTimeout> | undefined;
  const forget = onSent((sending) => {
    if (sending.userId === userId) onRun(sending);
    isOthers = isSomebodyElse(sending.failure);
    const left = sending.userId === userId && sending.failure ? pauseLeft(userId) : null;
    clearTimeout(afterPause);
    if (left !== null) afterPause = setTimeout(start, left);
  });
  start();
  const timer = setInterval(start, RETRY_MS);
  const onStorage = ({ key }: StorageEvent) => key === gamesKey(userId) && noteQueue(userId);
  window.addEventListener('online', start);
  window.addEventListener('storage', onStorage);
  return () => {
    forget();
    clearInterval(timer);
    clearTimeout(afterPause);
    window.removeEventListener('online', start);
    window.removeEventListener('storage', onStorage);
    stopSending();
  };
}

/** Time limit of the last attempt before a log-out, in milliseconds. */
const LAST_TRY_MS = 5000;

/** A pupil's games that are still queued after a last attempt. */
export async function gamesLeftBehind(userId: number): Promise<SentGame[]> {
  if (queuedGames(userId).length > 0) {
    const patience = new Promise((resolve) => setTimeout(resolve, LAST_TRY_MS));
    await Promise.race([sendWaiting(userId), patience]);
  }
  return queuedGames(userId);
}

/** Queues a rating that could not be sent, if sending it later can help; returns whether it is queued. */
export function rateLater(userId: number, rating: SentRating, error: unknown): boolean {
  const canWait = error instanceof ApiError && WAITING.includes(error.status);
  if (!(canWait || asksToWait(error)) || !queueRating(userId, rating)) return false;
  notePause('ratings', userId, error);
  return true;
}

/** No network, the session has ended, or somebody else is signed in. */
const WAITING: readonly number[] = [0, 401, 409];
