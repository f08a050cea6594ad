// The catalogue on disk, in docs/content.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../docs/content/', import.meta.url));

/** The files that differ from the catalogue: changed, missing or no longer in it. */
export function outdatedFiles(pages: ReadonlyMap<string, string>): string[] {
  const present = readdirSync(FOLDER);
  const stale = present.filter((file) => !pages.has(file));
  const changed = [...pages].filter(
    ([file, text]) => !present.includes(file) || readFileSync(join(FOLDER, file), 'utf8') !== text,
  );
  return [...stale, ...changed.map(([file]) => file)].toSorted();
}

/** Writes every page and takes away what is no longer one. */
export function writeCatalogue(pages: ReadonlyMap<string, string>): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, text] of pages) writeFileSync(join(FOLDER, file), text);
}
