// `npm run fuzz`: throws anything at every endpoint, 100,000 times; `npm run fuzz -- 5000` so many times.
import { bin, install, requireNode, run } from './setup.mjs';

requireNode();
install();
run(bin('vitest'), ['run', '--project', 'server', 'src/server/fuzz.test.ts'], {
  NODE_ENV: 'test',
  FUZZ_RUNS: process.argv[2] ?? '100000',
});
