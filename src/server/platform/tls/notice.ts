// What the operator is told at the start about devices that come by plain HTTP (D16).
import type { Config } from '../config.ts';

type Place = Pick<Config, 'host' | 'origin' | 'tls' | 'proxies'>;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

/** Whether browsers come by HTTPS, as far as the settings say: this server speaks it, or a proxy in front does. */
export function isSecure({ origin, tls, proxies }: Place): boolean {
  return tls !== null || proxies > 0 || (origin?.startsWith('https:') ?? false);
}

/** Nothing where only this machine can come, or where browsers come by HTTPS. */
export function plainHttpNotice(place: Place): string[] {
  if (LOOPBACK.test(place.host) || isSecure(place)) return [];
  return [
    'PLAIN HTTP: other devices can play as long as the network works. They cannot install the app or play',
    'offline, and passwords can be read on the way. HTTPS takes ten minutes: docs/https.md.',
  ];
}
