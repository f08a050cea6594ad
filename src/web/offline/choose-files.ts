// Chooses, at build time, the files that a pupil needs without a network.
import { NOT_KEPT } from './offline-files.ts';

/** A chunk of the build. */
export interface Chunk {
  file: string;
  /** Path of the module that the chunk is the entry for, with slashes; null for a shared chunk. */
  module: string | null;
  isEntry: boolean;
  /** Its static imports. */
  imports: readonly string[];
  /** Its dynamic imports. */
  dynamicImports: readonly string[];
  css: readonly string[];
}

/** Pages of owners and teachers, and payment code. */
const LEFT_OUT = new RegExp(`/pages/(${NOT_KEPT})[^/]*/|/node_modules/`);
/** Content of one year and the drawings of its story: only the pupil's own year is cached. */
const OF_A_YEAR = /\/(?:content|drawings)\/year-(\d)(?:\/[^/]+\.yaml|\.tsx)$/;
const FONT = /\.woff2$/;

export interface ChosenFiles {
  entry: string;
  shell: string[];
  years: Record<string, string[]>;
}

/** The chunks that can be reached from the page without the excluded ones, and what each year adds. */
export function chooseFiles(chunks: readonly Chunk[], assets: readonly string[]): ChosenFiles {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('Nothing starts the app.');
  const shell = reachable(entry, byFile);
  const years: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const year = OF_A_YEAR.exec(chunk.module ?? '')?.[1];
    if (year === undefined || shell.has(chunk.file)) continue;
    const added = [...reachable(chunk, byFile)].filter((file) => !shell.has(file));
    years[year] = [...new Set([...(years[year] ?? []), ...added])].sort();
  }
  const fonts = assets.filter((file) => FONT.test(file));
  return { entry: entry.file, shell: [...shell, ...fonts].sort(), years };
}

/** A chunk and everything it imports. */
function reachable(from: Chunk, byFile: ReadonlyMap<string, Chunk>): Set<string> {
  const found = new Set<string>();
  const waiting = [from];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    for (const file of chunk.css) found.add(file);
    const needed = chunk.imports.map((file) => byFile.get(file));
    const later = chunk.dynamicImports.map((file) => byFile.get(file)).filter(isForPupils);
    for (const next of [...needed, ...later]) if (next) waiting.push(next);
  }
  return found;
}

function isForPupils(chunk: Chunk | undefined): boolean {
  const module = chunk?.module ?? '';
  return !LEFT_OUT.test(module) && !OF_A_YEAR.test(module);
}
