// Makes a teacher's account (D10).
import type { z } from 'zod';
import type { newTeacherSchema } from '#shared/contract/teachers.ts';
import type { Actor } from '../accounts/audit/event.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import { dueSoon, issuePassword } from '../accounts/auth/issued-password.ts';
import { passwordProblem } from '../accounts/auth/password-rules.ts';
import { hashPassword } from '../accounts/auth/password.ts';
import { nameTaken } from '../accounts/auth/register.ts';
import { insertUser, type StoredPassword } from '../accounts/user/store.ts';
import { isDuplicate } from '../platform/database-errors.ts';
import { AppError } from '../platform/errors.ts';
import type { Deps } from '../platform/http/deps.ts';

interface MadeTeacher {
  id: number;
  username: string;
  displayName: string;
  /** The one that was made, to show once. */
  password?: string;
}

/** A teacher in Year 1 (D5), whose password must be changed within a week; 400 for one too weak, 409 for a taken name. */
export async function makeTeacher(
  deps: Deps,
  actor: Actor,
  { username, displayName, password }: z.output<typeof newTeacherSchema>,
): Promise<MadeTeacher> {
  const { db } = deps.database;
  const issued = await passwordFor(deps, username, password);
  try {
    return await db.transaction(async (tx) => {
      const account = { username, displayName, role: 'teacher', yearGroup: 1 } as const;
      const { id } = await insertUser(tx, { ...account, ...issued.stored });
      await recordEvent(tx, { kind: 'teacher-created', actor, targetId: id, at: deps.now() });
      return { id, username, displayName, ...(issued.made && { password: issued.made }) };
    });
  } catch (error) {
    if (isDuplicate(error)) throw nameTaken();
    throw error;
  }
}

async function passwordFor(
  { config: { appName }, now }: Deps,
  username: string,
  given: string | undefined,
): Promise<{ made?: string; stored: StoredPassword }> {
  if (given === undefined) {
    const { password, stored } = await issuePassword('teacher', now());
    return { made: password, stored };
  }
  const problem = await passwordProblem('teacher', given, { username, appName });
  if (problem !== null) throw new AppError('invalid', `${problem}.`);
  return { stored: { passwordHash: await hashPassword(given), ...dueSoon(now()) } };
}
