import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const server = setUpTestApp();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bright-explorers-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>The page</title>');
  await writeFile(join(folder, 'index.html.br'), 'compressed');
  await writeFile(join(folder, 'service-worker.js'), 'stay()');
  await writeFile(join(folder, 'service-worker.js.br'), 'compressed');
  await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"?","display":"standalone"}');
  await writeFile(join(folder, 'assets', 'app-1234.js'), 'go()');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function get(url: string, headers: Record<string, string> = {}) {
  const app = await buildApp(server.deps, folder);
  const response = await app.inject({ url, headers });
  await app.close();
  return response;
}

describe('the pages', () => {
  it.each(['/', '/auth', '/admin/student/7', '/treasure', '/index.html'])(
    'are answered at %s, with and without compression',
    async (url) => {
      const plain = await get(url);
      expect(plain.statusCode).toBe(200);
      expect(plain.body).toContain('The page');
      expect(plain.headers['cache-control']).toBe('no-cache');
      const small = await get(url, { 'accept-encoding': 'br' });
      expect(small.headers['content-encoding']).toBe('br');
      expect(small.headers['content-type']).toContain('text/html');
    },
  );

  it('keep files with a hash in their name for ever', async () => {
    const { statusCode, headers } = await get('/assets/app-1234.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('ask for the worker anew each time', async () => {
    const { statusCode, headers } = await get('/service-worker.js', { 'accept-encoding': 'br' });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['content-encoding']).toBe('br');
  });

  it('can be installed under the name of the installation', async () => {
    const { statusCode, headers, body } = await get('/manifest.webmanifest');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('application/manifest+json');
    const name = server.deps.config.appName;
    expect(JSON.parse(body)).toEqual({ name, short_name: name, display: 'standalone' });
  });

  it.each(['/assets/gone.js', '/api/gone', '/..%2f..%2fpackage.json', '/%2e%2e/package.json'])(
    'are not what %s gets',
    async (url) => {
      const { body } = await get(url);
      expect(body).not.toContain('bright-explorers');
      expect(body).not.toContain('go()');
    },
  );
});
