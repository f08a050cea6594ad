// SQL of set work (D11).
import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { WorkSubject } from '#shared/contract/work.ts';
import { isCurrentMember, isOwnClass, type Caller } from '../../classes/scope-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { nameOrder } from '../../platform/db/name-order.ts';
import { classes, classPupils, setWork, users, workPupils } from '../../platform/db/schema.ts';

type Row = typeof setWork.$inferSelect;
export type NewWorkRow = Omit<typeof setWork.$inferInsert, 'id'>;

const rowColumns = {
  id: setWork.id,
  gameId: setWork.gameId,
  objective: setWork.objective,
  wordsId: setWork.wordsId,
  isDue: setWork.isDue,
  isThink: setWork.isThink,
  rounds: setWork.rounds,
};

/** The subject of a row. */
export function subjectOf({
  gameId,
  objective,
  wordsId,
  isDue,
  isThink,
}: Pick<Row, 'gameId' | 'objective' | 'wordsId' | 'isDue' | 'isThink'>): WorkSubject {
  return {
    ...(gameId !== null && { gameId }),
    ...(objective !== null && { objective }),
    ...(wordsId !== null && { words: wordsId }),
    ...(isDue && { due: true }),
    ...(isThink && { think: true }),
  };
}

/** Returns the new work's id; `pupilIds` limits it to these pupils, who must all be in the class. */
export async function insertWork(
  tx: Db,
  row: NewWorkRow,
  pupilIds: readonly number[],
): Promise<number> {
  const [inserted] = await tx.insert(setWork).values(row).returning({ id: setWork.id });
  if (!inserted) throw new Error('The new work was not returned.');
  const { id: workId } = inserted;
  if (pupilIds.length > 0) {
    await tx.insert(workPupils).values(pupilIds.map((userId) => ({ workId, userId })));
  }
  return workId;
}

export interface WorkOfClass extends Pick<
  Row,
  | 'id'
  | 'gameId'
  | 'objective'
  | 'wordsId'
  | 'isDue'
  | 'isThink'
  | 'isForAll'
  | 'rounds'
  | 'createdAt'
> {
  from: string;
  until: string | null;
  setBy: string | null;
}

/**
 * The work of a class in its current school year, newest first. The caller's right to see the class must have been
 * checked.
 */
export async function findWorkOf(db: Db, classId: number): Promise<WorkOfClass[]> {
  return db
    .select({
      ...rowColumns,
      isForAll: setWork.isForAll,
      from: setWork.fromDay,
      until: setWork.untilDay,
      createdAt: setWork.createdAt,
      setBy: users.displayName,
    })
    .from(setWork)
    .innerJoin(classes, eq(classes.id, setWork.classId))
    .leftJoin(users, eq(users.id, setWork.setBy))
    .where(and(eq(setWork.classId, classId), isOfThisYear()))
    .orderBy(desc(setWork.id));
}

/** The progress of each pupil of the class with the work set for them, by name. */
export async function findProgressOf(
  db: Db,
  classId: number,
): Promise<{ workId: number; userId: number; done: number; rushed: number }[]> {
  const rows = await db
    .select({
      workId: setWork.id,
      userId: users.id,
      done: workPupils.done,
      rushed: workPupils.rushed,
    })
    .from(setWork)
    .innerJoin(classPupils, eq(classPupils.classId, setWork.classId))
    .innerJoin(users, and(eq(users.id, classPupils.userId), eq(users.role, 'pupil')))
    .leftJoin(workPupils, ofPupil())
    .where(and(eq(setWork.classId, classId), isForPupil(), isCurrentMember(db)))
    .orderBy(asc(nameOrder(users.displayName)), asc(users.id));
  return rows.map((row) => ({ ...row, done: row.done ?? 0, rushed: row.rushed ?? 0 }));
}

/** Returns the id of the work's class; null if it is not in a class of the caller. */
export async function deleteWork(
  tx: Db,
  caller: Caller,
  workId: number,
): Promise<{ classId: number } | null> {
  const own = tx.select({ id: classes.id }).from(classes).where(isOwnClass(tx, caller));
  const [row] = await tx
    .delete(setWork)
    .where(and(eq(setWork.id, workId), inArray(setWork.classId, own)))
    .returning({ classId: setWork.classId });
  return row ?? null;
}

