// The catalogue on disk. It is made on demand and not kept in the repository, because people read and change the
// content files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const CATALOGUE_FOLDER = 'dist/catalogue';
const FOLDER = fileURLToPath(new URL(`../../../${CATALOGUE_FOLDER}/`, import.meta.url));

/** Writes every page and deletes obsolete ones. */
export function writeCatalogue(pages: ReadonlyMap<string, string>): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, text] of pages) writeFileSync(join(FOLDER, file), text);
}
