// Whether all tests passed with exactly the build that is running; `npm test` records that when it ends.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findProjectRoot } from '../../platform/project-root.ts';

const runSchema = z.object({ build: z.string(), passedAt: z.iso.datetime() });

/** When they passed; null if that is not recorded or was another build. `root` is the project's folder. */
export function testedAt(root: string = findProjectRoot()): string | null {
  const build = textOf(join(root, '.cache', 'build.stamp'));
  const run = textOf(join(root, '.cache', 'test-run.json'));
  if (build === null || run === null) return null;
  const { data } = runSchema.safeParse(JSON.parse(run));
  return data?.build === build ? data.passedAt : null;
}

function textOf(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
