// Signs an owner or teacher in with their school account, and links it where they come with an invitation (D10).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#shared/contract/auth.ts';
import { isStaff } from '#shared/roles.ts';
import { actorOf, visitorOf, type EventDetails } from '../audit/event.ts';
import { recordEvent } from '../audit/store.ts';
import { WITHOUT_PASSWORD } from '../auth/password.ts';
import { isDuplicate } from '../../platform/database-errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { signIn } from '../session/session.ts';
import { updatePassword } from '../user/store.ts';
import type { Attempt } from './attempt.ts';
import { hashInvitation, invalidInvitation } from './invitation.ts';
import type { Identity, Provider } from './provider.ts';
import { isLinked, linkSchoolAccount, lockLinked, takeInvitation } from './store.ts';

const UNKNOWN =
  'Nobody here has this school account yet. Please ask the person who runs this site for an invitation, then open its link.';
const TAKEN =
  'This school account belongs to somebody else here, or you have another one already. Please ask the person who runs this site.';
const OFF = 'This account is switched off. Please ask the person who runs this site.';

/** The user, with a new session; every refusal is one sentence of `AppError`. */
export async function signInWithSchoolAccount(
  deps: Deps,
  provider: Provider,
  { query, attempt }: { query: string; attempt: Attempt },
  http: { request: FastifyRequest; reply: FastifyReply },
): Promise<User> {
  const { db } = deps.database;
  const identity = await provider.finish(query, attempt.checks);
  const { user, isActive } = await inTransaction(db, (tx) =>
    attempt.invitation === ''
      ? findOwn(tx, identity)
      : linkInvited(tx, deps, { identity, secret: attempt.invitation, request: http.request }),
  );
  const record = (details: EventDetails, actor: ReturnType<typeof actorOf>) =>
    recordEvent(db, { ...details, actor, targetId: user.id, at: deps.now() });
  if (!isActive || !isStaff(user.role)) {
    const detail = 'right school account, but it may not be used';
    await record({ kind: 'log-in-failed', detail }, visitorOf(http.request));
    throw new AppError('forbidden', OFF);
  }
  await signIn(deps, http, {
    user,
    // With a password of their own, sensitive calls ask for that.
    withSchoolAccount: { provedAt: user.hasNoPassword ? identity.provedAt : null },
    isStillValid: (tx) => isLinked(tx, user.id, identity),
    refusal: new AppError('not-found', UNKNOWN),
  });
  await record({ kind: 'logged-in', detail: 'school account' }, actorOf(user, http.request));
  return user;
}

async function findOwn(tx: Db, identity: Identity) {
  const linked = await lockLinked(tx, identity);
  if (!linked) throw new AppError('not-found', UNKNOWN);
  return withoutIssuedPassword(tx, linked);
}

/** A refusal leaves the invitation open, because it rolls the transaction back. */
async function linkInvited(
  tx: Db,
  { now }: Deps,
  { identity, secret, request }: { identity: Identity; secret: string; request: FastifyRequest },
) {
  const invited = await takeInvitation(tx, hashInvitation(secret), now());
  if (!invited) throw invalidInvitation();
  const { user, isActive } = invited;
  if (!isActive || !isStaff(user.role)) throw new AppError('forbidden', OFF);
  try {
    await linkSchoolAccount(tx, user.id, identity, now());
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('conflict', TAKEN);
    throw error;
  }
  const actor = actorOf(user, request);
  await recordEvent(tx, { kind: 'school-account-linked', actor, targetId: user.id, at: now() });
  return withoutIssuedPassword(tx, invited);
}

/**
 * Removes an issued password that a teacher never changed: it is not needed any more, and nobody who finds it should be
 * able to use it. An owner needs a password for the calls that ask for it.
 */
async function withoutIssuedPassword<Found extends { user: User; isActive: boolean }>(
  tx: Db,
  found: Found,
): Promise<{ user: User; isActive: boolean }> {
  const { mustChangePassword, ...user } = found.user;
  if (!mustChangePassword || user.role !== 'teacher' || !found.isActive) return found;
  await updatePassword(tx, user.id, WITHOUT_PASSWORD);
  return { ...found, user: { ...user, hasNoPassword: true } };
}
