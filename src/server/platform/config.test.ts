import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { readStartSettings } from './settings.ts';

describe('settings', () => {
  it('settings have the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      appName: 'Bright Explorers',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      origin: null,
      stripe: null,
      emailJs: null,
      registrationFeePence: 400,
      proxies: 0,
      workers: 1,
      metrics: null,
      logLevel: 'info',
    });
  });

  it('settings allow several processes, more of them with a PostgreSQL server', () => {
    const DATABASE_URL = 'postgres://games@db/games';
    expect(readConfig({ WORKERS: '4', DATABASE_URL })).toMatchObject({ workers: 4 });
    expect(readConfig({ WORKERS: '16' })).toMatchObject({ workers: 16 });
    expect(readConfig({ WORKERS: '17', DATABASE_URL })).toMatchObject({ workers: 17 });
    expect(() => readConfig({ WORKERS: '17' })).toThrow(/^WORKERS can be at most 16 with/);
    expect(() => readConfig({ WORKERS: '0', DATABASE_URL })).toThrow('WORKERS must be at least 1');
  });

  it('a start with any other option than the number of processes says how it is used', () => {
    expect(() => readStartSettings(['--threads', '4'])).toThrow(
      'Usage: npm start [-- --workers <number>]',
    );
  });

  it('metrics are shown only if a port is set for them', () => {
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(readConfig({ METRICS_HOST: '0.0.0.0' }).metrics).toBeNull();
  });

  it('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', APP_ORIGIN: '' })).toMatchObject({ port: 3000, origin: null });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['APP_ORIGIN', 'games.school'],
    ['APP_ORIGIN', 'ftp://games.school'],
    ['REGISTRATION_FEE_PENCE', '4.00'],
    ['REGISTRATION_FEE_PENCE', '29'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('the setting %s=%s is refused with a message that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('a negative fee is refused because it is negative', () => {
    expect(() => readConfig({ REGISTRATION_FEE_PENCE: '-3' })).toThrow(
      'REGISTRATION_FEE_PENCE must be at least 0.',
    );
  });

  it('settings that belong together must all be set or none', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_x' })).toThrow('STRIPE_WEBHOOK_SECRET');
    expect(() => readConfig({ EMAILJS_PUBLIC_KEY: 'k' })).toThrow('EMAILJS_TEMPLATE_ID');
  });

  const stripe = (secret: string, publishable: string, webhook = 'whsec_1') => ({
    STRIPE_SECRET_KEY: secret,
    STRIPE_PUBLISHABLE_KEY: publishable,
    STRIPE_WEBHOOK_SECRET: webhook,
  });

  it.each([
    ['sk_live_1', 'pk_live_1', false],
    ['rk_live_1', 'pk_live_1', false],
    ['sk_test_1', 'pk_test_1', true],
    ['rk_test_1', 'pk_test_1', true],
  ])('the mode of the keys %s and %s is recognised', (secret, publishable, isTest) => {
    expect(readConfig(stripe(secret, publishable)).stripe).toMatchObject({ isTest });
  });

  it.each([
    ['sk_test_1', 'pk_live_1', /STRIPE_SECRET_KEY is a test key and STRIPE_PUBLISHABLE_KEY a live/],
    ['rk_live_1', 'pk_test_1', /STRIPE_SECRET_KEY is a live key and STRIPE_PUBLISHABLE_KEY a test/],
    ['pk_live_1', 'sk_live_1', /STRIPE_SECRET_KEY must begin with sk_live_/],
    ['sk_live_1', 'sk_live_1', /STRIPE_PUBLISHABLE_KEY must begin with pk_live_/],
    ['live', 'pk_live_1', /STRIPE_SECRET_KEY must begin/],
  ])(
    'the keys %s and %s are refused without repeating any of them',
    (secret, publishable, sentence) => {
      expect(() => readConfig(stripe(secret, publishable))).toThrow(sentence);
      expect(() => readConfig(stripe(secret, publishable))).not.toThrow(/_1\b/);
    },
  );

  it('the webhook’s signing secret must be set with the keys', () => {
    expect(() => readConfig(stripe('sk_live_1', 'pk_live_1', 'we_1'))).toThrow(
      'STRIPE_WEBHOOK_SECRET must begin with whsec_.',
    );
  });

  it('only the origin of APP_ORIGIN is kept', () => {
    expect(readConfig({ APP_ORIGIN: 'https://games.school/start' }).origin).toBe(
      'https://games.school',
    );
  });
});

describe('the settings of school accounts', () => {
  const SCHOOL = {
    APP_ORIGIN: 'https://games.school',
    OIDC_ISSUER: 'https://accounts.google.com',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'top secret',
  };

  it('the settings of school accounts give the address that the provider returns browsers to', () => {
    expect(readConfig(SCHOOL).oidc).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'top secret',
      redirectUri: 'https://games.school/school-account',
    });
    expect(readConfig({}).oidc).toBeNull();
  });

  it.each([
    [{ OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '' }, /^OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must/],
    [{ OIDC_ISSUER: '' }, /^OIDC_ISSUER must be set as well/],
    [{ OIDC_ISSUER: 'accounts.google.com' }, /^OIDC_ISSUER must be an address such as/],
    [{ OIDC_ISSUER: 'http://accounts.google.com' }, /^OIDC_ISSUER must begin with https/],
    [{ OIDC_ISSUER: 'http://localhost.evil.example' }, /^OIDC_ISSUER must begin with https/],
    [{ OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' }, /the tenant of your own/],
    [{ APP_ORIGIN: '' }, /^OIDC_ISSUER needs APP_ORIGIN/],
    [{ APP_ORIGIN: 'http://games.school' }, /^APP_ORIGIN must begin with https/],
  ])(
    'the school account settings %o are refused with one message, without the secret',
    (change, sentence) => {
      expect(() => readConfig({ ...SCHOOL, ...change })).toThrow(sentence);
      expect(() => readConfig({ ...SCHOOL, ...change })).not.toThrow(/top secret/);
    },
  );

  it('a provider on the same machine is accepted, for trying school accounts out', () => {
    const here = { OIDC_ISSUER: 'http://localhost:9000', APP_ORIGIN: 'http://127.0.0.1:3000' };
    expect(readConfig({ ...SCHOOL, ...here }).oidc).toMatchObject({ issuer: here.OIDC_ISSUER });
  });
});
