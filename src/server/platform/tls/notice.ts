// Start-up messages about devices that use plain HTTP (D16).
import { isLoopback } from '#shared/loopback.ts';
import type { Config } from '../config.ts';

type Settings = Pick<Config, 'host' | 'origin' | 'tls' | 'proxies'>;

/** Whether browsers use HTTPS according to the settings, through this server or a proxy. */
export function isSecure({ origin, tls, proxies }: Settings): boolean {
  return tls !== null || proxies > 0 || (origin?.startsWith('https:') ?? false);
}

/** Empty if only this machine can connect or browsers use HTTPS. */
export function plainHttpNotice(settings: Settings): string[] {
  if (isLoopback(settings.host) || isSecure(settings)) return [];
  return [
    'PLAIN HTTP: other devices can play as long as the network works. They cannot install the app or play',
    'offline, and passwords can be read on the network. HTTPS takes two steps (docs/https.md):',
    'npm run https -- <the name or address that they use>',
  ];
}
