// The report of a class by week (D11): about the class, never by pupil.
import type { ReportWeek } from '#shared/contract/class-reports.ts';
import { schoolDay } from '../../platform/school-day.ts';
import type { Db } from '../../platform/db/database.ts';
import { findRoundsSince } from './store.ts';
import { gameCounts, objectiveTallies, roundCounts, secondsOf } from './tally.ts';
import { startOf, weeksUntil } from './week.ts';

/** What these pupils have played in the present week and in those before it, the present one first. */
export async function reportWeeks(
  db: Db,
  userIds: readonly number[],
  { weeks: count, now }: { weeks: number; now: Date },
): Promise<ReportWeek[]> {
  const weeks = weeksUntil(now, count);
  const since = startOf(weeks.at(-1)?.from ?? schoolDay(now));
  const rounds = await findRoundsSince(db, userIds, { since, now });
  return weeks.map(({ from, to }) => {
    const played = rounds.filter(({ endedAt }) => {
      const day = schoolDay(endedAt);
      return from <= day && day <= to;
    });
    return {
      from,
      to,
      pupils: new Set(played.map(({ userId }) => userId)).size,
      rounds: roundCounts(played),
      seconds: secondsOf(played),
      games: gameCounts(played),
      objectives: objectiveTallies(played),
    };
  });
}
