import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/build/longest-first.ts';
import { keepTemporaryFilesInMemory } from './tools/build/temporary-files.ts';
import { yamlModules } from './tools/build/yaml-modules.ts';

keepTemporaryFilesInMemory();

/** Tests that replace a module, or leave something behind for ever: they need a world of their own. */
const ALONE = '**/*.alone.test.{ts,tsx}';
const FAULTS = 'src/testing/faults/*.test.ts';
const QUIET = 'src/testing/setup-quiet.ts';
/** One PostgreSQL server for all projects of a run. */
const POSTGRES = 'src/testing/postgres-server.ts';

interface Kind {
  name: string;
  include: string[];
  exclude?: string[];
  environment?: 'node' | 'jsdom';
  setupFiles?: string[];
  globalSetup?: string[];
}

/** One kind of tests: their files share a worker and its modules, which saves half of the time, but for those named `.alone`. */
const project = ({ name, exclude = [], ...kind }: Kind, isAlone = false) => ({
  plugins: [yamlModules()],
  test: {
    environment: 'node' as const,
    setupFiles: [QUIET],
    // Generous, because a busy machine is no reason to fail: no test here is about speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...kind,
    name: isAlone ? `${name}-alone` : name,
    isolate: isAlone,
    include: isAlone
      ? kind.include.map((glob) => glob.replace('*.test', '*.alone.test'))
      : kind.include,
    exclude: isAlone ? exclude : [...exclude, ALONE],
  },
});

const screens: Kind = {
  name: 'screens',
  include: ['src/**/*.test.tsx'],
  environment: 'jsdom',
  setupFiles: [QUIET, 'src/testing/setup-screens.ts'],
};

const server: Kind = {
  name: 'server',
  include: ['src/server/**/*.test.ts'],
  globalSetup: [POSTGRES],
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      project({
        name: 'unit',
        include: ['src/{shared,games,web,ui,testing}/**/*.test.ts', 'tools/**/*.test.ts'],
        exclude: [FAULTS],
      }),
      project(screens),
      project(screens, true),
      project(server),
      project(server, true),
      {
        test: {
          // The built server as a process of its own, killed, starved and stopped.
          name: 'faults',
          include: [FAULTS],
          globalSetup: [POSTGRES, 'src/testing/faults/school-folder.ts'],
          setupFiles: [QUIET],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
