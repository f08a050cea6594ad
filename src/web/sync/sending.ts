// Sends what waits, one pupil's at a time, and tells those who listen how it went.
import { pupilContract } from '#shared/contract/pupil.ts';
import type { Completed } from '#shared/contract/play.ts';
import { ApiError, call } from '../data/api.ts';
import { dropGame, dropRating, waitingGames, waitingRatings } from './outbox.ts';
import { notePause, pauseOf, type Box } from './pauses.ts';

/** How one run of sending went. */
export interface Sending {
  userId: number;
  /** The server's answers by playId. */
  answers: ReadonlyMap<string, Completed>;
  /** Games the server will never take, with its reason, by playId. */
  refused: ReadonlyMap<string, Error>;
  /** Why the rest had to stay, or null when nothing is left. */
  failure: Error | null;
}

type Listener = (sending: Sending) => void;

const listeners = new Set<Listener>();

/** Calls `listener` at the end of every run, whoever started it, until the returned function is called. */
export function onSent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

interface Run {
  userId: number;
  sending: Promise<Sending>;
}

let current: Run | null = null;

/**
 * Sends what waits, games first, oldest first, until the server cannot be reached, asks us to wait, or nobody is signed in;
 * what was not taken stays. A call during a run joins it: the run takes along what has come into the box since it began.
 */
export function sendWaiting(userId: number): Promise<Sending> {
  if (current?.userId === userId) return current.sending;
  const isCurrent = () => current === run;
  const sending = Promise.resolve().then(() => alone(userId, () => sendAll(userId, isCurrent)));
  const run: Run = { userId, sending };
  current = run;
  return run.sending;
}

/** Nothing more is sent for the pupil of the present run: somebody else is signed in. */
export function stopSending(): void {
  current = null;
}

/** One tab after the other, where the browser can tell: what one has sent the next does not find any more. */
async function alone(userId: number, work: () => Promise<Sending>): Promise<Sending> {
  // Not on plain HTTP: there the server recognises what comes twice.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? await locks.request(`sending:${userId}`, work) : work();
}

async function sendAll(userId: number, isCurrent: () => boolean): Promise<Sending> {
  const answers = new Map<string, Completed>();
  const refused = new Map<string, Error>();
  const games = await sendEach(waitingGames, {
    ...{ box: 'games', userId, isCurrent, drop: dropGame },
    send: async (body) =>
      void answers.set(body.playId, await call(pupilContract.completeGame, { body })),
    onRefused: (playId, reason) => refused.set(playId, reason),
  });
  const failure =
    games ??
    (await sendEach(waitingRatings, {
      ...{ box: 'ratings', userId, isCurrent, drop: dropRating },
      send: (body) => call(pupilContract.giveFeedback, { body }),
    }));
  if (isCurrent()) current = null;
  const sending = { userId, answers, refused, failure };
  for (const listener of listeners) listener(sending);
  return sending;
}

interface Delivery<T> {
  box: Box;
  userId: number;
  isCurrent: () => boolean;
  send: (body: T) => Promise<unknown>;
  drop: (userId: number, playId: string) => void;
  onRefused?: (playId: string, reason: Error) => void;
}

/** Empties one box from its oldest entry on; why it could not, or null. Each body says whose it is. */
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
 * Our server's own answer that will be the same however often the game is sent: it will never be taken. The same status
 * without our server's sentence is of somebody in between, who knows nothing of the game.
 */
function isFinal(error: Error): boolean {
  if (!(error instanceof ApiError) || error.sentence === null) return false;
  return error.status === 400 || error.status === 413;
}
