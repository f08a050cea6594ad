import { describe, expect, it } from 'vitest';
import { passedWhole, readJourneys, readVitest, summaryOf } from './summary.ts';

const test = (fullName: string, status: string) => ({ fullName, status });
const file = (name: string, status: string, assertionResults: ReturnType<typeof test>[]) => ({
  name: `/clone/src/${name}`,
  status,
  assertionResults,
});

describe('readVitest', () => {
  it('the report of Vitest gives the number of passed tests and the names of skipped ones', () => {
    const tests = [test('adds', 'passed'), test('subtracts', 'passed'), test('as root', 'skipped')];
    const report = { testResults: [file('sums.test.ts', 'passed', tests)] };
    expect(readVitest(report, '/clone')).toEqual({ passed: 2, failed: [], notRun: ['as root'] });
  });

  it('the report of Vitest gives each failed test a command that matches its title alone', () => {
    const tests = [test("doubles 3 (or 4) of a child's", 'failed')];
    const report = { testResults: [file('sums.test.ts', 'failed', tests)] };
    expect(readVitest(report, '/clone').failed).toEqual([
      {
        title: "src/sums.test.ts: doubles 3 (or 4) of a child's",
        alone: String.raw`npx vitest run src/sums.test.ts -t 'doubles 3 \(or 4\) of a child'\''s'`,
      },
    ]);
  });

  it('a file that could not be loaded counts as a failure', () => {
    const report = { testResults: [file('sums.test.ts', 'failed', [])] };
    expect(readVitest(report, '/clone').failed).toEqual([
      { title: 'src/sums.test.ts', alone: 'npx vitest run src/sums.test.ts' },
    ]);
  });
});

describe('readJourneys', () => {
  const spec = (title: string, status: string) => ({ title, line: 7, tests: [{ status }] });

  it('the report of Playwright finds nested journeys and gives each failed one a command that runs it alone', () => {
    const inner = { file: 'play.spec.ts', specs: [spec('loses', 'unexpected')] };
    const outer = {
      file: 'play.spec.ts',
      specs: [spec('wins', 'expected'), spec('prints', 'skipped')],
      suites: [inner],
    };
    expect(readJourneys({ suites: [outer], errors: [] })).toEqual({
      passed: 1,
      failed: [
        {
          title: 'e2e/play.spec.ts:7: loses',
          alone: 'npm run test:e2e -- play.spec.ts:7',
        },
      ],
      notRun: ['prints'],
    });
  });

  it('an error outside any journey counts as a failure', () => {
    const report = { suites: [], errors: [{ message: 'The school did not start.' }] };
    expect(readJourneys(report).failed).toEqual([
      { title: 'The school did not start.', alone: 'npm run test:e2e' },
    ]);
  });
});

it('a run counts as passed only if each phase had passing tests and none failed', () => {
  const rules = { name: 'Rules', seconds: 12, passed: 40, failed: [], notRun: ['as root'] };
  const journeys = { ...rules, name: 'Journeys', passed: 5 };
  const failed = [{ title: 'play', alone: 'npm run test:e2e' }];
  expect(passedWhole([rules, journeys])).toBe(true);
  expect(passedWhole([rules, { ...journeys, passed: 0 }])).toBe(false);
  expect(passedWhole([rules, { ...journeys, failed }])).toBe(false);
});

it('the summary has a line for each phase and each failure’s command, and ends with the totals', () => {
  const phases = [
    { name: 'Rules', seconds: 12.4, passed: 40, failed: [], notRun: [] },
    {
      name: 'Journeys',
      seconds: 90,
      passed: 5,
      failed: [{ title: 'play', alone: 'npm run test:e2e' }],
      notRun: ['print'],
    },
  ];
  expect(summaryOf(phases)).toBe(
    [
      '',
      'Phase                                passed   failed  seconds',
      'Rules                                    40        0       12',
      'Journeys                                  5        1       90',
      '',
      'Failed: play',
      '  npm run test:e2e',
      '',
      'Not run on this machine:',
      '  print',
      '',
      '45 passed, 1 failed',
    ].join('\n'),
  );
});
