// The folder for temporary databases and browser profiles of tests.
import { statfsSync } from 'node:fs';

/** Linux's shared-memory file system. */
const IN_MEMORY = '/dev/shm';
/** Far more than any run has needed (1 GB). */
const ENOUGH_BYTES = 4_000_000_000;

/**
 * Keeps temporary files in memory if there is plenty, for this process and its children: the tests create about a
 * hundred databases of a thousand files each. A TMPDIR that is already set is respected.
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
