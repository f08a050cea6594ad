// The work of a class, with each pupil's progress (D11).
import type { Work } from '#shared/contract/work.ts';
import type { Db } from '../../platform/db/database.ts';
import { findProgressOf, findWorkOf, subjectOf } from './store.ts';
import { labelsOf } from './subject.ts';

/** Newest first. The caller's right to see the class must have been checked. */
export async function showWork(db: Db, classId: number, today: string): Promise<Work[]> {
  const rows = await findWorkOf(db, classId);
  const progress = new Map<number, Work['progress']>(rows.map(({ id }) => [id, []]));
  const roundsOf = new Map(rows.map(({ id, rounds }) => [id, rounds]));
  for (const { workId, userId, done, rushed } of await findProgressOf(db, classId)) {
    progress.get(workId)?.push({ userId, done, of: roundsOf.get(workId) ?? 0, rushed });
  }
  const labelOf = await labelsOf(db, rows.map(subjectOf));
  return rows.map((row) => {
    const { id, isForAll, from, until, rounds, setBy, createdAt } = row;
    const what = subjectOf(row);
    return {
      id,
      what,
      label: labelOf(what),
      isForAll,
      from,
      until,
      isOver: until !== null && until < today,
      rounds,
      setBy,
      createdAt: createdAt.toISOString(),
      progress: progress.get(id) ?? [],
    };
  });
}
