// Keeps everything out of the first screen that a visitor does not need yet.
import type { Plugin } from 'vite';

/** A chunk of the build: its file, whether the page starts with it, its static imports and its modules. */
export interface Part {
  file: string;
  isEntry: boolean;
  imports: readonly string[];
  modules: readonly string[];
}

/**
 * Games except for what they share, content, every page except the welcome page, and what only calls to the server
 * need.
 */
const LATER =
  /[\\/]src[\\/]games[\\/](?!kit[\\/])|[\\/]content[\\/]|[\\/]src[\\/]web[\\/](pages[\\/](?!auth[\\/])|play[\\/]|sync[\\/])|[\\/]src[\\/]shared[\\/]contract[\\/]|[\\/]node_modules[\\/](zod|@tanstack[\\/]query-core|radix-ui|recharts)[\\/]/;

/** The module that the page's script loads at once. */
const MAIN = /[\\/]src[\\/]web[\\/]main\.tsx$/;

/**
 * The modules that the page loads before anybody has done anything, although they do not belong to the first screen.
 */
export function foreignModules(parts: readonly Part[]): string[] {
  const byFile = new Map(parts.map((part) => [part.file, part]));
  const found = new Set<Part>();
  const waiting = parts.filter(({ isEntry }) => isEntry);
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (found.has(part)) continue;
    found.add(part);
    waiting.push(...part.imports.flatMap((file) => byFile.get(file) ?? []));
  }
  return [...found].flatMap(({ modules }) => modules.filter((id) => LATER.test(id)));
}

/** Fails the build if such a module reaches the first screen, naming it and its importer. */
export function firstScreen(): Plugin {
  return {
    name: 'first-screen',
    apply: 'build',
    generateBundle(_options, bundle) {
      const parts = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? {
              file: part.fileName,
              isEntry: part.isEntry || part.moduleIds.some((id) => MAIN.test(id)),
              imports: part.imports,
              modules: Object.entries(part.modules)
                .filter(([, { renderedLength }]) => renderedLength > 0)
                .map(([id]) => id),
            }
          : [],
      );
      const lines = foreignModules(parts).map((id) => {
        const importers = this.getModuleInfo(id)?.importers ?? [];
        return `  ${id}, imported by ${importers.join(', ') || 'the page'}`;
      });
      if (lines.length > 0) {
        this.error(
          `The first screen contains modules that no visitor needs yet:\n${lines.join('\n')}`,
        );
      }
    },
  };
}
