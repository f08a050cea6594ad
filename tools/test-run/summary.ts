// The results of the phases of `npm test`, read from the runners' reports, and their table.
import { relative } from 'node:path';
import { z } from 'zod';

export interface Failure {
  title: string;
  /** The command that runs this test alone. */
  alone: string;
}

export interface Outcome {
  passed: number;
  failed: readonly Failure[];
  /** Tests that this machine cannot run, each with its reason. */
  notRun: readonly string[];
}

export interface Phase extends Outcome {
  name: string;
  seconds: number;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Quotes a word for a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A pattern that matches only this title, because Vitest reads `-t` as a regular expression. */
const patternOf = (title: string) => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Reads the JSON report of Vitest; `root` is the folder that its files are named from. */
export function readVitest(report: unknown, root: string): Outcome {
  const files = vitestReport.parse(report).testResults.map(({ name, status, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/');
    const titles = (wanted: string) =>
      assertionResults.filter((test) => test.status === wanted).map((test) => test.fullName);
    const failed = titles('failed').map((title) => ({
      title: `${file}: ${title}`,
      alone: `npx vitest run ${file} -t ${quoted(patternOf(title))}`,
    }));
    const isBroken = status === 'failed' && failed.length === 0;
    return {
      passed: titles('passed').length,
      failed: isBroken ? [{ title: file, alone: `npx vitest run ${file}` }] : failed,
      notRun: ['skipped', 'pending'].flatMap(titles),
    };
  });
  return {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failed: files.flatMap(({ failed }) => failed),
    notRun: files.flatMap(({ notRun }) => notRun),
  };
}

interface Suite {
  file: string;
  specs?: { title: string; line: number; tests: { status: string }[] }[] | undefined;
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.optional(
    z.array(
      z.object({
        title: z.string(),
        line: z.number(),
        tests: z.array(z.object({ status: z.string() })),
      }),
    ),
  ),
  suites: z.optional(z.array(z.lazy(() => suite))),
});

const journeysReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

/** Reads the JSON report of Playwright. */
export function readJourneys(report: unknown): Outcome {
  const { suites, errors } = journeysReport.parse(report);
  const specsOf = (one: Suite): { title: string; at: string; status: string }[] => [
    ...(one.specs ?? []).flatMap(({ title, line, tests }) =>
      tests.map(({ status }) => ({ title, at: `${one.file}:${line}`, status })),
    ),
    ...(one.suites ?? []).flatMap(specsOf),
  ];
  const specs = suites.flatMap(specsOf);
  const failed = specs.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    passed: specs.filter(({ status }) => status === 'expected').length,
    failed: [
      ...failed.map(({ title, at }) => ({
        title: `e2e/${at}: ${title}`,
        alone: `npm run test:e2e -- ${at}`,
      })),
      ...errors.map(({ message = 'an error outside any journey' }) => ({
        title: message,
        alone: 'npm run test:e2e',
      })),
    ],
    notRun: specs.filter(({ status }) => status === 'skipped').map(({ title }) => title),
  };
}

/** Whether nothing failed and no phase was left out, such as the journeys where there is no browser. */
export function passedWhole(phases: readonly Phase[]): boolean {
  return phases.every(({ passed, failed }) => passed > 0 && failed.length === 0);
}

const WIDTHS = [34, 9, 9, 9] as const;

const row = (cells: readonly string[]) =>
  cells
    .map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[0]) : cell.padStart(WIDTHS[i] ?? 0)))
    .join('');

/** One line for each phase, with each failed test's command and the tests that were not run here. */
export function summaryOf(phases: readonly Phase[]): string {
  const passed = phases.reduce((sum, phase) => sum + phase.passed, 0);
  const failed = phases.flatMap((phase) => phase.failed);
  const notRun = phases.flatMap((phase) => phase.notRun);
  return [
    '',
    row(['Phase', 'passed', 'failed', 'seconds']),
    ...phases.map((phase) =>
      row([
        phase.name,
        String(phase.passed),
        String(phase.failed.length),
        phase.seconds.toFixed(0),
      ]),
    ),
    ...failed.flatMap(({ title, alone }) => ['', `Failed: ${title}`, `  ${alone}`]),
    ...(notRun.length > 0 ? ['', 'Not run on this machine:'] : []),
    ...notRun.map((what) => `  ${what}`),
    '',
    `${passed} passed, ${failed.length} failed`,
  ].join('\n');
}
