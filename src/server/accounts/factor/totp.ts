// Authenticator codes: TOTP (RFC 6238) with the parameters that every app supports, SHA-1, six digits and 30 seconds.
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** RFC 6238, 5.2: one step before and after, for clocks that differ and slow typing. */
const STEPS_AROUND = 1;
/** RFC 4226, 4: 160 bits. */
const SECRET_BYTES = 20;

/** A new secret in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The URI in the QR code. */
export function enrolmentUri(secret: string, { issuer, label }: { issuer: string; label: string }) {
  return totpOf(secret, issuer, label).toString();
}

/** The step (30 seconds since 1970) that a code belongs to; null for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: STEPS_AROUND });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

function totpOf(secret: string, issuer?: string, label?: string): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
  });
}
