import { expect, it } from 'vitest';
import { reachableAddresses } from './addresses.ts';
import { readConfig } from './config.ts';

const address = (ip: string, internal = false) => ({
  address: ip,
  family: 'IPv4' as const,
  internal,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: `${ip}/24`,
});
const INTERFACES = {
  lo: [address('127.0.0.1', true)],
  eth0: [address('192.0.2.7')],
  wlan0: [address('198.51.100.3')],
  docker0: [address('172.17.0.1')],
};

it.each([
  [{}, []],
  [{ HOST: 'localhost' }, []],
  [{ HOST: '0.0.0.0' }, ['http://192.0.2.7:3000', 'http://198.51.100.3:3000']],
  [{ HOST: '::', PORT: '80' }, ['http://192.0.2.7', 'http://198.51.100.3']],
  [{ HOST: '192.0.2.7', TLS_CERT: 'c', TLS_KEY: 'k', PORT: '443' }, ['https://192.0.2.7']],
  [{ HOST: '2001:db8::7' }, ['http://[2001:db8::7]:3000']],
  [{ APP_ORIGIN: 'https://games.example' }, ['https://games.example']],
  [{ HOST: '0.0.0.0', APP_ORIGIN: 'http://127.0.0.1:3000' }, []],
])('other devices reach a server with the settings %o at %o', (env, addresses) => {
  expect(reachableAddresses(readConfig(env), INTERFACES)).toEqual(addresses);
});
