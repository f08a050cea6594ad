import { defineConfig } from 'vite';
import { serverWithoutScreens } from './server-without-screens.ts';
import { yamlModules } from './yaml-modules.ts';

/** Native code, which cannot be bundled. */
const NATIVE = ['@node-rs/argon2'];

export default defineConfig({
  publicDir: false,
  plugins: [yamlModules(), serverWithoutScreens()],
  // With its packages bundled into a few files and unused code removed, the server starts in half the time.
  ssr: { noExternal: true, external: NATIVE },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    license: { fileName: 'licences.md' },
    rollupOptions: {
      // Each file is compiled in a turn of the event loop of its own: the maths of all years in one takes too long.
      output: {
        codeSplitting: { groups: [{ name: 'maths', test: /question-types/, maxSize: 100_000 }] },
      },
      input: {
        main: 'src/server/main.ts',
        demo: 'src/server/demo.ts',
        'admin-cli': 'src/server/admin-cli.ts',
        'https-cli': 'src/server/https-cli.ts',
        'doctor-cli': 'src/server/doctor-cli.ts',
        'schools-cli': 'src/server/schools-cli.ts',
        'upgrade-cli': 'src/server/upgrade-cli.ts',
        'archive-cli': 'src/server/archive-cli.ts',
      },
    },
  },
});
