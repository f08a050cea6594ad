// Keeps screens out of the server's bundle.
import type { Plugin } from 'vite';

const SCREEN = /\.tsx$|[\\/]node_modules[\\/]react(-dom)?[\\/]/;

/** Fails the build if a component or React itself reaches the bundle, naming the module and its importer. */
export function serverWithoutScreens(): Plugin {
  return {
    name: 'server-without-screens',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const packages = chunks.flatMap(({ imports, dynamicImports }) => [
        ...imports,
        ...dynamicImports,
      ]);
      const found = [
        ...chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => SCREEN.test(id))),
        ...packages.filter((name) => /^react(-dom)?(\/|$)/.test(name)),
      ];
      if (found.length === 0) return;
      const lines = [...new Set(found)].map((id) => {
        const importers = this.getModuleInfo(id)?.importers ?? [];
        return `  ${id}, imported by ${importers.join(', ') || 'the bundle'}`;
      });
      this.error(
        `The server’s bundle contains modules that only the browser needs:\n${lines.join('\n')}`,
      );
    },
  };
}
