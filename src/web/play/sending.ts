// Sends waiting games, one pupil's at a time, and tells those who listen how it went.
import { contract } from '#shared/contract/index.ts';
import type { Completed } from '#shared/contract/play.ts';
import { ApiError, call } from '../api.ts';
import { dropGame, waitingGames } from './outbox.ts';

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
 * Sends what waits, oldest first, until the server cannot be reached or nobody is signed in; what was not taken stays.
 * A call during a run joins it: the run takes along what has come into the box since it began.
 */
export function sendWaiting(userId: number): Promise<Sending> {
  if (current?.userId === userId) return current.sending;
  const isCurrent = () => current === run;
  const run: Run = { userId, sending: Promise.resolve().then(() => sendAll(userId, isCurrent)) };
  current = run;
  return run.sending;
}

/** Nothing more is sent for the pupil of the present run: with somebody else signed in it would count for them. */
export function stopSending(): void {
  current = null;
}

async function sendAll(userId: number, isCurrent: () => boolean): Promise<Sending> {
  const answers = new Map<string, Completed>();
  const refused = new Map<string, Error>();
  let failure: Error | null = null;
  let [game] = waitingGames(userId);
  while (game && !failure && isCurrent()) {
    const { playId } = game;
    try {
      answers.set(playId, await call(contract.completeGame, { body: game }));
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      if (isFinal(reason)) refused.set(playId, reason);
      else failure = reason;
    }
    if (!failure) dropGame(userId, playId);
    [game] = waitingGames(userId);
  }
  if (isCurrent()) current = null;
  const sending = { userId, answers, refused, failure };
  for (const listener of listeners) listener(sending);
  return sending;
}

/**
 * Our server's own answer that will be the same however often the game is sent: it will never be taken. The same status
 * without our server's sentence is of somebody in between, who knows nothing of the game.
 */
function isFinal(error: Error): boolean {
  if (!(error instanceof ApiError) || error.sentence === null) return false;
  return error.status === 400 || error.status === 413;
}
