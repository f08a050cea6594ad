// Decides what a right password gives access to.
import type { User } from '#shared/contract/auth.ts';
import { isStaff } from '#shared/roles.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { updatePassword, type Login } from '../user/store.ts';
import { dueSoon } from './issued-password.ts';
import { passwordProblem } from './password-rules.ts';

/**
 * The user after giving the right `password`; 403 if the account is off or the password was issued and has expired. An
 * older password of an owner or teacher that breaks the present rules must be changed (D16).
 */
export async function admit(
  { config: { appName }, database: { db }, now }: Deps,
  login: Login,
  password: string,
): Promise<User> {
  const { user, passwordHash, passwordStatus, passwordExpiresAt } = login;
  if (!login.isActive) {
    throw new AppError('forbidden', 'This account is switched off. Please ask your teacher.');
  }
  if (passwordExpiresAt && passwordExpiresAt <= now()) {
    throw new AppError(
      'forbidden',
      'This password was made for you and was not changed in time. Please ask for a new one.',
    );
  }
  const { username, role } = user;
  if (!isStaff(role) || passwordStatus !== 'unchecked') return user;
  const isWeak = (await passwordProblem(role, password, { username, appName })) !== null;
  const stored = isWeak
    ? dueSoon(now())
    : { passwordStatus: 'checked' as const, passwordExpiresAt: null };
  await updatePassword(db, user.id, { passwordHash, ...stored }, passwordHash);
  return isWeak ? { ...user, mustChangePassword: true } : user;
}
