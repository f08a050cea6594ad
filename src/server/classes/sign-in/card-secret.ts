// The secret of a QR card: 128 random bits, of which only a hash is stored (D10).
import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 16;
/** 128 bits in base64url, without padding. */
const SECRET = /^[\w-]{22}$/;

export function newCardSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * The hash by which a secret is found; null if the text cannot be one. A plain hash is safe, because nobody can guess
 * 128 bits.
 */
export function hashCardSecret(secret: string): string | null {
  return SECRET.test(secret) ? createHash('sha256').update(secret).digest('base64url') : null;
}

/**
 * The address on a card. The secret is in its fragment, which browsers never send, so that it appears in no log.
 * Without a configured origin the address is relative to the page that shows the card, because a request's headers may
 * claim any host.
 */
export function cardLink(origin: string | null, secret: string): string {
  return `${origin ?? ''}/c/card#${secret}`;
}
