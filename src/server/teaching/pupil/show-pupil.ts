// What a teacher acts on about one pupil.
import { MISTAKE_DAYS, type PupilPage } from '#shared/contract/class-pupil.ts';
import { LETTER_WEEKS } from '#shared/contract/class-reports.ts';
import type { ClassPupil } from '#shared/contract/classes.ts';
import { DAY_MS } from '#shared/dates.ts';
import { findClassComments } from '../../classes/comments/comments-store.ts';
import { findPupilsOf } from '../../classes/members-store.ts';
import type { Caller } from '../../classes/scope-store.ts';
import { findClass } from '../../classes/store.ts';
import { showMemory } from '../../play/show-memory.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { findGamesBefore } from '../../play/history-store.ts';
import { findSlipsSince, type RecentSlip } from '../../play/recent-answers-store.ts';
import { pupilLetter } from '../reports/pupil-letter.ts';
import { slipText } from '../slip-text.ts';
import { showWork } from '../work/show-work.ts';
import { notFound } from '../../platform/errors.ts';

/** As much of each as fits on a page; the rest is on the pages of the class. */
const GAMES_MAX = 8;
const MISTAKES_MAX = 5;
const WORK_MAX = 6;
const COMMENTS_MAX = 3;

type ClassAndPupil = { classId: number; userId: number };

/** A pupil of a class; 404 if the class is not the caller's or the pupil is not in it. */
async function pupilOr404(
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  caller: Caller,
  { classId, userId }: ClassAndPupil,
): Promise<ClassPupil> {
  if (!(await findClass(db, caller, classId, now()))) throw notFound();
  const pupil = (await findPupilsOf(db, classId)).find(({ id }) => id === userId);
  if (!pupil) throw notFound();
  return pupil;
}

export async function showPupil(
  deps: Pick<Deps, 'database' | 'now'>,
  caller: Caller,
  ids: ClassAndPupil,
): Promise<PupilPage> {
  const { db } = deps.database;
  const { classId, userId } = ids;
  const now = deps.now();
  const pupil = await pupilOr404(deps, caller, ids);
  const games = await findGamesBefore(db, userId);
  const said = await findClassComments(db, caller, { classId, userId, page: 1 });
  return {
    pupil,
    games: games.slice(0, GAMES_MAX).map(({ nth: _nth, ...game }) => game),
    learning: await pupilLetter(db, pupil, { weeks: LETTER_WEEKS, now }),
    mistakes: await mistakesOf(db, userId, new Date(now.getTime() - MISTAKE_DAYS * DAY_MS)),
    work: await workOf(db, ids, schoolDay(now)),
    garden: await gardenCounts(deps, pupil),
    comments: { rows: said.rows.slice(0, COMMENTS_MAX), total: said.total },
  };
}

async function mistakesOf(db: Db, userId: number, since: Date): Promise<PupilPage['mistakes']> {
  const bySlip = new Map<string, RecentSlip[]>();
  for (const answer of await findSlipsSince(db, [userId], since)) {
    const key = `${answer.gameId} ${answer.slip}`;
    bySlip.set(key, [...(bySlip.get(key) ?? []), answer]);
  }
  const frequent = [...bySlip.values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MISTAKES_MAX);
  return Promise.all(
    frequent.flatMap((answers) => {
      const last = answers.at(-1);
      return last ? [mistakeOf(last, answers.length)] : [];
    }),
  );
}

async function mistakeOf({ gameId, slip, objective }: RecentSlip, count: number) {
  return { slip, gameId, text: await slipText(gameId, slip), count, objective };
}

async function workOf(db: Db, { classId, userId }: ClassAndPupil, today: string) {
  const rows = await showWork(db, classId, today);
  return rows
    .flatMap(({ id, label, until, isOver, progress }) => {
      const own = progress.find((one) => one.userId === userId);
      return own ? [{ id, label, until, isOver, done: own.done, of: own.of }] : [];
    })
    .slice(0, WORK_MAX);
}

async function gardenCounts(
  deps: Pick<Deps, 'database' | 'now'>,
  pupil: ClassPupil,
): Promise<PupilPage['garden']> {
  const { isOn, garden } = await showMemory(deps, pupil);
  if (!isOn) return null;
  const counts = { seed: 0, sprout: 0, flower: 0, thirsty: 0 };
  for (const { stage, thirsty } of garden) {
    counts[stage] += 1;
    if (thirsty) counts.thirsty += 1;
  }
  return counts;
}
