// docs/dependencies.md explains every package that package.json names, and no other.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const versions = z.record(z.string(), z.string());
const { dependencies, devDependencies, optionalDependencies } = z
  .object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** The packages that the page's lists begin with. */
function explainedPackages(): string[] {
  const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^- (`[^:]*):/gm);
  return [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

it('docs/dependencies.md explains every package once, and none that is not used any more', () => {
  const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(explainedPackages().toSorted()).toEqual(used.toSorted());
});
