// Signs deals and verifies their signatures.
import canonicalize from 'canonicalize';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { dealSchema, type Deal, type SignedDeal } from '#shared/contract/rounds.ts';

/** A deal with its signature, and with its fields in the order in which they are signed, so that `isSignedBy` is quick. */
export function signed(deal: Deal, secret: Buffer): SignedDeal {
  const text = canonicalText(deal);
  return { deal: dealSchema.parse(JSON.parse(text)), signature: macOf(text, secret) };
}

/** HMAC-SHA-256 over the canonical JSON of a deal (RFC 8785), base64url. */
export function signDeal(deal: object, secret: Buffer): string {
  return macOf(canonicalText(deal), secret);
}

/**
 * Whether the signature belongs to exactly this deal. A deal that comes back as it was given out has its fields in canonical order,
 * and `JSON.stringify` writes it in much less time than it takes to sort them. A text that was signed can only be written from the
 * deal that it was signed for.
 */
export function isSignedBy(deal: object, signature: string, secret: Buffer): boolean {
  try {
    return (
      isSame(macOf(JSON.stringify(deal), secret), signature) ||
      isSame(signDeal(deal, secret), signature)
    );
  } catch {
    // A lone surrogate, or too deep a nesting to serialise: not one of our deals.
    return false;
  }
}

function macOf(text: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function isSame(expected: string, signature: string): boolean {
  const [own, given] = [Buffer.from(expected), Buffer.from(signature)];
  return own.length === given.length && timingSafeEqual(own, given);
}

function canonicalText(deal: object): string {
  const text = canonicalize(deal);
  if (text === undefined) throw new Error('A deal is JSON.');
  return text;
}
