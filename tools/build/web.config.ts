import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressedCopies } from './compressed-copies.ts';
import { offlineWorker } from './offline-worker.ts';
import { welcomePage } from './welcome-page.ts';
import { yamlModules } from './yaml-modules.ts';

const API_ORIGIN = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;
// The server must see the browser's host, because it compares it with the origin and uses it for the return from the
// checkout.
const SERVER = { target: API_ORIGIN, changeOrigin: false };

/** Code used by every page is one file, which rarely changes between versions. */
const BASE =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store|zod|clsx)[\\/]/;

/** Content is named after its year, everything else after its contents. */
function nameOf(module: string | null | undefined): string {
  const [, year, name] = /[\\/]content[\\/](year-\d)[\\/]([\w-]+)\.yaml$/.exec(module ?? '') ?? [];
  return year && name ? `assets/${year}-${name}-[hash].js` : 'assets/[name]-[hash].js';
}

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export default defineConfig({
  root: inProject('src/web'),
  publicDir: 'public',
  plugins: [
    yamlModules(),
    react(),
    tailwindcss(),
    welcomePage(),
    offlineWorker(),
    compressedCopies(),
  ],
  resolve: {
    alias: {
      'react-style-singleton': inProject('src/ui/style-singleton.ts'),
    },
  },
  build: {
    outDir: inProject('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => nameOf(facadeModuleId),
        codeSplitting: { groups: [{ name: 'base', test: BASE }] },
      },
    },
  },
  server: { port: 5173, proxy: { '/api/': SERVER, '/sandbox/': SERVER } },
});
