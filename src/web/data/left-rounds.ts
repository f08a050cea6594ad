// Rounds that a pupil has left on this device, one of a game at most, to go on with on the same day.
import { z } from 'zod/mini';
import type { GameId } from '#games/ids.ts';
import type { GameCard } from '#games/kit/rules/game.ts';
import type { RoundSoFar } from '#games/kit/screen/left-round.ts';
import type { User } from '#shared/contract/auth.ts';
import { signedDealSchema, type SignedDeal } from '#shared/contract/rounds.ts';
import { calendarDaysBetween } from '#shared/dates.ts';
import { serverNow } from './clock.ts';
import { LEFT_ROUNDS, leftRoundsPrefix } from './keys.ts';
import { keysUnder, readStored, removeStored, writeStored } from './storage.ts';

const leftSchema = z.object({
  /** The server's deal; null for a round that this device dealt. */
  signed: z.nullable(signedDealSchema),
  /** Of a round that this device dealt. */
  start: z.unknown(),
  seed: z.number(),
  moves: z.array(z.unknown()),
  ms: z.number(),
  place: z.number(),
  /** What the pupil and the app were like: with another year or other rules the round is over. */
  yearGroup: z.nullable(z.number()),
  rulesVersion: z.number(),
  leftAt: z.string(),
});

export type KeptRound = z.infer<typeof leftSchema>;

interface Dealt {
  signed: SignedDeal | null;
  start: unknown;
  seed: number;
}

type Card = Pick<GameCard<GameId>, 'id' | 'rulesVersion'>;

const keyOf = (userId: number, gameId: string) => leftRoundsPrefix(userId) + gameId;

/** Keeps a round as it is now, in place of any other of this game. */
export function keepRound(
  { id: userId, yearGroup }: User,
  { id: gameId, rulesVersion }: Card,
  round: Dealt & RoundSoFar,
): void {
  const start = round.signed ? null : round.start;
  const leftAt = serverNow().toISOString();
  writeStored(keyOf(userId, gameId), { ...round, start, yearGroup, rulesVersion, leftAt });
}

/** The round to go on with; null if there is none. */
export function leftRound(user: User, { id, rulesVersion }: Card): KeptRound | null {
  const kept = readStored(keyOf(user.id, id), z.nullable(leftSchema), null);
  if (kept?.yearGroup !== user.yearGroup || kept.rulesVersion !== rulesVersion) return null;
  return isOver(kept) ? null : kept;
}

function isOver({ leftAt, signed }: KeptRound): boolean {
  const now = serverNow();
  const hasEnded = signed !== null && Date.parse(signed.deal.expiresAt) <= now.getTime();
  return hasEnded || calendarDaysBetween(new Date(leftAt), now) !== 0;
}

/** Deletes everybody's rounds that nobody can go on with any more. */
export function forgetRoundsOver(): void {
  for (const key of keysUnder(LEFT_ROUNDS)) {
    const kept = readStored(key, z.nullable(leftSchema), null);
    if (!kept || isOver(kept)) removeStored(key);
  }
}

export function forgetLeftRound(userId: number, gameId: string): void {
  removeStored(keyOf(userId, gameId));
}
