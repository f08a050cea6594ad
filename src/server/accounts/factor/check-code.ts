// The second factor after a right password.
import type { User } from '#shared/contract/auth.ts';
import { isStaff } from '#shared/roles.ts';
import { recordEvent } from '../audit/store.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { secretKeyOf } from '../../platform/secret-key.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { countRecoveryCodes, findFactor, takeRecoveryCode, takeStep } from './store.ts';
import { stepOf } from './totp.ts';

/**
 * 'none': no second factor is on; 'missing': no code was given; 'wrong-recovery': the code has letters, as only
 * recovery codes do, and is not one of those left; 'unreadable': it cannot be checked, because the secret was encrypted
 * with another key.
 */
export type CodeVerdict = 'none' | 'missing' | 'right' | 'wrong' | 'wrong-recovery' | 'unreadable';

/** Only owners and teachers have a second factor. */
export function mayHaveSecondFactor({ role }: Pick<User, 'role'>): boolean {
  return isStaff(role);
}

/** Whether this user logs in with a second factor. */
export async function hasFactor(
  { database: { db } }: Pick<Deps, 'database'>,
  user: User,
): Promise<boolean> {
  return mayHaveSecondFactor(user) && ((await findFactor(db, user.id))?.isOn ?? false);
}

export interface Given {
  user: User;
  code: string | undefined;
  /** The id of the request, for the audit log. */
  requestId: string | null;
}

/** Checks a code from the app, or a recovery code, and uses it up: each is valid once. */
export async function checkCode(deps: Deps, given: Given): Promise<CodeVerdict> {
  const { user } = given;
  const { db } = deps.database;
  const factor = mayHaveSecondFactor(user) ? await findFactor(db, user.id) : null;
  if (!factor?.isOn) return 'none';
  const code = given.code?.replaceAll(/[\s-]/g, '') ?? '';
  if (code === '') return 'missing';
  if (!/^\d{6}$/.test(code)) {
    if (await takeRecovery(deps, given, code)) return 'right';
    return /^\d+$/.test(code) ? 'wrong' : 'wrong-recovery';
  }
  const key = secretKeyOf(deps.config);
  const secret = key?.open(factor.secret, { purpose: 'second-factor', userId: user.id }) ?? null;
  if (secret === null) return 'unreadable';
  const step = stepOf(secret, code, deps.now());
  return step !== null && (await takeStep(db, user.id, step)) ? 'right' : 'wrong';
}

async function takeRecovery(
  { database: { db }, now }: Deps,
  { user, requestId }: Given,
  code: string,
) {
  return inTransaction(db, async (tx) => {
    if (!(await takeRecoveryCode(tx, user.id, hashRecoveryCode(code)))) return false;
    const left = await countRecoveryCodes(tx, user.id);
    await recordEvent(tx, {
      kind: 'recovery-code-used',
      actor: { kind: 'account', id: user.id, requestId },
      targetId: user.id,
      detail: `${left} left`,
      at: now(),
    });
    return true;
  });
}
