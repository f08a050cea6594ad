import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../../src/web', import.meta.url));
const PAGE = 'index.html';
const WELCOME = 'welcome.html';
const ITS_CODE = '/pages/auth/page.tsx';
const FONT = /\/andika-latin-\d+-normal-.*\.woff2$/;
const STYLES = /\s*<link rel="stylesheet"[^>]*>/;
const PLACE = /<div id="root">.*?<\/div>/s;

/**
 * Writes a second page with the pre-rendered welcome page beside the app's, so that a visitor sees it before any code
 * has arrived (decision 0014). Both request what the first paint needs first.
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
        page.source = looksFirst(page.source.toString(), fontsIn(bundle));
        const source = withWelcome(page.source, await renderWelcome(), codeIn(bundle));
        this.emitFile({ type: 'asset', fileName: WELCOME, source });
      },
    },
  };
}

/** Requests the styles and fonts before the code. */
function looksFirst(page: string, fonts: readonly string[]): string {
  const [styles] = STYLES.exec(page) ?? [];
  if (!styles) throw new Error('The page has no styles.');
  const links = fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  );
  return page
    .replace(styles, '')
    .replace('<title>', [styles.trim(), ...links, '<title>'].join('\n    '));
}

function withWelcome(page: string, welcome: string, code: readonly string[]): string {
  const links = code
    .filter((file) => !page.includes(file))
    .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `);
  // Inert until its code has loaded, so that nothing typed is lost.
  return page
    .replace('</head>', `${links.join('')}</head>`)
    .replace(PLACE, () => `<div id="root" inert>${welcome}</div>`);
}

const fontsIn = (bundle: Rolldown.OutputBundle) =>
  Object.keys(bundle).filter((file) => FONT.test(file));

/** The welcome page's code and its static imports. */
function codeIn(bundle: Rolldown.OutputBundle): string[] {
  const chunk = Object.values(bundle).find(
    (part) =>
      part.type === 'chunk' && part.facadeModuleId?.replaceAll('\\', '/').endsWith(ITS_CODE),
  );
  if (chunk?.type !== 'chunk') throw new Error('The welcome page has no code of its own.');
  return [chunk.fileName, ...chunk.imports];
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
    const html: unknown = await module['prerenderWelcome']();
    if (typeof html !== 'string') throw new Error('The welcome page was not rendered.');
    return html;
  } finally {
    await server.close();
  }
}
