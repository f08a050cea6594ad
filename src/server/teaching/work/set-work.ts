// Sets work for a class or some of its pupils, and withdraws it (D11).
import { OPEN_WORK_MAX, type NewWork, type Work, type WorkSubject } from '#shared/contract/work.ts';
import { recordEvent } from '../../accounts/audit/store.ts';
import type { By } from '../../classes/by.ts';
import { checkNotArchived } from '../../classes/change-members.ts';
import { findPupilsOf } from '../../classes/members-store.ts';
import { lockClass } from '../../classes/store.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { deleteWork, insertWork } from './store.ts';
import { lockList } from '../words/store.ts';
import { showWork } from './show-work.ts';
import { gamesFor } from './subject.ts';

const ROUNDS = 1;

/**
 * Returns the new work. 400 if no game can ask it or its days are over, 404 if the class or list is not the caller's,
 * 409 if a pupil is not in the class or the same work is running.
 */
export async function setWorkFor(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  classId: number,
  { what, pupilIds, from, until, rounds = ROUNDS }: NewWork,
): Promise<Work> {
  const at = now();
  const today = schoolDay(at);
  const fromDay = from ?? today;
  if (until !== undefined && (until < fromDay || until < today)) {
    throw new AppError('invalid', 'The last day is before the first. Please choose a later one.');
  }
  return inTransaction(db, async (tx) => {
    if (what.words !== undefined && !(await lockList(tx, caller, what.words))) throw notFound();
    if ((await gamesFor(tx, what)).length === 0) {
      throw new AppError('invalid', 'None of the games can ask this.');
    }
    const found = await lockClass(tx, caller, classId);
    if (!found) throw notFound();
    checkNotArchived(found);
    await checkInClass(tx, classId, pupilIds);
    const present = await showWork(tx, classId, today);
    if (present.filter(({ isOver }) => !isOver).length >= OPEN_WORK_MAX) {
      throw new AppError(
        'conflict',
        'This class has too much set work. Please withdraw some first.',
      );
    }
    const running = present.find(
      (one) =>
        isSameSubject(one.what, what) &&
        isForSame(one, pupilIds) &&
        one.from <= (until ?? one.from) &&
        fromDay <= (one.until ?? fromDay) &&
        !isFinished(one),
    );
    if (running) {
      throw new AppError(
        'conflict',
        `‘${running.label}’ is already set for these pupils. Please withdraw it first, or change what, who or when.`,
      );
    }
    const { gameId = null, objective = null, words: wordsId = null, due, think } = what;
    const row = {
      classId,
      schoolYear: found.schoolYear,
      gameId,
      objective,
      wordsId,
      isDue: due ?? false,
      isThink: think ?? false,
      isForAll: pupilIds === undefined,
      fromDay,
      untilDay: until ?? null,
      rounds,
      setBy: caller.id,
      createdAt: at,
    };
    const workId = await insertWork(tx, row, [...new Set(pupilIds)]);
    const event = { kind: 'work-set', actor, targetId: null, at } as const;
    await recordEvent(tx, { ...event, detail: `class ${classId}: work ${workId}` });
    const made = (await showWork(tx, classId, today)).find(({ id }) => id === workId);
    if (!made) throw new Error('The new work was not found.');
    return made;
  });
}

function isSameSubject(one: WorkSubject, other: WorkSubject): boolean {
  return (
    one.gameId === other.gameId &&
    one.objective === other.objective &&
    one.words === other.words &&
    one.due === other.due &&
    one.think === other.think
  );
}

function isForSame({ isForAll, progress }: Work, pupilIds: readonly number[] | undefined): boolean {
  if (isForAll || pupilIds === undefined) return isForAll && pupilIds === undefined;
  const wanted = new Set(pupilIds);
  return progress.length === wanted.size && progress.every(({ userId }) => wanted.has(userId));
}

/** Whether every pupil has done it, so that it may be set again before its last day. */
function isFinished({ progress }: Work): boolean {
  return progress.length > 0 && progress.every(({ done, of }) => done >= of);
}

async function checkInClass(
  tx: Db,
  classId: number,
  pupilIds: readonly number[] | undefined,
): Promise<void> {
  if (pupilIds === undefined) return;
  const members = new Set((await findPupilsOf(tx, classId)).map(({ id }) => id));
  if (pupilIds.every((id) => members.has(id))) return;
  throw new AppError('conflict', 'Somebody you chose is no longer in this class.');
}

/** 404 if the class is not the caller's. */
export async function takeWorkBack(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  workId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const taken = await deleteWork(tx, caller, workId);
    if (!taken) throw notFound();
    const event = { kind: 'work-taken-back', actor, targetId: null, at: now() } as const;
    await recordEvent(tx, { ...event, detail: `class ${taken.classId}: work ${workId}` });
  });
}
