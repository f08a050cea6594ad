// The page that waits are compared with: React and six cards of text, minified, from a server of node:http.
import react from '@vitejs/plugin-react';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';

const FOLDER = fileURLToPath(new URL('bare', import.meta.url));
/** The page is asked for again, what it loads is kept, as any server of a built application has it. */
const CACHED = { page: 'no-cache', asset: 'public, max-age=31536000, immutable' };

export interface BarePage {
  origin: string;
  stop: () => Promise<void>;
}

/** Builds the page and serves it with Brotli, on a free port. */
export async function serveBarePage(): Promise<BarePage> {
  const files = await buildPage();
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = files.get(path);
    if (!file) return void response.writeHead(404).end();
    const isPage = path.endsWith('.html');
    response.writeHead(200, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'text/javascript',
      'content-encoding': 'br',
      'content-length': file.length,
      'cache-control': isPage ? CACHED.page : CACHED.asset,
    });
    response.end(file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    stop: () => promisify(server.close.bind(server))(),
  };
}

/** Each file of the page, compressed, under its path. */
async function buildPage(): Promise<Map<string, Buffer>> {
  const result = await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false },
  });
  if (!('output' in result)) throw new Error('The bare page was not built at once.');
  return new Map(
    await Promise.all(
      result.output.map(async (file) => {
        const content = file.type === 'chunk' ? file.code : file.source;
        return [`/${file.fileName}`, await promisify(brotliCompress)(content)] as const;
      }),
    ),
  );
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
