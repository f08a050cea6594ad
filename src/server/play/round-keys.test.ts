import canonicalize from 'canonicalize';
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSignedBy, signatureOf } from './round-keys.ts';

const SECRET = Buffer.alloc(32, 7);
const deal = {
  id: '00000000-0000-4000-8000-000000000001',
  userId: 1,
  gameId: 'grammar-guru',
  year: 3,
  seed: 5,
  start: { questions: [{ text: 'Café – 1e21?', id: 'b', answer: 1e21 }], bank: 'a' },
  met: { 'word/island#meaning': '2026-01-02T12:00:00.000Z', 'fact/7×8': '2026-01-01T12:00:00Z' },
  pace: 1,
  dealtAt: '2026-01-01T10:00:00.000Z',
  expiresAt: '2026-01-31T10:00:00.000Z',
  key: 'one',
  workId: 3,
  checkId: 4,
  rules: 1,
};
const signature = signatureOf(deal, SECRET);

describe('the signature of a deal', () => {
  it.each([
    ['as it was given out', deal],
    ['after JSON and back', JSON.parse(JSON.stringify(deal))],
    [
      'with its inner fields in another order',
      {
        ...deal,
        start: { questions: [{ id: 'b', text: 'Café – 1e21?', answer: 1e21 }], bank: 'a' },
      },
    ],
  ])('a signature is valid %s', (_, same: object) => {
    expect(isSignedBy(same, signature, SECRET)).toBe(true);
  });

  it.each([
    ['another seed', { ...deal, seed: 6 }],
    ['a field more', { ...deal, workId: 1 }],
    ['another start', { ...deal, start: { questions: [] } }],
    ['a lone surrogate', { ...deal, start: '\uD800' }],
    ['too deep a nesting', { ...deal, start: nested(100_000) }],
  ])('a signature is invalid with %s', (_, changed) => {
    expect(isSignedBy(changed, signature, SECRET)).toBe(false);
  });

  it('the signature covers the canonical text of a deal, whatever its start', () => {
    const anyStart = fc.jsonValue({ depthSize: 'small' });
    fc.assert(
      fc.property(anyStart, (start) => {
        const text = canonicalize({ ...deal, start }) ?? '';
        const mac = createHmac('sha256', SECRET).update(text).digest('base64url');
        expect(signatureOf({ ...deal, start }, SECRET)).toBe(mac);
      }),
    );
  });

  it.each([
    ['names that are numbers', { 10: 'a', 9: 'b', '-1': 'c', b: { 2: 'd', 11: 'e' } }],
    ['a surrogate beside its other half', { text: '🎮', path: String.raw`\ud800` }],
    ['a field named __proto__', JSON.parse('{"__proto__":null,"a":{"__proto__":{"b":1}}}')],
    ['a field without a value', { questions: [{ reasons: undefined, id: 'b', answer: 'a' }] }],
  ])('a signature is valid with %s', (_, start) => {
    const dealt = { ...deal, start };
    const text = canonicalize(dealt) ?? '';
    const mac = createHmac('sha256', SECRET).update(text).digest('base64url');
    expect(signatureOf(dealt, SECRET)).toBe(mac);
    expect(isSignedBy(JSON.parse(JSON.stringify(dealt)), mac, SECRET)).toBe(true);
  });

  it('a deal that JSON cannot say is not signed', () => {
    expect(() => signatureOf({ ...deal, start: Number.NaN }, SECRET)).toThrow('NaN');
  });

  it('a signature with another key is invalid', () => {
    expect(isSignedBy(deal, signature, Buffer.alloc(32, 8))).toBe(false);
  });
});

function nested(levels: number): unknown {
  let value: unknown = null;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}
