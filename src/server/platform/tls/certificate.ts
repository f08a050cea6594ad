// The server's certificate and private key, read from the files of TLS_CERT and TLS_KEY and checked before use (D16).
import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import { DAY_MS } from '#shared/dates.ts';
import { ConfigError, type CertificateFiles } from '../config.ts';

/** Matching PEM texts. */
export interface Certificate {
  cert: string;
  key: string;
  expiresAt: Date;
}

/**
 * When to warn: Let's Encrypt renews 30 days before expiry, Caddy after two thirds of the time, so by then renewal has
 * failed.
 */
const EXPIRES_SOON_MS = 14 * DAY_MS;

/** Reads both files; throws ConfigError with a message that names the unusable setting. */
export async function readCertificate(files: CertificateFiles, now: Date): Promise<Certificate> {
  const cert = await readSetting('TLS_CERT', files.cert);
  const key = await readSetting('TLS_KEY', files.key);
  return checkCertificate(files, { cert, key }, now);
}

async function readSetting(name: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new ConfigError(
      isMissing
        ? `${name}: there is no file ${path}.`
        : `${name}: the file ${path} cannot be read by this user.`,
    );
  }
}

function checkCertificate(
  files: CertificateFiles,
  pems: { cert: string; key: string },
  now: Date,
): Certificate {
  const certificate = parseCertificate(pems.cert, files.cert);
  if (!certificate.checkPrivateKey(parseKey(pems.key, files.key))) {
    throw new ConfigError(`TLS_KEY: the key in ${files.key} does not belong to the certificate.`);
  }
  const expiresAt = new Date(certificate.validTo);
  if (expiresAt <= now) {
    throw new ConfigError(
      `TLS_CERT: the certificate in ${files.cert} expired on ${dayOf(expiresAt)}.`,
    );
  }
  const validFrom = new Date(certificate.validFrom);
  if (validFrom > now) {
    throw new ConfigError(
      `TLS_CERT: the certificate in ${files.cert} is valid only from ${dayOf(validFrom)}. Is this machine's clock right?`,
    );
  }
  try {
    // The whole chain; X509Certificate reads only the first certificate.
    createSecureContext(pems);
  } catch (error) {
    throw new ConfigError(`TLS_CERT: ${files.cert} cannot be used.`, { cause: error });
  }
  return { ...pems, expiresAt };
}

function parseCertificate(pem: string, path: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new ConfigError(
      `TLS_CERT: ${path} is not a certificate in PEM (it begins with -----BEGIN CERTIFICATE-----).`,
    );
  }
}

function parseKey(pem: string, path: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new ConfigError(
      `TLS_KEY: ${path} is not a private key in PEM without a passphrase (it begins with -----BEGIN PRIVATE KEY-----).`,
    );
  }
}

/** The warning about a certificate that expires soon; null while there is time. */
export function expiryWarning({ expiresAt }: Certificate, now: Date): string | null {
  const leftMs = expiresAt.getTime() - now.getTime();
  if (leftMs > EXPIRES_SOON_MS) return null;
  if (leftMs <= 0)
    return `The HTTPS certificate expired on ${dayOf(expiresAt)}: browsers refuse it.`;
  return `The HTTPS certificate expires on ${dayOf(expiresAt)}. Replace the files of TLS_CERT and TLS_KEY, or run npm run https again.`;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
