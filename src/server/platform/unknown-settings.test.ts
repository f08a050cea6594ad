import { expect, it } from 'vitest';
import { unknownSettings } from './unknown-settings.ts';

it.each([
  ['BACKUPDIR', 'BACKUP_DIR'],
  ['HOSTT', 'HOST'],
  ['host', 'HOST'],
  ['REGISTRATION_FEE', 'REGISTRATION_FEE_PENCE'],
  ['STRIPE_KEY', 'STRIPE_SECRET_KEY'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
])('the unknown name %s in .env is told with the nearest setting, %s', (name, nearest) => {
  expect(unknownSettings({ [name]: 'x' }, { [name]: 'x' })).toEqual([
    `${name} in .env is not a setting and has no effect. Did you mean ${nearest}?`,
  ]);
});

it('an unknown name in the environment is told if it looks like a setting, and no other', () => {
  const environment = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'school',
    LOGNAME: 'games',
    npm_config_cache: 'x',
    PORT: '3000',
    BACKUPDIR: '/x',
    STRIPE_SECRET: 'x',
  };
  expect(unknownSettings(environment, { PORT: '3000', TZ: 'Europe/London' })).toEqual([
    'The environment variable BACKUPDIR is not a setting and has no effect. Did you mean BACKUP_DIR?',
    'The environment variable STRIPE_SECRET is not a setting and has no effect. Did you mean STRIPE_SECRET_KEY?',
  ]);
});
