// How a deal is signed: whoever holds the secret, and nobody else, can make a signature that fits.
import canonicalize from 'canonicalize';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 over the canonical JSON of a deal (RFC 8785), base64url. */
export function signDeal(deal: object, secret: Buffer): string {
  return createHmac('sha256', secret).update(canonicalText(deal)).digest('base64url');
}

/** Whether the signature is that of this deal, with everything in it. */
export function isSignedBy(deal: object, signature: string, secret: Buffer): boolean {
  let expected: Buffer;
  try {
    expected = createHmac('sha256', secret).update(canonicalText(deal)).digest();
  } catch {
    // Half of a surrogate pair, or nested deeper than can be read: not what we dealt.
    return false;
  }
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function canonicalText(deal: object): string {
  const text = canonicalize(deal);
  if (text === undefined) throw new Error('A deal is JSON.');
  return text;
}
