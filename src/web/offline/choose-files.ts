// Chooses, when the app is built, which of its files a pupil needs without a network.

/** A file of code as the build made it. */
export interface Chunk {
  file: string;
  /** The module it was made for, with slashes; null when it holds what several share. */
  module: string | null;
  isEntry: boolean;
  /** Files that it cannot run without. */
  imports: readonly string[];
  /** Files that it loads when they are needed. */
  dynamicImports: readonly string[];
  css: readonly string[];
}

/** The panels of admins, and what is loaded to pay. */
const LEFT_OUT = /\/pages\/admin[^/]*\/|\/node_modules\//;
/** Content of one year: only the pupil's own year is kept. */
const OF_A_YEAR = /\/content\/year-(\d)\/[^/]+\.yaml$/;
const FONT = /\.woff2$/;

export interface ChosenFiles {
  entry: string;
  shell: string[];
  years: Record<string, string[]>;
}

/** The code that can be reached from the page without what is left out, and what each year adds to it. */
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

/** A file and all that it leads to. */
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
