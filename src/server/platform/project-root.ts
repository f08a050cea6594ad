// The project's folder, found from this file, built or not.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with package.json; throws if there is none above this file. */
export function findProjectRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json was not found above the program.');
  return findProjectRoot(parent);
}

/** The folder with the settings: the project's, or that of the first release of an installation that was upgraded (INSTALLATION in tools/setup.mjs). */
export function findInstallation(root: string = findProjectRoot()): string {
  const first = dirname(dirname(root));
  return existsSync(join(first, 'release.json')) ? first : root;
}
