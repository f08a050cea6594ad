// Rounds for set work (D11), fetched when they are played, and kept on the device for times without a network.
import { z } from 'zod/mini';
import type { OwnWork } from '#shared/contract/own-work.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { signedDealSchema, type SignedDeal } from '#shared/contract/rounds.ts';
import { calendarDaysBetween } from '#shared/dates.ts';
import { ApiError, call } from './api.ts';
import { PATIENCE_MS } from './cached-reads.ts';
import { isServerAway } from './connection.ts';
import { readStored, writeStored } from './storage.ts';
import { cachedUser, workRoundsKey } from './user-cache.ts';

/** How many rounds of one piece of work are ready. */
const AHEAD = 3;

/** A round of a game for set work, and which rounds can be played. */
export interface WorkRound {
  userId: number;
  workId: number;
  gameId: string;
  /** Version of the rules that the game's screen plays. */
  rulesVersion: number;
}

const readRounds = (userId: number) =>
  readStored(workRoundsKey(userId), z.array(signedDealSchema), []);

/**
 * The next round of set work; null for work that is no longer open. Rejects without a network if none is ready.
 */
export async function nextWorkRound(wanted: WorkRound): Promise<SignedDeal | null> {
  const ready = takeReady(wanted);
  if (ready) return ready;
  const { gameId, workId } = wanted;
  try {
    const [round] = await call(
      pupilContract.dealRounds,
      { body: { gameId, count: 1, workId } },
      PATIENCE_MS,
    );
    return round ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

function takeReady({ userId, workId, gameId, rulesVersion }: WorkRound): SignedDeal | null {
  const rounds = readRounds(userId);
  const now = Date.now();
  const taken = rounds.find(
    ({ deal }) =>
      deal.workId === workId &&
      deal.gameId === gameId &&
      deal.rules === rulesVersion &&
      Date.parse(deal.expiresAt) > now,
  );
  if (!taken) return null;
  writeStored(
    workRoundsKey(userId),
    rounds.filter((round) => round !== taken),
  );
  return taken;
}

/**
 * Keeps rounds of the pupil's set work ready, dealt today: those of the next game of each. What cannot be fetched now is fetched the
 * next time; rounds of work that is no longer open are given up.
 */
export async function keepWorkReady(userId: number, open: readonly OwnWork[]): Promise<void> {
  const rounds = readRounds(userId);
  const kept = rounds.filter(({ deal }) => open.some(({ id }) => id === deal.workId));
  if (kept.length < rounds.length) writeStored(workRoundsKey(userId), kept);
  for (const { id: workId, games, done, of } of open) {
    if (isServerAway()) return;
    const gameId = games[done % games.length];
    if (gameId === undefined) continue;
    const ready = readRounds(userId).filter(
      ({ deal }) => deal.workId === workId && deal.gameId === gameId && isOfToday(deal.dealtAt),
    );
    const count = Math.min(AHEAD, of - done) - ready.length;
    if (count <= 0) continue;
    const body = { gameId, count, workId };
    const dealt = await call(pupilContract.dealRounds, { body }).catch(() => []);
    if (dealt.length === 0 || cachedUser()?.id !== userId) return;
    const others = readRounds(userId).filter(
      ({ deal }) => deal.workId !== workId || deal.gameId !== gameId || isOfToday(deal.dealtAt),
    );
    writeStored(workRoundsKey(userId), [...others, ...dealt]);
  }
}

function isOfToday(dealtAt: string): boolean {
  return calendarDaysBetween(new Date(dealtAt), new Date()) === 0;
}
