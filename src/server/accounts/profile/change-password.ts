// Changes the signed-in user's password.
import type { User } from '#shared/contract/auth.ts';
import { isStaff } from '#shared/roles.ts';
import { recordEvent } from '../audit/store.ts';
import { hashPassword } from '../auth/password.ts';
import { passwordProblem } from '../auth/password-rules.ts';
import { hasFactor } from '../factor/check-code.ts';
import type { SessionRow } from '../session/session-store.ts';
import { replaceSessions } from '../session/session-store.ts';
import type { LoginThrottle } from '../auth/throttle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { AppError, SENTENCES } from '../../platform/errors.ts';
import { checkOwnPassword, type AskedUser } from './own-password.ts';
import { updatePassword } from '../user/store.ts';

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/**
 * Ends all sessions but the new `session`. 400 if the password is the same or too weak, 403 if the current one is
 * wrong, 429 after too many wrong ones; 401 if somebody else has just changed it.
 */
export async function changePassword(
  deps: Deps,
  throttle: LoginThrottle,
  asked: AskedUser,
  { currentPassword, newPassword }: PasswordChange,
  session: SessionRow,
): Promise<void> {
  const { user, actor } = asked;
  const current = { password: currentPassword, sentence: 'Your current password isn’t right.' };
  const currentHash = await checkOwnPassword(deps, throttle, asked, current);
  await checkNewPassword(deps, user, { currentPassword, newPassword });
  const passwordHash = await hashPassword(newPassword);
  const stored = { passwordHash, passwordStatus: 'chosen', passwordExpiresAt: null } as const;
  await inTransaction(deps.database.db, async (tx) => {
    if (!(await updatePassword(tx, user.id, stored, currentHash))) {
      throw new AppError('not-signed-in', SENTENCES.signIn);
    }
    await replaceSessions(tx, session);
    const event = {
      kind: 'own-password-changed',
      actor,
      targetId: user.id,
      at: deps.now(),
    } as const;
    if (isStaff(user.role)) await recordEvent(tx, event);
  });
  // Failed guesses at the old password must not block the new one; guesses at a code are none at the password.
  if (!(await hasFactor(deps, user))) await throttle.forgive(user.id);
}

async function checkNewPassword(
  { config: { appName } }: Deps,
  user: User,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  if (newPassword === currentPassword) {
    throw new AppError('invalid', 'That is already your password. Please choose another one.');
  }
  const whose = { username: user.username, appName };
  const problem = await passwordProblem(user.role, newPassword, whose);
  if (problem !== null) throw new AppError('invalid', `${problem}.`);
}