/** Work that a pupil has to do on a day. */
export interface OpenWork extends Pick<
  Row,
  'id' | 'gameId' | 'objective' | 'wordsId' | 'isDue' | 'isThink' | 'rounds'
> {
  until: string | null;
  done: number;
}

/** Unfinished work set for a pupil on a day, earliest end first; only `workId` if it is given. */
export async function findOpenWork(
  db: Db,
  userId: number,
  today: string,
  workId?: number,
): Promise<OpenWork[]> {
  const rows = await db
    .select({ ...rowColumns, until: setWork.untilDay, done: workPupils.done })
    .from(setWork)
    .innerJoin(classes, eq(classes.id, setWork.classId))
    .innerJoin(
      classPupils,
      and(eq(classPupils.classId, setWork.classId), eq(classPupils.userId, userId)),
    )
    .leftJoin(workPupils, ofPupil())
    .where(
      and(
        workId === undefined ? undefined : eq(setWork.id, workId),
        isForPupil(),
        isNull(classes.archivedAt),
        isOfThisYear(),
        lte(setWork.fromDay, today),
        isNotOver(today),
        or(isNull(workPupils.done), lt(workPupils.done, setWork.rounds)),
      ),
    )
    .orderBy(sql`${setWork.untilDay} nulls last`, asc(setWork.id));
  return rows.map((row) => ({ ...row, done: row.done ?? 0 }));
}

interface DoneRound {
  workId: number;
  userId: number;
  rushed: boolean;
  at: Date;
}

/** Counts a round for the work if it still exists and is set for this pupil, up to the number of rounds to play. */
export async function addDoneRound(
  tx: Db,
  { workId, userId, rushed, at }: DoneRound,
): Promise<void> {
  const rushedNow = rushed ? 1 : 0;
  const moment = at.toISOString();
  await tx.execute(sql`
    insert into ${workPupils} (work_id, user_id, done, rushed, last_done_at)
    select w.id, m.user_id, 1, ${rushedNow}::int, ${moment}::timestamptz
    from ${setWork} w
    join ${classPupils} m on m.class_id = w.class_id and m.user_id = ${userId}
    left join ${workPupils} p on p.work_id = w.id and p.user_id = m.user_id
    where w.id = ${workId} and (w.is_for_all or p.user_id is not null)
    on conflict (work_id, user_id) do update
    set done = ${workPupils}.done + 1, rushed = ${workPupils}.rushed + excluded.rushed,
      last_done_at = excluded.last_done_at
    where ${workPupils}.done < (select rounds from ${setWork} w where w.id = excluded.work_id)
  `);
}

/** Set work for which something was recorded about a user, newest first. */
export async function findNotedWork(db: Db, userId: number) {
  const rows = await db
    .select({
      ...rowColumns,
      done: workPupils.done,
      rushed: workPupils.rushed,
      lastDoneAt: workPupils.lastDoneAt,
    })
    .from(workPupils)
    .innerJoin(setWork, eq(setWork.id, workPupils.workId))
    .where(eq(workPupils.userId, userId))
    .orderBy(desc(setWork.id));
  return rows.map(({ done, rushed, lastDoneAt, ...row }) => {
    return { what: subjectOf(row), done, of: row.rounds, rushed, lastDoneAt };
  });
}

/** Deletes work that ended, or was set without an end, before a day. */
export async function deleteWorkBefore(db: Db, day: string): Promise<void> {
  const lastDay = sql`coalesce(${setWork.untilDay}, ${setWork.createdAt}::date)`;
  await db.delete(setWork).where(sql`${lastDay} < ${day}`);
}

function ofPupil(): SQL | undefined {
  return and(eq(workPupils.workId, setWork.id), eq(workPupils.userId, classPupils.userId));
}

function isForPupil(): SQL | undefined {
  return or(setWork.isForAll, sql`${workPupils.userId} is not null`);
}

function isOfThisYear(): SQL {
  return eq(setWork.schoolYear, classes.schoolYear);
}

function isNotOver(today: string): SQL | undefined {
  return or(isNull(setWork.untilDay), gte(setWork.untilDay, today));
}
