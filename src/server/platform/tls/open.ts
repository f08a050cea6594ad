// Serves HTTPS if there is a certificate, and keeps the certificate up to date.
import type { Config } from '../config.ts';
import { readCertificate } from './certificate.ts';
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

/** HTTPS as configured, null for plain HTTP; throws ConfigError for unusable files. */
export async function openHttps(
  { tls: files }: Pick<Config, 'tls'>,
  now: () => Date,
): Promise<Https | null> {
  if (files === null) return null;
  const current = await readCertificate(files, now());
  const servers = makeHttpsServers(current);
  return {
    servers,
    watch: ({ info, warn }) =>
      watchCertificate({
        files,
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
