// The order of test files in a run.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests of the server wait for PostgreSQL now and then, which goes well beside the tests of faults; what only computes
 * comes last and keeps both cores busy to the end. The files of a project follow one another, because they share modules.
 */
const PROJECTS = ['faults', 'server-alone', 'server', 'screens-alone', 'toys', 'screens', 'unit'];

/** Files that take ten seconds or more, although some are small: begun late, one would run alone at the end. */
const LONG = [
  'faults/kill-both',
  'faults/kill-application',
  'faults/kill-database',
  'faults/release',
  'faults/start-and-stop',
  'faults/first-start',
  'operations/archive/archive',
  'db/upgrade',
  'postgres/server',
  'server/access',
  'auth/lock-out',
  'question-types/question-types',
  'content/content',
].map((name) => `/${name}.test.ts`);

function rank({ project, moduleId }: TestSpecification): number {
  const isLong = LONG.some((name) => moduleId.endsWith(name));
  return PROJECTS.indexOf(project.name) * 2 + (isLong ? 0 : 1);
}

/** Long files first within each project, then as Vitest does: by the time they took last, or by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
