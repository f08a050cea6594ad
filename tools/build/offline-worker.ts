import { createHash } from 'node:crypto';
import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { chooseFiles, type ChosenFiles, type Chunk } from '../../src/web/offline/choose-files.ts';
import { PAGE, WELCOME, type OfflineFiles } from '../../src/web/offline/offline-files.ts';

const WORKER = 'src/web/offline/worker.ts';
/** Pictures of the public folder that pages show. */
const PICTURE = /\.svg$/;

/** Builds the service worker after the app, with the list of files to cache. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    // Not earlier: chunks that contain only styles are in the bundle until shortly before it is written.
    async writeBundle({ dir = '' }, bundle) {
      const parts = Object.values(bundle);
      const assets = parts.filter(({ type }) => type === 'asset');
      const chosen = chooseFiles(
        parts.flatMap((part) => (part.type === 'chunk' ? [chunkOf(part)] : [])),
        assets.map(({ fileName }) => fileName),
      );
      await expectWritten(dir, chosen);
      await buildWorker(dir, await withBuild(dir, chosen));
    },
  };
}

/** A worker that has to cache a missing file is never installed, and then nothing can be played offline. */
async function expectWritten(dir: string, { shell, years }: ChosenFiles): Promise<void> {
  for (const file of [...shell, ...Object.values(years).flat()]) {
    await access(join(dir, file)).catch((cause: unknown) => {
      throw new Error(`${file} is to be cached, but was not written.`, { cause });
    });
  }
}

function chunkOf(chunk: Rolldown.OutputChunk): Chunk {
  return {
    file: chunk.fileName,
    module: chunk.facadeModuleId?.replaceAll('\\', '/') ?? null,
    isEntry: chunk.isEntry,
    imports: chunk.imports,
    dynamicImports: chunk.dynamicImports,
    css: [...(chunk.viteMetadata?.importedCss ?? [])],
  };
}

/** Adds the pictures of the public folder, and the build's id: a hash of all cached files. */
async function withBuild(dir: string, { entry, shell, years }: ChosenFiles): Promise<OfflineFiles> {
  const pictures = (await readdir(dir, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => PICTURE.test(file) && !file.startsWith('assets/'));
  const hash = createHash('sha256').update(JSON.stringify([shell, years]));
  for (const file of [PAGE, WELCOME, ...pictures]) hash.update(await readFile(join(dir, file)));
  const path = (file: string) => `/${file}`;
  return {
    build: hash.digest('hex').slice(0, 12),
    entry: path(entry),
    shell: [...shell, ...pictures].map(path),
    years: Object.fromEntries(
      Object.entries(years).map(([year, paths]) => [year, paths.map(path)]),
    ),
  };
}

async function buildWorker(outDir: string, files: OfflineFiles): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { OFFLINE_FILES: JSON.stringify(files) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: WORKER,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
