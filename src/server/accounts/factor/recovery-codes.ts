// Recovery codes, for use without the authenticator app.
import { createHash, randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Letters and digits that are not easily confused. */
const CLEAR = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;
const GROUP = /.{4}/g;

/** Ten codes such as abcd-efgh-jkmn-pqrs, with 79 bits each, so that a plain hash is safe. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from({ length: LENGTH }, () => CLEAR[randomInt(CLEAR.length)]).join('');
    return (code.match(GROUP) ?? []).join('-');
  });
}

/** The stored form of a code, regardless of case and separators. */
export function hashRecoveryCode(code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`recovery code ${letters}`).digest('base64url');
}
