// Signs deals and verifies their signatures.
import canonicalize from 'canonicalize';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 over the canonical JSON of a deal (RFC 8785), base64url. */
export function signatureOf(deal: object, secret: Buffer): string {
  const text = canonicalize(deal);
  if (text === undefined) throw new Error('A deal is JSON.');
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Whether the signature belongs to exactly this deal. */
export function isSignedBy(deal: object, signature: string, secret: Buffer): boolean {
  try {
    const [own, given] = [Buffer.from(signatureOf(deal, secret)), Buffer.from(signature)];
    return own.length === given.length && timingSafeEqual(own, given);
  } catch {
    // A lone surrogate or too deep nesting cannot be serialised, so it is not one of our deals.
    return false;
  }
}
