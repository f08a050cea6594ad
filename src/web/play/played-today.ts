// How long each pupil has played on this device today, so that a result can say that it is enough (D9).
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { usePlayClock } from '#games/kit/screen/use-play-clock.ts';
import { serverNow } from '../data/clock.ts';
import { readStored, writeStored } from '../data/storage.ts';

/** So much play is enough for a day, in milliseconds. */
const ENOUGH_MS = 30 * 60_000;

const KEY = 'played-today';

const playedSchema = z.object({
  /** The calendar day, 'YYYY-MM-DD': nothing is kept of any other. */
  day: z.string(),
  /** By the user's id. */
  pupils: z.record(z.string(), z.object({ ms: z.number(), isToldEnough: z.boolean() })),
});

function dayOf(date: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
}

function readToday(userId: number, now: Date) {
  const day = dayOf(now);
  const stored = readStored(KEY, playedSchema, { day, pupils: {} });
  const pupils = stored.day === day ? stored.pupils : {};
  return { day, pupils, own: pupils[userId] ?? { ms: 0, isToldEnough: false } };
}

/** Adds milliseconds of play to a pupil's day. */
export function addPlayed(userId: number, ms: number, now: Date): void {
  const { day, pupils, own } = readToday(userId, now);
  writeStored(KEY, { day, pupils: { ...pupils, [userId]: { ...own, ms: own.ms + ms } } });
}

/** Whether a pupil has played enough today and has not been told yet. */
export function isEnoughToday(userId: number, now: Date): boolean {
  const { ms, isToldEnough } = readToday(userId, now).own;
  return ms >= ENOUGH_MS && !isToldEnough;
}

/** The pupil has been told, which is done once a day. */
export function rememberToldEnough(userId: number, now: Date): void {
  const { day, pupils, own } = readToday(userId, now);
  writeStored(KEY, { day, pupils: { ...pupils, [userId]: { ...own, isToldEnough: true } } });
}

/**
 * Counts the time of play of a round, by the clock that its moves go by, even if the round is left. Returns a function that
 * counts what has been played so far, for a result that is about to be shown.
 */
export function useCountedPlay(userId: number): () => void {
  const playedMs = usePlayClock();
  const counted = useRef(0);
  const [count] = useState(() => () => {
    const ms = playedMs();
    addPlayed(userId, ms - counted.current, serverNow());
    counted.current = ms;
  });
  useEffect(() => count, [count]);
  return count;
}

/** Whether this result says that it is enough for today; says so once a day. */
export function useEnoughToday(userId: number): boolean {
  const [isEnough] = useState(() => isEnoughToday(userId, serverNow()));
  useEffect(() => {
    if (isEnough) rememberToldEnough(userId, serverNow());
  }, [isEnough, userId]);
  return isEnough;
}
