import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those above it, unless it is there; throws the system's error. Node's own `recursive` tries for
 * ever where that is ENOENT, as below a mount point without its drive, and says ENOENT of a full or read-only disk.
 */
export async function makeFolder(path: string, mode: number): Promise<void> {
  if (existsSync(path)) return;
  // Above a drive that is not there, on Windows, is itself.
  const above = dirname(path);
  if (above !== path) await makeFolder(above, mode);
  await mkdir(path, { mode }).catch((error: unknown) => {
    // Another process may have made it meanwhile.
    if (!existsSync(path)) throw error;
  });
}
