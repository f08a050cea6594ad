// The school's own certificate authority: its root certificate, and the server's certificate that it signs.
import { createPrivateKey, createPublicKey, generateKeyPairSync, webcrypto } from 'node:crypto';
import { isIP } from 'node:net';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_nameConstraints,
  NameConstraints,
} from '@peculiar/asn1-x509';
import * as x509 from '@peculiar/x509';
import { DAY_MS } from '#shared/dates.ts';

/** PEM texts. */
export interface Signed {
  cert: string;
  key: string;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const [DNS, IP] = ['dns', 'ip'] as const;
const ROOT_DAYS = 3650;
/** Browsers refuse certificates that are valid for longer. */
const DAYS_MAX = 397;
/** The clocks of devices are often slow. */
const EARLIER_MS = DAY_MS;
/** Of a common name, the date included (X.520). */
const TITLE_MAX = 50;

export function makeKey(): string {
  return generateKeyPairSync('ec', {
    namedCurve: ALGORITHM.namedCurve,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;
}

/** A root certificate that is good for these names and addresses alone, and its key. */
export async function makeRoot(
  names: readonly string[],
  appName: string,
  now: Date,
): Promise<Signed> {
  const key = makeKey();
  const title = [...appName].slice(0, TITLE_MAX).join('');
  const subject = new x509.Name([
    { CN: [{ utf8String: `${title} ${now.toISOString().slice(0, 10)}` }] },
  ]);
  const { keyCertSign, cRLSign } = x509.KeyUsageFlags;
  const cert = await x509.X509CertificateGenerator.create({
    subject,
    issuer: subject,
    notBefore: new Date(now.getTime() - EARLIER_MS),
    notAfter: new Date(now.getTime() + ROOT_DAYS * DAY_MS),
    signingAlgorithm: ALGORITHM,
    publicKey: publicKeyOf(key),
    signingKey: await signingKeyOf(key),
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(keyCertSign | cRLSign, true),
      new x509.Extension(id_ce_nameConstraints, true, AsnConvert.serialize(constraintsTo(names))),
      await x509.SubjectKeyIdentifierExtension.create(publicKeyOf(key)),
    ],
  });
  return { cert: cert.toString('pem'), key };
}

/** The server's certificate for these names and addresses and this key, until the root expires at the latest. */
export async function signCertificate(
  root: Signed,
  { names, key, now }: { names: readonly string[]; key: string; now: Date },
): Promise<string> {
  const issuer = new x509.X509Certificate(root.cert);
  const until = now.getTime() - EARLIER_MS + DAYS_MAX * DAY_MS;
  const cert = await x509.X509CertificateGenerator.create({
    subject: 'CN=Bright Explorers',
    issuer: issuer.subjectName,
    notBefore: new Date(now.getTime() - EARLIER_MS),
    notAfter: new Date(Math.min(until, issuer.notAfter.getTime())),
    signingAlgorithm: ALGORITHM,
    publicKey: publicKeyOf(key),
    signingKey: await signingKeyOf(root.key),
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) === 0 ? DNS : IP, value })),
      ),
      await x509.AuthorityKeyIdentifierExtension.create(issuer.publicKey),
    ],
  });
  return cert.toString('pem');
}

/**
 * Names constrain names alone and addresses alone addresses (RFC 5280, 4.2.1.10), so of what is not named at all
 * everything is excluded.
 */
function constraintsTo(names: readonly string[]): NameConstraints {
  const hosts = names.filter((name) => isIP(name) === 0);
  const addresses = names.filter((name) => isIP(name) !== 0);
  const permitted = [
    ...hosts.map((dNSName) => ({ dNSName })),
    ...addresses.map((ip) => ({ iPAddress: `${ip}/${isIP(ip) === 4 ? 32 : 128}` })),
  ];
  const excluded = [
    ...(hosts.length === 0 ? [{ dNSName: '' }] : []),
    ...(addresses.length === 0 ? [{ iPAddress: '0.0.0.0/0' }, { iPAddress: '::/0' }] : []),
  ];
  return new NameConstraints({
    permittedSubtrees: subtreesOf(permitted),
    ...(excluded.length > 0 && { excludedSubtrees: subtreesOf(excluded) }),
  });
}

const subtreesOf = (bases: ReadonlyArray<Partial<GeneralName>>) =>
  new GeneralSubtrees(bases.map((base) => new GeneralSubtree({ base: new GeneralName(base) })));

const publicKeyOf = (key: string) => createPublicKey(key).export({ type: 'spki', format: 'der' });

const signingKeyOf = (key: string) =>
  webcrypto.subtle.importKey(
    'pkcs8',
    createPrivateKey(key).export({ type: 'pkcs8', format: 'der' }),
    ALGORITHM,
    false,
    ['sign'],
  );
