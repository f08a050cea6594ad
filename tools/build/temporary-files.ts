// Where tests keep the databases and browser profiles that they throw away.
import { statfsSync } from 'node:fs';

/** Linux's folder in memory. */
const IN_MEMORY = '/dev/shm';
/** Far more than a run has ever needed at once (1 GB). */
const ENOUGH_BYTES = 4_000_000_000;

/**
 * Keeps temporary files in memory where there is plenty of it, for this process and all that it starts: the tests make
 * about a hundred databases of a thousand files each. A TMPDIR that is set already is left alone.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] === undefined && freeBytes(IN_MEMORY) > ENOUGH_BYTES) {
    process.env['TMPDIR'] = IN_MEMORY;
  }
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
