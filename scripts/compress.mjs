// Writes a Brotli and a gzip copy beside every text file of the built application, so that serving costs no compression.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROOT } from './setup.mjs';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller files gain nothing. */
const MIN_BYTES = 1024;

const folder = join(ROOT, 'dist', 'web');
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const content = readFileSync(path);
  if (content.length < MIN_BYTES) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
