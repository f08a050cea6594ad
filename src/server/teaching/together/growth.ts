// How a picture grows that a class makes together.
import { MINUTE_MS } from '#shared/dates.ts';

/**
 * A round takes two minutes, more with choosing a game and reading its result; and somebody is always away or slow. A
 * picture is full when one round in four minutes has come from each pupil of the class, so that it fills well before
 * the end for a class that plays, and does not hang on who is missing.
 */
const MINUTES_A_ROUND = 4;
/** Fewer players than this would say who has not played. */
export const PLAYERS_SHOWN = 5;
/** How long rounds from a tablet without network are waited for. */
export const LATE_MS = 60 * MINUTE_MS;

/** A round of a pupil of the class that was verified and not rushed; times in milliseconds. */
export interface PlayedRound {
  userId: number;
  beganAt: number;
  recordedAt: number;
}

export interface Period {
  startedAt: Date;
  endsAt: Date;
  roundsToFull: number;
}

export interface Growth {
  rounds: number;
  players: number | null;
  growth: number;
}

export function roundsToFull(pupils: number, minutes: number): number {
  return Math.max(1, Math.ceil((pupils * minutes) / MINUTES_A_ROUND));
}

/**
 * Each round adds the same, whatever its score: at most one for each pupil and minute, of those that began in the
 * period and were recorded until an hour after it.
 */
export function growthOf(
  { startedAt, endsAt, roundsToFull }: Period,
  played: readonly PlayedRound[],
): Growth {
  const [start, end] = [startedAt.getTime(), endsAt.getTime()];
  const counted = played.filter(
    ({ beganAt, recordedAt }) => beganAt >= start && beganAt < end && recordedAt <= end + LATE_MS,
  );
  const minuteOf = ({ userId, beganAt }: PlayedRound) =>
    `${userId} ${Math.floor((beganAt - start) / MINUTE_MS)}`;
  const rounds = new Set(counted.map(minuteOf)).size;
  const players = new Set(counted.map(({ userId }) => userId)).size;
  return {
    rounds,
    players: players < PLAYERS_SHOWN ? null : players,
    growth: shareOf(rounds, roundsToFull),
  };
}

/** From 0 to 1, when the picture is full. */
export function shareOf(rounds: number, roundsToFull: number): number {
  return Math.min(1, rounds / roundsToFull);
}
