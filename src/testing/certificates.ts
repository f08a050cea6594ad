// Certificates for tests of HTTPS, generated on demand: an authority, and certificates that it signs for this machine.
import { makeKey, makeRoot, signCertificate } from '#server/platform/tls/authority.ts';

export interface TestCertificate {
  cert: string;
  key: string;
}

const NAMES = ['localhost', '127.0.0.1'];

/** An authority such as a school's own: a client that trusts it trusts the certificates that it signs. */
export const makeAuthority = (): Promise<TestCertificate> => makeRoot(NAMES, 'Test', new Date());

/** A certificate of `authority` for localhost and 127.0.0.1, valid for 397 days from the day before `now`. */
export async function makeCertificate(
  authority: TestCertificate,
  now = new Date(),
): Promise<TestCertificate> {
  const key = makeKey();
  return { cert: await signCertificate(authority, { names: NAMES, key, now }), key };
}
