// Registers a pupil at once, without a payment.
import type { User } from '#shared/contract/auth.ts';
import { isDuplicate } from '../../platform/database-errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { insertUser } from '../user/store.ts';
import { hashPassword } from './password.ts';

export interface NewAccount {
  username: string;
  password: string;
  displayName?: string | undefined;
  isTest?: boolean;
}

/** The new pupil and their password's hash; throws 'conflict' if the name is taken, regardless of case (D2). */
export async function registerNow(
  db: Db,
  account: NewAccount,
): Promise<{ user: User; passwordHash: string }> {
  const { username, displayName, isTest } = account;
  const passwordHash = await hashPassword(account.password);
  try {
    const user = await insertUser(db, { username, displayName, passwordHash, isTest });
    return { user, passwordHash };
  } catch (error) {
    if (isDuplicate(error)) throw nameTaken();
    throw error;
  }
}

/** 409 for a name that is taken (D2). */
export function nameTaken(): AppError {
  return new AppError('conflict', 'That username is already taken.');
}
