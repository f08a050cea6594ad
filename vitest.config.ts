import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Generous, because a busy machine is no reason to fail: no test here is about speed. */
const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000 } as const;

/** Tests that need a world of their own. */
const ALONE = 'src/**/*.alone.test.tsx';

const screensProject = (
  name: string,
  isolate: boolean,
  include: string[],
  exclude: string[] = [],
) => ({
  test: {
    name,
    isolate,
    include,
    exclude,
    environment: 'jsdom' as const,
    ...PATIENT,
    setupFiles: ['src/testing/setup-quiet.ts', 'src/testing/setup-screens.ts'],
  },
});

/** The same server tests run once on each database. */
const serverProject = (database: 'pglite' | 'postgres') => ({
  test: {
    name: `server-${database}`,
    include: ['src/server/**/*.test.ts'],
    environment: 'node' as const,
    env: { TEST_DATABASE: database },
    globalSetup: [
      database === 'postgres' ? 'src/testing/postgres-server.ts' : 'src/testing/migrated-dump.ts',
    ],
    setupFiles: ['src/testing/setup-quiet.ts'],
    ...PATIENT,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // Rules keep no state of their own: their files share a worker, which saves a fifth of the time.
          isolate: false,
          include: ['src/{shared,games,web,ui,testing}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['src/testing/faults/**'],
          environment: 'node',
          ...PATIENT,
          setupFiles: ['src/testing/setup-quiet.ts'],
        },
      },
      // Screens leave nothing behind but what a page keeps; those that replace a module, or listen to the page for ever, run alone.
      screensProject('screens', false, ['src/**/*.test.tsx'], [ALONE]),
      screensProject('screens-alone', true, [ALONE]),
      serverProject('pglite'),
      serverProject('postgres'),
      {
        test: {
          // The built server as a process of its own, killed, starved and stopped.
          name: 'faults',
          include: ['src/testing/faults/*.test.ts'],
          environment: 'node',
          globalSetup: ['src/testing/postgres-server.ts', 'src/testing/faults/school-folder.ts'],
          setupFiles: ['src/testing/setup-quiet.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
