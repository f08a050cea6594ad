// Signs deals and verifies their signatures.
import canonicalize from 'canonicalize';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 over the canonical JSON of a deal (RFC 8785), base64url. */
export function signDeal(deal: object, secret: Buffer): string {
  return createHmac('sha256', secret).update(canonicalText(deal)).digest('base64url');
}

/** Whether the signature belongs to exactly this deal. */
export function isSignedBy(deal: object, signature: string, secret: Buffer): boolean {
  let expected: string;
  try {
    expected = signDeal(deal, secret);
  } catch {
    // A lone surrogate, or too deep a nesting to serialise: not one of our deals.
    return false;
  }
  const [own, given] = [Buffer.from(expected), Buffer.from(signature)];
  return own.length === given.length && timingSafeEqual(own, given);
}

function canonicalText(deal: object): string {
  const text = canonicalize(deal);
  if (text === undefined) throw new Error('A deal is JSON.');
  return text;
}
