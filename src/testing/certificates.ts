// Certificates for tests of HTTPS, generated on demand: an authority, and certificates that it signs for this machine.
import { generate } from 'selfsigned';
import { DAY_MS } from '#shared/dates.ts';

export interface TestCertificate {
  cert: string;
  key: string;
}

interface Validity {
  notBefore?: Date;
  notAfter?: Date;
}

/** An authority such as a school's own: a client that trusts it trusts the certificates that it signs. */
export async function makeAuthority(): Promise<TestCertificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'Test authority' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return { cert, key };
}

/** A certificate of `authority` for localhost and 127.0.0.1, valid from yesterday for 90 days by default. */
export async function makeCertificate(
  authority: TestCertificate,
  { notBefore, notAfter }: Validity = {},
): Promise<TestCertificate> {
  const now = Date.now();
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    ca: authority,
    notBeforeDate: notBefore ?? new Date(now - DAY_MS),
    notAfterDate: notAfter ?? new Date(now + 90 * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { cert, key };
}
