// Serves HTTPS if there is a certificate, and keeps the certificate up to date.
import type { CertificateFiles, Config } from '../config.ts';
import { renewCertificate } from './authority-folder.ts';
import { readCertificate, type Certificate } from './certificate.ts';
import { makeHttpsServers, type HttpsServers } from './https-servers.ts';
import { watchCertificate } from './renewal.ts';

interface Log {
  info: (line: string) => void;
  warn: (line: string) => void;
}

interface Https {
  servers: HttpsServers;
  /** Starts watching for a renewed certificate; returns a function that stops. */
  watch: (log: Log) => () => void;
}

type CertificateSettings = Pick<Config, 'dataDir' | 'schoolNames' | 'tls'>;

/** Reads the certificate, after renewing one by the school's own authority if it is time. */
export async function currentCertificate(
  { dataDir, schoolNames }: CertificateSettings,
  files: CertificateFiles,
  now: Date,
): Promise<Certificate> {
  // A renewal that fails is tried again at each look, and two weeks before the expiry the log says so.
  if (schoolNames.length > 0) await renewCertificate(dataDir, schoolNames, now).catch(() => {});
  return readCertificate(files, now);
}

/** HTTPS as configured, null for plain HTTP; throws ConfigError for unusable files. */
export async function openHttps(
  config: CertificateSettings,
  now: () => Date,
): Promise<Https | null> {
  const { tls: files } = config;
  if (files === null) return null;
  const read = () => currentCertificate(config, files, now());
  const current = await read();
  const servers = makeHttpsServers(current);
  return {
    servers,
    watch: ({ info, warn }) =>
      watchCertificate({
        read,
        current,
        now,
        onProblem: warn,
        onRenewed: (certificate) => {
          servers.use(certificate);
          const day = certificate.expiresAt.toISOString().slice(0, 10);
          info(`A new HTTPS certificate is in use. It expires on ${day}.`);
        },
      }),
  };
}
