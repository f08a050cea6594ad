// The secret of a QR card: 128 random bits, of which only a hash is stored (D10).
import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 16;
/** 128 bits in base64url, without padding. */
const SECRET = /^[\w-]{22}$/;

export function newCardSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The hash a secret is found by; null for what cannot be one. A plain hash will do, because nobody can guess 128 bits. */
export function hashCardSecret(secret: string): string | null {
  return SECRET.test(secret) ? createHash('sha256').update(secret).digest('base64url') : null;
}

/**
 * The address on a card. The secret is in its fragment, which browsers send to no server, so no log has it. Without a configured
 * origin it begins with the path: the browser that shows the card knows where it is, and a request's headers may claim anything.
 */
export function cardLink(origin: string | null, secret: string): string {
  return `${origin ?? ''}/c/card#${secret}`;
}
