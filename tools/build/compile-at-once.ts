import type { Plugin } from 'vite';

/** V8's explicit compile hint, which other browsers read as a comment; only the first line of a file counts. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes Chromium compile all functions of the files with these modules in the background while they load, because most
 * are called at once and compiling each at its first call would block the page. Chromium's code cache would do the
 * same, but is not used for modules compiled while they load.
 */
export function compileAtOnce(modules: readonly RegExp[]): Plugin {
  return {
    name: 'compile-at-once',
    apply: 'build',
    generateBundle: {
      // After Vite has written what each file loads later.
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk') continue;
          const isMeant = part.moduleIds.some((id) => modules.some((module) => module.test(id)));
          if (isMeant) part.code = HINT + part.code;
        }
      },
    },
  };
}
