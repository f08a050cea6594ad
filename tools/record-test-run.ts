// Writes down that all tests were passed with the present build: the last step of `npm test`. Owners read the date in the evidence pack.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CACHE = join(import.meta.dirname, '..', '.cache');
const build = readFileSync(join(CACHE, 'build.stamp'), 'utf8');
const passedAt = new Date().toISOString();
writeFileSync(join(CACHE, 'test-run.json'), `${JSON.stringify({ build, passedAt })}\n`);
