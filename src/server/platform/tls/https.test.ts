import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { plainHttpNotice } from './notice.ts';
import { redirectTarget } from './redirect.ts';
import { strictTransportSecurity } from './strict-transport-security.ts';

describe('TLS settings', () => {
  it.each([
    [{ TLS_CERT: 'a.pem' }, 'TLS_KEY must be set as well, or none of them.'],
    [{ TLS_KEY: 'a.pem' }, 'TLS_CERT must be set as well, or none of them.'],
    [
      { TLS_CERT: 'a', TLS_KEY: 'b', APP_ORIGIN: 'http://games.local' },
      'APP_ORIGIN must begin with https:// where this server has a certificate.',
    ],
    [
      { REDIRECT_PORT: '80' },
      'REDIRECT_PORT sends browsers on to HTTPS: it needs TLS_CERT and TLS_KEY.',
    ],
  ])('the TLS settings %j are refused', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});

describe('a request by plain HTTP', () => {
  it.each([
    ['https://games.sch.uk', 3000, 'elsewhere:80', '/a?b', 'https://games.sch.uk/a?b'],
    [null, 443, 'games.local', '/', 'https://games.local/'],
    [null, 3000, 'games.local:8080', '/x', 'https://games.local:3000/x'],
    [null, 3000, '[fe80::1]:80', '/x', 'https://[fe80::1]:3000/x'],
    [null, 3000, 'games.local', 'http://evil.example/', 'https://games.local:3000/'],
    [null, 3000, 'me@evil.example', '/', null],
    [null, 3000, 'evil.example/x', '/', null],
    [null, 3000, undefined, '/', null],
  ])(
    'a plain HTTP request at %s port %d, host %s, path %s is redirected to the right address',
    (origin, port, host, path, to) => {
      expect(redirectTarget({ origin, port }, host, path)).toBe(to);
    },
  );
});

describe('the Strict-Transport-Security header', () => {
  const DAY_S = 86_400;
  it.each([
    [null, false],
    ['http://games.sch.uk', false],
    ['https://192.168.1.5:3000', false],
    ['https://[fe80::1]', false],
    ['https://games.sch.uk', 365 * DAY_S],
    ['https://games.local', DAY_S],
    ['https://games', DAY_S],
    ['https://games.home.arpa:8443', DAY_S],
  ])(
    'the Strict-Transport-Security header of %s lasts %s seconds and covers that name alone',
    (origin, maxAge) => {
      expect(strictTransportSecurity(origin)).toEqual(
        maxAge === false ? false : { maxAge, includeSubDomains: false },
      );
    },
  );
});

describe('the warning about plain HTTP', () => {
  it.each([
    [{}, false],
    [{ HOST: '::1' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '192.168.1.5', APP_ORIGIN: 'http://games.local' }, true],
    [{ HOST: '0.0.0.0', APP_ORIGIN: 'https://games.local' }, false],
    [{ HOST: '0.0.0.0', TRUST_PROXY: '1' }, false],
    [{ HOST: '0.0.0.0', TLS_CERT: 'a', TLS_KEY: 'b' }, false],
  ])('with the settings %j it is %s that there is a warning about plain HTTP', (env, given) => {
    expect(plainHttpNotice(readConfig(env)).length > 0).toBe(given);
  });
});
