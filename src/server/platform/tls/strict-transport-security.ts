// How long browsers are told to use HTTPS only (RFC 6797).
import { isIP } from 'node:net';

const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;
/** Suffixes of local names (RFC 6762, RFC 8375, RFC 2606, and what routers and schools use). */
const LOCAL_NAME = /(^[^.]+|\.(local|lan|internal|intranet|home\.arpa|test|localhost))$/i;

/**
 * Helmet's setting for this public address: none without HTTPS, or for an IP address, to which browsers do not apply
 * it. A year for a public name. A day for a local name, because its certificate often comes from the school's own
 * authority, and a warning that cannot be clicked through must not outlast the mistake behind it for long. Never for
 * sub-domains: they may be other machines, such as a printer that uses plain HTTP.
 */
export function strictTransportSecurity(
  origin: string | null,
): { maxAge: number; includeSubDomains: false } | false {
  if (origin === null) return false;
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return { maxAge: LOCAL_NAME.test(hostname) ? DAY_S : YEAR_S, includeSubDomains: false };
}
