import type { Plugin } from 'vite';

/** V8's explicit compile hint, which other browsers read as a comment; only the first line of a file counts. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks Chromium to compile all functions of the files that hold such modules while they arrive, in a thread beside the page:
 * most of them are called at once, and nothing else can be done while each is compiled when it is called. Chromium's cache of
 * compiled code would do as well, but is not used for modules that are compiled while they arrive.
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
