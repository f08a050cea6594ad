// Switches to a renewed certificate while the server runs (D16).
import { expiryWarning, type Certificate } from './certificate.ts';

/**
 * Polls the files instead of watching them: renewal tools replace files, folders and symbolic links, also on network
 * drives, where file system notifications do not arrive.
 */
const LOOK_MS = 5000;
/** How often the operator is reminded that a certificate expires. */
const REMIND_MS = 6 * 3_600_000;

interface Renewal {
  read: () => Promise<Certificate>;
  current: Certificate;
  now: () => Date;
  /** Called after switching to a new certificate. */
  onRenewed: (certificate: Certificate) => void;
  /** Called with a message if the files are unusable or the current certificate is about to expire. */
  onProblem: (sentence: string) => void;
  lookMs?: number;
}

/** Polls the files; returns a function that stops. An unusable file changes nothing and is reported once. */
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

function makeLook({ read, now, onRenewed, onProblem, ...start }: Renewal): () => Promise<void> {
  let current = start.current;
  /**
   * The problem found at the last look. It is reported only if it persists, because a certificate is often written a
   * moment before its key.
   */
  let lastProblem: string | null = null;
  let reportedProblem: string | null = null;
  let remindedAt = -Infinity;
  return async () => {
    const found = await read().catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    if (typeof found === 'string') {
      const isNews = found === lastProblem && found !== reportedProblem;
      lastProblem = found;
      if (isNews) {
        reportedProblem = found;
        onProblem(`${found} The previous certificate is still in use.`);
      }
    } else {
      [lastProblem, reportedProblem] = [null, null];
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
