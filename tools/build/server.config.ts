import { defineConfig } from 'vite';
import { serverWithoutScreens } from './server-without-screens.ts';
import { yamlModules } from './yaml-modules.ts';

export default defineConfig({
  publicDir: false,
  plugins: [yamlModules(), serverWithoutScreens()],
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/server/main.ts',
        demo: 'src/server/demo.ts',
        'admin-cli': 'src/server/admin-cli.ts',
        'archive-cli': 'src/server/archive-cli.ts',
      },
    },
  },
});
