// The weekly report of a class (D11): about the class as a whole, and about single pupils only on request.
import type { ReportWeek } from '#shared/contract/class-reports.ts';
import type { ClassPupil } from '#shared/contract/classes.ts';
import type { Work } from '#shared/contract/work.ts';
import { schoolDay } from '../../platform/school-day.ts';
import type { Db } from '../../platform/db/database.ts';
import { showWork } from '../work/show-work.ts';
import { findCheckedSince, findPlayedSince } from './store.ts';
import {
  gameCounts,
  objectiveTallies,
  roundCounts,
  secondsOf,
  type Answered,
  type PlayedRound,
} from './tally.ts';
import { startOf, weeksUntil } from '../../platform/weeks.ts';

/** What these pupils have played in the current week and the ones before it, the current week first. */
export async function reportWeeks(
  db: Db,
  { classId, pupils }: { classId: number; pupils: readonly Named[] },
  { weeks: count, isByPupil, now }: { weeks: number; isByPupil: boolean; now: Date },
): Promise<ReportWeek[]> {
  const today = schoolDay(now);
  const weeks = weeksUntil(now, count);
  const since = startOf(weeks.at(-1)?.from ?? today);
  const ids = pupils.map(({ id }) => id);
  const rounds = await findPlayedSince(db, ids, since);
  const checks = await findCheckedSince(db, ids, since);
  const work = await showWork(db, classId, today);
  return weeks.map(({ from, to }) => {
    const isOf = (set: Work) =>
      set.isOver
        ? set.until !== null && from <= set.until && set.until <= to
        : set.from <= today && from <= today && today <= to;
    const isIn = ({ day }: { day: string }) => from <= day && day <= to;
    const played = rounds.filter(isIn);
    const checked = checks.filter(isIn);
    return {
      from,
      to,
      pupils: new Set(played.map(({ userId }) => userId)).size,
      rounds: roundCounts(played),
      seconds: secondsOf(played),
      games: gameCounts(played),
      work: work.filter(isOf).map(doneOf),
      objectives: objectiveTallies([...played, ...checked]),
      ...(isByPupil && { byPupil: pupils.map((pupil) => lineOf(pupil, played, checked)) }),
    };
  });
}

type Named = Pick<ClassPupil, 'id' | 'displayName'>;

function lineOf(
  { id, displayName }: Named,
  played: readonly PlayedRound[],
  checked: readonly Answered[],
) {
  const isOwn = ({ userId }: Answered) => userId === id;
  const rounds = played.filter(isOwn);
  const tallies = objectiveTallies([...rounds, ...checked.filter(isOwn)]);
  return {
    id,
    displayName,
    rounds: roundCounts(rounds).verified,
    answers: tallies.reduce((sum, { answers }) => sum + answers, 0),
    right: tallies.reduce((sum, { right }) => sum + right, 0),
  };
}

function doneOf({ id, label, until, progress }: Work): ReportWeek['work'][number] {
  const done = progress.filter((pupil) => pupil.done >= pupil.of).length;
  return { id, label, until, done, of: progress.length };
}
