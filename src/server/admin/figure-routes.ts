// Routes for the figures: overall, of the pupils and of one pupil, as JSON and CSV.
import type { FastifyInstance } from 'fastify';
import { STUDENT_FEEDBACK_SIZE } from '#shared/contract/admin.ts';
import { contract } from '#shared/contract/index.ts';
import type { Deps } from '../platform/http/deps.ts';
import { notFound } from '../platform/errors.ts';
import { isMemoryOn } from '../memory/store.ts';
import { findGamesBefore, findHistory } from '../play/history-store.ts';
import { findPredictions } from '../play/predictions-store.ts';
import { findFeedbackOf } from '../play/ratings-store.ts';
import { utcDay } from '../platform/utc-day.ts';
import { serve } from '../platform/http/serve.ts';
import { findAccount, type Account } from './accounts-store.ts';
import { asFile } from '../platform/http/as-file.ts';
import { findStats } from './stats-store.ts';
import { findPerformance } from './student-store.ts';
import { countStudents, findStudents } from './students-store.ts';
import { historyCsv, studentsCsv } from './tables.ts';

export function figureRoutes(app: FastifyInstance, { database: { db }, now }: Deps): void {
  const accountOr404 = async (id: number): Promise<Account> => {
    const account = await findAccount(db, id);
    if (!account) throw notFound();
    return account;
  };

  serve(app, contract.getStats, async () => findStats(db, now()));

  serve(app, contract.getPredictions, async () => findPredictions(db));

  serve(app, contract.getStudents, async ({ query: { page, pageSize, ...filter }, reply }) => {
    const students = await findStudents(db, filter, page ? { page, pageSize } : undefined);
    const total = page ? await countStudents(db, filter) : students.length;
    reply.header('x-total-count', String(total));
    return students;
  });

  serve(app, contract.getStudentsCsv, async ({ query, reply }) => {
    asFile(reply, `students-${utcDay(now())}.csv`);
    return studentsCsv(await findStudents(db, query));
  });

  serve(app, contract.getStudent, async ({ params: { id } }) => ({
    user: await accountOr404(id),
    history: await findGamesBefore(db, id),
    feedback: await findFeedbackOf(db, id, STUDENT_FEEDBACK_SIZE),
    performance: await findPerformance(db, id),
    isMemoryOn: (await isMemoryOn(db, id)) ?? false,
  }));

  serve(app, contract.getStudentHistory, async ({ params: { id }, query }) => {
    await accountOr404(id);
    return findGamesBefore(db, id, { before: query.before, verification: query.proof });
  });

  serve(app, contract.getHistoryCsv, async ({ params: { id }, reply }) => {
    const { username } = await accountOr404(id);
    asFile(reply, `${username} ${utcDay(now())}.csv`);
    return historyCsv(await findHistory(db, id));
  });
}
