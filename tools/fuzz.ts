// `npm run fuzz`: sends 100,000 random requests to every endpoint; `npm run fuzz -- 5000` sends that many.
import { bin, run } from './setup.mjs';

const [runs = '100000'] = process.argv.slice(2);
run(bin('vitest'), ['run', '--project', 'server', 'src/server/fuzz.test.ts'], { FUZZ_RUNS: runs });
