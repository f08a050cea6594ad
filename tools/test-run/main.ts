// `npm test`: every check, in phases that use no more than this machine's cores. All phases run even if one fails; the
// table at the end shows the results.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT, say } from '../setup.mjs';
import {
  passedWhole,
  readJourneys,
  readVitest,
  summaryOf,
  type Outcome,
  type Phase,
} from './summary.ts';

const CACHE = join(ROOT, '.cache');
const REPORTS = join(CACHE, 'test-reports');

interface Ended {
  isDone: boolean;
  /** Its output, if that was kept. */
  output: string;
}

/** Runs an npm script; its output is shown as it appears, or kept if others run at the same time. */
function npmRun(script: string, options: readonly string[] = [], isShown = true): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
      cwd: ROOT,
      shell: process.platform === 'win32',
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', reject);
    child.once('close', (status) => resolve({ isDone: status === 0, output }));
  });
}

/** Commands that use one core each, as many at a time as there are cores. */
async function commands(scripts: readonly string[]): Promise<Outcome> {
  const waiting = [...scripts];
  const failed: string[] = [];
  const work = async () => {
    for (let script = waiting.shift(); script; script = waiting.shift()) {
      const { isDone, output } = await npmRun(script, [], false);
      say(`${isDone ? '✓' : '✗'} npm run ${script}`);
      if (isDone) continue;
      say(output);
      failed.push(script);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return {
    passed: scripts.length - failed.length,
    failed: failed.map((script) => ({ title: script, alone: `npm run ${script}` })),
    notRun: [],
  };
}

/** A runner that uses all cores itself and writes a report; if it fails without naming a test, it failed as a whole. */
async function runner(
  script: string,
  options: (report: string) => readonly string[],
  read: (report: unknown) => Outcome,
): Promise<Outcome> {
  const report = join(REPORTS, `${script.replace(':', '-')}.json`);
  const { isDone } = await npmRun(script, options(report));
  const whole = { title: script, alone: `npm run ${script}` };
  if (!existsSync(report)) return { passed: 0, failed: [whole], notRun: [] };
  const outcome = read(JSON.parse(readFileSync(report, 'utf8')));
  return isDone || outcome.failed.length > 0 ? outcome : { ...outcome, failed: [whole] };
}

const vitest = (script: string) => () =>
  runner(
    script,
    (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    (report) => readVitest(report, ROOT),
  );

async function journeys(): Promise<Outcome> {
  const report = join(REPORTS, 'test-e2e.json');
  const { isDone } = await npmRun('browser');
  // A run that decides about a release must not leave them out.
  if (!isDone && !process.env['CI']) {
    const notRun = ['every journey: there is no Chromium here, and none could be installed'];
    return { passed: 0, failed: [], notRun };
  }
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report;
  return runner('test:e2e', () => ['--reporter=list,json'], readJourneys);
}

const PHASES: readonly { name: string; run: () => Promise<Outcome> }[] = [
  {
    name: 'Types, lint, format, build',
    run: () =>
      commands([
        'typecheck:whole',
        'lint:imports',
        'test:build',
        'lint:unused',
        'lint',
        'format:check',
      ]),
  },
  { name: 'Rules and content', run: vitest('test:unit') },
  { name: 'Screens', run: vitest('test:screens') },
  { name: 'Server', run: vitest('test:server') },
  { name: 'What browsers are sent', run: () => commands(['test:baseline']) },
  { name: 'Journeys in a browser', run: journeys },
  { name: 'Servers killed and starved', run: vitest('test:faults') },
];

/** Owners can see in the evidence pack when all tests of their build passed. */
function recordPass(): void {
  const build = readFileSync(join(CACHE, 'build.stamp'), 'utf8');
  const passedAt = new Date().toISOString();
  writeFileSync(join(CACHE, 'test-run.json'), `${JSON.stringify({ build, passedAt })}\n`);
}

for (const before of [REPORTS, join(CACHE, 'modules')]) {
  rmSync(before, { recursive: true, force: true });
}
mkdirSync(REPORTS, { recursive: true });
const phases: Phase[] = [];
for (const { name, run } of PHASES) {
  say(`\n${name}…`);
  const start = performance.now();
  const outcome = await run();
  phases.push({ name, seconds: (performance.now() - start) / 1000, ...outcome });
}
if (passedWhole(phases)) recordPass();
say(summaryOf(phases));
process.exitCode = phases.some(({ failed }) => failed.length > 0) ? 1 : 0;
