// Small files that are either complete or absent, even after a power cut.
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/** Writes a file that only its owner can read; it gets its name only when it is on disk. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`;
  const file = await open(draft, 'w', OWNER_ONLY);
  try {
    await file.chmod(OWNER_ONLY);
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await renameDurably(draft, path);
}

export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  // Windows cannot sync a folder.
  if (process.platform === 'win32') return;
  const folder = await open(dirname(to), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
