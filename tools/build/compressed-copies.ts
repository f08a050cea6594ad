// Writes a Brotli and a gzip copy of every text file of the built application, so that the server compresses none.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller files do not benefit. */
const MIN_BYTES = 1024;

/** Runs last, because other plugins also write files into the folder. */
export function compressedCopies(): Plugin {
  let folder = '';
  return {
    name: 'compressed-copies',
    apply: 'build',
    writeBundle: ({ dir = '' }) => void (folder = dir),
    closeBundle: { order: 'post', sequential: true, handler: () => compressAll(folder) },
  };
}

async function compressAll(folder: string): Promise<void> {
  // Nothing was written because the build has failed, which it reports itself.
  if (folder === '') return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
