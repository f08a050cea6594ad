// Takes up a renewed certificate while the server runs: nobody has to restart it at night (D16).
import type { CertificateFiles } from '../config.ts';
import { expiryWarning, readCertificate, type Certificate } from './certificate.ts';

/**
 * The files are read anew rather than watched: renewing tools replace files, folders and symbolic links, on network drives
 * too, where notifications of the file system do not arrive.
 */
const LOOK_MS = 5000;
/** How often an operator is reminded of a certificate that ends. */
const REMIND_MS = 6 * 3_600_000;

interface Renewal {
  files: CertificateFiles;
  current: Certificate;
  now: () => Date;
  /** A certificate that can be used has taken the place of the last one. */
  onRenewed: (certificate: Certificate) => void;
  /** The files hold something that cannot be used, or the certificate in use ends: one sentence. */
  onProblem: (sentence: string) => void;
  lookMs?: number;
}

/** Looks again and again; gives back how to stop. A file that cannot be used changes nothing and is told once. */
export function watchCertificate(renewal: Renewal): () => void {
  const look = makeLook(renewal);
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => (isLooking = false));
  }, renewal.lookMs ?? LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function makeLook({ files, now, onRenewed, onProblem, ...start }: Renewal): () => Promise<void> {
  let current = start.current;
  /** What was wrong at the last look: a certificate is often there a moment before its key. */
  let lastProblem: string | null = null;
  let toldProblem: string | null = null;
  let remindedAt = -Infinity;
  return async () => {
    const found = await readCertificate(files, now()).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    if (typeof found === 'string') {
      const isNews = found === lastProblem && found !== toldProblem;
      lastProblem = found;
      if (isNews) {
        toldProblem = found;
        onProblem(`${found} The certificate that was read before is still in use.`);
      }
    } else {
      [lastProblem, toldProblem] = [null, null];
      if (found.cert !== current.cert || found.key !== current.key) {
        current = found;
        remindedAt = -Infinity;
        onRenewed(found);
      }
    }
    const warning = expiryWarning(current, now());
    if (warning && now().getTime() - remindedAt >= REMIND_MS) {
      remindedAt = now().getTime();
      onProblem(warning);
    }
  };
}
