// Rounds in which a pupil waters what is due or mends what went wrong: one of each is kept on the device, so that the button knows what its
// round holds, and works without a network.
import { z } from 'zod/mini';
import { findGame } from '#games/cards.ts';
import type { CountdownFactor } from '#games/kit/rules/game.ts';
import type { User } from '#shared/contract/auth.ts';
import type { OwnDue } from '#shared/contract/own-due.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import {
  OWN_PURPOSES,
  signedDealSchema,
  type OwnPurpose,
  type SignedDeal,
} from '#shared/contract/rounds.ts';
import { calendarDaysBetween } from '#shared/dates.ts';
import { yearOrFirst } from '#shared/years.ts';
import { call } from './api.ts';
import { serverNow } from './clock.ts';
import { isServerAway } from './connection.ts';
import { dueRoundsKey } from './keys.ts';
import { readStored, writeStored } from './storage.ts';
import { cachedUser } from './user-cache.ts';

const keptSchema = z.object({
  round: signedDealSchema,
  /** How many games the pupil had finished: after another one something else may be due. */
  games: z.int(),
});

type Kept = z.infer<typeof keptSchema>;

const readKept = (userId: number) => readStored(dueRoundsKey(userId), z.array(keptSchema), []);

/** A round that is ready, as its button shows it. */
export interface DueRound {
  purpose: OwnPurpose;
  gameId: string;
  holds: number;
}

/** The rounds that can be played now, one for each purpose at most, watering first. */
export function readyDueRounds(user: User, pace: CountdownFactor): DueRound[] {
  const kept = readKept(user.id);
  return OWN_PURPOSES.flatMap((purpose) =>
    kept.flatMap(({ round }) => {
      const { gameId, holds = 0 } = round.deal;
      const isReady = round.deal.purpose === purpose && isPlayable(round, user, pace);
      return isReady && holds > 0 ? [{ purpose, gameId, holds }] : [];
    }),
  );
}

/** Takes the round for a purpose in a game; null if none is ready. */
export function takeDueRound(
  user: User,
  pace: CountdownFactor,
  wanted: Pick<DueRound, 'gameId' | 'purpose'>,
): SignedDeal | null {
  const kept = readKept(user.id);
  const taken = kept.find(
    ({ round }) =>
      round.deal.purpose === wanted.purpose &&
      round.deal.gameId === wanted.gameId &&
      isPlayable(round, user, pace),
  );
  if (!taken) return null;
  writeStored(
    dueRoundsKey(user.id),
    kept.filter((one) => one !== taken),
  );
  return taken.round;
}

/** Keeps a round of today ready for each purpose; of what cannot be fetched the last one stays. */
export async function keepDueReady(user: User, due: OwnDue, pace: CountdownFactor): Promise<void> {
  for (const purpose of OWN_PURPOSES) {
    const gameId = due[purpose];
    const isOther = ({ round }: Kept) => round.deal.purpose !== purpose;
    const kept = readKept(user.id);
    if (gameId === null) {
      if (!kept.every(isOther)) writeStored(dueRoundsKey(user.id), kept.filter(isOther));
      continue;
    }
    const isReady = kept.some((one) => !isOther(one) && isCurrent(one, user, { gameId, pace }));
    if (isReady || isServerAway()) continue;
    const body = { gameId, count: 1, purpose };
    const [round] = await call(pupilContract.dealRounds, { body }).catch(() => []);
    if (cachedUser()?.id !== user.id) return;
    if (!round) continue;
    const others = readKept(user.id).filter(isOther);
    writeStored(dueRoundsKey(user.id), [...others, { round, games: user.gamesCompleted }]);
  }
}

function isPlayable({ deal }: SignedDeal, user: User, pace: CountdownFactor): boolean {
  return (
    deal.year === yearOrFirst(user.yearGroup) &&
    deal.pace === pace &&
    deal.rules === findGame(deal.gameId)?.rulesVersion &&
    Date.parse(deal.expiresAt) > serverNow().getTime()
  );
}

function isCurrent(
  { round, games }: Kept,
  user: User,
  { gameId, pace }: { gameId: string; pace: CountdownFactor },
): boolean {
  return (
    games === user.gamesCompleted &&
    round.deal.gameId === gameId &&
    calendarDaysBetween(new Date(round.deal.dealtAt), serverNow()) === 0 &&
    isPlayable(round, user, pace)
  );
}
