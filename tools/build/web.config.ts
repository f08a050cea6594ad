import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compileAtOnce } from './compile-at-once.ts';
import { compressedCopies } from './compressed-copies.ts';
import { firstScreen } from './first-screen.ts';
import { offlineWorker } from './offline-worker.ts';
import { welcomePage } from './welcome-page.ts';
import { yamlModules } from './yaml-modules.ts';

const API_ORIGIN = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;
// The server compares the browser's host with the origin and uses it for the return from the checkout.
const SERVER = { target: API_ORIGIN, changeOrigin: false };

/**
 * Modules that are loaded together share a file, because on a slow network each file costs a round trip: code that runs
 * before everything else; packages of every page, which rarely change between versions; the first screen; packages of
 * the app; the app; the home page; what the games' screens share. A module belongs to the first group that needs it.
 */
const FILES = [
  { name: 'begin', test: /[\\/]src[\\/]web[\\/]begin\.ts$/ },
  {
    name: 'base',
    test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|clsx)[\\/]/,
  },
  { name: 'start', test: /[\\/]src[\\/]web[\\/]main\.tsx$/ },
  { name: 'data', test: /node_modules[\\/](@tanstack|zod)[\\/]/ },
  { name: 'app', test: /[\\/]src[\\/]web[\\/](open-app|visitor-app)\.tsx$/ },
  { name: 'home', test: /[\\/]src[\\/]web[\\/](pages[\\/]home[\\/]page\.tsx|sync[\\/]sync\.ts)$/ },
  {
    name: 'games',
    test: /[\\/]src[\\/]games[\\/]kit[\\/]screen[\\/](use-[\w-]+\.ts|[\w-]+\.tsx)$/,
  },
].map((group, nth, { length }) => ({ ...group, priority: length - nth }));

/** Content is named after its year, everything else after its hash. */
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
    firstScreen(),
    compileAtOnce(FILES.map(({ test }) => test)),
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
        codeSplitting: { groups: FILES },
      },
    },
  },
  server: { port: 5173, proxy: { '/api/': SERVER, '/sandbox/': SERVER } },
});
