import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import type { Config } from './platform/config.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const server = setUpTestApp();
let folder = '';
/** Serves the pages; making one takes longer than most tests. */
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bright-explorers-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>Bright Explorers</title>The page');
  await writeFile(join(folder, 'welcome.html'), '<h1>Welcome to Bright Explorers!</h1>');
  await writeFile(join(folder, 'service-worker.js'), 'stay()');
  await writeFile(join(folder, 'service-worker.js.br'), 'compressed');
  await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"?","display":"standalone"}');
  await writeFile(join(folder, 'assets', 'app-1234.js'), 'go()');
  app = await buildApp(server.deps, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** The page of an installation with other settings. */
async function getWith(settings: Partial<Config>, url: string) {
  const config = { ...server.deps.config, ...settings };
  const other = await buildApp({ ...server.deps, config }, folder);
  const { body } = await other.inject(url);
  await other.close();
  return body;
}

describe('the pages', () => {
  it.each([
    '/profile',
    '/Profile/',
    '/auth?checkout=cs_1',
    '/admin/student/7',
    '/c/cdf%20346',
    '/index.html',
  ])('the app’s page is served at %s, with and without compression', async (url) => {
    const plain = await get(url);
    expect(plain.statusCode).toBe(200);
    expect(plain.body).toContain('The page');
    expect(plain.headers['cache-control']).toBe('no-cache');
    const small = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toContain('text/html');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const old = await get(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(old.rawPayload).toString()).toBe(plain.body);
  });

  it.each(['/.env', '/treasure', '/profile/x', '/wp-login.php', '/favicon.ico', '//profile'])(
    'the unknown address %s gets a page with status 404, compressed as well',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, body]).toEqual([404, expect.stringContaining('The page')]);
      expect(headers['content-type']).toContain('text/html');
      const small = await get(url, { 'accept-encoding': 'br' });
      expect(small.statusCode).toBe(404);
      expect(brotliDecompressSync(small.rawPayload).toString()).toBe(body);
    },
  );

  it.each(['/', '/auth', '/welcome.html'])(
    'at %s signed-out visitors get the page with the welcome',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers['vary']).toContain('cookie');
      expect(body).toContain('<h1>Welcome');
    },
  );

  it.each(['/', '/auth'])('at %s signed-in users get the page without the welcome', async (url) => {
    const { body } = await get(url, { cookie: `sid=7.${'a'.repeat(43)}` });
    expect(body).toContain('The page');
  });

  it('the page on which a teacher records words may use the microphone, and no other', async () => {
    const policy = async (url: string) => String((await get(url)).headers['permissions-policy']);
    expect(await policy('/words/12/voice')).toContain('microphone=(self)');
    for (const url of ['/words/12', '/words', '/', '/words/12/voice/x']) {
      expect(await policy(url)).toContain('microphone=()');
    }
    const others = (text: string) => text.replace(/microphone=\S+/, '');
    expect(others(await policy('/words/12/voice'))).toBe(others(await policy('/words')));
  });

  it('the pages are from the newest build, even if it was made while the server was running', async () => {
    const page = join(folder, 'index.html');
    const before = await readFile(page, 'utf8');
    expect((await app.inject('/profile')).body).toBe(before);
    await writeFile(page, 'The next page');
    expect((await app.inject('/profile')).body).toBe('The next page');
    await rm(page);
    expect((await app.inject('/profile')).body).toBe('The next page');
    await writeFile(page, before);
  });

  it('the pages have the installation’s name', async () => {
    const named = { appName: 'Tom & <Jerry> $&' };
    expect(await getWith(named, '/auth')).toBe(
      '<h1>Welcome to Tom &amp; &lt;Jerry&gt; $&amp;!</h1>',
    );
    expect(await getWith(named, '/index.html')).toContain('<title>Tom &amp;');
  });

  it('the pages say whether teachers can sign in with a school account, and show the link only then', async () => {
    const note = (said: string) => `<meta name="school-accounts" content="${said}">`;
    const link = '<a data-school-accounts="" href="/school-account">';
    const built = link.replace(' ', ' hidden="" ');
    await writeFile(join(folder, 'welcome.html'), note('no') + built);
    expect((await get('/auth')).body).toBe(note('no') + built);
    const oidc = { issuer: '', clientId: '', clientSecret: '', redirectUri: '' };
    expect(await getWith({ oidc }, '/auth')).toBe(note('yes') + link);
    await writeFile(join(folder, 'welcome.html'), '<h1>Welcome to Bright Explorers!</h1>');
  });

  it('files with a hash in their name are cached for ever', async () => {
    const { statusCode, headers } = await get('/assets/app-1234.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('the service worker is requested again each time', async () => {
    const { statusCode, headers } = await get('/service-worker.js', { 'accept-encoding': 'br' });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['content-encoding']).toBe('br');
  });

  it('the app can be installed under the installation’s name', async () => {
    const { statusCode, headers, body } = await get('/manifest.webmanifest');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('application/manifest+json');
    const name = server.deps.config.appName;
    expect(JSON.parse(body)).toEqual({ name, short_name: name, display: 'standalone' });
  });

  it.each(['/assets/gone.js', '/api/gone', '/..%2f..%2fpackage.json', '/%2e%2e/package.json'])(
    '%s does not get the app’s page or files',
    async (url) => {
      const { body } = await get(url);
      expect(body).not.toContain('bright-explorers');
      expect(body).not.toContain('go()');
    },
  );
});
