// Sends random input to every endpoint, as a visitor, a pupil and an admin: no answer is a server error, and every
// refusal is a message.
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { contract } from '#shared/contract/index.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { setUpTestApp, type Answer, type TestBrowser } from '#testing/test-app.ts';

const server = setUpTestApp();
const endpoints: readonly Endpoint[] = Object.values(contract);
const ROLES = ['nobody', 'a pupil', 'an admin'];
const isFor = (who: string, { access }: Endpoint) =>
  access === 'public' || who === 'an admin' || (who === 'a pupil' && access === 'user');
/** Addresses that belong to no endpoint get as many tries as this many endpoints. */
const ADDRESS_SHARE = 4;
const SHARES = ROLES.length * (endpoints.length + ADDRESS_SHARE);
/** Tries for each endpoint and role: few in `npm test`, FUZZ_RUNS in total in `npm run fuzz`. */
const TRIES = Math.ceil(Number(process.env['FUZZ_RUNS'] ?? 3 * SHARES) / SHARES);
const SLOWEST_TRY_MS = 500;
vi.setConfig({ testTimeout: 60_000 + ADDRESS_SHARE * TRIES * SLOWEST_TRY_MS });

/** Any UTF-16, including lone surrogates and NUL. */
const anyText = fc.string({
  unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)),
  maxLength: 60,
});
const oddText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000',
  '\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  'null',
  '%00',
  '-1',
  '1e3',
  'NaN',
  "' or 1=1 --",
  '<script>',
  '../..',
  '😀',
  'İ',
  'x'.repeat(5000),
);
/** Values that pass the first check, so that the next one is tested as well. */
const goodValue = fc.constantFrom<unknown>(
  'word-search',
  'grammar-guru',
  '🐶',
  'Zara',
  'secret1',
  'zara@example.org',
  '8c2f6a52-1d67-4c59-9d3e-0f1f6a1f7a11',
  0,
  1,
  3,
  10,
  50,
  true,
  null,
);
const oddNumber = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.constantFrom(-0, 2 ** 31, 2 ** 53, -1e308, 1e-7),
);
const anyValue = fc.oneof(
  { arbitrary: goodValue, weight: 3 },
  anyText,
  oddText,
  oddNumber,
  fc.jsonValue(),
  fc.array(fc.jsonValue(), { maxLength: 3 }),
);

/** The names of the fields that a body can have. */
function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodMiniObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap(fieldsOf);
  return [];
}

/** The text of a body: nearly valid, other JSON, or not JSON. */
function bodyFor(schema: unknown): fc.Arbitrary<string> {
  const fields = Object.fromEntries(fieldsOf(schema).map((name) => [name, anyValue]));
  const nearlyRight = fc.record(fields, { requiredKeys: [] }).map((body) => JSON.stringify(body));
  return fc.oneof(
    { arbitrary: nearlyRight, weight: 6 },
    fc.json(),
    anyText,
    fc.constantFrom('{"__proto__":{"isAdmin":true}}', '{"a":1,"a":2}', '['.repeat(5000)),
  );
}

const pathPart = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }).map(encodeURIComponent),
  fc.constantFrom('1', '0', '-1', '2147483648', '1e9', '%', '%ff', '%00', '..%2f', 'grammar-guru'),
);
const query = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '?page=-1',
    '?year=7&year=8',
    '?q[]=1',
    '?%',
    '?search=%00',
    '?cursor=x&limit=1e9',
  ),
  fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((text) => `?search=${encodeURIComponent(text)}`),
);
const contentType = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 8 },
  fc.constantFrom('text/plain', 'application/json; charset=x', 'multipart/form-data', 'x'),
);

function callsOf({ method, path, body }: Endpoint) {
  return fc.record({
    path: fc.tuple(pathPart, query).map(([part, end]) => path.replace(/:\w+/g, () => part) + end),
    options: fc.record({
      method: fc.constant(method),
      ...(method !== 'GET' && {
        body: bodyFor(body),
        headers: contentType.map((type) => ({ 'content-type': type })),
      }),
    }),
  });
}

function expectAnswer({ status, body, headers }: Answer): void {
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  expect(String(headers['content-type'])).toMatch(/^application\/json/);
  const refusal = { message: expect.stringMatching(/^\p{Lu}[^{}<>]{5,150}$/u) };
  // An admin who has just required a second factor must set one up from then on.
  expect([refusal, { ...refusal, needs: 'second-factor' }]).toContainEqual(body);
}

describe.each(ROLES)('input from %s', (who) => {
  let browser: TestBrowser;
  beforeEach(async () => {
    const isAdmin = who === 'an admin';
    browser = who === 'nobody' ? server.browser() : await server.loginAs({ isAdmin });
  });

  const expectAnswers = (endpoint: Endpoint) =>
    fc.assert(
      fc.asyncProperty(callsOf(endpoint), async ({ path, options }) => {
        expectAnswer(await browser.call(path, options));
      }),
      { numRuns: TRIES },
    );

  it.each(endpoints.filter((endpoint) => isFor(who, endpoint)))(
    '$method $path is answered, or refused with a message',
    async (endpoint) => {
      await expectAnswers(endpoint);
    },
  );

  // They change nothing, so one browser makes all of them.
  it('every call that only others may make is answered, or refused with a message', async () => {
    const foreign = endpoints.filter((endpoint) => !isFor(who, endpoint));
    for (const endpoint of foreign) await expectAnswers(endpoint);
  });

  it('any address is answered with a page or a message', async () => {
    const address = fc.tuple(
      fc.constantFrom('/', '/api/', '/assets/', '/api/games/', '//'),
      fc.oneof(pathPart, anyText.map(encodeBytes)),
      query,
    );
    await fc.assert(
      fc.asyncProperty(address, async (parts) => expectAnswer(await browser.get(parts.join('')))),
      { numRuns: TRIES * ADDRESS_SHARE },
    );
  });
});

/** The bytes that a program without UTF-8 might send. */
function encodeBytes(text: string): string {
  return [...text].map((sign) => `%${(sign.charCodeAt(0) % 256).toString(16)}`).join('');
}
