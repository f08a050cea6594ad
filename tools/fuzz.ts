// `npm run fuzz`: throws anything at every endpoint, 100,000 times; `npm run fuzz -- 5000` so many times.
import { bin, run } from './setup.mjs';

const [runs = '100000'] = process.argv.slice(2);
run(bin('vitest'), ['run', '--project', 'server', 'src/server/fuzz.test.ts'], { FUZZ_RUNS: runs });
