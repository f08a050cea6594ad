// The contents of each chunk of the browser application, from another build into a separate folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

export interface Chunk {
  /** Its path, such as 'assets/page-CVUUdBUk.js'. */
  file: string;
  /** Bytes after brotli. */
  size: number;
  /** Its contents, largest first: packages by name, our files by folder; in bytes before compression. */
  holds: [string, number][];
}

const OF_A_PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/;

function nameOf(module: string): string {
  const path = module.replace(/^\0/, '').replace(/\?.*/, '');
  const pack = OF_A_PACKAGE.exec(path)?.[1];
  if (pack) return pack;
  return relative(process.cwd(), path).replace(/\/[^/]+$/, '');
}

/** All chunks of a production build. */
export async function listChunks(): Promise<Map<string, Chunk>> {
  const folder = await mkdtemp(join(tmpdir(), 'bright-explorers-chunks-'));
  const built = await build({
    configFile: 'tools/build/web.config.ts',
    logLevel: 'silent',
    build: { outDir: folder, emptyOutDir: true },
  });
  await rm(folder, { recursive: true });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = new Map<string, Chunk>();
  for (const output of outputs) {
    if (!('output' in output)) continue;
    for (const item of output.output) {
      if (item.type !== 'chunk') continue;
      const sizes = new Map<string, number>();
      for (const [module, { renderedLength }] of Object.entries(item.modules)) {
        const name = nameOf(module);
        sizes.set(name, (sizes.get(name) ?? 0) + renderedLength);
      }
      const holds = [...sizes].filter(([, size]) => size > 0).toSorted(([, a], [, b]) => b - a);
      const size = brotliCompressSync(item.code).length;
      chunks.set(item.fileName, { file: item.fileName, size, holds });
    }
  }
  return chunks;
}

const NAMED = 6;

/** One line: size, name, and its largest parts. */
export function chunkLine({ file, size, holds }: Chunk): string {
  const named = holds
    .slice(0, NAMED)
    .map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)}`)
    .join(', ');
  const more = holds.length > NAMED ? `, ${holds.length - NAMED} more` : '';
  return `${(size / 1000).toFixed(1).padStart(6)} KB  ${file}: ${named}${more}`;
}
