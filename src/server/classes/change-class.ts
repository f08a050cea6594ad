// Changes or deletes a class.
import type { ClassChange } from '#shared/contract/classes.ts';
import type { Actor } from '../accounts/audit/event.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError, SENTENCES } from '../platform/errors.ts';
import type { Deps } from '../platform/http/deps.ts';
import { newClassCode } from './class-code.ts';
import { setTeachers } from './members-store.ts';
import type { Caller } from './scope-store.ts';
import { closesAt } from './sign-in-period.ts';
import { deleteClass, isCodeTaken, lockClass, updateClass, type ClassFields } from './store.ts';

/** Who acts, and for which request. */
export interface By {
  caller: Caller;
  actor: Actor;
}

/** 404 for a class of others; 403 if a teacher changes the teachers; 400 for teachers who are none. */
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
  await db.transaction(async (tx) => {
    if (!(await lockClass(tx, caller, classId))) throw notFound();
    const at = now();
    await updateClass(tx, classId, await fieldsOf(tx, change, at));
    if (teacherIds !== undefined && !(await setTeachers(tx, classId, teacherIds))) {
      throw new AppError('invalid', 'Only teachers and admins can teach a class.');
    }
    const detail = `class ${classId}: ${Object.keys(change).join(', ')}`;
    await recordEvent(tx, { kind: 'class-changed', actor, targetId: null, detail, at });
  });
}

async function fieldsOf(tx: Db, change: ClassChange, now: Date): Promise<ClassFields> {
  const { name, yearGroup, schoolYear, signInOpen, newCode, isArchived } = change;
  const isClosed = signInOpen === false || isArchived;
  return {
    ...(name !== undefined && { name }),
    ...(yearGroup !== undefined && { yearGroup }),
    ...(schoolYear !== undefined && { schoolYear }),
    ...(signInOpen && { signInOpen, signInOpenUntil: closesAt(signInOpen, now) }),
    ...(isClosed && { signInOpen: null, signInOpenUntil: null }),
    ...(isArchived !== undefined && { archivedAt: isArchived ? now : null }),
    ...(newCode && { code: await freeCode(tx) }),
  };
}

async function freeCode(tx: Db): Promise<string> {
  const code = newClassCode();
  return (await isCodeTaken(tx, code)) ? freeCode(tx) : code;
}

/** Deletes no pupil. 404 for a class of others, 409 unless it is empty or archived. */
export async function removeClass(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  classId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockClass(tx, caller, classId))) throw notFound();
    if (!(await deleteClass(tx, classId))) {
      throw new AppError('conflict', 'This class has pupils. Please archive it first.');
    }
    const event = { kind: 'class-deleted', actor, targetId: null, at: now() } as const;
    await recordEvent(tx, { ...event, detail: `class ${classId}` });
  });
}

/** The same for a class that there is not and for one of others. */
export function notFound(): AppError {
  return new AppError('not-found', SENTENCES.notFound);
}
