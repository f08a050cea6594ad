import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/build/longest-first.ts';
import { keepTemporaryFilesInMemory } from './tools/build/temporary-files.ts';
import { yamlModules } from './tools/build/yaml-modules.ts';

keepTemporaryFilesInMemory();

/** Tests that replace a module, or leave something behind for ever: they need a world of their own. */
const ALONE = '**/*.alone.test.{ts,tsx}';
/** Tests of what surrounds a game, on toy games. */
const TOYS = 'src/**/*.toys.test.tsx';
const TOY_GAMES = fileURLToPath(new URL('src/testing/toy-games.tsx', import.meta.url));
const FAULTS = 'src/testing/faults/*.test.ts';
const QUIET = 'src/testing/setup-quiet.ts';
/** One PostgreSQL server for all projects of a run. */
const POSTGRES = 'src/testing/postgres-server.ts';

/**
 * Tests of a worker that is shared make much that is soon forgotten: with more room for it, looked through by one thread, it
 * takes a tenth less of the processor.
 */
const ROOM_FOR_YOUNG = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=128',
  '--single-threaded-gc',
];

interface Kind {
  name: string;
  include: string[];
  exclude?: string[];
  environment?: 'node' | 'jsdom';
  setupFiles?: string[];
  globalSetup?: string[];
  /** What is loaded in the place of a module. */
  alias?: Record<string, string>;
}

/** One kind of tests: their files share a worker and its modules, which saves half of the time, but for those named `.alone`. */
const project = ({ name, exclude = [], ...kind }: Kind, isAlone = false) => ({
  plugins: [yamlModules()],
  test: {
    environment: 'node' as const,
    setupFiles: [QUIET],
    // Generous, because a busy machine is no reason to fail: no test here is about speed.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    execArgv: isAlone ? [] : ROOM_FOR_YOUNG,
    ...kind,
    name: isAlone ? `${name}-alone` : name,
    isolate: isAlone,
    include: isAlone
      ? kind.include.map((glob) => glob.replace('*.test', '*.alone.test'))
      : kind.include,
    exclude: isAlone ? exclude : [...exclude, ALONE],
  },
});

const screens = {
  name: 'screens',
  include: ['src/**/*.test.tsx'],
  exclude: [TOYS],
  environment: 'jsdom',
  setupFiles: [QUIET, 'src/testing/setup-screens.ts'],
} satisfies Kind;

const toys: Kind = {
  ...screens,
  name: 'toys',
  include: [TOYS],
  exclude: [],
  setupFiles: [...screens.setupFiles, 'src/testing/setup-toys.ts'],
  alias: Object.fromEntries(
    ['cards', 'pictures', 'screens', 'local-dealers'].map((list) => [
      `#games/${list}.ts`,
      TOY_GAMES,
    ]),
  ),
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
      project(toys),
      project(server),
      project(server, true),
      {
        test: {
          // The built server as a process of its own, killed, starved and stopped.
          name: 'faults',
          include: [FAULTS],
          globalSetup: [POSTGRES, 'src/testing/faults/school-folder.ts'],
          setupFiles: [QUIET],
          testTimeout: 900_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
