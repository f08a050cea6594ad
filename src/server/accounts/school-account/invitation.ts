// Invitations to link a school account: a link with a secret of 256 bits, of which only a hash is stored (D10).
import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '#shared/dates.ts';
import { AppError } from '../../platform/errors.ts';

export const INVITATION_MS = 7 * DAY_MS;

const SECRET_BYTES = 32;

export function newInvitationSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** A plain hash is safe because nobody can guess the secret. */
export function hashInvitation(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The secret is in the fragment, which browsers never send, so that it appears in no log. */
export function invitationLink(redirectUri: string, secret: string): string {
  return `${redirectUri}#${secret}`;
}

export function invalidInvitation(): AppError {
  return new AppError(
    'conflict',
    'This invitation has already been used, or is too old. If it is yours and you have used it, simply sign in. Otherwise please ask the person who gave it to you for a new one.',
  );
}

export function notSetUp(): AppError {
  return new AppError('not-found', 'Signing in with a school account is not set up here.');
}
