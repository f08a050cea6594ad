// Requests that no browser sends, over a plain connection: slow, broken, too large or ambiguous. Each gets one of our
// own messages.
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpFreshDb } from '#testing/fresh-db.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../config.ts';
import { chooseGateway } from '../../payment/choose-gateway.ts';

const fresh = setUpFreshDb();
let app: FastifyInstance | undefined;
let port = 0;
let web = '';

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'bright-explorers-web-'));
  for (const name of ['index.html', 'welcome.html']) {
    await writeFile(join(web, name), '<title>The page</title>');
  }
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const now = () => new Date();
  const payment = await chooseGateway(config, fresh.database, now);
  app = await buildApp({ config, database: fresh.database, payment, now }, web);
  // Short, because the test only shows that the limits work; their values are Node's settings.
  app.server.headersTimeout = 300;
  app.server.requestTimeout = 600;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address: AddressInfo | string | null = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await app?.close();
  await rm(web, { recursive: true, force: true });
});

interface Heard {
  status: number;
  headers: string;
  body: string;
  /** Everything received, which may be more than one answer. */
  text: string;
}

/** Sends these bytes and reads until the server closes the connection or has been silent for `ms`. */
function send(bytes: string | Uint8Array, ms = 400): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    const finish = () => {
      socket.destroy();
      const [headers = '', ...rest] = text.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0);
      resolve({ status, headers, body: rest.join('\r\n\r\n'), text });
    };
    let silence = setTimeout(finish, Math.max(ms, 5000));
    socket.on('data', (chunk) => {
      text += chunk.toString();
      clearTimeout(silence);
      silence = setTimeout(finish, ms);
    });
    socket.once('close', () => {
      clearTimeout(silence);
      finish();
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
  });
}

const request = (start: string, headers: readonly string[] = [], body = '') =>
  [start, 'Host: localhost', ...headers, '', body].join('\r\n');

const JSON_BODY = ['Content-Type: application/json'];

function expectSentence({ status, headers, body }: Heard, wanted: number, sentence: string): void {
  expect(status).toBe(wanted);
  expect(headers.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
  expect(body).toBe(JSON.stringify({ message: sentence }));
}

const UNCLEAR = 'We couldn’t understand that. Please try again.';

it('requests whose head or body does not arrive are all answered with 408, and do not delay others', async () => {
  const post = 'POST /api/login HTTP/1.1';
  const slow = [
    ...Array<string>(50).fill('GET /api/user HT'),
    'GET /api/user HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    request(post, [...JSON_BODY, 'Content-Length: 50'], '{"username":"za'),
    request(post, [...JSON_BODY, 'Transfer-Encoding: chunked'], '5\r\n{"use\r\n'),
  ];
  const hearing = slow.map((bytes) => send(bytes, 12_000));
  const quick = await send(request('GET /healthz HTTP/1.1', ['Connection: close']));
  expect(quick.status).toBe(200);
  for (const answer of await Promise.all(hearing)) {
    expectSentence(answer, 408, 'That took too long to arrive. Please try again.');
    expect(answer.headers.toLowerCase()).toContain('connection: close');
  }
});

describe('broken requests', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001'],
    ['an unknown method', request('BREW /api/user HTTP/1.1')],
    ['a header without a name', request('GET /api/user HTTP/1.1', [': x'])],
    ['a space before the colon', request('GET /api/user HTTP/1.1', ['X-A : 1'])],
    ['a NUL in a header', request('GET /api/user HTTP/1.1', ['X-A: a\u0000b'])],
    ['a NUL in the path', request('GET /api/\u0000 HTTP/1.1')],
    ['a folded header', request('GET /api/user HTTP/1.1', ['X-A: a', '\tb', ' c : d\u0001'])],
    [
      'a length that is no number',
      request('POST /api/login HTTP/1.1', ['Content-Length: x'], '{}'),
    ],
    ['a negative length', request('POST /api/login HTTP/1.1', ['Content-Length: -1'], '{}')],
    ['no host', 'GET /api/user HTTP/1.1\r\n\r\n'],
  ])('a request with %s gets 400 and its connection is closed', async (_, bytes) => {
    const answer = await send(bytes);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toMatch(/at .*\.js|Error:/);
  });

  it('broken requests get our own messages', async () => {
    expectSentence(await send('hello\r\n\r\n'), 400, UNCLEAR);
  });
});

describe('oversize requests', () => {
  const tooLarge = 'That is too much to send at once.';

  it('a request with 20 KB of headers gets 431', async () => {
    const answer = await send(request('GET /api/user HTTP/1.1', [`X-Big: ${'x'.repeat(20_000)}`]));
    expectSentence(answer, 431, tooLarge);
  });

  it('a request with an address of 20 KB gets 431, and one of 10 KB an answer', async () => {
    const long = (length: number) => `GET /${'a'.repeat(length)} HTTP/1.1`;
    expectSentence(await send(request(long(20_000))), 431, tooLarge);
    expect((await send(request(long(10_000), ['Connection: close']))).status).toBe(404);
  });

  it('a request that announces more than 64 KiB is refused before it is sent', async () => {
    const headers = [...JSON_BODY, 'Content-Length: 1000000000'];
    expectSentence(await send(request('POST /api/login HTTP/1.1', headers, '{')), 413, tooLarge);
  });

  it('a request that sends more than 64 KiB unannounced is cut off', async () => {
    const chunk = `2000\r\n${'x'.repeat(0x2000)}\r\n`;
    const headers = [...JSON_BODY, 'Transfer-Encoding: chunked'];
    const answer = await send(request('POST /api/login HTTP/1.1', headers, chunk.repeat(12)));
    expectSentence(answer, 413, tooLarge);
  });

  it('a request with 3,000 headers is answered', async () => {
    const headers = Array.from({ length: 3000 }, (_, nth) => `a${nth}:`);
    const answer = await send(request('GET /healthz HTTP/1.1', [...headers, 'Connection: close']));
    expect([200, 431]).toContain(answer.status);
  });
});

