// Small files that are whole or not there, whatever happens to the machine meanwhile.
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/** Writes a file that only its owner can read, under its name only when it is on disk. */
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

/** Renames, and waits until the new name is on disk. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  // Windows has no way to wait for a folder.
  if (process.platform === 'win32') return;
  const folder = await open(dirname(to), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
