// Rounds for set work (D11), fetched when they are played, and kept on the device for times without a network.
import { z } from 'zod/mini';
import type { CountdownFactor } from '#games/kit/rules/game.ts';
import type { OwnWork } from '#shared/contract/own-work.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { signedDealSchema, type SignedDeal } from '#shared/contract/rounds.ts';
import { calendarDaysBetween } from '#shared/dates.ts';
import { yearOrFirst } from '#shared/years.ts';
import { call } from './api.ts';
import { ApiError, isOffline } from './request.ts';
import { PATIENCE_MS } from './cached-reads.ts';
import { serverNow } from './clock.ts';
import { isServerAway } from './connection.ts';
import { readStored, writeStored } from './storage.ts';
import { workRoundsKey } from './keys.ts';
import { cachedUser } from './user-cache.ts';

/** How many rounds of one piece of work are ready, and of how many pieces of work. */
export const ROUNDS_AHEAD = 3;
export const WORK_AHEAD = 4;

/** A round of a game for set work, and which rounds can be played. */
export interface WorkRound {
  userId: number;
  workId: number;
  gameId: string;
  /** Version of the rules that the game's screen plays. */
  rulesVersion: number;
  /** The pupil's countdown: right answers are rated by how much of that of their deal they took. */
  pace: CountdownFactor;
}

const readRounds = (userId: number) =>
  readStored(workRoundsKey(userId), z.array(signedDealSchema), []);

/**
 * The next round of set work; null for work that is no longer open. Rejects without a network if none is ready.
 */
export async function nextWorkRound(wanted: WorkRound): Promise<SignedDeal | null> {
  const ready = takeReady(wanted, ({ deal }) => isAtPace(deal, wanted.pace));
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
    // Answers rated by another countdown are better than no round.
    const other = isOffline(error) ? takeReady(wanted, () => true) : null;
    if (other) return other;
    throw error;
  }
}

function takeReady(
  { userId, workId, gameId, rulesVersion }: WorkRound,
  isFit: (round: SignedDeal) => boolean,
): SignedDeal | null {
  const rounds = readRounds(userId);
  const now = serverNow().getTime();
  const taken = rounds.find(
    (round) =>
      round.deal.workId === workId &&
      round.deal.gameId === gameId &&
      round.deal.rules === rulesVersion &&
      Date.parse(round.deal.expiresAt) > now &&
      isOfOwnYear(round.deal) &&
      isFit(round),
  );
  if (!taken) return null;
  writeStored(
    workRoundsKey(userId),
    rounds.filter((round) => round !== taken),
  );
  return taken;
}

/**
 * Keeps the next rounds of the pupil's set work ready, dealt today and with the pupil's countdown, each in the game
 * that comes next. What cannot be fetched now is fetched the next time. Rounds of work that is no longer open are
 * deleted.
 */
export async function keepWorkReady(
  userId: number,
  open: readonly OwnWork[],
  pace: CountdownFactor,
): Promise<void> {
  const rounds = readRounds(userId);
  const kept = rounds.filter(({ deal }) => open.some(({ id }) => id === deal.workId));
  if (kept.length < rounds.length) writeStored(workRoundsKey(userId), kept);
  for (const work of open.slice(0, WORK_AHEAD)) {
    for (const [gameId, wanted] of nextGames(work)) {
      const workId = work.id;
      const isOther = ({ deal }: SignedDeal) => deal.workId !== workId || deal.gameId !== gameId;
      const isGood = ({ deal }: SignedDeal) =>
        isOfToday(deal.dealtAt) && isAtPace(deal, pace) && isOfOwnYear(deal);
      const ready = readRounds(userId).filter((round) => !isOther(round) && isGood(round));
      const count = wanted - ready.length;
      if (count <= 0) continue;
      if (isServerAway()) return;
      const body = { gameId, count, workId };
      const dealt = await call(pupilContract.dealRounds, { body }).catch(() => []);
      if (cachedUser()?.id !== userId) return;
      if (dealt.length === 0) continue;
      const others = readRounds(userId).filter((round) => isOther(round) || isGood(round));
      writeStored(workRoundsKey(userId), [...others, ...dealt]);
    }
  }
}

/** How many of the next rounds are of each game. */
function nextGames({ games, done, of }: OwnWork): Map<string, number> {
  const counts = new Map<string, number>();
  for (let round = done; round < Math.min(of, done + ROUNDS_AHEAD); round += 1) {
    const gameId = games[round % games.length];
    if (gameId !== undefined) counts.set(gameId, (counts.get(gameId) ?? 0) + 1);
  }
  return counts;
}

/** A round that was dealt without a countdown is played without one, whatever the pupil's setting. */
function isAtPace(deal: SignedDeal['deal'], pace: CountdownFactor): boolean {
  return deal.pace === pace || deal.pace === null;
}

/** A round of another year has other questions, and perhaps no clock, so that its moves would prove nothing. */
function isOfOwnYear({ year }: SignedDeal['deal']): boolean {
  return year === yearOrFirst(cachedUser()?.yearGroup);
}

function isOfToday(dealtAt: string): boolean {
  return calendarDaysBetween(new Date(dealtAt), serverNow()) === 0;
}
