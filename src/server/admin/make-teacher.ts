// Makes a teacher's account (D10).
import type { z } from 'zod';
import type { newTeacherSchema } from '#shared/contract/teachers.ts';
import type { Actor } from '../accounts/audit/event.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import { mustChangeWithinWeek, issuePassword } from '../accounts/auth/issued-password.ts';
import { passwordProblem } from '../accounts/auth/password-rules.ts';
import { hashPassword, WITHOUT_PASSWORD } from '../accounts/auth/password.ts';
import { nameTaken } from '../accounts/auth/register.ts';
import { insertUser, type StoredPassword } from '../accounts/user/store.ts';
import { isDuplicate } from '../platform/database-errors.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { AppError } from '../platform/errors.ts';
import type { Deps } from '../platform/http/deps.ts';
import { newInvitation } from './school-accounts.ts';

interface MadeTeacher {
  id: number;
  username: string;
  displayName: string;
  /** The generated password, to show once. */
  password?: string;
  invitation?: { link: string; expiresAt: string };
}

interface IssuedPassword {
  made?: string;
  stored: StoredPassword;
}

/**
 * A teacher in Year 1 (D5), with a password that must be changed within a week, or without one and invited to link a
 * school account. 400 if the password is too weak, 409 if the name is taken.
 */
export async function makeTeacher(
  deps: Deps,
  actor: Actor,
  { username, displayName, password, withSchoolAccount }: z.output<typeof newTeacherSchema>,
): Promise<MadeTeacher> {
  const { db } = deps.database;
  const invitation = withSchoolAccount && newInvitation(deps);
  const issued: IssuedPassword = invitation
    ? { stored: WITHOUT_PASSWORD }
    : await passwordFor(deps, username, password);
  try {
    return await inTransaction(db, async (tx) => {
      const account = { username, displayName, role: 'teacher', yearGroup: 1 } as const;
      const { id } = await insertUser(tx, { ...account, ...issued.stored });
      const about = { actor, targetId: id, at: deps.now() };
      await recordEvent(tx, { kind: 'teacher-created', ...about });
      const made = { id, username, displayName };
      if (!invitation) return { ...made, ...(issued.made && { password: issued.made }) };
      await invitation.keepFor(tx, id);
      await recordEvent(tx, { kind: 'school-invitation-made', ...about });
      return { ...made, invitation: invitation.shown };
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
): Promise<IssuedPassword> {
  if (given === undefined) {
    const { password, stored } = await issuePassword('teacher', now());
    return { made: password, stored };
  }
  const problem = await passwordProblem('teacher', given, { username, appName });
  if (problem !== null) throw new AppError('invalid', `${problem}.`);
  return { stored: { passwordHash: await hashPassword(given), ...mustChangeWithinWeek(now()) } };
}
