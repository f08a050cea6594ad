// Judges a finished round: verified, unverified or refused (D8).
import { DEAL_DAYS, DEAL_REFUSED, type DealtCompletion } from '#shared/contract/rounds.ts';
import { MOVES_BYTES_MAX } from '#shared/moves.ts';
import { replayOf } from '#games/server.ts';
import { DAY_MS } from '#shared/dates.ts';
import type { Config } from '../platform/config.ts';
import { AppError } from '../platform/errors.ts';
import type { Replayed } from './store.ts';
import { isSignedBy, type RoundKey } from './round-keys.ts';

/** The result to record. */
export interface JudgedRound {
  score: number;
  maxScore: number;
  /** Whole seconds of play; null if unknown or impossible. */
  duration: number | null;
  /** When it ended by the device's clock; null if that is impossible. */
  playedAt: Date | null;
  /** Null if the round is recorded as unverified. */
  replayed: Replayed | null;
}

/**
 * Replays a round whose deal this installation has signed with `key`. Throws 'forbidden' if the deal was changed, and
 * 'invalid' if the moves break the rules or do not end the round. A round that can no longer be verified (an expired
 * deal, other rules) keeps the result that the pupil saw. A round that claims to have lasted longer than its deal has
 * existed is unverified, or 'forbidden' if unverified results are not accepted.
 */
export function judgeRound(
  completion: DealtCompletion,
  key: RoundKey,
  { now, takesUnverified }: { now: Date } & Pick<Config, 'takesUnverified'>,
): JudgedRound {
  const { deal, signature, moves, score, maxScore, playedAt } = completion;
  if (!isSignedBy(deal, signature, key.secret)) {
    throw new AppError('forbidden', DEAL_REFUSED.changed);
  }
  const dealtAt = new Date(deal.dealtAt);
  const endedAt = endedBetween(playedAt, dealtAt, now);
  const reported = { score, maxScore, duration: null, playedAt: endedAt, replayed: null };
  const replay = replayOf(deal.gameId, deal.rules);
  if (!replay || now > new Date(deal.expiresAt)) return reported;
  if (areTooLarge(moves)) throw new AppError('invalid', 'There are too many moves.');
  const outcome = replay.replay(deal.start, moves, deal);
  if (!outcome.ok) throw new AppError('invalid', outcome.message);
  const earned = { score: outcome.score, maxScore: outcome.maxScore, playedAt: endedAt };
  const { durationMs, answers, rushed } = outcome;
  if (durationMs > now.getTime() - dealtAt.getTime()) {
    if (!takesUnverified) throw new AppError('forbidden', DEAL_REFUSED.tooLong);
    return { ...earned, duration: null, replayed: null };
  }
  return { ...earned, duration: Math.round(durationMs / 1000), replayed: { answers, rushed } };
}

/** Moves nested too deeply to measure count as too large. */
function areTooLarge(moves: DealtCompletion['moves']): boolean {
  try {
    return Buffer.byteLength(JSON.stringify(moves)) > MOVES_BYTES_MAX;
  } catch {
    return true;
  }
}

type Moment = string | null | undefined;

/** The device's time if it lies between `first`, the earliest possible end, and now; otherwise null. */
function endedBetween(moment: Moment, first: Date, now: Date): Date | null {
  if (moment == null) return null;
  const at = new Date(moment);
  return first <= at && at <= now ? at : null;
}

/** The same for a round without a deal of known age, which may have been queued for as long as a device keeps dealt rounds. */
export function endedLately(moment: Moment, now: Date): Date | null {
  return endedBetween(moment, new Date(now.getTime() - DEAL_DAYS * DAY_MS), now);
}
