// Changes or deletes a class.
import type { ClassChange } from '#shared/contract/classes.ts';
import type { Actor } from '../accounts/audit/event.ts';
import { recordEvent, recordEvents } from '../accounts/audit/store.ts';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Deps } from '../platform/http/deps.ts';
import { archivePupilsOf, unarchivePupils } from './archive-pupils.ts';
import { removePupilsOfOtherClasses } from './archive-store.ts';
import type { By } from './by.ts';
import { newClassCode } from './class-code.ts';
import { findPupilsOf, setTeachers } from './members-store.ts';
import { closesAt } from './sign-in-period.ts';
import {
  deleteClass,
  isCodeTaken,
  lockClass,
  updateClass,
  type ClassFields,
  type LockedClass,
} from './store.ts';

/** 404 if the class is not the caller's; 403 if a teacher changes the teachers; 400 if somebody named cannot teach. */
export async function changeClass(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  classId: number,
  change: ClassChange,
): Promise<void> {
  const { teacherIds } = change;
  if (teacherIds !== undefined && caller.role !== 'owner') {
    throw new AppError('forbidden', 'Only an admin can change who teaches a class.');
  }
  await inTransaction(db, async (tx) => {
    const before = await lockClass(tx, caller, classId);
    if (!before) throw notFound();
    const at = now();
    await updateClass(tx, classId, await fieldsOf(tx, before, change, at));
    await changeArchived(tx, { actor, classId, at }, before, change);
    if (teacherIds !== undefined && !(await setTeachers(tx, classId, teacherIds))) {
      throw new AppError('invalid', 'Only teachers and admins can teach a class.');
    }
    const detail = `class ${classId}: ${Object.keys(change).join(', ')}`;
    await recordEvent(tx, { kind: 'class-changed', actor, targetId: null, detail, at });
  });
}

/**
 * Pupils who are in no other class leave with a class that is archived, and come back with it unless they have joined
 * another since.
 */
async function changeArchived(
  tx: Db,
  act: { actor: Actor; classId: number; at: Date },
  { archivedAt }: LockedClass,
  { isArchived }: ClassChange,
): Promise<void> {
  if (isArchived && archivedAt === null) await archivePupilsOf(tx, act);
  if (isArchived === false && archivedAt !== null) {
    const movedOn = await removePupilsOfOtherClasses(tx, act.classId, archivedAt);
    const left = { kind: 'class-left', actor: act.actor, at: act.at } as const;
    const detail = `class ${act.classId}`;
    await recordEvents(
      tx,
      movedOn.map((targetId) => ({ ...left, targetId, detail })),
    );
    const pupils = await findPupilsOf(tx, act.classId);
    await unarchivePupils(
      tx,
      act,
      pupils.map(({ id }) => id),
    );
  }
}

async function fieldsOf(
  tx: Db,
  { archivedAt }: LockedClass,
  change: ClassChange,
  now: Date,
): Promise<ClassFields> {
  const {
    name,
    yearGroup,
    schoolYear,
    signInOpen,
    newCode,
    isArchived,
    weekGoal,
    typedNumbersOnly,
  } = change;
  const isClosed = signInOpen === false || isArchived;
  return {
    ...(name !== undefined && { name }),
    ...(yearGroup !== undefined && { yearGroup }),
    ...(schoolYear !== undefined && { schoolYear }),
    ...(signInOpen && { signInOpen, signInOpenUntil: closesAt(signInOpen, now) }),
    ...(isClosed && { signInOpen: null, signInOpenUntil: null }),
    ...(isArchived !== undefined && { archivedAt: isArchived ? (archivedAt ?? now) : null }),
    ...(weekGoal !== undefined && { weekGoal }),
    ...(typedNumbersOnly !== undefined && { typedNumbersOnly }),
    ...(newCode && { code: await freeCode(tx) }),
  };
}

/** An unused class code. */
export async function freeCode(tx: Db): Promise<string> {
  const code = newClassCode();
  return (await isCodeTaken(tx, code)) ? freeCode(tx) : code;
}

/** Deletes no pupil. 404 if the class is not the caller's, 409 unless it is empty or archived. */
export async function removeClass(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  classId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockClass(tx, caller, classId))) throw notFound();
    if (!(await deleteClass(tx, classId))) {
      throw new AppError('conflict', 'This class has pupils. Please archive it first.');
    }
    const event = { kind: 'class-deleted', actor, targetId: null, at: now() } as const;
    await recordEvent(tx, { ...event, detail: `class ${classId}` });
  });
}
