import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { offlineWorker } from './vite.offline.config.ts';

const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
// The server must see the host that the browser sees: it compares it with the origin, and leads back to it from the checkout.
const SERVER = { target: API_ORIGIN, changeOrigin: false };

/** The browser never turns a schema into JSON Schema: what zod needs for that stays out, 7 KB on the way to every tablet. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
    handler: (code) =>
      [...code.matchAll(/^export (?:const|function) (\w+)/gm)]
        .map(([, name]) => `export const ${name} = () => undefined;`)
        .join('\n'),
  },
};

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), withoutJsonSchema, offlineWorker()],
  build: { outDir: '../../dist/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { '/api/': SERVER, '/sandbox/': SERVER } },
});
