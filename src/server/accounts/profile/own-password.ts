// Checks the signed-in user's password again, and the code where a second factor is on.
import type { User } from '#shared/contract/auth.ts';
import { isStaff } from '#shared/roles.ts';
import type { Actor } from '../audit/event.ts';
import { recordEvent, recordOnce } from '../audit/store.ts';
import { requireCode } from '../auth/require-code.ts';
import type { LoginThrottle, PasswordAttempt } from '../auth/throttle.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { AppError, SENTENCES } from '../../platform/errors.ts';
import type { Source } from '../session/known-device.ts';
import { findPasswordHash } from '../user/store.ts';

/** Refused attempts are recorded once in this period. */
const REFUSALS_MS = 15 * 60_000;

/** The user, and the request and browser that they were asked in. */
export interface AskedUser {
  user: User;
  actor: Actor;
  source: Source;
}

/**
 * The stored hash if the password is right; 403 with `sentence` if not, 429 after too many failures. Earlier failures remain, because
 * they may be guesses at a code.
 */
export async function checkOwnPassword(
  deps: Deps,
  throttle: LoginThrottle,
  asked: AskedUser,
  { password, sentence }: { password: string; sentence: string },
): Promise<string> {
  const attempt = await begin(deps, throttle, asked);
  const passwordHash = await checkPassword(deps, attempt, asked, { password, sentence });
  await attempt.withdraw();
  return passwordHash;
}

/** `checkOwnPassword`, with the code if a second factor is on: 403 with `needs` if it is missing or wrong. */
export async function checkOwnFactors(
  deps: Deps,
  throttle: LoginThrottle,
  asked: AskedUser,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  const attempt = await begin(deps, throttle, asked);
  const sentence = 'That isn’t your password.';
  await checkPassword(deps, attempt, asked, { password, sentence });
  const { user, actor } = asked;
  const given = { user, code, requestId: actor.requestId };
  await requireCode(deps, attempt, given, 'forbidden').catch(async (error: unknown) => {
    if (code) await recordFailure(deps, asked, 'right password, wrong code');
    throw error;
  });
  await attempt.succeeded();
}

async function begin(
  { database: { db }, now }: Deps,
  throttle: LoginThrottle,
  { user, actor, source }: AskedUser,
): Promise<PasswordAttempt> {
  try {
    return await throttle.beginSignedIn(user.id, source);
  } catch (error) {
    const event = { kind: 'confirmation-refused', actor, targetId: user.id, at: now() } as const;
    if (isStaff(user.role)) await recordOnce(db, event, REFUSALS_MS);
    throw error;
  }
}

async function checkPassword(
  deps: Deps,
  attempt: PasswordAttempt,
  asked: AskedUser,
  { password, sentence }: { password: string; sentence: string },
): Promise<string> {
  const passwordHash = await findPasswordHash(deps.database.db, asked.user.id);
  if (passwordHash === null) throw new AppError('not-signed-in', SENTENCES.signIn);
  if (await attempt.verify(passwordHash, password)) return passwordHash;
  await recordFailure(deps, asked, 'wrong password');
  throw new AppError('forbidden', sentence);
}

/** Nothing is recorded for pupils. */
async function recordFailure(
  { database: { db }, now }: Deps,
  { user, actor }: AskedUser,
  detail: string,
): Promise<void> {
  if (!isStaff(user.role)) return;
  const event = { kind: 'confirmation-failed', actor, targetId: user.id, detail } as const;
  await recordEvent(db, { ...event, at: now() });
}
