// Changes the password of whoever is signed in.
import { insertAudit } from '../admin/audit-store.ts';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { deleteSessionsOf } from '../auth/session-store.ts';
import type { LoginThrottle } from '../auth/throttle.ts';
import type { Deps } from '../deps.ts';
import { AppError, SENTENCES } from '../errors.ts';
import { findPasswordHash, updatePassword } from './store.ts';
import type { User } from '#shared/contract/auth.ts';

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Ends all other sessions; 403 for a wrong current password, 429 for too many of them (as at log-in). */
export async function changePassword(
  { database: { db }, now }: Deps,
  throttle: LoginThrottle,
  user: User,
  { currentPassword, newPassword }: PasswordChange,
  from: { tokenHash: string | undefined },
): Promise<void> {
  const attempt = await throttle.beginSignedIn(user.id);
  const currentHash = await findPasswordHash(db, user.id);
  if (currentHash === null) throw new AppError('not-signed-in', SENTENCES.signIn);
  if (!(await verifyPassword(currentHash, currentPassword))) {
    throw new AppError('forbidden', 'Your current password is not right.');
  }
  await attempt.succeeded();
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await updatePassword(tx, user.id, passwordHash);
    await deleteSessionsOf(tx, user.id, from.tokenHash);
    const { username } = user;
    const by = { adminId: user.id, adminName: username, createdAt: now() };
    if (user.isAdmin)
      await insertAudit(tx, { ...by, action: 'changed own password', targetName: username });
  });
}
