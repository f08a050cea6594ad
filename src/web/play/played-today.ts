// How long each pupil has played on this device today, so that a result can suggest stopping (D9).
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { usePlayClock } from '#games/kit/screen/use-play-clock.ts';
import { serverNow } from '../data/clock.ts';
import { readStored, writeStored } from '../data/storage.ts';

/** How long a pupil should play in a day, in milliseconds. */
const ENOUGH_MS = 30 * 60_000;

const KEY = 'played-today';

const playedSchema = z.object({
  /** The calendar day, 'YYYY-MM-DD'; other days are not stored. */
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

/** Whether a pupil has played enough today and has not been reminded yet. */
export function isEnoughToday(userId: number, now: Date): boolean {
  const { ms, isToldEnough } = readToday(userId, now).own;
  return ms >= ENOUGH_MS && !isToldEnough;
}

/** Records that the pupil has been reminded today. */
export function rememberToldEnough(userId: number, now: Date): void {
  const { day, pupils, own } = readToday(userId, now);
  writeStored(KEY, { day, pupils: { ...pupils, [userId]: { ...own, isToldEnough: true } } });
}

/**
 * Counts a round's playing time by the same clock as its moves, even if the round is abandoned. Returns a function that adds
 * the time so far, to be called before a result is shown.
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

/** Whether this result should suggest stopping for today; true once a day. */
export function useEnoughToday(userId: number): boolean {
  const [isEnough] = useState(() => isEnoughToday(userId, serverNow()));
  useEffect(() => {
    if (isEnough) rememberToldEnough(userId, serverNow());
  }, [isEnough, userId]);
  return isEnough;
}