describe('requests that two machines could read differently', () => {
  const smuggled = 'GET /api/user HTTP/1.1\r\nHost: localhost\r\n\r\n';

  it.each([
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 0', `Content-Length: ${smuggled.length}`]],
    ['a length of two numbers', [`Content-Length: 0, ${smuggled.length}`]],
    ['another encoding', ['Transfer-Encoding: xchunked']],
    ['chunks before the end', ['Transfer-Encoding: chunked, identity']],
    ['an encoding after a tab', ['Transfer-Encoding:\tx']],
  ])(
    'a request with %s is refused, and a request hidden in it is never answered',
    async (_, headers) => {
      const start = 'POST /api/logout HTTP/1.1';
      const { text, status } = await send(request(start, headers, `0\r\n\r\n${smuggled}`));
      expect([400, 501]).toContain(status);
      expect(text.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
    },
  );

  it('a request with bare line feeds is refused', async () => {
    const bytes = 'GET /healthz HTTP/1.1\nHost: localhost\nConnection: close\n\n';
    expect((await send(bytes)).status).toBe(400);
  });
});

describe('tricks with paths', () => {
  const get = (path: string) => send(request(`GET ${path} HTTP/1.1`, ['Connection: close']));

  it.each([
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%252e%252e%252fpackage.json',
    '//etc/passwd',
    '/./.env',
    '/.env',
    '/assets/../../.env',
    '/index.html%00.js',
    '/%c0%ae%c0%ae/package.json',
    '/..;/package.json',
    '/data/database/PG_VERSION',
    'http://localhost/../package.json',
    'file:///etc/passwd',
  ])('the path %s leads nowhere', async (path) => {
    const { status, text } = await get(path);
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(/root:|"name": "bright|devDependencies|PG_VERSION/);
  });

  it.each([
    '/api//user',
    '/api/./user',
    '/API/user',
    '/api/user%2f',
    '/api/user;x=1',
    '/api/%75ser',
  ])('the path %s does not bypass any check', async (path) => {
    expect([200, 400, 401, 404]).toContain((await get(path)).status);
    expect((await get(path)).text).not.toContain('"username"');
  });
});

describe('tricks with headers', () => {
  it.each([
    ['X-HTTP-Method-Override: DELETE'],
    ['X-Method-Override: PATCH'],
    ['X-Original-URL: /api/admin/stats'],
    ['X-Rewrite-URL: /api/admin/stats'],
    ['X-Forwarded-Prefix: /admin'],
    ['Upgrade: websocket'],
    ['Range: bytes=0-18446744073709551615'],
    ['Expect: 200-ok'],
    ['Cookie: sid=a; sid=b; sid'],
    ['Authorization: Basic YWRtaW46YWRtaW4='],
    ['Accept-Encoding: \u00ff, *;q=x'],
  ])('the header %s changes nothing', async (header) => {
    const answer = await send(request('GET /api/user HTTP/1.1', [header, 'Connection: close']));
    expect([401, 417]).toContain(answer.status);
  });

  it('a host that is not ours is never repeated to anybody', async () => {
    for (const host of [
      'evil.example',
      'evil.example:80@localhost',
      '"><script>',
      'a'.repeat(3000),
    ]) {
      const bytes = `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n`;
      const { text, status } = await send(bytes);
      expect([200, 400]).toContain(status);
      expect(text).not.toMatch(/evil\.example|<script>/);
    }
  });

  it.each([
    ['another host', 'Host: evil.example'],
    ['the same host', 'hOST: localhost'],
    ['no host', 'Host:'],
  ])('a request with a second Host header (%s) is refused', async (_, host) => {
    for (const path of ['/', '/api/config', '/healthz', '/assets/x.js']) {
      const headers = [host, 'Connection: close'];
      expectSentence(await send(request(`GET ${path} HTTP/1.1`, headers)), 400, UNCLEAR);
    }
  });

  it('a repeated header does not bypass any check', async () => {
    const twice = ['Content-Type: text/plain', ...JSON_BODY, 'Cookie: sid=a', 'Cookie: sid=b'];
    const answer = await send(
      request(
        'POST /api/login HTTP/1.1',
        [...twice, 'Content-Length: 2', 'Connection: close'],
        '{}',
      ),
    );
    expect([400, 403, 415]).toContain(answer.status);
  });

  it.each(['TRACE', 'CONNECT', 'PUT', 'OPTIONS', 'PROPFIND'])(
    'the method %s does nothing',
    async (method) => {
      const { status, text } = await send(
        request(`${method} /api/user HTTP/1.1`, ['Cookie: sid=secret', 'Connection: close']),
      );
      expect([0, 400, 404, 405]).toContain(status);
      expect(text).not.toContain('secret');
    },
  );
});
