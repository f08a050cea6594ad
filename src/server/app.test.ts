import { describe, expect, it, vi } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';
import { buildApp } from './app.ts';

const server = setUpTestApp();
const behindHttps = setUpTestApp({ APP_ORIGIN: 'https://games.school.example' });
const endpoints: readonly Endpoint[] = Object.values(contract);

describe('every endpoint of the contract', () => {
  it('the routes give no warning from Fastify about descriptions', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    const app = await buildApp(server.deps, '/nowhere');
    await app.close();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('every endpoint is served, and is in the OpenAPI document', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const { body } = await owner.get('/api/openapi.json');
    for (const { method, path } of endpoints) {
      expect(server.app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true);
      expect(body).toHaveProperty(['paths', path.replace(/:(\w+)/g, '{$1}')]);
    }
  });
});

describe('what nobody should send', () => {
  const headers = { 'content-type': 'application/json' };

  it.each([
    ['broken JSON', '{bad', 400],
    ['a number', '7', 400],
    ['null', 'null', 400],
    ['an array', '[]', 400],
    ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', 400],
    ['more than 64 KiB', JSON.stringify({ username: 'x'.repeat(70_000) }), 413],
  ])('%s as a body is answered with a message', async (_, body, status) => {
    const answer = await server.browser().call('/api/login', { method: 'POST', body, headers });
    expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
  });

  it('an empty body of the type JSON counts as no body', async () => {
    const { status } = await server
      .browser()
      .call('/api/logout', { method: 'POST', body: '', headers });
    expect(status).toBe(204);
  });

  it('an unknown path of the API gets 404 as JSON', async () => {
    for (const path of ['/api/nope', '/api', '/api/user/nope', '/assets/gone.js']) {
      expect(await server.browser().get(path)).toMatchObject({
        status: 404,
        body: { message: 'We couldn’t find that.' },
      });
    }
  });
});

// Those from other sites, see `access.test.ts`.
describe('calls from our own pages', () => {
  const login = async (headers: Record<string, string>) => {
    await server.loginAs({ username: 'zara' });
    const body = { username: 'zara', password: PASSWORD };
    return (await server.browser().call('/api/login', { method: 'POST', body, headers })).status;
  };

  it.each<Record<string, string>>([
    { host: 'games.school:3000', origin: 'http://games.school:3000' },
    { host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' },
    { host: 'games.school' },
  ])('a call with the headers %o is answered', async (headers) => {
    expect(await login(headers)).toBe(200);
  });
});

describe('headers', () => {
  it('the headers forbid foreign and inline scripts, frames and content sniffing', async () => {
    const { headers } = await server.browser().get('/healthz');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/api/config', '/api/user'])(
    'the answer of %s, data or a refusal, may do nothing as a page, and is not stored',
    async (path) => {
      const { headers } = await server.browser().get(path);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    },
  );

  it('behind HTTPS data tells browsers to stay with it, as pages do', async () => {
    const { headers } = await behindHttps.browser().get('/api/config');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  });

  it('the headers deny the camera, the microphone and other device features', async () => {
    const { headers } = await server.browser().get('/healthz');
    const policy = String(headers['permissions-policy']).split(', ');
    expect(policy).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'payment=()']));
    expect(policy.every((rule) => /^[a-z-]+=\(\)$/.test(rule))).toBe(true);
    // Chromium warns of names that it does not know.
    expect(policy).not.toContain('bluetooth=()');
  });
});

describe('signs of life', () => {
  it('both health checks succeed while the database answers', async () => {
    expect((await server.browser().get('/healthz')).status).toBe(200);
    expect((await server.browser().get('/readyz')).status).toBe(200);
  });
});
