// Lets a module import a YAML file: it becomes a module with the file's content as its default export.
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** For Vite and Vitest; Node without them uses yaml-hook.mjs. */
export function yamlModules(): Plugin {
  return {
    name: 'yaml-modules',
    transform: {
      filter: { id: /\.yaml$/ },
      handler: (text) => ({ code: `export default ${JSON.stringify(parse(text))};`, map: null }),
    },
  };
}
