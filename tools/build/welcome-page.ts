import react from '@vitejs/plugin-react';
import { JSDOM } from 'jsdom';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../../src/web', import.meta.url));
const PAGE = 'index.html';
const WELCOME = 'welcome.html';
/** The module that the page's script loads. */
const MAIN = '/web/main.tsx';
/** The module that starts the app for everybody who is not shown the welcome page. */
const APP = '/web/open-app.tsx';
const FONT = /\/andika-latin-\d+-normal-.*\.woff2$/;

/**
 * Writes a second page that contains the pre-rendered welcome page, so that a visitor sees it before any code has
 * loaded (decision 0014). Both pages request first what the first paint needs.
 */
export function welcomePage(): Plugin {
  return {
    name: 'welcome-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle[PAGE];
        if (page?.type !== 'asset') throw new Error(`The build has no ${PAGE}.`);
        const dom = new JSDOM(page.source.toString());
        const { document } = dom.window;
        requestLooksFirst(document, fontsIn(bundle));
        requestCode(document, codeOf(MAIN, bundle));
        const welcome = new JSDOM(dom.serialize());
        requestCode(document, codeOf(APP, bundle));
        page.source = dom.serialize();
        putWelcome(welcome.window.document, await renderWelcome());
        this.emitFile({ type: 'asset', fileName: WELCOME, source: welcome.serialize() });
      },
    },
  };
}

/** Requests the styles and fonts before the code. */
function requestLooksFirst(document: Document, fonts: readonly string[]): void {
  const styles = document.querySelector('link[rel=stylesheet]');
  if (!styles) throw new Error('The page has no styles.');
  const preloads = fonts.map((file) =>
    linkTo(document, file, { rel: 'preload', as: 'font', type: 'font/woff2' }),
  );
  document.querySelector('title')?.before(styles, ...preloads);
}

/** Requests code that the page's script would request later. */
function requestCode(document: Document, code: readonly string[]): void {
  const isRequested = (file: string) =>
    document.querySelector(`[src="/${file}"], [href="/${file}"]`);
  const preloads = code
    .filter((file) => !isRequested(file))
    .map((file) => linkTo(document, file, { rel: 'modulepreload' }));
  document.head.append(...preloads);
}

function putWelcome(document: Document, welcome: string): void {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no place for the welcome page.');
  root.innerHTML = welcome;
  // Inert until its code has loaded, so that no input is lost.
  root.setAttribute('inert', '');
}

function linkTo(
  document: Document,
  file: string,
  attributes: Readonly<Record<string, string>>,
): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.setAttribute('crossorigin', '');
  link.setAttribute('href', `/${file}`);
  return link;
}

const fontsIn = (bundle: Rolldown.OutputBundle) =>
  Object.keys(bundle).filter((file) => FONT.test(file));

/** The file that contains a module, with all its static imports. */
function codeOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunk = Object.values(bundle).find(
    (part) =>
      part.type === 'chunk' &&
      part.moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module)),
  );
  if (!chunk) throw new Error(`${module} is in no file.`);
  const found = new Set<string>();
  const waiting = [chunk.fileName];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const part = bundle[file];
    if (part?.type !== 'chunk' || found.has(file)) continue;
    found.add(file);
    waiting.push(...part.imports);
  }
  return [...found];
}

async function renderWelcome(): Promise<string> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    plugins: [react()],
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = await server.ssrLoadModule('/prerender.tsx');
    const render: unknown = module['prerenderWelcome'];
    const html: unknown = typeof render === 'function' ? await render() : undefined;
    if (typeof html !== 'string') throw new Error('The welcome page was not rendered.');
    return html;
  } finally {
    await server.close();
  }
}
