// Routes for what teachers print.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { findPupilsOf } from '../../classes/members-store.ts';
import { findClass } from '../../classes/store.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { serve, type SignedIn } from '../../platform/http/serve.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { reportWeeks } from './class-report.ts';
import { practiceSheets } from './practice-sheets.ts';
import { pupilLetter } from './pupil-letter.ts';
import { findAchievements } from './store.ts';
import { notFound } from '../../platform/errors.ts';

export function reportRoutes(app: FastifyInstance, { database: { db }, now }: Deps): void {
  async function classOr404(user: SignedIn, classId: number) {
    const found = await findClass(db, user, classId, now());
    if (!found) throw notFound();
    return found.id;
  }

  serve(app, contract.getClassReport, async ({ user, params, query: { weeks, byPupil } }) => {
    const classId = await classOr404(user, params.classId);
    const pupils = await findPupilsOf(db, classId);
    const isByPupil = byPupil === 'yes';
    const rows = await reportWeeks(db, { classId, pupils }, { weeks, isByPupil, now: now() });
    return { rows, total: rows.length, pupils: pupils.length };
  });

  serve(app, contract.getPupilLetter, async ({ user, params, query: { weeks } }) => {
    const pupils = await findPupilsOf(db, await classOr404(user, params.classId));
    const pupil = pupils.find(({ id }) => id === params.userId);
    if (!pupil) throw notFound();
    return pupilLetter(db, pupil, { weeks, now: now() });
  });

  serve(app, contract.getAchievements, async ({ user, params }) => {
    const rows = await findAchievements(db, await classOr404(user, params.classId), now());
    return { rows, total: rows.length };
  });

  serve(app, contract.getSheets, async ({ user, params }) => {
    const schoolClass = await findClass(db, user, params.classId, now());
    if (!schoolClass) throw notFound();
    const pupils = await findPupilsOf(db, schoolClass.id);
    const inYear = pupils.map((pupil) => ({
      ...pupil,
      yearGroup: pupil.yearGroup ?? schoolClass.yearGroup,
    }));
    const rows = await practiceSheets(db, inYear, now());
    return { day: schoolDay(now()), rows, total: rows.length };
  });
}
