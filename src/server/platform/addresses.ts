// Where other devices reach this server.
import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';
import { isLoopback } from '#shared/loopback.ts';

type Settings = Pick<Config, 'host' | 'origin' | 'port' | 'schoolNames' | 'tls'>;
type Interfaces = ReturnType<typeof networkInterfaces>;

/** The networks of containers and virtual machines on this machine, which no other device is in. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet)/;

/** The public address alone where it is set; otherwise each that the certificate names, or each of this machine's; empty if only this machine can connect. */
export function reachableAddresses(
  { host, origin, port, schoolNames, tls }: Settings,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  if (origin !== null) return isLoopback(new URL(origin).hostname) ? [] : [origin];
  const hosts =
    schoolNames.length > 0 && !isLoopback(host) ? schoolNames : hostsOf(host, interfaces);
  return hosts.map((name) => {
    const url = new URL(`${tls ? 'https' : 'http'}://${name.includes(':') ? `[${name}]` : name}`);
    url.port = String(port);
    return url.origin;
  });
}

function hostsOf(host: string, interfaces: Interfaces): string[] {
  if (host !== '0.0.0.0' && host !== '::') return isLoopback(host) ? [] : [host];
  return Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
