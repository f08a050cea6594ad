import { describe, expect, it } from 'vitest';
import { setUpTestApp } from '#testing/test-app.ts';
import { requestId } from './request-id.ts';

const OURS = /^\d{3}-\d{3}-\d{3}$/;

describe('the number of a request', () => {
  it('the number of a request is easy to read out and differs from the previous one', () => {
    const ids = Array.from({ length: 100 }, () => requestId({}, false));
    for (const id of ids) expect(id).toMatch(OURS);
    expect(new Set(ids).size).toBeGreaterThan(95);
  });

  it.each(['abc\n{"level":60}', 'x'.repeat(65), '', 'ä', '<b>'])(
    'the number of a request is never %j, whoever sends it',
    (given) => {
      expect(requestId({ 'x-request-id': given }, true)).toMatch(OURS);
    },
  );
});

describe('without a proxy in front', () => {
  const server = setUpTestApp();

  it('without a proxy, every answer has a number of ours', async () => {
    for (const path of ['/api/config', '/api/user', '/api/nope', '/healthz', '/%c0']) {
      const headers = { 'x-request-id': 'from-outside' };
      const answer = await server.browser().call(path, { headers });
      expect(answer.headers['x-request-id']).toMatch(OURS);
    }
  });
});

describe('behind our own proxy', () => {
  const server = setUpTestApp({ TRUST_PROXY: '1' });

  it('behind our own proxy, the number is the one in the proxy’s log', async () => {
    const headers = { 'x-request-id': '8f14e45f-ceea-467f' };
    const answer = await server.browser().call('/api/config', { headers });
    expect(answer.headers['x-request-id']).toBe('8f14e45f-ceea-467f');
  });
});
