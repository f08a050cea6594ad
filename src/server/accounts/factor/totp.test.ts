import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { enrolmentUri, newSecret, stepOf } from './totp.ts';

/** RFC 6238, appendix B: its secret; we use the last six of the eight digits of its codes. */
const RFC_SECRET = Secret.fromLatin1('12345678901234567890').base32;
const RFC_CODES = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;
const at = (seconds: number) => new Date(seconds * 1000);

describe('an authenticator code', () => {
  it.each(RFC_CODES)('the code at second %i is %s, as in RFC 6238', (seconds, code) => {
    expect(stepOf(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('a code is valid in its own half minute, the one before and the one after, and its step is known', () => {
    // The code of step 37037036, valid from 1111111080 to 1111111109.
    const code = '081804';
    expect(stepOf(RFC_SECRET, code, at(1_111_111_049))).toBeNull();
    expect(stepOf(RFC_SECRET, code, at(1_111_111_050))).toBe(37_037_036);
    expect(stepOf(RFC_SECRET, code, at(1_111_111_080))).toBe(37_037_036);
    expect(stepOf(RFC_SECRET, code, at(1_111_111_139.999))).toBe(37_037_036);
    expect(stepOf(RFC_SECRET, code, at(1_111_111_140))).toBeNull();
  });

  it.each(['', '08180', '0818045', '08180a', '٠٨١٨٠٤', ' 081804', '081804\n', '-81804'])(
    '%j is never a valid code',
    (code) => {
      expect(stepOf(RFC_SECRET, code, at(1_111_111_109))).toBeNull();
    },
  );
});

describe('a new secret', () => {
  it('each secret is new and has 160 bits', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('the app is given the names of the product and the user with any character in them', () => {
    const uri = new URL(
      enrolmentUri('JBSWY3DPEHPK3PXP', { issuer: 'Bright & Co: Explorers', label: 'Zoë 李' }),
    );
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('Zoë 李');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Bright & Co: Explorers',
      secret: 'JBSWY3DPEHPK3PXP',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
