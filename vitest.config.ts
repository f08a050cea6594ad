import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { yamlModules } from './tools/build/yaml-modules.ts';

/** Tests that replace a module, or leave something behind for ever: they need a world of their own. */
const ALONE = '**/*.alone.test.{ts,tsx}';
/** Tests of what surrounds a game, on toy games. */
const TOYS = 'src/**/*.toys.test.tsx';
const TOY_GAMES = fileURLToPath(new URL('src/testing/toy-games.tsx', import.meta.url));
/** Passwords cost next to nothing to hash, but for the tests of what a hash costs (`same-work.alone.test.ts`). */
const LOW_COST = fileURLToPath(new URL('src/testing/hash-cost.ts', import.meta.url));
const FAULTS = 'src/testing/faults/*.test.ts';
/** Those that kill, starve and time servers run one after another, with nothing beside them. */
const HARSH_FAULTS = ['disk-full', 'failover', 'kill', 'workers'].map(
  (name) => `src/testing/faults/${name}.test.ts`,
);
const QUIET = 'src/testing/setup-quiet.ts';
/** One PostgreSQL server for all projects of a run. */
const POSTGRES = 'src/testing/postgres-server.ts';

/** Each takes up to 1 GB of memory. */
const MAX_WORKERS = 4;

interface Kind {
  name: string;
  include: string[];
  exclude?: string[];
  environment?: 'node' | 'happy-dom';
  environmentOptions?: {
    happyDOM: { url: string; settings: { handleDisabledFileLoadingAsSuccess: boolean } };
  };
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
  environment: 'happy-dom',
  // As on another device: an address that works on one machine alone is never printed.
  environmentOptions: {
    happyDOM: {
      url: 'http://games.test/',
      // It loads no scripts, and would complain of each.
      settings: { handleDisabledFileLoadingAsSuccess: true },
    },
  },
  setupFiles: [QUIET, 'src/testing/setup-screens.ts'],
} satisfies Kind;

const toys: Kind = {
  ...screens,
  name: 'toys',
  include: [TOYS],
  exclude: [],
  setupFiles: [...screens.setupFiles, 'src/testing/setup-toys.ts'],
  alias: Object.fromEntries(['cards', 'browser'].map((list) => [`#games/${list}.ts`, TOY_GAMES])),
};

const server: Kind = {
  name: 'server',
  include: ['src/server/**/*.test.ts'],
  globalSetup: [POSTGRES],
};

/** The built server as a process of its own, killed, starved and stopped. */
const faults = (
  name: string,
  kind: { include: string[]; exclude?: string[]; maxWorkers?: number },
  groupOrder: number,
) => ({
  plugins: [yamlModules()],
  test: {
    name,
    globalSetup: [POSTGRES, 'src/testing/faults/school-folder.ts'],
    setupFiles: [QUIET],
    // As in the other projects; what they start is in processes of its own.
    isolate: false,
    testTimeout: 900_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    ...kind,
    sequence: { groupOrder },
  },
});

export default defineConfig({
  test: {
    // What one project or phase has transformed, the others need not; `npm test` begins without it.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/modules' },
    // No more than the cores, so that a small machine is not asked for more than it has.
    maxWorkers: Math.min(MAX_WORKERS, availableParallelism()),
    projects: [
      project({
        name: 'unit',
        include: ['src/{shared,games,web,ui,testing}/**/*.test.ts', 'tools/**/*.test.ts'],
        exclude: [FAULTS],
        // As in `server`, whose tests then find in the cache what these have transformed.
        alias: { './hash-cost.ts': LOW_COST },
      }),
      project(screens),
      project(screens, true),
      project(toys),
      project({ ...server, alias: { './hash-cost.ts': LOW_COST } }),
      project(server, true),
      faults('faults', { include: [FAULTS], exclude: HARSH_FAULTS }, 0),
      faults('faults-alone', { include: HARSH_FAULTS, maxWorkers: 1 }, 1),
    ],
  },
});
