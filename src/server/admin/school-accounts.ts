// Invites an owner or teacher to link their school account, withdraws invitations and unlinks accounts (D10).
import type { z } from 'zod';
import type { invitationSchema } from '#shared/contract/school-account.ts';
import { isStaff } from '#shared/roles.ts';
import type { Actor } from '../accounts/audit/event.ts';
import {
  hashInvitation,
  INVITATION_MS,
  invitationLink,
  newInvitationSecret,
  notSetUp,
} from '../accounts/school-account/invitation.ts';
import {
  deleteInvitation,
  hasSchoolAccount,
  replaceInvitation,
  unlinkSchoolAccount,
} from '../accounts/school-account/store.ts';
import { deleteSessionsOf } from '../accounts/session/session-store.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Deps } from '../platform/http/deps.ts';
import { actOnAccount } from './act.ts';

type Invitation = z.output<typeof invitationSchema>;

/**
 * A new invitation that replaces an earlier one. 404 if the account is unknown or school accounts are not set up, 409
 * if it is a pupil's or already linked.
 */
export async function inviteToSchoolAccount(
  deps: Deps,
  actor: Actor,
  accountId: number,
): Promise<Invitation> {
  const invitation = newInvitation(deps);
  await actOnAccount(deps, actor, accountId, async (tx, { role }) => {
    if (!isStaff(role)) {
      throw new AppError('conflict', 'Only teachers and admins sign in with a school account.');
    }
    if (await hasSchoolAccount(tx, accountId)) {
      throw new AppError('conflict', 'A school account is linked already. Unlink it first.');
    }
    await invitation.keepFor(tx, accountId);
    return [{ kind: 'school-invitation-made' }];
  });
  return invitation.shown;
}

/** An invitation to show once, and a function that stores it for an account; 404 if school accounts are not set up. */
export function newInvitation({ config: { oidc }, now }: Deps): {
  shown: Invitation;
  keepFor: (tx: Db, userId: number) => Promise<void>;
} {
  if (!oidc) throw notSetUp();
  const secret = newInvitationSecret();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_MS);
  return {
    shown: { link: invitationLink(oidc.redirectUri, secret), expiresAt: expiresAt.toISOString() },
    keepFor: (tx, userId) =>
      replaceInvitation(tx, { userId, secretHash: hashInvitation(secret), createdAt, expiresAt }),
  };
}

/** 404 for an unknown account, 409 if it has no invitation. */
export async function withdrawInvitation(
  deps: Deps,
  actor: Actor,
  accountId: number,
): Promise<void> {
  await actOnAccount(deps, actor, accountId, async (tx) => {
    if (!(await deleteInvitation(tx, accountId))) {
      throw new AppError('conflict', 'There is no invitation any more: perhaps it has been used.');
    }
    return [{ kind: 'school-invitation-withdrawn' }];
  });
}

/** Also ends all sessions, however they began. 404 for an unknown account, 409 if none is linked. */
export async function takeSchoolAccountAway(
  deps: Deps,
  actor: Actor,
  accountId: number,
): Promise<void> {
  await actOnAccount(deps, actor, accountId, async (tx) => {
    if (!(await unlinkSchoolAccount(tx, accountId))) {
      throw new AppError('conflict', 'No school account is linked.');
    }
    await deleteSessionsOf(tx, accountId);
    return [{ kind: 'school-account-unlinked' }];
  });
}
