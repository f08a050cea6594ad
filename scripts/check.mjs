// `npm run check`: types, lint, room rules and unit tests; the loop while working. Screens have their tests in `npm test`.
import { bin, install, requireNode, run, runAll, say } from './setup.mjs';

requireNode();
install();

await runAll(
  [
    ['Types', 'tsc', ['-p', 'tsconfig.json']],
    ['Types of the pure rooms', 'tsc', ['-p', 'tsconfig.pure.json']],
    ['Lint', 'oxlint', ['--deny-warnings']],
    ['Room rules', 'depcruise', ['src', '--output-type', 'err']],
    ['Unused files and exports', 'knip', []],
    [
      'Format',
      'prettier',
      ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'],
    ],
  ].map(([title, command, args]) => [title, bin(command), args]),
  { NODE_ENV: 'test' },
);
say('\nUnit tests');
run(bin('vitest'), ['run', '--project', 'unit'], { NODE_ENV: 'test' });
